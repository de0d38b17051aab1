import AccessibilityTree
import HeadlessUIKit
import SwiftUI
import Testing

/// Elements know file and line of the view that made them.
@MainActor struct SourceTests {
    private func lines<V: View>(_ view: V) -> [Int?] {
        Screen(view).nodes.map { node in
            #expect(node.source?.file == #filePath)
            return node.source?.line
        }
    }

    struct Row: View {
        static let line: Int = #line + 3
        let name: String

        var body: some View { Text(name) }
    }

    @Test func `texts and controls know their lines, also in custom views`() {
        let first: Int = #line + 3
        let found = lines(
            VStack {
                Text("a")
                Button("b") {}
                Toggle("c", isOn: .constant(true))
                Label("d", systemImage: "star")
                Image(systemName: "star")
                Row(name: "e")
                TextField("f", text: .constant(""))
                Slider(value: .constant(0.5)) { Text("g") }
            })
        #expect(found == [0, 1, 2, 3, 4].map { first + $0 } + [Row.line] + [first + 6, first + 7])
    }

    struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.padding() }
    }

    struct Plain: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { HStack { configuration.label } }
    }

    @Test func `modifiers and styles leave elements the lines of their views`() {
        let first: Int = #line + 3
        let found = lines(
            VStack {
                Text("a").modifier(Framed()).accessibilityHint("h")
                Button("b") {}
                    .buttonStyle(Plain())
                VStack {
                    Text("c")
                    Text("d")
                }
                .accessibilityElement(children: .combine)
                Color.red.accessibilityLabel("e")
            })
        #expect(found == [first, first + 1, first + 7, first + 8])
    }

    @Test func `initializers can be passed as functions`() {
        let texts: [Text] = ["a", "b"].map(Text.init)
        let images: [Image] = ["star"].map(Image.init(systemName:))
        #expect(texts == [Text(verbatim: "a"), Text(verbatim: "b")] && images == [Image(systemName: "star")])
    }
}
