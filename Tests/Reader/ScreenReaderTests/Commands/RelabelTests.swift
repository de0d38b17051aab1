import AccessibilityTree
import Foundation
import ScreenReader
import Testing

@MainActor @Suite struct RelabelTests {
    private func toolbar(_ first: UInt64) -> AccessibilityTree {
        .screen([
            Branch(
                .view(first),
                [
                    Branch(.element(first + 1, nil, [.button])), Branch(.element(first + 2, nil, [.button])),
                    Branch(.element(first + 3, "Play", [.button]).with { $0.identifier = "play" }),
                ])
        ])
    }

    @Test func `a label is typed, saved and spoken instead of the app's`() {
        let session = startedSession(FakeSource(toolbar(1)))
        var kept: [UserLabels] = []
        session.output = { if case .userLabels(let labels) = $0 { kept.append(labels) } }
        session.last()
        session.perform(Gesture.twoFingerDoubleTapAndHold)
        #expect(session.lastSpoken == "label for Play, button, type a new label")
        for text in ["S", "t", "x", " "] { session.perform(.type(text)) }
        #expect(session.lastSpoken == "space")
        session.perform(.deleteBackward)
        session.perform(.deleteBackward)
        #expect(session.lastSpoken == "x")
        session.perform(.type("art"))
        session.perform(.readElement)
        #expect(session.lastSpoken == "Start")
        session.activate()
        #expect(session.lastSpoken == "label Start saved")
        session.perform(.readElement)
        #expect(session.lastSpoken == "Start, button")
        #expect(kept.count == 1)
        #expect(kept.first?.count == 1)
    }

    @Test func `a label survives a rebuilt screen and distinguishes elements that are alike`() throws {
        let session = startedSession(FakeSource(toolbar(1)))
        var labels = UserLabels()
        session.output = { if case .userLabels(let kept) = $0 { labels = kept } }
        session.next()
        session.perform(.relabel)
        session.perform(.type("Shuffle\n"))
        #expect(session.lastSpoken == "label Shuffle saved")
        let saved = try JSONEncoder().encode(labels)
        var options = ScreenReader.Options()
        options.userLabels = try JSONDecoder().decode(UserLabels.self, from: saved)
        #expect(options.userLabels == labels)
        let later = startedSession(FakeSource(toolbar(50)), options: options)
        #expect(later.lastSpoken == "button")
        later.next()
        #expect(later.lastSpoken == "Shuffle, button")
        later.next()
        #expect(later.lastSpoken == "Play, button")
    }

    @Test func `an empty label takes the user's label away`() {
        var labels = UserLabels()
        let tree = toolbar(1)
        labels.set("Start", of: NodeID(4), in: tree)
        var options = ScreenReader.Options()
        options.userLabels = labels
        let session = startedSession(FakeSource(tree), options: options)
        session.last()
        #expect(session.lastSpoken == "Start, button")
        session.perform(.relabel)
        for _ in 0..<5 { session.perform(.deleteBackward) }
        session.perform(.readElement)
        #expect(session.lastSpoken == "empty")
        session.activate()
        #expect(session.lastSpoken == "label removed")
        session.perform(.readElement)
        #expect(session.lastSpoken == "Play, button")
    }

    @Test func `an escape leaves the label as it was`() {
        let session = startedSession(FakeSource(toolbar(1)))
        session.last()
        session.perform(.relabel)
        session.perform(.type("Nonsense"))
        session.escape()
        #expect(session.lastSpoken == "Play, button")
        #expect(session.mode == nil)
    }

    @Test func `the item chooser lists the user's labels`() {
        let tree = toolbar(1)
        var options = ScreenReader.Options()
        options.userLabels.set("Aaa", of: NodeID(4), in: tree)
        let session = startedSession(FakeSource(tree), options: options)
        session.perform(.itemChooser)
        #expect(session.lastSpoken == "item chooser, 3 items, Aaa, 1 of 3")
    }

    @Test func `labels are bounded, and blank ones are none`() {
        let tree = toolbar(1)
        var labels = UserLabels()
        labels.set(String(repeating: "x", count: 5000), of: NodeID(4), in: tree)
        #expect(labels.label(of: NodeID(4), in: tree)?.count == UserLabels.labelLimit)
        labels.set(" \n ", of: NodeID(4), in: tree)
        #expect(labels.isEmpty)
        labels.set("x", of: NodeID(77), in: tree)
        #expect(labels.isEmpty)
    }

    @Test func `a record that names no element is refused`() {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(UserLabels.self, from: Data(#"[{"label": "x"}]"#.utf8))
        }
    }

    @Test func `what is typed elsewhere is not written into a log in the clear`() {
        let source = FakeSource([.element(1, "Password", [.textEntry, .secureTextField])])
        let session = startedSession(source)
        session.perform(.type("hunter2"))
        #expect(!session.log.description.contains("hunter2"))
        #expect(session.log.description.contains("command type \"•••••••\""))
    }
}
