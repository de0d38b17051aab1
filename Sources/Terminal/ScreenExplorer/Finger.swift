import AccessibilityTree
import Keys

/// A finger on the screen that keys move: by steps, or to a point that is typed.
struct Finger {
    /// The position, in points.
    private(set) var point: Point
    /// The part of a point that has been typed, such as "120 3".
    private(set) var typed = ""
    private let bounds: Rect

    /// By how much the arrow keys move it, in points.
    private static let step = 10.0
    /// By how much the page keys move it, in points.
    private static let largeStep = 100.0

    /// Puts a finger on a point of a screen.
    init(at point: Point, bounds: Rect) {
        self.bounds = bounds
        self.point = point
        move(to: point)
    }

    /// The effect of a key.
    enum Answer: Hashable {
        case moved
        case waits
        case tapped
        case lifted
        case nothing
    }

    /// Takes a key.
    mutating func press(_ key: KeyPress) -> Answer {
        switch key.key {
        case .left: return move(by: -Self.step, 0)
        case .right: return move(by: Self.step, 0)
        case .up: return move(by: 0, -Self.step)
        case .down: return move(by: 0, Self.step)
        case .pageUp: return move(by: 0, -Self.largeStep)
        case .pageDown: return move(by: 0, Self.largeStep)
        case .home: return move(by: -Self.largeStep, 0)
        case .end: return move(by: Self.largeStep, 0)
        default:
            return type(key)
        }
    }

    /// Takes a key of a point that is typed.
    private mutating func type(_ key: KeyPress) -> Answer {
        if case .character(let scalar) = key.key, key.modifiers.isEmpty, case let character = Character(scalar),
            character.isASCII && (character.isNumber || " ,.".contains(character))
        {
            if typed.isEmpty, !character.isNumber { return character == " " ? .tapped : .nothing }
            if typed.count < 20 { typed.append(character) }
            return .waits
        }
        switch key.key {
        case .backspace where !typed.isEmpty:
            typed.removeLast()
            return .waits
        case .enter: return typed.isEmpty ? .tapped : goToTyped()
        case .escape:
            guard typed.isEmpty else {
                typed = ""
                return .waits
            }
            return .lifted
        default: return .nothing
        }
    }

    private mutating func goToTyped() -> Answer {
        let numbers = typed.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        typed = ""
        guard numbers.count == 2 else { return .nothing }
        move(to: Point(x: numbers[0], y: numbers[1]))
        return .moved
    }

    private mutating func move(by x: Double, _ y: Double) -> Answer {
        typed = ""
        move(to: Point(x: point.x + x, y: point.y + y))
        return .moved
    }

    private mutating func move(to point: Point) {
        let x = point.x.isFinite ? point.x : 0
        let y = point.y.isFinite ? point.y : 0
        guard bounds.width > 0, bounds.height > 0 else { return self.point = Point(x: x, y: y) }
        self.point = Point(
            x: min(max(x, bounds.x), bounds.x + bounds.width - 1),
            y: min(max(y, bounds.y), bounds.y + bounds.height - 1))
    }
}
