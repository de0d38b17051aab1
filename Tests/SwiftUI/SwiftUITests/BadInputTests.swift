import Foundation
import HeadlessUIKit
import Testing

@testable import SwiftUI

/// Misuse has one warning with file and line, and bounded work.
@Suite(.serialized) @MainActor struct BadInputTests {
    /// Shows a view and returns its warnings.
    private func warnings<V: View>(_ view: V, then act: (UIHostingController<V>) -> Void = { _ in }) -> [(
        Warning, String
    )] {
        var found: [(Warning, String)] = []
        let handler = Warning.handler
        Warning.handler = { found.append(($0, $1)) }
        defer { Warning.handler = handler }
        let controller = UIHostingController(rootView: view)
        controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        controller.view.layoutIfNeeded()
        act(controller)
        controller.view.layoutIfNeeded()
        return found
    }

    private func expectOne<V: View>(_ kind: Warning, at line: Int, _ view: V) {
        let found = warnings(view)
        #expect(found.map(\.0) == [kind])
        #expect(found.first?.1.hasPrefix("\(#filePath):\(line): ") == true, "\(found)")
    }

    struct Endless: View {
        var body: some View { VStack { AnyView(Endless()) } }
    }

    @Test func `a body that contains itself is cut off`() {
        let found = warnings(Endless())
        #expect(found.map(\.0).contains(.endlessView))
        #expect(found.first?.1.hasPrefix(#filePath) == true, "\(found)")
    }

    @Test func `a negative frame is reported where it was written`() {
        expectOne(.invalidFrame, at: #line, Text("a").frame(width: -1))
    }

    @Test func `a frame that is no number is reported where it was written`() {
        expectOne(.invalidFrame, at: #line, Text("a").frame(width: .nan, height: 2))
    }

    @Test func `an id that occurs twice is reported where the collection was written`() {
        expectOne(.duplicateID, at: #line, VStack { ForEach(["a", "b", "a"], id: \.self) { Text($0) } })
    }

    @Test func `in a list an id that occurs twice is allowed`() {
        let found = warnings(List { ForEach(["a", "b", "a"], id: \.self) { Text($0) } })
        #expect(found.isEmpty)
    }

    struct Restless: View {
        @State private var count = 0

        var body: some View {
            Text("\(count)").onAppear { count = 1 }.onChange(of: count) { _, new in count = new + 1 }
        }
    }

    @Test func `changes without end are cut off`() {
        let found = warnings(Restless())
        #expect(found.map(\.0).contains(.endlessUpdate))
    }

    struct Impatient: View {
        @State private var count = 0

        var body: some View {
            let _ = count = min(count + 1, 3)
            VStack { Text("\(count)") }
        }
    }

    @Test func `state that a body changes is reported`() {
        let found = warnings(Impatient())
        #expect(found.map(\.0).contains(.changeInBody))
    }

    struct Size: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
    }

    struct Growing: View {
        @State private var size = 1

        var body: some View {
            Text("a").preference(key: Size.self, value: size).onPreferenceChange(Size.self) { size = $0 + 1 }
        }
    }

    @Test func `a preference that leads to itself is cut off`() {
        let found = warnings(Growing())
        #expect(found.map(\.0) == [.endlessUpdate])
    }

    struct Loop: View {
        @Environment(\.navigator) private var navigator

        var body: some View {
            Text("page").onAppear { navigator?.push(AnyViewBox(Loop())) }
        }
    }

    @Test func `a page that leads to itself is cut off`() {
        var found: [Warning] = []
        let handler = Warning.handler
        Warning.handler = { warning, _ in found.append(warning) }
        defer { Warning.handler = handler }
        let screen = Screen(NavigationStack { Loop() })
        screen.reader.settle()
        #expect(screen.descriptions.contains("page"))
        #expect(found == [.navigationLoop])
    }
}
