/// The parts of a shell's dialogue that the marks of OSC 133 distinguish.
public enum SemanticZone: UInt8, Hashable, Sendable {
    /// Output of programs, and everything where no marks are used.
    case output = 0
    /// The shell's prompt.
    case prompt
    /// Input of the user at the prompt.
    case input
}

/// One cell of the grid in eight bytes. All zero is a blank cell with default attributes.
struct Cell: Equatable {
    /// From low to high: content (32 bits), index of the style (16), index of the link (16).
    var bits: UInt64

    static let blank = Cell(bits: 0)
    static let cluster: UInt32 = 1 << 31
    /// The first half of a wide character.
    static let wide: UInt32 = 1 << 30
    /// The second half of a wide character.
    static let tail: UInt32 = 1 << 29
    /// The empty last column before a wide character that went to the next row.
    static let padding: UInt32 = 1 << 28
    /// Protected from selective erasure (DECSCA).
    static let protected: UInt32 = 1 << 27
    static let zoneShift: UInt32 = 25
    static let valueMask: UInt32 = 0x1F_FFFF
    static let zoneMask: UInt32 = 3 << zoneShift

    init(bits: UInt64) { self.bits = bits }

    init(content: UInt32, style: UInt16, link: UInt16 = 0) {
        bits = UInt64(content) | UInt64(style) << 32 | UInt64(link) << 48
    }

    var content: UInt32 {
        get { UInt32(truncatingIfNeeded: bits) }
        set { bits = bits & ~0xFFFF_FFFF | UInt64(newValue) }
    }

    var style: UInt16 {
        get { UInt16(truncatingIfNeeded: bits >> 32) }
        set { bits = bits & ~(0xFFFF << 32) | UInt64(newValue) << 32 }
    }

    var link: UInt16 {
        get { UInt16(truncatingIfNeeded: bits >> 48) }
        set { bits = bits & ~(0xFFFF << 48) | UInt64(newValue) << 48 }
    }

    /// The scalar, or the index of the cluster; 0 for a blank cell.
    var value: UInt32 { content & Self.valueMask }
    var isCluster: Bool { content & Self.cluster != 0 }
    var isWide: Bool { content & Self.wide != 0 }
    var isTail: Bool { content & Self.tail != 0 }
    var isPadding: Bool { content & Self.padding != 0 }
    var isProtected: Bool { content & Self.protected != 0 }
    var zone: SemanticZone { SemanticZone(rawValue: UInt8(content >> Self.zoneShift & 3)) ?? .output }

    /// Whether nothing was written here.
    var isEmpty: Bool { value == 0 && !isTail }
}
