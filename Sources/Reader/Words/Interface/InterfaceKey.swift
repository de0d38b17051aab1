/// The words that UIKit itself announces and shows, one case for each: they are in the app's language.
///
/// A word with a number or another text in it is a pattern: `{0}`, `{1}` … are replaced by its arguments.
public enum InterfaceKey: String, Sendable, Hashable, CaseIterable {
    // MARK: Bars
    /// A button that leads back to the previous screen.
    case back
    /// A button that finishes a task.
    case done
    /// A button that cancels a task.
    case cancel
    /// A button that starts editing; also the Edit menu.
    case edit
    /// A button that saves.
    case save
    /// A button that adds an item.
    case add
    /// A button that starts a new text.
    case compose
    /// A button that answers a message.
    case reply
    /// A button that shares content.
    case share
    /// A button that organizes items.
    case organize
    /// A button that shows bookmarks.
    case bookmarks
    /// A button that searches.
    case search
    /// A button that reloads.
    case refresh
    /// A button that stops loading.
    case stop
    /// A button that takes a picture.
    case camera
    /// A button that deletes; also the swipe action of a row.
    case delete
    /// A button that plays.
    case play
    /// A button that pauses.
    case pause
    /// A button that rewinds media playback.
    case rewind
    /// A button that skips forward in media playback.
    case fastForward
    /// A button that undoes a change.
    case undo
    /// A button that redoes a change.
    case redo
    /// A button that curls the page.
    case pageCurl
    /// A button that closes.
    case close
    /// A button for Writing Tools.
    case writingTools
    /// A button that clears a field.
    case clearText
    /// A search has found nothing.
    case noResults
    /// A search for a text has found nothing; the text follows.
    case noResultsFor
    /// The suggestion when a search has found nothing.
    case checkSpelling
    /// The handle that moves a row by dragging; the row's announcement follows.
    case reorder
    /// The control of a row that deletes it while the table is edited; {0} is the row's announcement.
    case deleteItem
    /// The control of a row that inserts one while the table is edited; {0} is the row's announcement.
    case insertItem
    /// The handle at the top of a sheet.
    case sheetGrabber
    /// The value of a sheet's handle at a detent in the middle.
    case halfScreen
    /// The value of a sheet's handle at the largest detent.
    case expandedSheet
    /// A button that shows the columns next to the content.
    case showSidebar
    /// A button that hides the columns next to the content.
    case hideSidebar
    /// A button that hides all columns next to the content.
    case enterFullScreen
    /// A button that shows the columns next to the content again.
    case exitFullScreen

    /// The button that turns a calendar to the next month.
    case nextMonth
    /// The button that turns a calendar to the previous month.
    case previousMonth

    // MARK: Tabs
    /// The tab for items that don't fit.
    case more
    /// The tab of favourites.
    case favorites
    /// The tab of recommended items.
    case featured
    /// The tab of the best rated items.
    case topRated
    /// The tab of recently used items.
    case recents
    /// The tab of contacts.
    case contacts
    /// The tab of items seen earlier.
    case history
    /// The tab of downloads.
    case downloads
    /// The tab of new items.
    case mostRecent
    /// The tab of the most viewed items.
    case mostViewed
    /// A number in the badge of a tab; {0} is the number, which determines the plural form.
    case itemCount

    // MARK: Menus
    /// The command that cuts the selected text.
    case cut
    /// The command that copies.
    case copy
    /// The command that pastes.
    case paste
    /// The command that selects all text.
    case selectAll
    /// The File menu.
    case fileMenu
    /// The Format menu.
    case formatMenu
    /// The View menu.
    case viewMenu
    /// The Window menu.
    case windowMenu
    /// The Help menu.
    case help
    /// The action that dismisses a context menu.
    case dismissContextMenu
    /// The action that dismisses a popover.
    case dismissPopup

    // MARK: Searching in text
    /// The field for the text to find.
    case find
    /// A button that goes to the next result.
    case findNext
    /// A button that goes to the previous result.
    case findPrevious
    /// The place among the results; {0} is the result, from 1, {1} their number.
    case findResult
    /// A button that replaces a result; also the field for the new text.
    case replace
    /// A button that replaces all results.
    case replaceAll

    // MARK: Controls
    /// A button that shows details.
    case moreInfo
    /// A button that increases a value.
    case increment
    /// A button that decreases a value.
    case decrement
    /// A progress bar.
    case progress
    /// The value of an activity indicator that is animating.
    case inProgress
    /// The value of an activity indicator that has stopped.
    case progressHalted
    /// The index at the edge of a table.
    case tableIndex

    // MARK: Position
    /// The dots of a page control; {0} is the page, from 1, {1} the number of pages.
    case pageOfControl
    /// The visible page after scrolling; {0} is the page, from 1, {1} the number of pages.
    case pageStatus
    /// The visible rows after scrolling; {0} is the first, from 1, {1} the last, {2} their number.
    case rowsStatus

    // MARK: Dates
    /// A control that chooses a day.
    case datePicker
    /// A control that chooses a time.
    case timePicker
    /// January.
    case january
    /// February.
    case february
    /// March.
    case march
    /// April.
    case april
    /// May.
    case may
    /// June.
    case june
    /// July.
    case july
    /// August.
    case august
    /// September.
    case september
    /// October.
    case october
    /// November.
    case november
    /// December.
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
