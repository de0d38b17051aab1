/// The state machine that parses a terminal's byte stream, after the state diagram of DEC's video terminals and
/// ECMA-48. Its output does not depend on how the stream is cut into pieces, and no input makes it grow beyond its
/// limits.
struct Parser {
    enum State {
        case ground, escape, escapeIntermediate
        case controlEntry, controlParameters, controlIntermediate, controlIgnore
        case deviceEntry, deviceParameters, deviceIntermediate
        case operatingSystemString, deviceString, ignoredString
        /// An escape within a string: a backslash ends the string, anything else cancels it.
        case stringEscape
    }

    private(set) var state = State.ground
    private var decoder = UTF8Decoder()
    private var sequence = ControlSequence()
    private var string: [UInt8] = []
    private var stringKind = State.ignoredString
    private var isStringTooLong = false
    private let maximumStringLength: Int

    /// Whether no character and no sequence has begun without being complete.
    var isBetweenSequences: Bool { state == .ground && !decoder.isPending }

    init(maximumStringLength: Int = 65_536) { self.maximumStringLength = max(0, maximumStringLength) }

    /// Takes the next bytes of the stream.
    mutating func feed<Actions: ParserActions>(_ bytes: UnsafeBufferPointer<UInt8>, to actions: inout Actions) {
        var index = 0
        while index < bytes.count {
            switch state {
            case .ground: index = takeText(bytes, from: index, &actions)
            case .operatingSystemString, .deviceString, .ignoredString:
                index = takeString(bytes, from: index, &actions)
            default:
                if take(bytes[index], &actions) { index += 1 }
            }
        }
    }

    // MARK: Text

    private mutating func takeText<Actions: ParserActions>(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ actions: inout Actions
    ) -> Int {
        var index = start
        if decoder.isPending { index = takeUTF8(bytes, from: index, &actions) }
        while index < bytes.count {
            let byte = bytes[index]
            if byte >= 0x20, byte < 0x7F {
                let end = Self.endOfRun(bytes, from: index)
                actions.print(ascii: UnsafeBufferPointer(rebasing: bytes[index..<end]))
                index = end
            } else if byte == 0x1B {
                state = .escape
                sequence.removeAll()
                return index + 1
            } else if byte < 0x20 {
                // NUL only fills time, and means nothing anywhere.
                if byte != 0 { actions.execute(byte) }
                index += 1
            } else if byte == 0x7F {
                index += 1
            } else if actions.decodesUTF8 {
                index = takeUTF8(bytes, from: index, &actions)
            } else if byte >= 0xA0 {
                actions.print(right: byte)
                index += 1
            } else {
                takeC1(byte, &actions)
                return index + 1
            }
        }
        return index
    }

    /// The end of the run of printable ASCII that starts at `start`, looked for eight bytes at a time.
    @inline(__always)
    private static func endOfRun(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start + 1
        let raw = UnsafeRawBufferPointer(bytes)
        while index + 8 <= bytes.count {
            let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            // The top bit of a byte survives where it is not ASCII, below 0x20 or, after the addition, 0x7F.
            let below = (word &- 0x2020_2020_2020_2020) & ~word
            let above = (word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x0101_0101_0101_0101
            let stops = (below | above | word) & 0x8080_8080_8080_8080
            if stops != 0 { return index + (stops.trailingZeroBitCount >> 3) }
            index += 8
        }
        while index < bytes.count, bytes[index] >= 0x20, bytes[index] < 0x7F { index += 1 }
        return index
    }

    /// Takes bytes above 0x7F, and whatever breaks off a sequence that has begun.
    private mutating func takeUTF8<Actions: ParserActions>(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ actions: inout Actions
    ) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80, !decoder.isPending { return index }
            switch decoder.next(byte) {
            case .pending: index += 1
            case .scalar(let scalar):
                actions.print(scalar: scalar)
                index += 1
            case .invalid:
                actions.print(scalar: 0xFFFD)
                index += 1
            case .invalidBefore: actions.print(scalar: 0xFFFD)
            }
        }
        return index
    }

    // MARK: Strings

    private mutating func takeString<Actions: ParserActions>(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ actions: inout Actions
    ) -> Int {
        let eightBit = !actions.decodesUTF8
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte >= 0x20, byte < 0x80 || !eightBit || byte > 0x9F {
                index += 1
                continue
            }
            keep(bytes[start..<index])
            return takeStringControl(byte, at: index, &actions)
        }
        keep(bytes[start..<index])
        return index
    }

    private mutating func keep(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        if state == .ignoredString || isStringTooLong { return }
        if string.count + bytes.count > maximumStringLength {
            isStringTooLong = true
            string.removeAll()
        } else {
            string.append(contentsOf: bytes)
        }
    }

    /// Handles a control within a string and gives the index of the next byte. Controls that mean nothing here are
    /// dropped, as DEC's terminals do.
    private mutating func takeStringControl<Actions: ParserActions>(
        _ byte: UInt8, at index: Int, _ actions: inout Actions
    ) -> Int {
        switch byte {
        case 0x1B:
            stringKind = state
            state = .stringEscape
        case 0x18, 0x1A: leaveString()
        case 0x07 where state == .operatingSystemString:
            stringKind = state
            endString(byBell: true, &actions)
        case 0x9C:
            stringKind = state
            endString(byBell: false, &actions)
        case 0x80...0x9F:
            leaveString()
            takeC1(byte, &actions)
        default: break
        }
        return index + 1
    }

    private mutating func startString(_ kind: State) {
        state = kind
        string.removeAll(keepingCapacity: true)
        isStringTooLong = false
    }

    private mutating func leaveString() {
        state = .ground
        // A long string must not hold its memory for ever.
        string.removeAll(keepingCapacity: string.capacity <= 4_096)
    }

    private mutating func endString<Actions: ParserActions>(byBell: Bool, _ actions: inout Actions) {
        if !isStringTooLong {
            if stringKind == .operatingSystemString {
                actions.operatingSystemCommand(string, endedByBell: byBell)
            } else if stringKind == .deviceString {
                actions.deviceControl(sequence, payload: string)
            }
        }
        leaveString()
    }

    // MARK: Sequences

    /// Takes a byte of a sequence; false when the sequence is broken off and the byte must be read again as text.
    private mutating func take<Actions: ParserActions>(_ byte: UInt8, _ actions: inout Actions) -> Bool {
        if state == .stringEscape {
            if byte == 0x5C {
                endString(byBell: false, &actions)
                return true
            }
            leaveString()
            state = .escape
            sequence.removeAll()
        }
        if byte < 0x20 {
            takeC0(byte, &actions)
            return true
        }
        if byte == 0x7F { return true }
        if byte >= 0x80 {
            state = .ground
            return false
        }
        switch state {
        case .escape, .escapeIntermediate: takeEscape(byte, &actions)
        case .controlEntry, .controlParameters, .controlIntermediate: takeControl(byte, &actions)
        case .controlIgnore: if byte >= 0x40 { state = .ground }
        default: takeDevice(byte)
        }
        return true
    }

    private mutating func takeC0<Actions: ParserActions>(_ byte: UInt8, _ actions: inout Actions) {
        switch byte {
        case 0x1B:
            state = .escape
            sequence.removeAll()
        case 0x18, 0x1A: state = .ground
        case 0x00: break
        default:
            switch state {
            case .deviceEntry, .deviceParameters, .deviceIntermediate: break
            default: actions.execute(byte)
            }
        }
    }

    private mutating func takeC1<Actions: ParserActions>(_ byte: UInt8, _ actions: inout Actions) {
        state = .ground
        sequence.removeAll()
        switch byte {
        case 0x90: state = .deviceEntry
        case 0x9B: state = .controlEntry
        case 0x9D: startString(.operatingSystemString)
        case 0x98, 0x9E, 0x9F: startString(.ignoredString)
        case 0x9C: break
        default: actions.execute(byte)
        }
    }

    private mutating func takeEscape<Actions: ParserActions>(_ byte: UInt8, _ actions: inout Actions) {
        if byte < 0x30 {
            // A flood of intermediates ends as an unknown sequence.
            if !sequence.append(intermediate: byte) { sequence.intermediates = 0xFFFF }
            state = .escapeIntermediate
            return
        }
        if state == .escape {
            switch byte {
            case 0x50:
                state = .deviceEntry
                return
            case 0x5B:
                state = .controlEntry
                return
            case 0x5D: return startString(.operatingSystemString)
            case 0x58, 0x5E, 0x5F: return startString(.ignoredString)
            default: break
            }
        }
        state = .ground
        actions.escape(byte, intermediates: sequence.intermediates)
    }

    @inline(__always)
    private mutating func takeControl<Actions: ParserActions>(_ byte: UInt8, _ actions: inout Actions) {
        if byte >= 0x40 {
            state = .ground
            sequence.final = byte
            actions.control(sequence)
        } else if byte < 0x30 {
            state = sequence.append(intermediate: byte) ? .controlIntermediate : .controlIgnore
        } else {
            state =
                takeParameter(byte, isEntry: state == .controlEntry, isOver: state == .controlIntermediate)
                ? .controlParameters : .controlIgnore
        }
    }

    /// Takes a byte from 0x30 to 0x3F; false when it can't stand here.
    @inline(__always)
    private mutating func takeParameter(_ byte: UInt8, isEntry: Bool, isOver: Bool) -> Bool {
        if isOver { return false }
        switch byte {
        case 0x30...0x39: sequence.parameters.append(digit: byte - 0x30)
        case 0x3A: sequence.parameters.separate(joining: true)
        case 0x3B: sequence.parameters.separate(joining: false)
        default:
            guard isEntry else { return false }
            sequence.marker = byte
        }
        return true
    }

    private mutating func takeDevice(_ byte: UInt8) {
        if byte >= 0x40 {
            sequence.final = byte
            startString(.deviceString)
        } else if byte < 0x30 {
            if sequence.append(intermediate: byte) {
                state = .deviceIntermediate
            } else {
                startString(.ignoredString)
            }
        } else if takeParameter(byte, isEntry: state == .deviceEntry, isOver: state == .deviceIntermediate) {
            state = .deviceParameters
        } else {
            startString(.ignoredString)
        }
    }
}
