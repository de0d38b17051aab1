import HeadlessUIKit
import SwiftUI
import Testing

/// Controls on UIKit, and views that are made of others.
@MainActor struct FurtherControlTests {
    @Test func `labelled content is read with its label, and names a control`() {
        let screen = Screen(
            VStack {
                LabeledContent("Version", value: "1.2")
                LabeledContent("Name") { TextField("", text: .constant("Ann")) }
            })
        #expect(screen.descriptions == ["Version, 1.2", "Name: Ann. Text Field."])
    }

    @Test func `a gauge is one element with its value`() {
        let screen = Screen(
            VStack {
                Gauge(value: 0.25) { Text("Battery") }
                Gauge(value: 3, in: 0...10) {
                    Text("Level")
                } currentValueLabel: {
                    Text("three")
                }
            })
        #expect(screen.descriptions == ["Battery: 25%", "Level: three"])
    }

    @Test func `a date picker is a container named by its label`() {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        let screen = Screen(DatePicker("Birthday", selection: .constant(date), displayedComponents: .date))
        #expect(screen.nodes.count == 1)
        #expect(screen.nodes.first?.label?.string == "Date Picker")
    }

    @Test func `a box has its label and its content`() {
        let screen = Screen(
            GroupBox("Box") {
                ControlGroup {
                    Button("One") {}
                    Button("Two") {}
                }
            })
        #expect(screen.descriptions == ["Box", "One. Button.", "Two. Button."])
    }

    @Test func `a colour picker is a button`() {
        #expect(Screen(ColorPicker("Tint", selection: .constant(.red))).descriptions == ["Tint. Button."])
    }

    struct Pages: View {
        @State private var page = 0

        var body: some View {
            TabView(selection: $page) {
                ForEach(0..<3) { Text("Page \($0)").tag($0) }
            }
            .tabViewStyle(.page)
        }
    }

    @Test func `pages have a page control that turns them`() {
        let screen = Screen(Pages())
        #expect(screen.descriptions.first == "Page 0")
        screen.reader.next()
        screen.reader.increment()
        #expect(screen.descriptions.first == "Page 1")
    }

    struct Editing: View {
        @State private var names = ["a", "b", "c"]

        var body: some View {
            VStack {
                EditButton()
                List {
                    ForEach(names, id: \.self) { Text($0) }
                        .onDelete { names.remove(atOffsets: $0) }
                        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
    }

    @Test func `rows are deleted and moved while the list is edited`() {
        let screen = Screen(Editing())
        screen.activate("Edit")
        #expect(screen.descriptions.contains("Remove a. Button.") && screen.descriptions.contains("Reorder a. Button."))
        screen.activate("Remove b")
        screen.activate("Done")
        #expect(screen.descriptions == ["Edit. Button.", "a", "c"])
    }

    @Test func `a picker takes the ids of a collection for its values`() {
        struct Choice: View {
            @State private var value = "b"
            var body: some View {
                Picker("Value", selection: $value) { ForEach(["a", "b"], id: \.self) { Text($0) } }
            }
        }
        #expect(Screen(Choice()).descriptions == ["Value: b. Button."])
    }

    @Test func `tabs of iOS 18 have titles and values`() {
        struct Tabs: View {
            @State private var tab = 2
            var body: some View {
                TabView(selection: $tab) {
                    Tab("One", systemImage: "1.circle", value: 1) { Text("First") }
                    Tab("Two", systemImage: "2.circle", value: 2) { Text("Second") }
                }
            }
        }
        #expect(Screen(Tabs()).descriptions == ["Second", "One. Tab. 1 of 2.", "Selected: Two. Tab. 2 of 2."])
    }
}
