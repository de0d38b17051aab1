import Foundation
import Spawning
import Synchronization

/// Shows lines on a braille display and receives its keys, on a separate thread.
///
/// Translation and panning are done here; other keys are passed on. A display that goes away is reported once and
/// looked for again, and shows the last line when it is back. A slow display blocks no caller: it shows the newest
/// line.
public final class BrailleDisplay: Sendable {
    /// A status message about the display.
    public enum StatusMessage: Sendable, Hashable {
        /// It is not there, or has gone.
        case failed(BrailleDisplayError)
        /// The display is connected again.
        case returned
    }

    private struct State {
        var line: BrailleText?
        var isEnding = false
    }

    private let state = Mutex(State())
    private let wakeUp: WakeUp
    private let translate: @Sendable (BrailleText) -> BrailleLine?
    private let ended = DispatchSemaphore(value: 0)

    /// Starts to look for the display.
    ///
    /// - Parameters:
    ///   - retryAfter: The time between a failure and the next attempt.
    ///   - connect: Connects; on the display's thread.
    ///   - translate: Makes cells of a text, or nil where it can't; on the display's thread.
    ///   - report: Gets what happens to the display; on its thread.
    ///   - press: Gets keys, `route` with the character of the text; on its thread. Panning further than the line goes is
    ///     `lineUp` or `lineDown`.
    /// - Throws: `unreachable` where the process has no descriptors left.
    public init(
        retryAfter: Duration = .seconds(5),
        connect: @escaping @Sendable () throws(BrailleDisplayError) -> any BrailleConnection = {
            () throws(BrailleDisplayError) in try BrlAPIConnection()
        },
        translate: @escaping @Sendable (BrailleText) -> BrailleLine?,
        report: @escaping @Sendable (StatusMessage) -> Void, press: @escaping @Sendable (BrailleKey) -> Void
    ) throws(BrailleDisplayError) {
        guard let wakeUp = WakeUp() else { throw .unreachable("no file descriptors are left") }
        self.wakeUp = wakeUp
        self.translate = translate
        Thread.detachNewThread { [self] in
            var hasFailed = false
            while !state.withLock({ $0.isEnding }) {
                do throws(BrailleDisplayError) {
                    let connection = try connect()
                    if hasFailed { report(.returned) }
                    hasFailed = false
                    try serve(connection, press)
                } catch {
                    if !hasFailed, !state.withLock({ $0.isEnding }) { report(.failed(error)) }
                    hasFailed = true
                    // A library that is not installed will not appear later.
                    if case .noLibrary = error { break }
                    wait(for: -1, milliseconds: Int32(clamping: retryAfter.components.seconds * 1000))
                }
            }
            ended.signal()
        }
    }

    /// Shows another line, from where its cursor is seen.
    public func show(_ line: BrailleText) {
        state.withLock { $0.line = line }
        wakeUp.wake()
    }

    /// Gives the display back.
    public func shutdown() {
        state.withLock { $0.isEnding = true }
        wakeUp.wake()
        // A library that waits for a frozen daemon is abandoned.
        _ = ended.wait(timeout: .now() + .seconds(1))
    }

    private func serve(
        _ connection: any BrailleConnection, _ press: (BrailleKey) -> Void
    ) throws(BrailleDisplayError) {
        var panning = BraillePanning(width: connection.width)
        var shown: BrailleText?
        var characters: [Int] = []
        while true {
            let (line, isEnding) = state.withLock { ($0.line, $0.isEnding) }
            if isEnding { return }
            if let line, line != shown {
                let cells = translate(line) ?? BrailleLine(cells: [], characters: [])
                panning.show(cells.cells, revealing: cells.cursor)
                try connection.show(panning.window)
                (shown, characters) = (line, cells.characters)
            }
            while let code = try connection.nextKey() {
                switch BrailleKey(code: code) {
                case .panLeft:
                    if panning.panLeft() { try connection.show(panning.window) } else { press(.lineUp) }
                case .panRight:
                    if panning.panRight() { try connection.show(panning.window) } else { press(.lineDown) }
                case .route(let key):
                    if let cell = panning.cell(under: key), characters.indices.contains(cell) {
                        press(.route(characters[cell]))
                    }
                case let key?: press(key)
                case nil: break
                }
            }
            wait(for: connection.descriptor, milliseconds: -1)
        }
    }

    /// Waits until the display or this side has data to send.
    private func wait(for descriptor: Int32, milliseconds: Int32) {
        var waiting = [
            pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        ]
        if poll(&waiting, 2, milliseconds) > 0, waiting[0].revents != 0 { wakeUp.reset() }
    }
}
