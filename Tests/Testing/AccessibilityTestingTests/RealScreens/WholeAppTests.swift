import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Testing

/// Paths through whole apps, as a VoiceOver user takes them: escape dismisses a covering screen, a covered one is out
/// of reach, and the cursor returns to its previous position.
@Suite(.serialized) @MainActor struct WholeAppTests {
    private static let pad = CGSize(width: 1180, height: 820)

    @Test func `a sheet with a stack and an alert over a stack in tabs, left one by one and at once`() throws {
        let inbox = ListedController("Inbox", ["Mail 1!"])
        let mail = ListedController("Mail", ["Text", "Reply!"])
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: inbox)
        stack.title = "Inbox"
        tabs.viewControllers = [stack, ListedController("Search", ["Nothing"])]
        let draft = ListedController("Draft", ["Body", "Attach!"])
        let files = ListedController("Files", ["A.txt", "Remove!"])
        let sheet = UINavigationController(rootViewController: draft)
        inbox.onPress["Mail 1"] = { stack.pushViewController(mail, animated: true) }
        mail.onPress["Reply"] = { mail.present(sheet, animated: true) }
        draft.onPress["Attach"] = { sheet.pushViewController(files, animated: true) }
        files.onPress["Remove"] = {
            let alert = UIAlertController(title: "Remove?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Remove", style: .destructive) { _ in tabs.dismiss(animated: true) })
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            files.present(alert, animated: true)
        }
        try reading(tabs) { reader, _ in
            for _ in 0..<2 {
                if stack.topViewController === inbox {
                    try reader.choose("Mail 1")
                    #expect(reader.cursor == "Inbox", "the back button")
                }
                try reader.choose("Reply")
                #expect(reader.labels == ["Draft", "Body", "Attach"])
                sheet.isModalInPresentation = true
                try reader.choose("Attach")
                try reader.choose("Remove")
                #expect(reader.labels == ["Remove?", "Cancel", "Remove"])
                reader.escape()
                #expect(reader.cursor == "Remove" && reader.labels == ["Draft", "Files", "A.txt", "Remove"])
                reader.escape()
                #expect(reader.cursor == "Attach", "a sheet that must stay pops")
                sheet.isModalInPresentation = false
                try reader.choose("Attach")
                try reader.choose("Remove")
                try reader.choose("Remove")
                #expect(reader.labels == ["Inbox", "Mail", "Text", "Reply", "Inbox", "Search"])
                #expect(reader.cursor == "Reply")
                sheet.popToRootViewController(animated: false)
            }
            try reader.choose("Reply")
            reader.escape()
            #expect(reader.cursor == "Reply")
            reader.escape()
            #expect(reader.cursor == "Mail 1")
        }
    }

    @Test func `a sheet over a sheet is left from the top`() throws {
        let root = ListedController(nil, ["Home", "One!"])
        let one = ListedController(nil, ["In one", "Two!"])
        let two = ListedController(nil, ["In two"])
        root.onPress["One"] = { root.present(one, animated: true) }
        one.onPress["Two"] = { one.present(two, animated: true) }
        try reading(root) { reader, _ in
            try reader.choose("One")
            try reader.choose("Two")
            #expect(reader.labels == ["In two"])
            reader.escape()
            #expect(reader.cursor == "Two" && reader.labels == ["In one", "Two"])
            reader.escape()
            #expect(reader.cursor == "One")
            #expect(root.presentedViewController == nil)
        }
    }

    @Test func `an alert over an active search leaves the search as it was`() throws {
        let list = ListedController("Fruit", ["Apple!", "Pear"])
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "Find"
        list.navigationItem.searchController = search
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: list)]
        list.onPress["Apple"] = {
            let alert = UIAlertController(title: "Eat it?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
            list.present(alert, animated: true)
        }
        try reading(tabs) { reader, _ in
            reader.letApp { search.isActive = true }
            #expect(reader.labels.contains("Cancel") && reader.labels.contains("Apple"))
            try reader.choose("Apple")
            #expect(reader.labels == ["Eat it?", "No"])
            reader.escape()
            #expect(reader.cursor == "Apple" && search.isActive)
            reader.escape()
            #expect(!search.isActive)
            #expect(reader.labels.contains("Fruit") && !reader.labels.contains("Cancel"))
        }
    }

    @Test func `a popover from a bar button and a sheet from a column of a split view`() throws {
        let list = ListedController("Notes", ["Note 1!"])
        let note = ListedController("Note", ["Text", "Share!"])
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UINavigationController(rootViewController: list), for: .primary)
        split.setViewController(UINavigationController(rootViewController: note), for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        let sorting = ListedController(nil, ["By date!"])
        let sort = UIBarButtonItem(
            title: "Sort",
            primaryAction: UIAction { _ in
                sorting.modalPresentationStyle = .popover
                sorting.preferredContentSize = CGSize(width: 240, height: 200)
                list.present(sorting, animated: true)
                sorting.popoverPresentationController?.barButtonItem = list.navigationItem.rightBarButtonItem
            })
        list.navigationItem.rightBarButtonItem = sort
        note.onPress["Share"] = { note.present(ListedController(nil, ["Share with"]), animated: true) }
        try reading(split, size: Self.pad) { reader, _ in
            try reader.choose("Sort")
            #expect(reader.labels == ["By date", "dismiss popup"])
            reader.escape()
            #expect(reader.cursor == "Sort")
            try reader.choose("Share")
            #expect(reader.labels == ["Share with"])
            reader.escape()
            #expect(reader.cursor == "Share")
            #expect(reader.labels.contains("Note 1"))
        }
    }

    @Test func `a full-screen login in a tab keeps its user until it is done`() throws {
        let login = ListedController(nil, ["Password", "Done!"])
        let account = ListedController("Account", ["Sign in!"])
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: account)
        stack.title = "Account"
        tabs.viewControllers = [stack, ListedController("News", ["Headline"])]
        login.modalPresentationStyle = .currentContext
        account.onPress["Sign in"] = { account.present(login, animated: true) }
        login.onPress["Done"] = { login.dismiss(animated: true) }
        try reading(tabs) { reader, _ in
            try reader.choose("Sign in")
            #expect(reader.labels == ["Password", "Done", "Account", "News"])
            reader.escape()
            #expect(stack.presentedViewController === login, "it covers its place")
            try reader.choose("News")
            #expect(reader.labels == ["Headline", "Account", "News"])
            try reader.choose("Account")
            #expect(reader.labels == ["Password", "Done", "Account", "News"])
            try reader.choose("Done")
            #expect(reader.cursor == "Sign in")
        }
    }

    @Test func `an unwind through two sheets and a stack comes back to the first screen`() throws {
        final class Home: ListedController {
            override func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? {
                action == Selector("home:") ? { _ in } : nil
            }
        }
        let home = Home("Home", ["Start!"])
        let step = ListedController("Step", ["Next!"])
        let sheet = ListedController(nil, ["Sheet", "More!"])
        let last = ListedController(nil, ["Last", "Finish!"])
        let stack = UINavigationController(rootViewController: home)
        home.onPress["Start"] = { stack.pushViewController(step, animated: true) }
        step.onPress["Next"] = { step.present(sheet, animated: true) }
        sheet.onPress["More"] = { sheet.present(last, animated: true) }
        last.segueTemplates = [UIStoryboardSegueTemplate(identifier: "home", unwindAction: Selector("home:"))]
        last.onPress["Finish"] = { last.performSegue(withIdentifier: "home", sender: nil) }
        try reading(stack) { reader, _ in
            try reader.choose("Start")
            try reader.choose("Next")
            try reader.choose("More")
            #expect(reader.labels == ["Last", "Finish"])
            try reader.choose("Finish")
            #expect(stack.topViewController === home && stack.presentedViewController == nil)
            #expect(reader.labels == ["Home", "Start"])
            #expect(reader.cursor == "Start")
        }
    }
}
