import HeadlessUIKit
import SwiftUI
import Testing

/// Lists, navigation, tabs and presentations.
@MainActor struct ContainerTests {
    @Test func `a list has headings, rows and footers in their places`() {
        let screen = Screen(
            List {
                Section {
                    Text("Checking")
                    Text("Savings")
                } header: {
                    Text("Accounts")
                } footer: {
                    Text("Tap an account to view details")
                }
                Section("Bills") { Text("Electric") }
            })
        #expect(
            screen.descriptions == [
                "Accounts. Heading.", "Checking", "Savings", "Tap an account to view details", "Bills. Heading.",
                "Electric",
            ])
    }

    @Test func `the views of a row are elements of their own, and buttons are buttons`() {
        let screen = Screen(
            List {
                VStack {
                    Text("Second Cell"); Text("Still Second Cell")
                }
                Button("Third Cell") {}
            })
        #expect(screen.descriptions == ["Second Cell", "Still Second Cell", "Third Cell. Button."])
    }

    @Test func `content of a scroll view is read also below the screen`() {
        let screen = Screen(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(1..<50, id: \.self) { Text("Item \($0)").frame(maxWidth: .infinity, minHeight: 100) }
                }
            })
        #expect(screen.descriptions.count == 49 && screen.descriptions.last == "Item 49")
    }

    struct Pages: View {
        @State private var events: [String] = []

        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("Details") {
                        Text("Second page").navigationTitle("Page two")
                    }
                    Text(events.joined(separator: " "))
                }
                .onAppear { events.append("appears") }
                .navigationTitle("Page one")
            }
        }
    }

    @Test func `a link pushes a page, and the back button leads back`() {
        let screen = Screen(Pages())
        #expect(screen.descriptions == ["Page one. Heading.", "Details. Button.", "appears"])
        screen.activate("Details")
        #expect(screen.descriptions == ["Page one. Back Button.", "Page two. Heading.", "Second page"])
        screen.reader.perform(.escape)
        screen.reader.settle()
        #expect(screen.descriptions == ["Page one. Heading.", "Details. Button.", "appears appears"])
    }

    struct Path: View {
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                Button("Go to 3") { path = [1, 2, 3] }
                    .navigationDestination(for: Int.self) { number in Button("Home from \(number)") { path = [] } }
            }
        }
    }

    @Test func `a path decides which pages are there`() {
        let screen = Screen(Path())
        screen.activate("Go to 3")
        #expect(screen.descriptions.last == "Home from 3. Button.")
        screen.activate("Home from 3")
        #expect(screen.descriptions.last == "Go to 3. Button.")
    }

    @Test func `a tab view shows the selected page and then the bar`() {
        let screen = Screen(
            TabView {
                Text("First Screen").tabItem { Text("First") }
                Text("Second Screen").tabItem { Label("Second", systemImage: "house") }
            })
        #expect(screen.descriptions == ["First Screen", "Selected: First. Tab. 1 of 2.", "Second. Tab. 2 of 2."])
        screen.activate("Second")
        #expect(screen.descriptions.first == "Second Screen")
    }

    struct Sheets: View {
        @State private var isShown = false
        @State private var isAsking = false

        var body: some View {
            VStack {
                Button("Open") { isShown = true }
                Button("Delete") { isAsking = true }
                Text(isShown ? "open" : "closed")
            }
            .sheet(isPresented: $isShown) { Closing() }
            .alert("Sure?", isPresented: $isAsking) {
                Button("Remove", role: .destructive) { isShown = true }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("It is gone then.")
            }
        }

        struct Closing: View {
            @SwiftUI.Environment(\.dismiss) private var dismiss
            var body: some View { Button("Close") { dismiss() } }
        }
    }

    @Test func `a sheet hides the screen until it is dismissed by its content or the user`() {
        let screen = Screen(Sheets())
        screen.activate("Open")
        #expect(screen.descriptions == ["Close. Button."])
        screen.activate("Close")
        #expect(screen.descriptions == ["Open. Button.", "Delete. Button.", "closed"])
        screen.activate("Open")
        screen.reader.perform(.escape)
        screen.reader.settle()
        #expect(screen.descriptions.last == "closed")
    }

    @Test func `an alert has a title, a message and buttons`() {
        let screen = Screen(Sheets())
        screen.activate("Delete")
        #expect(screen.descriptions == ["Sure?. Heading.", "It is gone then.", "Cancel. Button.", "Remove. Button."])
        screen.activate("Remove")
        #expect(screen.descriptions == ["Close. Button."])
    }

    @Test func `toolbar items are buttons of the bar`() {
        var count = 0
        let screen = Screen(
            NavigationStack {
                Text("Body").navigationTitle("Title").toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Edit") { count += 1 } }
                    ToolbarItem(placement: .primaryAction) { Button("Add") {}.disabled(true) }
                }
            })
        #expect(screen.descriptions == ["Edit. Button.", "Add. Dimmed. Button.", "Title. Heading.", "Body"])
        screen.activate("Edit")
        #expect(count == 1)
    }
}

/// Pickers, menus and groups that open.
@MainActor struct ChoiceTests {
    struct Fruits: View {
        @State private var fruit = "Banana"
        let isSegmented: Bool

        private var picker: some View {
            Picker("Fruit", selection: $fruit) {
                ForEach(["Apple", "Banana"], id: \.self) { Text($0).tag($0) }
            }
        }

        var body: some View {
            if isSegmented { picker.pickerStyle(.segmented) } else { picker }
        }
    }

    @Test func `a picker opens a menu of its options`() {
        let screen = Screen(Fruits(isSegmented: false))
        #expect(screen.nodes.map(\.label?.string) == ["Fruit"] && screen.nodes.first?.value?.string == "Banana")
        screen.activate("Fruit")
        screen.activate("Apple")
        #expect(screen.nodes.first?.value?.string == "Apple")
    }

    @Test func `segments are buttons with their position`() {
        let screen = Screen(Fruits(isSegmented: true))
        #expect(screen.descriptions == ["Apple. Button. 1 of 2.", "Selected: Banana. Button. 2 of 2."])
        screen.activate("Apple")
        #expect(screen.descriptions.first == "Selected: Apple. Button. 1 of 2.")
    }

    @Test func `a menu opens and performs its entries`() {
        var chosen = ""
        let screen = Screen(
            Menu("Actions") {
                Button("Rename") { chosen = "rename" }
                Button("Duplicate") {}
            })
        screen.activate("Actions")
        #expect(
            screen.descriptions.prefix(3) == [
                "Rename. Button.", "Duplicate. Button.", "Dismiss context menu. Button.",
            ])
        screen.activate("Rename")
        #expect(chosen == "rename" && screen.nodes.map(\.label?.string) == ["Actions"])
    }

    @Test func `a disclosure group shows its content when it is opened`() {
        let screen = Screen(DisclosureGroup("Details") { Text("Inside") })
        #expect(screen.nodes.map(\.label?.string) == ["Details"])
        screen.activate("Details")
        #expect(screen.nodes.map(\.label?.string) == ["Details", "Inside"])
    }

    @Test func `swipe actions and context menus are custom actions`() {
        var deleted = ""
        let screen = Screen(
            List {
                Text("Row").contextMenu { Button("Share") {} }.swipeActions { Button("Delete") { deleted = "row" } }
            })
        #expect(screen.nodes.first?.customActions.map(\.name.string) == ["Delete", "Share"])
        screen.performCustomAction(0)
        #expect(deleted == "row")
    }

    struct Login: View {
        @FocusState private var focus: String?
        @State private var name = ""

        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($focus, equals: "name")
                TextField("City", text: .constant("")).focused($focus, equals: "city")
                Button("Next") { focus = "city" }
                Text(focus ?? "none")
            }
        }
    }

    @Test func `the input focus follows its state, and the state follows the user`() {
        let screen = Screen(Login())
        #expect(screen.descriptions.last == "none")
        screen.activate("Name")
        #expect(screen.descriptions.last == "name")
        screen.activate("Next")
        #expect(screen.descriptions.last == "city")
    }

    @Test func `a tap gesture acts and adds no trait`() {
        var count = 0
        let screen = Screen(Text("Tap me").onTapGesture { count += 1 })
        #expect(screen.descriptions == ["Tap me"])
        screen.activate("Tap me")
        #expect(count == 1)
    }
}
