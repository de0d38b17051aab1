import Testing

@testable import TerminalReader

/// Key modes: each state has its own keys, and returns to the one before.
struct KeyModeTests {
    @Test(arguments: [KeyMode.Owner.program, .review]) func `a list and a text lead back where they were opened`(
        _ owner: KeyMode.Owner
    ) {
        var mode = KeyMode(owner: owner)
        mode.settle(settings: true, text: false)
        #expect(mode.owner == .settings(over: owner.home) && mode.takesKeys && !mode.takesText)
        // The list is closed by the session, not by the key of review mode.
        mode.toggleReview()
        #expect(mode.owner == .settings(over: owner.home))
        mode.settle(settings: false, text: false)
        #expect(mode.owner == owner)
        mode.settle(settings: false, text: true)
        #expect(mode.owner == .text(over: owner.home) && mode.takesText)
        mode.settle(settings: false, text: false)
        #expect(mode.owner == owner)
    }

    @Test(arguments: [
        (KeyMode.Owner.program, KeyMode.Owner.review), (.review, .program), (.text(over: .review), .program),
        (.text(over: .program), .review),
    ])
    func `the key of review mode leads to the other side`(_ from: KeyMode.Owner, _ to: KeyMode.Owner) {
        var mode = KeyMode(owner: from)
        mode.toggleReview()
        #expect(mode.owner == to)
    }

    @Test(arguments: [KeyMode.Owner.program, .review]) func `the key of review mode changes nothing in key help`(
        _ owner: KeyMode.Owner
    ) {
        var mode = KeyMode(owner: owner)
        mode.toggleExplaining()
        mode.toggleReview()
        #expect(mode.owner == owner)
    }

    @Test func `one key is passed, and no key of key help is`() {
        var mode = KeyMode()
        mode.passNext()
        let passes = [mode.passesKey(), mode.passesKey()]
        #expect(passes == [true, false])
        mode.toggleExplaining()
        mode.passNext()
        let passesHelp = mode.passesKey()
        #expect(!passesHelp && mode.explains)
    }

    @Test func `key help continues after a paste, and the next key does not pass after one`() {
        var mode = KeyMode()
        mode.toggleExplaining()
        mode.paste(true)
        #expect(mode.isPasting && mode.explains)
        mode.paste(false)
        #expect(!mode.isPasting && mode.explains)
        mode.stopExplaining()
        mode.passNext()
        mode.paste(true)
        mode.paste(false)
        let passes = mode.passesKey()
        #expect(!passes && !mode.explains)
    }
}
