/// Answers to requests of programs. Their content is fixed or numeric: no received text is sent back.
extension Interpreter {
    /// Queues an answer that starts with `ESC` and `text`, whose first character is the introducer of a C1 control.
    mutating func reply(_ text: String, introducer: UInt8, end: ReplyEnd = .none) {
        var bytes: [UInt8] = sendsC1 ? [introducer + 0x40] : [0x1B, introducer]
        bytes.append(contentsOf: text.utf8.dropFirst())
        switch end {
        case .none: break
        case .stringTerminator: bytes += sendsC1 ? [0x9C] : [0x1B, 0x5C]
        case .bell: bytes.append(0x07)
        }
        guard replies.count + bytes.count <= options.maximumReplyBytes else {
            droppedReplies += 1
            return
        }
        replies += bytes
    }

    /// The terminator of a reply: strings have their own.
    enum ReplyEnd { case none, stringTerminator, bell }

    private mutating func control(_ text: String) { reply("[" + text, introducer: 0x5B) }
    private mutating func device(_ text: String) { reply("P" + text, introducer: 0x50, end: .stringTerminator) }

    // MARK: Identity

    mutating func reportPrimaryAttributes() {
        control("?" + options.primaryDeviceAttributes.map(String.init).joined(separator: ";") + "c")
    }

    mutating func reportSecondaryAttributes() {
        control(">" + options.secondaryDeviceAttributes.map(String.init).joined(separator: ";") + "c")
    }

    mutating func reportTertiaryAttributes() { device("!|00000000") }

    mutating func reportVersion() { device(">|" + Self.printable(options.name)) }

    mutating func reportParameters(_ request: Int) {
        if request < 2 { control("\(request + 2);1;1;128;128;1;0x") }
    }

    private static func printable(_ text: String) -> String {
        String(decoding: text.utf8.filter { $0 >= 0x20 && $0 < 0x7F }, as: UTF8.self)
    }

    // MARK: Status

    /// The cursor's position as reports count it.
    private var reportedPosition: (row: Int, column: Int) {
        guard modes.contains(.origin) else { return (cursor.row + 1, cursor.column + 1) }
        return (cursor.row - vertical.lowerBound + 1, cursor.column - horizontal.lowerBound + 1)
    }

    mutating func reportStatus(_ request: Int) {
        if request == 5 {
            control("0n")
        } else if request == 6 {
            let (row, column) = reportedPosition
            control("\(row);\(column)R")
        }
    }

    mutating func reportPrivateStatus(_ parameters: Parameters) {
        switch parameters.value(0, or: 0) {
        case 6:
            let (row, column) = reportedPosition
            control("?\(row);\(column)R")
        case 15: control("?13n")  // no printer
        case 25: control("?21n")  // user-defined keys are locked
        case 26: control("?27;1;0;0n")  // keyboard: North American
        case 53, 55: control("?50n")  // no locator
        case 56: control("?57;0n")
        case 62: control("0*{")  // no room for macros
        case 63: device("\(parameters.value(1, or: 0))!~0000")
        case 75: control("?70n")  // no malfunction of the data integrity
        case 85: control("?83n")  // not configured for several sessions
        case 996:
            if let background = options.background { control("?997;\(background.isDark ? 1 : 2)n") }
        case 2575: control(options.screenReaderIsAttached ? "?2571n" : "?2570n")
        default: break
        }
    }

    // MARK: Modes

    mutating func reportMode(_ number: Int) {
        let state = Modes.ansi(number).map { modes.contains($0) ? 1 : 2 } ?? 0
        control("\(number);\(state)$y")
    }

    mutating func reportPrivateMode(_ number: Int) {
        let state: Int
        if number == 3, !options.allowsColumnSwitch {
            state = 4
        } else {
            state = privateMode(number).map { $0 ? 1 : 2 } ?? 0
        }
        control("?\(number);\(state)$y")
    }

    // MARK: Settings

    /// Request status string (DECRQSS). The answers are made from the state, never from the request.
    mutating func reportSetting(_ request: [UInt8]) {
        switch String(decoding: request, as: UTF8.self) {
        case "m": device("1$r" + (pen.style == Style() ? "0" : pen.style.parameters) + "m")
        case "r": device("1$r\(vertical.lowerBound + 1);\(vertical.upperBound)r")
        case "s": device("1$r\(horizontal.lowerBound + 1);\(horizontal.upperBound)s")
        case "t": device("1$r\(max(24, rows))t")
        case "\"q": device("1$r\(pen.isProtected ? 1 : 2)\"q")
        case "\"p": device("1$r64;1\"p")
        case " q": device("1$r\(cursorShape.rawValue * 2 - (modes.contains(.cursorBlink) ? 1 : 0)) q")
        case "*x": device("1$r\(changesRectangles ? 2 : 1)*x")
        case "*|": device("1$r\(rows)*|")
        case "$|": device("1$r\(columns)$|")
        default: device("0$r")
        }
    }

    /// Request termcap strings (XTGETTCAP). Unknown names get the same refusal, whatever they are.
    mutating func reportCapabilities(_ request: [UInt8]) {
        for name in request.split(separator: 0x3B).prefix(16) {
            switch Self.decodedHex(name) {
            case "TN", "name": capability("544E", Self.printable(options.terminalName))
            case "Co", "colors": capability("436F", "256")
            case "RGB": capability("524742", "8/8/8")
            default: device("0+r")
            }
        }
    }

    private mutating func capability(_ name: String, _ value: String) {
        let digits = Array("0123456789ABCDEF")
        let hex = value.utf8.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        device("1+r\(name)=" + String(hex))
    }

    private static func decodedHex(_ bytes: ArraySlice<UInt8>) -> String? {
        guard bytes.count % 2 == 0, bytes.count <= 32 else { return nil }
        var result = ""
        var rest = bytes
        while rest.count >= 2 {
            guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), value < 0x80 else {
                return nil
            }
            result.unicodeScalars.append(Unicode.Scalar(value))
            rest = rest.dropFirst(2)
        }
        return result
    }

    /// Presentation state: the cursor's position (DECCIR) and the tab stops (DECTABSR).
    mutating func reportPresentation(_ request: Int) {
        if request == 2 {
            device("2$u" + tabStops.columns.prefix(256).map { "\($0 + 1)" }.joined(separator: "/"))
        } else if request == 1 {
            let style = pen.style
            let rendition =
                0x40 + (style[.bold] ? 1 : 0) + (style.underline == .none ? 0 : 2)
                + (style[.blink] ? 4 : 0) + (style[.inverse] ? 8 : 0)
            let flags =
                0x40 + (modes.contains(.origin) ? 1 : 0) + (sets.single == 2 ? 2 : 0)
                + (sets.single == 3 ? 4 : 0) + (cursor.pendingWrap ? 8 : 0)
            let (row, column) = reportedPosition
            let letters = [rendition, pen.isProtected ? 0x41 : 0x40, flags].map {
                String(Unicode.Scalar(UInt8($0)))
            }
            device(
                "1$u\(row);\(column);1;" + letters.joined(separator: ";") + ";\(sets.left);\(sets.right ?? 2);@;BBBB")
        }
    }

    // MARK: Keyboard

    /// Key modifier options (XTMODKEYS): the fourth sets which other keys are disambiguated.
    mutating func setModifiedKeys(_ parameters: Parameters) {
        guard options.supportsModifyOtherKeys, parameters.count == 0 || parameters.value(0, or: 0) == 4 else { return }
        otherKeys = ModifyOtherKeys(rawValue: parameters.value(1, or: 0)) ?? .off
    }

    /// Query key modifier options (XTQMODKEYS).
    mutating func reportModifiedKeys(_ resource: Int) {
        if resource == 4 { control(">4;\(otherKeys.rawValue)m") }
    }

    /// Kitty's keyboard protocol: the flags in effect, which are none unless the host passes them on.
    mutating func reportKeyboardFlags() { control("?\(keyboardFlags.last ?? 0)u") }

    mutating func pushKeyboardFlags(_ flags: Int) {
        guard options.supportsKittyKeyboard else { return }
        keyboardFlags.append(UInt8(flags & 31))
        if keyboardFlags.count > 16 { keyboardFlags.removeFirst() }
    }

    mutating func popKeyboardFlags(_ count: Int) {
        keyboardFlags.removeLast(min(count, keyboardFlags.count))
        if keyboardFlags.isEmpty { keyboardFlags = [0] }
    }

    mutating func setKeyboardFlags(_ flags: Int, how: Int) {
        guard options.supportsKittyKeyboard else { return }
        let old = keyboardFlags.popLast() ?? 0
        let new = UInt8(flags & 31)
        keyboardFlags.append(how == 2 ? old | new : how == 3 ? old & ~new : how == 1 ? new : old)
    }
}

extension RGB {
    /// Whether light text is read best on the colour.
    var isDark: Bool { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) < 128_000 }
}
