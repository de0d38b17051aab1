import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Testing

/// Split views with named columns (UISplitViewController.show(_:), displayModeButtonVisibility).
@Suite(.serialized) @MainActor struct SidebarTests {
    private static let pad = CGSize(width: 1180, height: 820)

    /// Mail with mailboxes, messages and a message.
    private func mail(_ style: UISplitViewController.Style) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(ListedController("Mailboxes", ["Inbox!"]), for: .primary)
        if style == .tripleColumn {
            split.setViewController(ListedController("Messages", ["Hello!"]), for: .supplementary)
        }
        split.setViewController(ListedController("Message", ["Text"]), for: .secondary)
        return split
    }

    @Test func `a collapsed split view shows its detail again after the user has gone back`() {
        for style in [UISplitViewController.Style.doubleColumn, .tripleColumn] {
            let split = mail(style)
            let message = split.viewController(for: .secondary)
            reading(split) { reader, _ in
                #expect(split.isCollapsed && reader.labels.contains("Text"))
                split.show(.primary)
                reader.settle()
                #expect(reader.labels == ["Mailboxes", "Inbox"])
                for _ in 0..<2 {
                    split.show(.secondary)
                    reader.settle()
                    #expect(reader.labels.suffix(2) == ["Message", "Text"])
                    #expect(split.viewController(for: .secondary) === message)
                    reader.escape()
                    #expect(!reader.labels.contains("Text"))
                    #expect(reader.labels.contains(style == .tripleColumn ? "Messages" : "Mailboxes"))
                }
            }
        }
    }

    @Test func `a detail in the app's own stack comes back, too`() {
        let split = mail(.doubleColumn)
        let stack = UINavigationController(rootViewController: ListedController("Message", ["Own text"]))
        split.setViewController(stack, for: .secondary)
        reading(split) { reader, _ in
            reader.escape()
            #expect(reader.labels == ["Mailboxes", "Inbox"])
            split.show(.secondary)
            reader.settle()
            #expect(reader.labels.suffix(2) == ["Message", "Own text"])
        }
    }

    @Test func `the first visible column has the button for the sidebar`() throws {
        try reading(mail(.doubleColumn), size: Self.pad) { reader, _ in
            #expect(reader.labels == ["Hide Sidebar", "Mailboxes", "Inbox", "Message", "Text"])
            try reader.choose("Hide Sidebar")
            #expect(reader.labels == ["Show Sidebar", "Message", "Text"])
            try reader.choose("Show Sidebar")
            #expect(reader.labels == ["Hide Sidebar", "Mailboxes", "Inbox", "Message", "Text"])
        }
    }

    @Test func `three columns are shown one after another, and left alone by the button of the last`() throws {
        let split = mail(.tripleColumn)
        split.showsSecondaryOnlyButton = true
        try reading(split, size: Self.pad) { reader, _ in
            #expect(
                reader.labels == ["Show Sidebar", "Messages", "Hello", "Enter Full Screen", "Message", "Text"])
            try reader.choose("Show Sidebar")
            #expect(reader.labels.prefix(3) == ["Hide Sidebar", "Mailboxes", "Inbox"])
            try reader.choose("Enter Full Screen")
            #expect(reader.labels == ["Show Sidebar", "Exit Full Screen", "Message", "Text"])
            try reader.choose("Exit Full Screen")
            #expect(split.displayMode == .oneBesideSecondary)
        }
    }

    @Test(arguments: [true, false]) func `the button is there where the split view lets the user swipe`(isOwn: Bool) {
        let split = mail(.doubleColumn)
        split.presentsWithGesture = false
        reading(split, size: Self.pad) { reader, _ in
            #expect(!reader.labels.contains("Hide Sidebar"))
            split.displayModeButtonVisibility = .always
            reader.settle()
            #expect(reader.labels.contains("Hide Sidebar"))
            if isOwn {
                split.viewController(for: .secondary)?.navigationItem.leftBarButtonItem = split.displayModeButtonItem
            } else {
                split.displayModeButtonVisibility = .never
            }
            reader.settle()
            #expect(reader.labels.filter { $0 == "Hide Sidebar" }.count == (isOwn ? 1 : 0))
        }
    }
}
