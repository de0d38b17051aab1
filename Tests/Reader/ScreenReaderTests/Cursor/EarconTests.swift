import AccessibilityTree
import ScreenReader
import Speech
import Testing

@MainActor @Suite struct EarconTests {
    private func earcons(_ session: ReadingSession, _ act: () -> Void) -> [Earcon] {
        let before = session.log.events.count
        act()
        return session.log.events[before...].compactMap { if case .earcon(let earcon) = $0 { earcon } else { nil } }
    }

    private func session(_ nodes: [Node], _ earcons: ScreenReader.EarconOptions) -> ReadingSession {
        var options = ScreenReader.Options()
        options.earcons = earcons
        return startedSession(FakeSource(nodes), options: options)
    }

    nonisolated private static let kinds: [(AccessibilityTraits, Earcon)] = [
        (.button, .button), (.link, .link), (.header, .heading), (.image, .image), (.adjustable, .adjustable),
        (.searchField, .textField), (.textEntry, .textField), ([.button, .toggleButton], .toggle),
        ([.button, .image], .button), ([.link, .header], .link),
    ]

    @Test(arguments: kinds)
    func `a kind of element has a sound of its own`(_ traits: AccessibilityTraits, _ earcon: Earcon) {
        let session = session([.element(1, "One"), .element(2, "Two", traits)], .all)
        #expect(earcons(session) { session.next() } == [.focusMove, earcon])
    }

    @Test func `plain text has only the sound of the move`() {
        let session = session([.element(1, "One"), .element(2, "Two", .staticText)], .all)
        #expect(earcons(session) { session.next() } == [.focusMove])
    }

    @Test func `a device is silent about kinds, containers, moves and modes`() {
        let list = Node.view(10) { $0.containerType = .list }
        let session = startedSession(
            FakeSource(
                .screen([Branch(.element(1, "One", .button)), Branch(list, [Branch(.element(2, "Two", .link))])])))
        #expect(earcons(session) { session.next() } == [])
        #expect(earcons(session) { session.perform(Command.help) } == [])
    }

    @Test func `the boundary of a container can play a sound in both directions`() {
        var options = ScreenReader.Options()
        options.earcons.silent.subtract([.containerStart, .containerEnd])
        let list = Node.view(10) { $0.containerType = .list }
        let session = startedSession(
            FakeSource(
                .screen([
                    Branch(.element(1, "One")), Branch(list, [Branch(.element(2, "Two")), Branch(.element(3, "3"))]),
                    Branch(.element(4, "Four")),
                ])), options: options)
        #expect(earcons(session) { session.next() } == [.containerStart])
        #expect(earcons(session) { session.next() } == [])
        #expect(earcons(session) { session.next() } == [.containerEnd])
    }

    @Test func `a mode plays a sound when it begins and when it ends`() {
        let session = session([.element(1, "One")], .all)
        #expect(earcons(session) { session.perform(Command.help) } == [.modeStart])
        #expect(earcons(session) { session.perform(Command.next) } == [])
        #expect(earcons(session) { session.perform(Command.help) } == [.modeEnd])
    }

    @Test func `a lost cursor plays a sound where the user has turned it on`() {
        var options = ScreenReader.Options()
        options.earcons.silent.remove(.focusLost)
        let source = FakeSource([.element(1, "One"), .element(2, "Two")])
        let session = startedSession(source, options: options)
        source.tree = .column([.element(2, "Two")])
        #expect(earcons(session) { session.update() } == [.focusLost])
    }

    @Test func `scrolling a page plays a sound where the user has turned it on`() {
        let source = FakeSource([.element(1, "One")])
        source.answer = { _, request in request.action == .scroll(.left) ? FakeSource.handled : nil }
        var options = ScreenReader.Options()
        options.earcons.silent.remove(.scroll)
        let session = startedSession(source, options: options)
        #expect(earcons(session) { session.scroll(.left) } == [.scroll])
        #expect(earcons(session) { session.scroll(.right) } == [.border])
    }

    @Test func `all sounds can be turned off`() {
        let session = session([.element(1, "One", .button)], .none)
        #expect(earcons(session) { session.next() } == [])
        #expect(earcons(session) { session.activate() } == [])
        #expect(earcons(session) { session.post(PostedNotification(.screenChanged)) } == [])
    }

    @Test(arguments: [Earcon.border, .activate, .emptySpace, .screenChange])
    func `each kind of sound can be turned off separately`(_ earcon: Earcon) {
        func heard(_ options: ScreenReader.EarconOptions) -> Set<Earcon> {
            let session = session([.element(1, "One")], options)
            return Set(
                earcons(session) {
                    session.next()
                    session.activate()
                    session.touch(Point(x: 300, y: 800))
                    session.post(PostedNotification(.screenChanged))
                })
        }
        var options = ScreenReader.EarconOptions()
        #expect(heard(options).contains(earcon))
        options.silent.insert(earcon)
        #expect(heard(options) == heard(ScreenReader.EarconOptions()).subtracting([earcon]))
    }

    @Test(arguments: Earcon.allCases) func `every sound is audible`(_ earcon: Earcon) {
        let sound = EarconSet.standard[earcon]
        #expect(sound.volume > 0)
        #expect((0.02...0.3).contains(sound.seconds))
        #expect(sound.samples.contains { $0 != 0 })
    }

    @Test func `no two sounds are the same`() {
        #expect(Set(Earcon.allCases.map { EarconSet.standard[$0] }).count == Earcon.allCases.count)
    }
}
