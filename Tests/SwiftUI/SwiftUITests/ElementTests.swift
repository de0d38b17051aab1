import AccessibilityTree
import HeadlessUIKit
import SwiftUI
import Testing

/// The elements of views, as VoiceOver reads them.
@MainActor struct ElementTests {
    @Test func `texts are read in order, with the traits that modifiers add`() {
        let screen = Screen(
            VStack {
                Text("One")
                Text("Two").accessibilityAddTraits(.isHeader)
            })
        #expect(screen.descriptions == ["One", "Two. Heading."])
    }

    @Test func `combine joins labels and leaves out symbols`() {
        let screen = Screen(
            HStack {
                Image(systemName: "person.circle.fill")
                VStack {
                    Text("John Doe")
                    Text("Online")
                }
            }
            .accessibilityElement(children: .combine))
        #expect(screen.descriptions == ["John Doe, Online"])
    }

    @Test func `modifiers after combine override what was merged`() {
        let screen = Screen(
            HStack {
                Text("Progress")
                Spacer()
                Text("75%")
            }
            .accessibilityElement(children: .combine).accessibilityValue("75 percent complete"))
        #expect(screen.descriptions == ["Progress, 75%: 75 percent complete"])
    }

    @Test func `ignore makes an element without properties`() {
        let screen = Screen(
            VStack {
                HStack {
                    Text("A"); Text("B")
                }.accessibilityElement()
                HStack {
                    Text("C"); Text("D")
                }.accessibilityElement(children: .ignore).accessibilityLabel("E")
            })
        #expect(screen.descriptions == ["", "E"])
    }

    @Test func `columns are read row by row unless each is a container`() {
        func columns(_ behavior: AccessibilityChildBehavior?) -> some View {
            HStack(alignment: .top) {
                ForEach(["A", "B"], id: \.self) { name in
                    if let behavior {
                        VStack {
                            Text(name + "1"); Text(name + "2")
                        }.accessibilityElement(children: behavior)
                    } else {
                        VStack {
                            Text(name + "1"); Text(name + "2")
                        }
                    }
                }
            }
        }
        #expect(Screen(columns(nil)).descriptions == ["A1", "B1", "A2", "B2"])
        #expect(Screen(columns(.contain)).descriptions == ["A1", "A2", "B1", "B2"])
    }

    @Test func `a label on several elements renames each of them`() {
        let screen = Screen(
            HStack {
                Text("A"); Text("B")
            }.accessibilityLabel("C"))
        #expect(screen.descriptions == ["C", "C"])
    }

    @Test func `a label makes an element of a colour, and an identifier does not`() {
        let screen = Screen(
            VStack {
                Color.red.accessibilityLabel("Red")
                Color.green.accessibilityIdentifier("green")
            })
        #expect(screen.descriptions == ["Red"] && screen.nodes.map(\.traits) == [[]])
    }

    @Test func `images are read by name, label or not at all`() {
        let screen = Screen(
            VStack {
                Image("logo")
                Image("logo", label: Text("Company"))
                Image(decorative: "logo")
                Image(systemName: "star.fill").accessibilityLabel("Favorite")
            })
        #expect(screen.descriptions == ["logo. Image.", "Company. Image.", "Favorite. Image."])
    }

    @Test func `hidden views are not read, and a view inside can't undo it`() {
        let screen = Screen(
            VStack {
                VStack { Text("A").accessibilityHidden(false) }.accessibilityHidden(true)
                Text("B").opacity(0)
                Text("C").hidden()
                Text("D")
            })
        #expect(screen.descriptions == ["D"])
    }

    struct Toggled: View {
        @State private var isHidden = false
        let change: Binding<() -> Void>

        var body: some View {
            let _ = change.wrappedValue = { isHidden.toggle() }
            VStack {
                Text("A").accessibilityHidden(isHidden)
                Text("B").accessibilityLabel(isHidden ? "hidden" : "shown")
            }
        }
    }

    @Test func `elements follow the state`() {
        var action: () -> Void = {}
        let screen = Screen(Toggled(change: Binding(get: { action }, set: { action = $0 })))
        #expect(screen.descriptions == ["A", "shown"])
        action()
        #expect(screen.descriptions == ["hidden"])
        action()
        #expect(screen.descriptions == ["A", "shown"])
    }

    @Test func `sort priorities come before positions`() {
        let screen = Screen(
            VStack {
                Text("A"); Text("B").accessibilitySortPriority(1)
            })
        #expect(screen.descriptions == ["B", "A"])
    }
}
