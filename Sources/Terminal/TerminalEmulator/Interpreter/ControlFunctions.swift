extension Interpreter {
    mutating func control(_ sequence: borrowing ControlSequence) {
        if sequence.function == 0x62 { return repeatCharacter(sequence.parameters.number(0)) }
        interrupt()
        if sequence.marker == 0, sequence.intermediates == 0 {
            controlPlain(sequence)
        } else if sequence.marker == 0x3F, sequence.intermediates == 0 {
            controlPrivate(sequence)
        } else {
            controlOther(sequence)
        }
    }

    private mutating func controlPlain(_ sequence: borrowing ControlSequence) {
        let number = sequence.parameters.number(0)
        switch Unicode.Scalar(sequence.final) {
        case "@": insertCharacters(number)
        case "A": moveVertically(-number)
        case "B": moveVertically(number)
        case "C", "a": moveForward(number)
        case "D", "j": moveBack(number)
        case "E":
            moveVertically(number)
            carriageReturn()
        case "F":
            moveVertically(-number)
            carriageReturn()
        case "G", "`": moveCursor(toRow: nil, column: number)
        case "H", "f": moveCursor(toRow: number, column: sequence.parameters.number(1))
        case "I": tabForward(number)
        case "J": eraseInDisplay(sequence.parameters.value(0, or: 0), selective: false)
        case "K": eraseInLine(sequence.parameters.value(0, or: 0), selective: false)
        case "L": insertLines(number)
        case "M": insertLines(-number)
        case "P": insertCharacters(-number)
        case "S": scroll(scrollRegion, by: number)
        case "T": if sequence.parameters.count <= 1 { scroll(scrollRegion, by: -number) }
        case "X": eraseCharacters(number)
        case "Z": tabBack(number)
        case "^": scroll(scrollRegion, by: -number)
        case "c": if sequence.parameters.value(0, or: 0) == 0 { reportPrimaryAttributes() }
        case "d": moveToRow(number)
        case "e": moveCursor(row: cursor.row + number, column: cursor.column)
        case "g": clearTabs(sequence.parameters.value(0, or: 0))
        case "h": setModes(sequence, on: true)
        case "l": setModes(sequence, on: false)
        case "m": selectGraphicRendition(sequence.parameters)
        case "n": reportStatus(sequence.parameters.value(0, or: 0))
        case "r": setVerticalMargins(sequence.parameters)
        case "s": setHorizontalMarginsOrSave(sequence.parameters)
        case "t": manipulateWindow(sequence.parameters)
        case "u": restoreCursor()
        case "x": reportParameters(sequence.parameters.value(0, or: 0))
        default: break
        }
    }

    private mutating func controlPrivate(_ sequence: borrowing ControlSequence) {
        switch Unicode.Scalar(sequence.final) {
        case "J": eraseInDisplay(sequence.parameters.value(0, or: 0), selective: true)
        case "K": eraseInLine(sequence.parameters.value(0, or: 0), selective: true)
        case "W": if sequence.parameters.value(0) == 5 { tabStops = TabStops(columns: columns) }
        case "h": setPrivateModes(sequence.parameters, on: true)
        case "l": setPrivateModes(sequence.parameters, on: false)
        case "n": reportPrivateStatus(sequence.parameters)
        case "r": restorePrivateModes(sequence.parameters)
        case "m": reportModifiedKeys(sequence.parameters.value(0, or: 0))
        case "s": savePrivateModes(sequence.parameters)
        case "u": reportKeyboardFlags()
        default: break
        }
    }

    private mutating func controlOther(_ sequence: borrowing ControlSequence) {
        let parameters = sequence.parameters
        switch sequence.function {
        case Self.scrollLeft: shiftColumns(-parameters.number(0))
        case Self.scrollRight: shiftColumns(parameters.number(0))
        case Self.cursorStyle: setCursorStyle(parameters.value(0, or: 1))
        case Self.protection: setProtection(parameters.value(0, or: 0) == 1)
        case Self.softReset: softReset()
        case Self.insertColumn: if isCursorInMargins { insertColumns(parameters.number(0), at: cursor.column) }
        case Self.deleteColumn: if isCursorInMargins { insertColumns(-parameters.number(0), at: cursor.column) }
        case Self.requestMode: reportMode(parameters.value(0, or: 0))
        case Self.requestPrivateMode: reportPrivateMode(parameters.value(0, or: 0))
        case Self.secondaryAttributes: if parameters.value(0, or: 0) == 0 { reportSecondaryAttributes() }
        case Self.tertiaryAttributes: if parameters.value(0, or: 0) == 0 { reportTertiaryAttributes() }
        case Self.version: if parameters.value(0, or: 0) == 0 { reportVersion() }
        case Self.modifyKeys: setModifiedKeys(parameters)
        case Self.resetModifiedKeys: if parameters.value(0) == 4 { otherKeys = .off }
        case Self.pushKeyboard: pushKeyboardFlags(parameters.value(0, or: 0))
        case Self.popKeyboard: popKeyboardFlags(parameters.number(0))
        case Self.setKeyboard: setKeyboardFlags(parameters.value(0, or: 0), how: parameters.value(1, or: 1))
        case Self.requestPresentation: reportPresentation(parameters.value(0, or: 0))
        default: controlRectangle(sequence)
        }
    }

    private static let scrollLeft = ControlSequence.function(" @")
    private static let scrollRight = ControlSequence.function(" A")
    private static let cursorStyle = ControlSequence.function(" q")
    private static let protection = ControlSequence.function("\"q")
    private static let softReset = ControlSequence.function("!p")
    private static let insertColumn = ControlSequence.function("'}")
    private static let deleteColumn = ControlSequence.function("'~")
    private static let requestMode = ControlSequence.function("$p")
    private static let requestPrivateMode = ControlSequence.function("?$p")
    private static let secondaryAttributes = ControlSequence.function(">c")
    private static let tertiaryAttributes = ControlSequence.function("=c")
    private static let version = ControlSequence.function(">q")
    private static let modifyKeys = ControlSequence.function(">m")
    private static let resetModifiedKeys = ControlSequence.function(">n")
    private static let pushKeyboard = ControlSequence.function(">u")
    private static let popKeyboard = ControlSequence.function("<u")
    private static let setKeyboard = ControlSequence.function("=u")
    private static let requestPresentation = ControlSequence.function("$w")

    private mutating func moveToRow(_ number: Int) {
        let base = modes.contains(.origin) ? vertical.lowerBound : 0
        let last = modes.contains(.origin) ? vertical.upperBound - 1 : rows - 1
        moveCursor(row: min(last, base + number - 1), column: cursor.column)
    }

    private mutating func clearTabs(_ which: Int) {
        if which == 0 { tabStops.clear(cursor.column) } else if which == 3 { tabStops.clearAll() }
    }

    /// Sets the rows that scroll (DECSTBM).
    private mutating func setVerticalMargins(_ parameters: Parameters) {
        let top = parameters.number(0) - 1
        let bottom = min(rows, parameters.value(1).map { $0 == 0 ? rows : $0 } ?? rows)
        guard bottom - top >= 2 else { return }
        vertical = top..<bottom
        moveCursor(toRow: 1, column: 1)
    }

    /// Sets the left and right margins (DECSLRM) where that is allowed, else saves the cursor (SCOSC).
    private mutating func setHorizontalMarginsOrSave(_ parameters: Parameters) {
        guard modes.contains(.leftRightMargin) else {
            if parameters.count == 0 { saveCursor() }
            return
        }
        let left = parameters.number(0) - 1
        let right = min(columns, parameters.value(1).map { $0 == 0 ? columns : $0 } ?? columns)
        guard right - left >= 2 else { return }
        horizontal = left..<right
        moveCursor(toRow: 1, column: 1)
    }

    /// Moves the text between the margins sideways (SL, SR).
    private mutating func shiftColumns(_ count: Int) {
        guard isCursorInMargins else { return }
        insertColumns(count, at: horizontal.lowerBound)
    }

    private mutating func setCursorStyle(_ style: Int) {
        guard (0...6).contains(style) else { return }
        cursorShape = CursorShape(rawValue: max(0, style - 1) / 2 + 1) ?? .block
        if style % 2 == 1 || style == 0 { modes.insert(.cursorBlink) } else { modes.remove(.cursorBlink) }
    }

    /// Window manipulation: only reports of sizes in cells and the stack of titles. Titles are never reported, since
    /// the report would be typed into the program that reads it.
    private mutating func manipulateWindow(_ parameters: Parameters) {
        switch parameters.value(0, or: 0) {
        case 18: reply("[8;\(rows);\(columns)t", introducer: 0x5B)
        case 19: reply("[9;\(rows);\(columns)t", introducer: 0x5B)
        case 22:
            if parameters.value(1, or: 0) == 1 { return }
            titleStack.append(title)
            if titleStack.count > 10 { titleStack.removeFirst() }
        case 23:
            if parameters.value(1, or: 0) == 1 { return }
            if let last = titleStack.popLast() { setTitle(last) }
        default: break
        }
    }
}
