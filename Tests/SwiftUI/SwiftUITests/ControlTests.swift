import AccessibilityTree
import HeadlessUIKit
import SwiftUI
import Testing

/// Controls: their elements, and what the user's gestures do.
@MainActor struct ControlTests {
    struct Counting: View {
        @State private var count = 0
        @State private var isOn = false
        @State private var level = 0.5
        @State private var name = ""

        var body: some View {
            VStack {
                Button("Count") { count += 1 }
                Text("\(count) times")
                Toggle("Sound", isOn: $isOn)
                Slider(value: $level) { Text("Level") }
                TextField("Name", text: $name)
            }
        }
    }

    @Test func `controls are read by their labels and values`() {
        let screen = Screen(Counting())
        #expect(
            screen.descriptions == [
                "Count. Button.", "0 times", "Sound. Switch Button. Off.", "Level: 50%. Adjustable.",
                "Name. Text Field.",
            ])
    }

    @Test func `activation performs a button's action and turns a toggle`() {
        let screen = Screen(Counting())
        screen.activate("Count")
        screen.activate("Count")
        screen.activate("Sound")
        #expect(Array(screen.descriptions[1...2]) == ["2 times", "Sound. Switch Button. On."])
        #expect(screen.reader.session.focusedPosition == 2)
    }

    @Test func `swipes adjust a slider`() {
        let screen = Screen(Counting())
        screen.reader.move(to: "Level")
        screen.reader.perform(.increment)
        #expect(screen.descriptions[3] == "Level: 60%. Adjustable.")
    }

    @Test func `a field takes text`() {
        let screen = Screen(Counting())
        screen.activate("Name")
        screen.reader.type("Ada")
        #expect(screen.descriptions[4].hasPrefix("Ada. Text Field."))
    }

    @Test func `the label of a button swallows what is inside`() {
        let screen = Screen(
            VStack {
                Button {
                } label: {
                    HStack {
                        Image(systemName: "square"); Text("Accept Terms")
                    }
                }
                Button {
                } label: {
                    Image("scan")
                }
                Button {
                } label: {
                    Image(systemName: "mic.fill")
                }.accessibilityLabel("Microphone")
                Button("Log In") {}.disabled(true)
                Button {
                } label: {
                    Text("Inside").disabled(true)
                }
                Link("Help", destination: URL(string: "https://example.org")!)
            })
        #expect(
            screen.descriptions == [
                "Accept Terms. Button.", "scan. Button.", "Microphone. Button.", "Log In. Dimmed. Button.",
                "Inside. Dimmed. Button.", "Help. Button. Link.",
            ])
    }

    @Test func `a disabled button does nothing`() {
        var count = 0
        let screen = Screen(Button("Pay") { count += 1 }.disabled(true))
        screen.activate("Pay")
        #expect(count == 0)
    }

    struct BoxStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square")
                configuration.label
            }
        }
    }

    @Test func `a toggle in a style of the app is one switch`() {
        let screen = Screen(
            VStack {
                Toggle(isOn: .constant(false)) { Text("Email") }.toggleStyle(BoxStyle()).accessibilityValue("Unchecked")
                Toggle("Phone", isOn: .constant(true)).labelsHidden()
            })
        #expect(screen.descriptions == ["Email. Switch Button. Unchecked", "Phone. Switch Button. On."])
    }

    @Test(arguments: [
        (4.5, 1.0...101.0, "4%"), (50, 0...100, "50%"), (0.5, 0...1, "50%"), (1.5, 1...2, "150%"), (4.5, 3...16, "4.5"),
        (1.5, 1.3...2.3, "1.5"),
    ])
    func `a slider's value is spoken by the length of its range`(
        value: Double, range: ClosedRange<Double>, spoken: String
    ) {
        let screen = Screen(Slider(value: .constant(value), in: range) { Text("Level") })
        #expect(screen.descriptions == ["Level: \(spoken). Adjustable."])
    }

    @Test func `a stepper is a container of its label and its buttons`() {
        let screen = Screen(Stepper("Tickets: 1", value: .constant(1), in: 1...5))
        #expect(screen.descriptions == ["Tickets: 1", "Decrement. Dimmed. Button.", "Increment. Button."])
    }

    @Test func `fields are read by their text or their title`() {
        let screen = Screen(
            VStack {
                TextField("SwiftUI Text Field", text: .constant(""))
                TextField("SwiftUI Text Field", text: .constant("Value in Text Field"))
                SecureField("Password", text: .constant(""))
                SecureField("Password", text: .constant("secret123"))
                TextField("", text: .constant("jdoe24")).accessibilityLabel("Username")
            })
        #expect(
            screen.descriptions == [
                "SwiftUI Text Field. Text Field.", "Value in Text Field. Text Field.", "Password. Secure Text Field.",
                "•••••••••. Secure Text Field.", "Username: jdoe24. Text Field.",
            ])
        #expect(screen.hints.first == "Double tap to edit.")
    }

    @Test func `a label is read by its title`() {
        let screen = Screen(
            VStack {
                Label("Home", systemImage: "house")
                Label("World", systemImage: "globe").labelStyle(.iconOnly)
                ProgressView("Downloading", value: 0.4)
            })
        #expect(screen.descriptions == ["Home", "World. Image.", "Downloading: 40%"])
    }

    @Test func `a button in a combined element becomes an action`() {
        let screen = Screen(
            HStack {
                Text("John Doe")
                Button("Options") {}
            }
            .accessibilityElement(children: .combine))
        #expect(screen.descriptions == ["John Doe. Button."])
        #expect(screen.nodes.first?.customActions.map(\.name.string) == ["Options"])
    }
}
