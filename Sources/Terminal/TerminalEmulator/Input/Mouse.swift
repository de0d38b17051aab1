import Keys

/// A button of the mouse, with the number that reports carry.
public enum MouseButton: Int, Hashable, Sendable {
    /// The left button.
    case left = 0
    /// The middle button, or the wheel pressed down.
    case middle = 1
    /// The right button.
    case right = 2
    /// The wheel was turned up. It is only ever pressed.
    case wheelUp = 64
    /// The wheel was turned down. It is only ever pressed.
    case wheelDown = 65
    /// The wheel was tilted to the left. It is only ever pressed.
    case wheelLeft = 66
    /// The wheel was tilted to the right. It is only ever pressed.
    case wheelRight = 67
    /// The button that goes back.
    case back = 128
    /// The button that goes forward.
    case forward = 129

    var isWheel: Bool { (64...67).contains(rawValue) }
}

/// An event of the mouse.
public struct MouseEvent: Hashable, Sendable {
    /// The action of the mouse.
    public enum Action: Hashable, Sendable {
        /// A button was pressed.
        case press(MouseButton)
        /// A button was released.
        case release(MouseButton)
        /// The mouse was moved.
        case move
    }

    /// The action of the mouse.
    public var action: Action
    /// The row, counted from 0.
    public var row: Int
    /// The column, counted from 0.
    public var column: Int
    /// The position in pixels from the left edge, for reports in pixels.
    public var x: Int?
    /// The position in pixels from the top edge, for reports in pixels.
    public var y: Int?
    /// The held modifiers. Reports include Shift, Alt and Control.
    public var modifiers: KeyModifiers

    /// Makes an event.
    public init(_ action: Action, row: Int, column: Int, modifiers: KeyModifiers = []) {
        self.action = action
        self.row = row
        self.column = column
        self.modifiers = modifiers
    }
}

/// Writes events of the mouse as a terminal sends them to the program in it, after xterm's manual of control sequences.
/// It remembers which buttons are held and where the mouse was last, so give it all events, also those that no program
/// wants.
public struct MouseEncoder: Hashable, Sendable {
    private var held: Set<MouseButton> = []
    private var last: [Int] = []

    /// Makes an encoder for a mouse without pressed buttons.
    public init() {}

    /// Returns the bytes for an event; none when the program does not request it, or when a position in pixels is
    /// requested and unknown.
    public mutating func encode(_ event: MouseEvent, tracking: MouseTracking, encoding: MouseEncoding) -> [UInt8] {
        let isInPixels = encoding == .sgrPixels
        guard let x = isInPixels ? event.x : event.column, let y = isInPixels ? event.y : event.row else { return [] }
        let position = [x, y]
        defer { last = position }
        switch event.action {
        case .press(let button):
            if !button.isWheel { held.insert(button) }
            if tracking == .off { return [] }
            let modifiers = tracking == .x10 ? 0 : Self.bits(event.modifiers)
            return Self.report(button.rawValue + modifiers, x, y, encoding, isRelease: false)
        case .release(let button):
            held.remove(button)
            if tracking == .off || tracking == .x10 || button.isWheel { return [] }
            // The old formats don't report the button.
            let code = encoding == .sgr || isInPixels ? button.rawValue : 3
            return Self.report(code + Self.bits(event.modifiers), x, y, encoding, isRelease: true)
        case .move:
            let isWanted = tracking == .anyEvent || tracking == .buttonEvent && !held.isEmpty
            guard isWanted, position != last else { return [] }
            let button = held.map(\.rawValue).min() ?? 3
            return Self.report(button + 32 + Self.bits(event.modifiers), x, y, encoding, isRelease: false)
        }
    }

    private static func bits(_ modifiers: KeyModifiers) -> Int {
        (modifiers.contains(.shift) ? 4 : 0) + (modifiers.contains(.alt) ? 8 : 0)
            + (modifiers.contains(.control) ? 16 : 0)
    }

    private static func report(_ code: Int, _ x: Int, _ y: Int, _ encoding: MouseEncoding, isRelease: Bool) -> [UInt8] {
        let (x, y) = (min(65_534, max(0, x)) + 1, min(65_534, max(0, y)) + 1)
        switch encoding {
        case .standard: return KeyEncoder.control("M") + [code, x, y].map { UInt8(min(255, $0 + 32)) }
        case .utf8:
            // Two bytes hold 2,047 at most.
            return KeyEncoder.control("M")
                + [code, x, y].flatMap { value in
                    Unicode.Scalar(UInt16(min(2_047, value + 32))).flatMap(UTF8.encode).map(Array.init) ?? []
                }
        case .sgr, .sgrPixels: return KeyEncoder.control("<\(code);\(x);\(y)\(isRelease ? "m" : "M")")
        case .urxvt: return KeyEncoder.control("\(code + 32);\(x);\(y)M")
        }
    }
}
