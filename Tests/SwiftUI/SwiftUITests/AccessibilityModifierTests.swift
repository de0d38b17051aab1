import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import LiveReader
import ScreenReader
import SwiftUI
import Testing

/// Accessibility modifiers, as the screen reader meets them.
@Suite(.serialized) @MainActor struct AccessibilityModifierTests {
    @Test func `a modifier with a condition leaves the attribute as it was where the condition does not hold`() {
        let screen = Screen(
            VStack {
                Text("A").accessibilityLabel("B", isEnabled: false).accessibilityValue("1", isEnabled: true)
                Text("C").accessibilityHint("hint", isEnabled: false).accessibilityHidden(true, isEnabled: false)
            })
        #expect(screen.descriptions == ["A: 1", "C"])
        #expect(screen.hints == [nil, nil])
    }

    @Test func `the names of iOS 13 still work`() {
        let screen = Screen(
            VStack {
                Text("A").accessibility(label: Text("B")).accessibility(addTraits: .isHeader)
                Text("C").accessibility(hidden: true)
            })
        #expect(screen.descriptions == ["B. Heading."])
    }

    @Test func `custom content keeps its order, and a key replaces its value`() {
        let size = AccessibilityCustomContentKey("Size", id: "size")
        let screen = Screen(
            Text("Dog").accessibilityCustomContent(size, "small").accessibilityCustomContent("Age", "3")
                .accessibilityCustomContent(size, "large", importance: .high))
        let content = screen.nodes[0].customContent
        #expect(content.map(\.label.string) == ["Size", "Age"])
        #expect(content.map(\.value.string) == ["large", "3"])
        #expect(content.map(\.isHighImportance) == [true, false])
    }

    @Test func `custom content without a value is removed`() {
        let key = AccessibilityCustomContentKey("Size")
        let screen = Screen(
            Text("Dog").accessibilityCustomContent(key, "small").accessibilityCustomContent(key, nil as Text?))
        #expect(screen.nodes[0].customContent.isEmpty)
    }

    @Test func `attributes of speech are those of the label`() {
        let screen = Screen(
            Text("A1").speechSpellsOutCharacters().speechAdjustedPitch(0.5).speechAlwaysIncludesPunctuation())
        let runs = screen.nodes[0].label?.runs.map(\.attributes) ?? []
        #expect(runs.map(\.spellsOut) == [true])
        #expect(runs.map(\.pitch) == [1.5])
        #expect(runs.map(\.punctuation) == [true])
    }

    @Test func `zooming and direct touch are traits`() {
        let screen = Screen(
            VStack {
                Text("A").accessibilityZoomAction { _ in }
                Text("B").accessibilityDirectTouch(options: .silentOnTouch)
            })
        #expect(screen.nodes[0].traits.contains(.supportsZoom))
        #expect(screen.nodes[1].traits.contains(.allowsDirectInteraction))
    }

    @Test func `the label of a pair names the content before or after it`() {
        struct Pairs: View {
            @Namespace var space

            var body: some View {
                VStack {
                    Text("Volume").accessibilityLabeledPair(role: .label, id: 1, in: space)
                    Color.red.accessibilityValue("5").accessibilityLabeledPair(role: .content, id: 1, in: space)
                    Color.red.accessibilityValue("6").accessibilityLabeledPair(role: .content, id: 2, in: space)
                    Text("Bass").accessibilityLabeledPair(role: .label, id: 2, in: space)
                }
            }
        }
        #expect(Screen(Pairs()).descriptions == ["Volume", "Volume: 5", "Bass: 6", "Bass"])
    }

    @Test func `a representation is read in place of the view`() {
        let screen = Screen(
            VStack {
                HStack {
                    Text("A"); Text("B")
                }.accessibilityRepresentation {
                    Text("C").accessibilityAddTraits(.isButton)
                }
                Text("D")
            })
        #expect(screen.descriptions == ["C. Button.", "D"])
    }

    @Test func `synthetic children are read in a container with the label of the view`() {
        let screen = Screen(
            Color.red.frame(width: 100, height: 50).accessibilityLabel("Chart").accessibilityChildren {
                HStack {
                    ForEach(1..<3) { Color.blue.accessibilityLabel("Bar \($0)") }
                }
            })
        #expect(screen.descriptions == ["Bar 1", "Bar 2"])
        screen.reader.next()
        #expect(screen.reader.session.tree.nodes.contains { $0.label?.string == "Chart" && !$0.isElement })
    }

    @Test func `a label can be built upon the one that the view has`() {
        let screen = Screen(
            Text("Trip").accessibilityLabel { label in
                Text("5 stars")
                label
            })
        #expect(screen.descriptions == ["5 stars, Trip"])
    }

    @Test func `actions are performed by their names`() {
        var performed: [String] = []
        let screen = Screen(
            Text("A").accessibilityAction(named: "One") { performed.append("One") }
                .accessibilityAction(action: { performed.append("Two") }, label: { Text("Two") }))
        #expect(screen.nodes[0].customActions.map(\.name.string) == ["Two", "One"])
        screen.reader.move(to: "A")
        screen.reader.perform(action: "One")
        #expect(performed == ["One"])
    }

    @Test func `adjusting calls the handler with the direction`() {
        var directions: [AccessibilityAdjustmentDirection] = []
        let screen = Screen(Text("A").accessibilityAdjustableAction { directions.append($0) })
        screen.reader.move(to: "A")
        screen.reader.perform(Gesture.swipeUp)
        screen.reader.perform(Gesture.swipeDown)
        #expect(directions == [.increment, .decrement])
    }

    @Test func `an escape reaches the nearest view around that handles it`() {
        var escapes: [String] = []
        let screen = Screen(
            VStack {
                HStack {
                    Text("A"); Text("B")
                }.accessibilityAction(.escape) { escapes.append("inner") }
                Text("C")
            }.accessibilityAction(.escape) { escapes.append("outer") })
        for label in ["B", "C"] {
            screen.reader.move(to: label)
            screen.reader.perform(Command.escape)
        }
        #expect(escapes == ["inner", "outer"])
        #expect(screen.descriptions == ["A", "B", "C"])
    }

    struct Rows: View {
        let count = 4

        var body: some View {
            VStack {
                ForEach(0..<count) { Text("Row \($0)") }
            }
            .accessibilityRotor("Even", entries: [0, 2], entryID: \.self, entryLabel: \.description)
        }
    }

    @Test func `a rotor leads to the views with the ids of its entries`() throws {
        let screen = Screen(Rows())
        screen.reader.move(to: "Row 0")
        try screen.reader.rotor("Even")
        screen.reader.perform(Gesture.swipeDown)
        #expect(screen.reader.focusedElement?.label?.string == "Row 2")
        screen.reader.perform(Gesture.swipeUp)
        #expect(screen.reader.focusedElement?.label?.string == "Row 0")
    }

    struct FocusView: View {
        enum Field { case first, second }
        @AccessibilityFocusState var focus: Field?
        let bind: (AccessibilityFocusState<Field?>.Binding) -> Void

        var body: some View {
            let _ = bind($focus)
            VStack {
                Text("A").accessibilityFocused($focus, equals: .first)
                Text("B").accessibilityFocused($focus, equals: .second)
                Text("C")
                Text("Focus: \(focus.map { "\($0)" } ?? "none")")
            }
        }
    }

    @Test func `the focus state moves the cursor and follows it`() {
        var binding: AccessibilityFocusState<FocusView.Field?>.Binding?
        let screen = Screen(FocusView { binding = $0 })
        screen.reader.move(to: "C")
        binding?.wrappedValue = .second
        screen.reader.settle()
        #expect(screen.reader.focusedElement?.label?.string == "B")
        #expect(screen.descriptions.last == "Focus: second")
        screen.reader.move(to: "A")
        #expect(screen.descriptions.last == "Focus: first")
        screen.reader.move(to: "C")
        #expect(screen.descriptions.last == "Focus: none")
    }

    struct Settings: View {
        @SwiftUI.Environment(\.accessibilityReduceMotion) var reducesMotion
        @SwiftUI.Environment(\.accessibilityVoiceOverEnabled) var isVoiceOverRunning

        var body: some View { Text("\(reducesMotion ? "still" : "moving"), \(isVoiceOverRunning ? "on" : "off")") }
    }

    @Test func `views follow the user's settings`() {
        let screen = Screen(Settings())
        #expect(screen.descriptions == ["moving, on"])
        UIAccessibility.setStatus(.reduceMotion, true)
        defer { UIAccessibility.setStatus(.reduceMotion, false) }
        #expect(screen.descriptions == ["still, on"])
    }
}
