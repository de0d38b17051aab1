extension Interpreter {
    mutating func setModes(_ sequence: borrowing ControlSequence, on: Bool) {
        for index in 0..<sequence.parameters.count {
            if let mode = Modes.ansi(sequence.parameters.value(index, or: 0)) { set(mode, on) }
        }
    }

    private mutating func set(_ mode: Modes, _ on: Bool) {
        guard modes.contains(mode) != on else { return }
        if on { modes.insert(mode) } else { modes.remove(mode) }
        if mode == .synchronizedUpdate, !on { endedUpdates &+= 1 }
        guard log.isEnabled else { return }
        log.add(mode == .synchronizedUpdate ? .synchronizedUpdate(on) : .mode(mode, on))
    }

    mutating func setPrivateModes(_ parameters: Parameters, on: Bool) {
        for index in 0..<parameters.count { setPrivateMode(parameters.value(index, or: 0), on) }
    }

    private mutating func setPrivateMode(_ number: Int, _ on: Bool) {
        switch number {
        case 3: switchColumns(wide: on)
        case 6:
            set(.origin, on)
            moveCursor(toRow: 1, column: 1)
        case 7:
            set(.autowrap, on)
            if !on { cursor.pendingWrap = false }
        case 9, 1000, 1002, 1003: mouseTracking = on ? MouseTracking(rawValue: number) ?? .off : .off
        case 1005, 1006, 1015, 1016: setMouseEncoding(number, on)
        case 47: showAlternate(on)
        case 69:
            set(.leftRightMargin, on)
            horizontal = 0..<columns
        case 1047:
            if !on, isAlternate { erase(screenRegion, selective: false) }
            showAlternate(on)
        case 1048: if on { saveCursor() } else { restoreCursor() }
        case 1049: showAlternateSaving(on)
        default: if let mode = Modes.dec(number) { set(mode, on) }
        }
    }

    private mutating func setMouseEncoding(_ number: Int, _ on: Bool) {
        if on {
            mouseEncoding = MouseEncoding(rawValue: number) ?? .standard
        } else if mouseEncoding.rawValue == number {
            mouseEncoding = .standard
        }
    }

    /// Switches between 80 and 132 columns (DECCOLM), where the host allows it.
    private mutating func switchColumns(wide: Bool) {
        guard options.allowsColumnSwitch, modes.contains(.allowsColumnSwitch) else { return }
        set(.wideColumns, wide)
        resize(Size(rows: rows, columns: wide ? 132 : 80))
        vertical = 0..<rows
        horizontal = 0..<columns
        if !modes.contains(.noClearingColumnSwitch) { erase(screenRegion, selective: false) }
        moveCursor(row: 0, column: 0)
    }

    // MARK: Alternate screen

    private mutating func showAlternate(_ on: Bool) {
        guard on != isAlternate else { return }
        swap(&grid, &hiddenGrid)
        swap(&saved, &hiddenSaved)
        swap(&keyboardFlags, &hiddenKeyboardFlags)
        if on { modes.insert(.alternateScreen) } else { modes.remove(.alternateScreen) }
        if log.isEnabled { log.add(.alternateScreen(on)) }
    }

    /// Mode 1049: saves the cursor and shows an empty alternate screen; or goes back and restores the cursor.
    private mutating func showAlternateSaving(_ on: Bool) {
        if on {
            if !isAlternate { saveCursor() }
            showAlternate(true)
            erase(screenRegion, selective: false)
        } else {
            showAlternate(false)
            restoreCursor()
        }
    }

    // MARK: Saved modes

    /// Returns the state of a mode for DECRQM and XTSAVE, or nil when it is unknown.
    func privateMode(_ number: Int) -> Bool? {
        switch number {
        case 9, 1000, 1002, 1003: mouseTracking.rawValue == number
        case 1005, 1006, 1015, 1016: mouseEncoding.rawValue == number
        case 1048: true
        default: Modes.dec(number).map(modes.contains)
        }
    }

    mutating func savePrivateModes(_ parameters: Parameters) {
        for index in 0..<parameters.count {
            let number = parameters.value(index, or: 0)
            if let value = privateMode(number) { savedModes[number] = value }
        }
    }

    mutating func restorePrivateModes(_ parameters: Parameters) {
        for index in 0..<parameters.count {
            let number = parameters.value(index, or: 0)
            if let value = savedModes[number] { setPrivateMode(number, value) }
        }
    }

    // MARK: Reset

    /// Resets the modes that a program may have left set (DECSTR).
    mutating func softReset() {
        modes.subtract([.insert, .origin, .applicationCursorKeys, .applicationKeypad, .keyboardLocked])
        modes.subtract([.leftRightMargin, .reverseWraparound])
        modes.formUnion([.cursorVisible, .autowrap])
        vertical = 0..<rows
        horizontal = 0..<columns
        pen = Pen(link: pen.link, zone: pen.zone)
        pen.link = 0
        sets = CharacterSets()
        saved = SavedCursor()
        changesRectangles = false
        cursor.pendingWrap = false
        keyboardFlags = [0]
        if log.isEnabled { log.add(.reset(soft: true)) }
    }

    /// Resets everything but the scrollback (RIS).
    mutating func reset() {
        if isAlternate { showAlternate(false) }
        let size = Size(rows: rows, columns: columns)
        var fresh = Interpreter(size: size, options: options)
        // Rows stay in the grids' storage, so that a program can't make the terminal allocate by resetting it.
        for row in 0..<rows {
            grid.clear(row, with: .blank)
            hiddenGrid.clear(row, with: .blank)
        }
        swap(&fresh.grid, &grid)
        swap(&fresh.hiddenGrid, &hiddenGrid)
        swap(&fresh.scrollback, &scrollback)
        swap(&fresh.styles, &styles)
        swap(&fresh.clusters, &clusters)
        swap(&fresh.links, &links)
        swap(&fresh.log, &log)
        swap(&fresh.replies, &replies)
        fresh.droppedReplies = droppedReplies
        fresh.workingDirectory = workingDirectory
        fresh.scrollback.close()
        self = fresh
        if log.isEnabled { log.add(.reset(soft: false)) }
    }
}
