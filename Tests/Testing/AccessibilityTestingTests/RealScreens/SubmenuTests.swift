import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Testing

/// Menus in menus (UIMenu, "Adding menus and shortcuts to the menu bar and user interface"): a menu is a submenu, which
/// its title opens, unless it has the option `displayInline`.
@Suite(.serialized) @MainActor struct SubmenuTests {
    /// A list of photos with a "More" menu in its bar, as many apps have.
    private final class Photos: UIViewController {
        var story: [String] = []
        var isFavorite = false

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Photos"
            let sorting = UIMenu(title: "Sort By", children: ["Name", "Date"].map(entry))
            let sharing = UIMenu(options: .displayInline, children: ["Copy", "Share"].map(entry))
            let more = UIMenu(title: "More", children: [UIMenu(title: "Print", children: [entry("To PDF")])])
            let favorite = UIAction(title: "Favorite", attributes: .keepsMenuPresented) { [weak self] action in
                self?.isFavorite.toggle()
                action.state = self?.isFavorite == true ? .on : .off
            }
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Options", menu: UIMenu(children: [sharing, sorting, favorite, more, UIMenu(title: "Empty")]))
        }

        private func entry(_ title: String) -> UIMenuElement {
            UIAction(title: title) { [weak self] _ in self?.story.append(title) }
        }
    }

    private static let menu = [
        "Copy", "Share", "Sort By", "Favorite", "More", "Dismiss context menu", "dismiss popup",
    ]

    private func onMenu(_ test: (ScreenReaderSession, Photos) throws -> Void) throws {
        let photos = Photos()
        try reading(UINavigationController(rootViewController: photos)) { reader, _ in
            try reader.choose("Options")
            try test(reader, photos)
        }
    }

    @Test func `a submenu is an item that opens, and an inline menu is part of the menu`() throws {
        try onMenu { reader, photos in
            #expect(reader.labels == Self.menu)
            try reader.choose("Sort By")
            #expect(reader.labels == ["Sort By", "Name", "Date", "Dismiss context menu", "dismiss popup"])
            try reader.choose("Date")
            #expect(photos.story == ["Date"])
            #expect(reader.labels == ["Photos", "Options"], "the choice has closed both menus")
            #expect(reader.cursor == "Options")
        }
    }

    @Test func `escape leads from a submenu to its menu, and from there to the screen`() throws {
        try onMenu { reader, photos in
            try reader.choose("More")
            try reader.choose("Print")
            #expect(reader.labels == ["Print", "To PDF", "Dismiss context menu", "dismiss popup"])
            reader.escape()
            #expect(reader.cursor == "Print" && reader.labels.first == "More")
            reader.escape()
            #expect(reader.cursor == "More")
            reader.escape()
            #expect(reader.labels == ["Photos", "Options"])
            #expect(photos.story.isEmpty)
        }
    }

    @Test func `a submenu is dismissed with its menu`() throws {
        try onMenu { reader, _ in
            try reader.choose("Sort By")
            try reader.choose("Dismiss context menu")
            #expect(reader.labels == ["Photos", "Options"])
        }
    }

    @Test func `an entry that keeps the menu open shows its new state`() throws {
        try onMenu { reader, photos in
            try reader.choose("Favorite")
            #expect(photos.isFavorite)
            #expect(reader.cursor == "Favorite")
            #expect(reader.focusedElement?.traits.contains(.selected) == true)
        }
    }
}
