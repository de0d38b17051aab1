import Keys

extension KeypadKey {
    /// The ASCII character that the key types.
    var character: UInt8? {
        switch self {
        case .digit(let digit): (0...9).contains(digit) ? 0x30 + UInt8(digit) : nil
        case .decimal: 0x2E
        case .separator: 0x2C
        case .divide: 0x2F
        case .multiply: 0x2A
        case .subtract: 0x2D
        case .add: 0x2B
        case .enter: 0x0D
        case .equal: 0x3D
        case .clear: nil
        }
    }

    /// The number of the key in kitty's keyboard protocol.
    var number: Int? {
        switch self {
        case .digit(let digit): (0...9).contains(digit) ? 57_399 + digit : nil
        case .decimal: 57_409
        case .divide: 57_410
        case .multiply: 57_411
        case .subtract: 57_412
        case .add: 57_413
        case .enter: 57_414
        case .equal: 57_415
        case .separator: 57_416
        case .clear: nil
        }
    }
}

extension KeyModifiers {
    /// The number that sequences carry: 1 without modifiers.
    var parameter: Int { 1 + Int(rawValue) }
}

/// Which keys with modifiers are written so that no two are alike (xterm's `modifyOtherKeys`).
public enum ModifyOtherKeys: Int, Hashable, Sendable {
    /// None: Control-I is Tab.
    case off = 0
    /// Those that would be taken for others.
    case ambiguous = 1
    /// All with other modifiers than Shift.
    case all = 2
}
