import AccessibilityTree
import ScreenReader
import Speech
import TestSupport
import Testing

/// Random edits of the screen, notifications, gestures and time.
@MainActor @Suite struct ReaderPropertyTests {
    /// Everything that happened, and the announcements that were posted.
    private struct Story {
        var session: ReadingSession
        var posted: [String] = []
    }

    private func tree(_ random: inout SeededGenerator) -> AccessibilityTree {
        let ids = (1...12).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
        func element(_ id: Int) -> Branch {
            let traits: [AccessibilityTraits] = [
                [], .button, .header, .adjustable, .updatesFrequently, .causesPageTurn,
            ]
            let y = Double(Int.random(in: -2...30, using: &random) * 40)
            return Branch(
                Node.element(
                    UInt64(id), "E\(id)", traits[id % traits.count], frame: Rect(x: 0, y: y, width: 99, height: 30)
                )
                .with { $0.identifier = Bool.random(using: &random) ? "i\(id % 5)" : nil })
        }
        let cut = ids.count / 2
        let group = Node.view(UInt64.random(in: 20...22, using: &random)) {
            $0.containerType = [.list, .landmark, .semanticGroup, .none].randomElement(using: &random) ?? .none
            $0.label = "G"
            $0.isModal = Int.random(in: 0..<5, using: &random) == 0
        }
        return .screen(
            ids[..<cut].map(element) + [Branch(group, ids[cut...].map(element))],
            environment: Environment(screenBounds: Rect(x: 0, y: 0, width: 402, height: 874)))
    }

    private func story(
        seed: UInt64, _ options: ScreenReader.Options, _ policy: AnnouncementPolicy, check: (ReadingSession) -> Void
    ) -> Story {
        var random = SeededGenerator(seed: seed)
        let source = FakeSource(tree(&random))
        let session = ReadingSession(source: source, options: options, policy: policy)
        source.session = session
        var story = Story(session: session)
        source.answer = { source, request in
            if request.action == .activate { source.post(.layoutChanged, .element(NodeID(UInt64(seed % 12) + 1))) }
            return request.action == .escape ? nil : FakeSource.handled
        }
        session.start()
        for step in 0..<80 {
            switch Int.random(in: 0..<9, using: &random) {
            case 0, 1:
                source.tree = tree(&random)
                if Bool.random(using: &random) { session.update() }
            case 2:
                let kind: PostedNotification.Kind = Bool.random(using: &random) ? .screenChanged : .layoutChanged
                let id = NodeID(UInt64.random(in: 1...24, using: &random))
                session.post(
                    PostedNotification(
                        kind, Bool.random(using: &random) ? .element(id) : .none,
                        isFromSystem: Bool.random(using: &random)))
            case 3, 4:
                let text = "say \(step)"
                story.posted.append(text)
                session.post(
                    PostedNotification(
                        .announcement,
                        .text(AttributedText(text), priority: AnnouncementPriority.allCases[step % 3])))
            case 5: session.run(for: .milliseconds(Int.random(in: 0...1500, using: &random)))
            case 6: session.touch(Point(x: 20, y: Double.random(in: 0...800, using: &random)))
            default: session.perform(Gesture.allWithoutPoint.randomElement(using: &random) ?? .doubleTap)
            }
            check(session)
        }
        session.runUntilSilent()
        check(session)
        return story
    }

    nonisolated private static let variants: [ScreenReader.Options] = {
        var all: [ScreenReader.Options] = [ScreenReader.Options()]
        var grouped = ScreenReader.Options()
        grouped.navigationStyle = .grouped
        grouped.earcons = .all
        all.append(grouped)
        var late = ScreenReader.Options()
        late.focusMoveDelay = 0.4
        late.lostFocus = .previousElement
        all.append(late)
        var yielding = grouped
        yielding.focusMoveDelay = 0.2
        yielding.lateFocusMove = .yieldsToUser
        all.append(yielding)
        return all
    }()

    @Test(arguments: variants.indices)
    func `the cursor is on an element of the order or nowhere, and its group is around it`(_ variant: Int) {
        for seed in 1...25 {
            _ = story(seed: UInt64(seed), Self.variants[variant], .realistic) { session in
                if let focus = session.focusedElement {
                    #expect(session.elements.contains(focus), "seed \(seed)")
                    #expect(session.focusedPosition.map { session.element(at: $0) } == focus, "seed \(seed)")
                }
                if let group = session.focusedGroup, let focus = session.focusedElement {
                    #expect(session.tree.isDescendant(focus, of: group), "seed \(seed)")
                }
            }
        }
    }

    @Test(arguments: variants.indices) func `the same story gives the same log`(_ variant: Int) {
        for seed in 1...8 {
            let first = story(seed: UInt64(seed), Self.variants[variant], .realistic) { _ in }
            let second = story(seed: UInt64(seed), Self.variants[variant], .realistic) { _ in }
            #expect(first.session.log == second.session.log, "seed \(seed)")
        }
    }

    @Test(arguments: AnnouncementPolicy.allCases)
    func `every announcement ends exactly once`(_ policy: AnnouncementPolicy) {
        for seed in 1...25 {
            let story = story(seed: UInt64(seed), ScreenReader.Options(), policy) { _ in }
            var told: [String: Int] = [:]
            var unspoken: [String: Int] = [:]
            for event in story.session.log.events {
                if case .announcementDidFinish(let text, _) = event { told[text, default: 0] += 1 }
                if case .unspoken(let text, _) = event { unspoken[text, default: 0] += 1 }
            }
            for text in story.posted {
                // With the lenient policy, the app is also notified of the end of announcements that never began.
                let ends =
                    policy == .lenient ? told[text, default: 0] : told[text, default: 0] + unspoken[text, default: 0]
                #expect(ends == 1, "seed \(seed): \(text)")
            }
        }
    }
}
