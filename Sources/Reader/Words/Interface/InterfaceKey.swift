/// The words that UIKit itself says and shows, one case for each: they are in the app's language.
///
/// A word with a number or another text in it is a pattern: `{0}`, `{1}` … stand for its arguments.
public enum InterfaceKey: String, Sendable, Hashable, CaseIterable {
    // MARK: Bars
    /// Leads back to the screen before.
    case back
    /// Ends what is being done.
    case done
    /// Ends without a change.
    case cancel
    /// Begins to edit; also the menu of editing commands.
    case edit
    /// Saves.
    case save
    /// Adds something.
    case add
    /// Begins a new text.
    case compose
    /// Answers.
    case reply
    /// Hands something on.
    case share
    /// Puts things in order.
    case organize
    /// Shows bookmarks.
    case bookmarks
    /// Searches.
    case search
    /// Loads again.
    case refresh
    /// Stops.
    case stop
    /// Takes a picture.
    case camera
    /// Deletes; also the swipe action of a row.
    case delete
    /// Plays.
    case play
    /// Pauses.
    case pause
    /// Goes back in what is played.
    case rewind
    /// Skips forward in media playback.
    case fastForward
    /// Takes a change back.
    case undo
    /// Makes a change again.
    case redo
    /// Curls the page.
    case pageCurl
    /// Closes.
    case close
    /// Tools for writing.
    case writingTools
    /// Empties a field.
    case clearText
    /// A search has found nothing.
    case noResults
    /// A search for a text has found nothing; the text follows.
    case noResultsFor
    /// The suggestion when a search has found nothing.
    case checkSpelling
    /// Moves a row by dragging; the row's words follow.
    case reorder
    /// Shows the columns next to the content.
    case showSidebar
    /// Hides the columns next to the content.
    case hideSidebar

    // MARK: Tabs
    /// The tab for items that don't fit.
    case more
    /// The tab of favourites.
    case favorites
    /// The tab of what is recommended.
    case featured
    /// The tab of what is liked best.
    case topRated
    /// The tab of what was used last.
    case recents
    /// The tab of contacts.
    case contacts
    /// The tab of what was seen before.
    case history
    /// The tab of downloads.
    case downloads
    /// The tab of what is new.
    case mostRecent
    /// The tab of what is seen most.
    case mostViewed
    /// A number in the badge of a tab; {0} is the number, which decides the plural.
    case itemCount

    // MARK: Menus
    /// Cuts the selected text.
    case cut
    /// Copies.
    case copy
    /// Pastes.
    case paste
    /// Selects everything.
    case selectAll
    /// The menu of documents.
    case fileMenu
    /// The menu of looks of text.
    case formatMenu
    /// The menu of what is shown.
    case viewMenu
    /// The menu of windows.
    case windowMenu
    /// Help.
    case help
    /// Leaves a context menu.
    case dismissContextMenu
    /// Leaves a popover.
    case dismissPopup

    // MARK: Controls
    /// Shows details.
    case moreInfo
    /// Makes a number larger.
    case increment
    /// Makes a number smaller.
    case decrement
    /// A bar that fills.
    case progress
    /// Something is going on.
    case inProgress
    /// Nothing is going on.
    case progressHalted
    /// The index at the edge of a table.
    case tableIndex

    // MARK: Place
    /// The dots of a page control; {0} is the page, from 1, {1} how many there are.
    case pageOfControl
    /// The visible page after scrolling; {0} is the page, from 1, {1} the number of pages.
    case pageStatus
    /// The visible rows after scrolling; {0} is the first, from 1, {1} the last, {2} how many there are.
    case rowsStatus

    // MARK: Dates
    /// A control that chooses a day.
    case datePicker
    /// A control that chooses a time.
    case timePicker
    /// The month.
    case january
    /// The month.
    case february
    /// The month.
    case march
    /// The month.
    case april
    /// The month.
    case may
    /// The month.
    case june
    /// The month.
    case july
    /// The month.
    case august
    /// The month.
    case september
    /// The month.
    case october
    /// The month.
    case november
    /// The month.
    case december
    /// The day of the week.
    case sunday
    /// The day of the week.
    case monday
    /// The day of the week.
    case tuesday
    /// The day of the week.
    case wednesday
    /// The day of the week.
    case thursday
    /// The day of the week.
    case friday
    /// The day of the week.
    case saturday
    /// A month without a name; {0} is its number.
    case monthNumber
    /// {0} is the name of the month, {1} the day of the month, {2} the year.
    case date
    /// {0} is the name of the day of the week, {1} the name of the month, {2} the day of the month.
    case dayOfWeek
    /// The first half of the day.
    case am
    /// The second half of the day.
    case pm
    /// {0} is a time of the first half of the day.
    case timeBeforeNoon
    /// {0} is a time of the second half of the day.
    case timeAfterNoon
    /// {0} is the hour from 1 to 12.
    case hourOf12
    /// {0} is the hour from 0 to 23.
    case hourOf24
    /// A length of time; {0} is the number of hours, which decides the plural.
    case hours
    /// A length of time; {0} is the number of minutes, which decides the plural.
    case minutes

    // MARK: Symbols
    /// A symbol of this meaning.
    case settings
    /// A symbol of this meaning.
    case remove
    /// A check mark.
    case selected
    /// A symbol of this meaning.
    case forward
    /// A symbol of this meaning.
    case info
    /// A symbol of this meaning.
    case love
    /// A symbol of this meaning.
    case favorite
    /// A symbol of this meaning.
    case notifications
    /// A symbol of this meaning.
    case home
    /// A symbol of this meaning.
    case person
    /// A symbol of this meaning.
    case people
    /// A symbol of this meaning.
    case mail
    /// A symbol of this meaning.
    case phone
    /// A symbol of this meaning.
    case photo
    /// A symbol of this meaning.
    case bookmark
    /// A symbol of this meaning.
    case folder
    /// A symbol of this meaning.
    case document
    /// A symbol of this meaning.
    case send
    /// A symbol of this meaning.
    case next
    /// A symbol of this meaning.
    case previous
    /// A symbol of this meaning.
    case up
    /// A symbol of this meaning.
    case down
    /// A symbol of this meaning.
    case left
    /// A symbol of this meaning.
    case right
    /// A symbol of this meaning.
    case calendar
    /// A symbol of this meaning.
    case clock
    /// A symbol of this meaning.
    case lock
    /// A symbol of this meaning.
    case map
    /// A symbol of this meaning.
    case microphone
    /// A symbol of this meaning.
    case cart
    /// A symbol of this meaning.
    case show
    /// A symbol of this meaning.
    case hide
    /// A symbol of this meaning.
    case flag
    /// A symbol of this meaning.
    case tag
    /// A symbol of this meaning.
    case link
    /// A symbol of this meaning.
    case attach
    /// A symbol of this meaning.
    case menu
    /// A symbol of this meaning.
    case list
    /// A symbol of this meaning.
    case location
    /// A symbol of this meaning.
    case warning
    /// A symbol of this meaning.
    case download
    /// A symbol of this meaning.
    case upload
    /// A symbol of this meaning.
    case video
    /// A symbol of this meaning.
    case volume
    /// A symbol of this meaning.
    case mute
    /// A symbol of this meaning.
    case print
    /// A symbol of this meaning.
    case filter
    /// A symbol of this meaning.
    case sort
    /// A symbol of this meaning.
    case message
    /// A symbol of this meaning.
    case like
    /// A symbol of this meaning.
    case dislike
}
