import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import SwiftUISource
import Testing

/// The elements of the first screen of a source, as the AccessibilitySnapshot tool describes them.
@MainActor func descriptions(of source: String, branch: Int = 0) -> [String] {
    Phraser(style: .snapshot).phrases(of: shown(source, branch: branch).tree).map(\.phrase.description)
}

@MainActor func shown(_ source: String, branch: Int = 0) -> EvaluatedScreen {
    MainLoop.main.clock = .virtual
    let index = SourceIndex(sources: ["Screen.swift": "import SwiftUI\n" + source])
    return SourceScreens(index).show(0, branch: branch)
}

/// A body of a view, and the elements that it has.
struct BodyCase: CustomTestStringConvertible, Sendable {
    let source: String
    let elements: [String]

    init(_ source: String, _ elements: [String]) { (self.source, self.elements) = (source, elements) }

    var testDescription: String { source }
}

@MainActor struct SourceScreenTests {
    nonisolated static let bodies = [
        BodyCase(#"VStack { Text("Hello"); Button("Pay") {} }.padding()"#, ["Hello", "Pay. Button."]),
        BodyCase(#"let name = "Ada"; Text("Hello \(name)")"#, ["Hello Ada"]),
        BodyCase(#"if 1 < 2 { Text("yes") } else { Text("no") }"#, ["yes"]),
        BodyCase(#"ForEach(0..<3) { Text("Row \($0)") }"#, ["Row 0", "Row 1", "Row 2"]),
        BodyCase(#"ForEach(["a", "b"], id: \.self) { letter in Text(letter) }"#, ["a", "b"]),
        BodyCase(#"Text(item.title)"#, ["‹item.title›"]),
        BodyCase(#"Toggle("Wi-Fi", isOn: .constant(true))"#, ["Wi-Fi. Switch Button. On."]),
        BodyCase(#"Text("Title").font(.title).accessibilityAddTraits(.isHeader)"#, ["Title. Heading."]),
        BodyCase(#"HStack { Text("A"); Text("B") }.accessibilityElement(children: .combine)"#, ["A, B"]),
        BodyCase(#"Image(systemName: "star").accessibilityLabel("Favourite")"#, ["Favourite. Image."]),
        BodyCase(#"Button(action: pay) { Label("Pay", systemImage: "cart") }"#, ["Pay. Button."]),
        BodyCase(
            """
            VStack { Text("A") }
            #if os(macOS)
                .accessibilityLabel("Mac")
            #else
                .accessibilityHidden(false).accessibilityLabel("Phone")
            #endif
            """, ["Phone"]),
        BodyCase(#"Text(true ? "on" : "off").unknownModifier()"#, ["on"]),
    ]

    @Test("A body has the elements of its live view", arguments: bodies)
    func body(_ example: BodyCase) {
        let source = "struct Screen: View { var body: some View {\n\(example.source)\n} }"
        #expect(descriptions(of: source) == example.elements)
    }

    nonisolated static let programs = [
        BodyCase(
            """
            struct Row: View { let title: String; var body: some View { Text(title) } }
            struct Screen: View { var body: some View { VStack { Row(title: "One"); Row(title: "Two") } } }
            """, ["One", "Two"]),
        BodyCase(
            """
            struct Big: ViewModifier { func body(content: Content) -> some View { content.accessibilityHint("x") } }
            extension View { func big() -> some View { modifier(Big()) } }
            struct Screen: View { var body: some View { Text("Hello").big() } }
            """, ["Hello"]),
        BodyCase(
            """
            enum Kind: String, CaseIterable { case red, green; var name: String { rawValue.capitalized } }
            struct Screen: View { var body: some View { ForEach(Kind.allCases, id: \\.self) { Text($0.name) } } }
            """, ["Red", "Green"]),
        BodyCase(
            """
            struct Card<Content: View>: View {
                let title: String
                @ViewBuilder var content: () -> Content
                var body: some View { VStack { Text(title); content() } }
            }
            struct Screen: View { var body: some View { Card(title: "Card") { Text("inside") } } }
            """, ["Card", "inside"]),
        BodyCase(
            """
            struct Screen: View {
                @State private var isOn = true
                @State private var count = 2
                var body: some View { Toggle("Sound", isOn: $isOn); Text("\\(count) items") }
            }
            """, ["Sound. Switch Button. On.", "2 items"]),
        BodyCase(
            """
            struct Person { let name: String; static let sample = Person(name: "Ada") }
            struct Screen: View { let person: Person; var body: some View { Text(person.name) } }
            #Preview { Screen(person: .sample) }
            """, ["Ada"]),
        BodyCase(
            """
            struct Loud: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
            }
            struct Screen: View { var body: some View { Button("Go") {}.buttonStyle(Loud()) } }
            """, ["Go. Button."]),
    ]

    @Test("A project's own views, modifiers and values are evaluated", arguments: programs)
    func program(_ example: BodyCase) {
        #expect(descriptions(of: example.source) == example.elements)
    }

    @Test func `a condition on an unknown value has both branches`() {
        let source = #"struct S: View { var body: some View { if model.isOn { Text("A") } else { Text("B") } } }"#
        #expect(descriptions(of: source) == ["A"])
        #expect(descriptions(of: source, branch: 1) == ["B"])
        #expect(shown(source).branches == 2)
    }

    @Test func `an element has the location of its expression`() throws {
        let screen = shown(
            "struct S: View {\n  var body: some View {\n    VStack {\n      Button(\"Pay\") {}\n    }\n  }\n}")
        let id = try #require(ReadingOrder(screen.tree).elements.first)
        #expect(screen.tree[id]?.source == SourceLocation(file: "Screen.swift", line: 5, column: 7))
    }

    @Test func `a view that isn't known is a box with its name`() {
        let screen = shown("struct S: View { var body: some View { Fancy(image: 1) } }")
        #expect(!screen.isKnown)
        #expect(screen.unknownViews == ["Fancy": 1])
    }

    @Test func `screens are previews, apps and views that no other view places`() {
        let index = SourceIndex(sources: [
            "A.swift": """
            import SwiftUI
            struct Inner: View { var body: some View { Text("a") } }
            struct Outer: View { var body: some View { Inner() } }
            @main struct Sample: App { var body: some Scene { WindowGroup { Outer() } } }
            struct Alone: View { var body: some View { Text("b") } }
            #Preview("Named") { Inner() }
            """
        ])
        let screens = SourceScreens(index).screens
        #expect(screens.map(\.name) == ["Named", "Sample", "Alone"])
        #expect(screens.map(\.kind) == [.preview, .app, .view])
    }

    nonisolated static let hostile = [
        "struct A: View { var body: some View { VStack { A(); A() } } }\n#Preview { A() }",
        "func f(_ n: Int) -> Int { f(n - 1) + f(n - 2) }\n#Preview { Text(\"\\(f(40))\") }",
        "#Preview { ForEach(0..<100_000) { _ in ForEach(0..<100_000) { _ in ForEach(0..<9) { _ in Text(\"x\") } } } }",
        "#Preview { " + String(repeating: "VStack { ", count: 150) + "Text(\"x\")"
            + String(repeating: " }", count: 150) + " }",
        "class A { let b = B() }\nclass B { let a = A() }\n#Preview { Text(A().b.a.b.name) }",
    ]

    @Test("Work on a hostile source is bounded", .timeLimit(.minutes(1)), arguments: hostile)
    func bounds(source: String) {
        #expect(shown(source).tree.count < 10_000)
    }

    @Test func `a file that can't be parsed leaves the others`() {
        let index = SourceIndex(sources: ["A.swift": "struct {", "B.swift": "import SwiftUI\n#Preview { Text(\"b\") }"])
        #expect(index.omissions.map(\.path) == ["A.swift"])
        #expect(SourceScreens(index).screens.map(\.name) == ["B"])
    }
}
