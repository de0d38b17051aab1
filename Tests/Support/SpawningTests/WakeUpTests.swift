import Foundation
import Testing

@testable import Spawning

struct WakeUpTests {
    private static func isReadable(_ wakeUp: WakeUp) -> Bool {
        var item = pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&item, 1, 0) == 1
    }

    @Test func `a waiting thread is woken, however often, until it gets ready again`() throws {
        let wakeUp = try #require(WakeUp())
        #expect(!Self.isReadable(wakeUp))
        // More than a pipe takes.
        for _ in 0..<100_000 { wakeUp.wake() }
        #expect(Self.isReadable(wakeUp))
        wakeUp.reset()
        #expect(!Self.isReadable(wakeUp))
        WakeUp.wake(wakeUp.writer)
        #expect(Self.isReadable(wakeUp))
    }
}
