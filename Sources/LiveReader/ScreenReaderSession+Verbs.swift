import AccessibilityTree
import HeadlessUIKit
import ScreenReader

/// What a user does. Each verb waits, on virtual time, until all that it has caused is over.
extension ScreenReaderSession {
    /// Makes a gesture.
    public func perform(_ gesture: Gesture) { settled { session.perform(gesture) } }
    /// Gives a command.
    public func perform(_ command: Command) { settled { session.perform(command) } }
    /// Moves to the next element.
    public func next() { perform(.next) }
    /// Moves to the previous element.
    public func previous() { perform(.previous) }
    /// Moves to the first element.
    public func first() { perform(.first) }
    /// Moves to the last element.
    public func last() { perform(.last) }
    /// Moves to the element under a finger, in screen points.
    public func touch(_ point: Point) { perform(Command.touch(point)) }
    /// Activates the element.
    public func activate() { perform(.activate) }
    /// Leaves the screen or the mode: the two-finger scrub.
    public func escape() { perform(.escape) }
    /// Does what matters most on the screen: the two-finger double tap.
    public func magicTap() { perform(.magicTap) }
    /// Scrolls by a page.
    public func scroll(_ direction: ScrollDirection) { perform(.scroll(direction)) }
    /// Makes the value larger.
    public func increment() { perform(.increment) }
    /// Makes the value smaller.
    public func decrement() { perform(.decrement) }
    /// Chooses the next rotor setting.
    public func nextRotor() { perform(.nextRotor) }
    /// Chooses the previous rotor setting.
    public func previousRotor() { perform(.previousRotor) }
    /// Moves to the rotor's next item: a flick down.
    public func nextItem() { perform(.nextItem) }
    /// Moves to the rotor's previous item: a flick up.
    public func previousItem() { perform(.previousItem) }
    /// Reads everything from the first element on, to the end.
    public func readAll() { perform(.readFromTop) }
    /// Lets virtual time pass.
    public func wait(_ duration: Duration) { session.run(for: duration) }

    /// Turns the rotor until it has a setting, by the name that is spoken ("headings"); capitals do not count.
    ///
    /// Throws `RotorSettingMissing`, with the settings that there are, when a whole turn does not find it.
    public func rotor(_ name: String) throws {
        var seen: [String] = []
        // The settings come round again; a reader whose settings change with every turn is left after a while.
        while seen.count < 256 {
            let present = session.rotorName
            if present.lowercased() == name.lowercased() { return }
            if present == seen.first { break }
            seen.append(present)
            nextRotor()
        }
        throw RotorSettingMissing(name: name, settings: seen)
    }

    /// Everything that was given to speech, in order.
    public var spokenLog: [String] { session.spokenLog }
    /// What was given to speech last, or nil.
    public var lastSpoken: String? { session.lastSpoken }
    /// The element under the cursor, or nil.
    public var focusedElement: Node? { session.focusedElement.flatMap { session.tree[$0] } }

    private func settled(_ action: () -> Void) {
        action()
        settle()
    }
}

/// The rotor has no setting of this name.
public struct RotorSettingMissing: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name.
    public var name: String
    /// The settings that the rotor has, in its order.
    public var settings: [String]

    /// The name, the settings and the nearest of them.
    public var description: String {
        let near = Suggestion.nearest(to: name, among: settings).map { "did you mean \"\($0)\"? " } ?? ""
        return "the rotor has no setting \"\(name)\"; \(near)it has: \(settings.joined(separator: ", "))"
    }
}
