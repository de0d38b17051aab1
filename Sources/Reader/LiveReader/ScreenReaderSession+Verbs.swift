import AccessibilityTree
import Foundation
import HeadlessUIKit
import ScreenReader
import Suggestions

/// The user's actions. Each verb waits, on virtual time, until everything that it has caused is over.
extension ScreenReaderSession: CommandReceiver {
    /// Makes a gesture.
    public func perform(_ gesture: Gesture) { settled { session.perform(gesture) } }
    /// Gives a command.
    public func perform(_ command: Command) { settled { session.perform(command) } }
    /// Lets virtual time pass.
    public func wait(_ duration: Duration) { session.run(for: duration) }

    /// Turns the rotor until it has a setting, by the name that is spoken ("headings"); capitals do not count.
    ///
    /// Throws `RotorSettingMissing`, with the settings that there are, when a whole turn does not find it.
    public func rotor(_ name: String) throws {
        var seen: [String] = []
        // The settings wrap around; an element whose settings change with every turn is left after a while.
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
    /// The text that was last given to speech, or nil.
    public var lastSpoken: String? { session.lastSpoken }
    /// The element under the cursor, or nil.
    public var focusedElement: Node? { session.focusedElement.flatMap { session.tree[$0] } }

    /// The name of the element under the cursor: its label, identifier and class; nil where there is no element.
    public var focused: ElementName? { focusedElement.map(ElementName.init) }
    /// Moves to the element under a finger, in the screen's coordinates.
    public func touch(_ point: CGPoint) { perform(Command.touch(Point(x: Double(point.x), y: Double(point.y)))) }

    private func settled(_ action: () -> Void) {
        MainLoop.main.collecting(action)
        settle()
    }
}

/// The rotor has no setting of this name.
public struct RotorSettingMissing: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name that was requested.
    public var name: String
    /// The settings that the rotor has, in its order.
    public var settings: [String]

    /// The name, the settings and the nearest of them.
    public var description: String {
        let near = Suggestion.nearest(to: name, among: settings).map { "; did you mean \"\($0)\"?" } ?? ""
        return "the rotor has no setting \"\(name)\"\(near) (available: \(settings.joined(separator: ", ")))"
    }
}
