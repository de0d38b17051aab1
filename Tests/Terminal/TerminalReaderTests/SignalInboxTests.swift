import Foundation
import Testing

@testable import TerminalReader

/// Signals of a process reach each session in it.
@Suite(.serialized) struct `The inbox of signals` {
    @Test func `gets what comes, once`() throws {
        let inbox = try #require(SignalInbox([SIGUSR1, SIGURG]))
        raise(SIGUSR1)
        raise(SIGURG)
        raise(SIGURG)
        #expect(inbox.take() == [SIGUSR1, SIGURG])
        #expect(inbox.take() == [])
    }

    @Test func `shares signals with others, and leaves them when it goes`() throws {
        let before = signal(SIGUSR1, SIG_IGN)
        defer { signal(SIGUSR1, before) }
        let first = try #require(SignalInbox([SIGUSR1]))
        var second = SignalInbox([SIGUSR1])
        raise(SIGUSR1)
        #expect(first.take() == [SIGUSR1])
        #expect(second?.take() == [SIGUSR1])
        second = nil
        raise(SIGUSR1)
        #expect(first.take() == [SIGUSR1])
    }

    @Test func `puts back what was done before it, when the last one goes`() throws {
        let before = signal(SIGUSR1, SIG_IGN)
        defer { signal(SIGUSR1, before) }
        var inboxes = [SignalInbox([SIGUSR1]), SignalInbox([SIGUSR1])]
        inboxes.removeFirst()
        #expect(!isIgnored(SIGUSR1))
        inboxes.removeFirst()
        #expect(isIgnored(SIGUSR1))
    }

    private func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}
