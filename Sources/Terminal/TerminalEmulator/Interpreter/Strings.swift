extension Interpreter {
    mutating func operatingSystemCommand(_ payload: [UInt8], endedByBell: Bool) {
        interrupt()
        let digits = payload.prefix { $0 != 0x3B }
        guard let number = Self.number(digits) else { return }
        let rest = payload[min(digits.count + 1, payload.count)...]
        // The marks of shells come with every line of them.
        if number == 133 || number == 633 { return shellMark(rest) }
        let text = String(decoding: rest, as: UTF8.self)
        switch number {
        case 0:
            iconName = text
            setTitle(text)
        case 1: iconName = text
        case 2: setTitle(text)
        case 4: setPalette(text, endedByBell)
        case 7:
            workingDirectory = text
            if log.isEnabled { log.add(.workingDirectory(text), bytes: text.utf8.count) }
        case 8: setLink(text)
        case 9: notifyOrProgress(text)
        case 10...12: setDynamicColor(number, text, endedByBell)
        case 52: setClipboard(text)
        case 104: colors.resetPalette(text)
        case 110...112: colors.dynamic[number - 100] = nil
        case 777: notify(text)
        default: break
        }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard (1...5).contains(digits.count) else { return nil }
        var number = 0
        for digit in digits {
            guard (0x30...0x39).contains(digit) else { return nil }
            number = number * 10 + Int(digit - 0x30)
        }
        return number
    }

    mutating func deviceControl(_ sequence: borrowing ControlSequence, payload: [UInt8]) {
        interrupt()
        switch sequence.function {
        case Self.requestSetting: reportSetting(payload)
        case Self.requestCapability: reportCapabilities(payload)
        default: break
        }
    }

    private static let requestSetting = ControlSequence.function("$q")
    private static let requestCapability = ControlSequence.function("+q")

    mutating func setTitle(_ text: String) {
        title = text
        if log.isEnabled { log.add(.title(text), bytes: text.utf8.count) }
    }

    /// Starts or ends a hyperlink (OSC 8).
    private mutating func setLink(_ text: String) {
        guard let separator = text.utf8.firstIndex(of: 0x3B) else { return }
        let uri = String(text[text.index(after: separator)...])
        guard !uri.isEmpty, uri.utf8.count <= 4_096 else {
            pen.link = 0
            return
        }
        var id = ""
        for pair in text[..<separator].split(separator: ":") where pair.hasPrefix("id=") {
            id = String(pair.dropFirst(3).prefix(256))
        }
        if links.isFull {
            linkRefusals += 1
            if linkRefusals == 1 || linkRefusals > LinkTable.capacity {
                reclaim()
                if !links.isFull { linkRefusals = 0 }
            }
        }
        pen.link = links.intern(Hyperlink(uri: uri, id: id))
    }

    private mutating func notifyOrProgress(_ text: String) {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false)
        guard parts.first == "4", parts.count >= 2 else {
            if log.isEnabled, !text.isEmpty {
                log.add(.notification(title: "", body: text), bytes: text.utf8.count)
            }
            return
        }
        let percent = parts.count > 2 ? min(100, max(0, Int(parts[2]) ?? 0)) : 0
        switch parts[1] {
        case "0": progress = .none
        case "1": progress = .running(percent)
        case "2": progress = .failed(percent)
        case "3": progress = .indeterminate
        case "4": progress = .paused(percent)
        default: return
        }
        if log.isEnabled { log.add(.progress(progress)) }
    }

    /// A notification in urxvt's form (OSC 777).
    private mutating func notify(_ text: String) {
        let parts = text.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.first == "notify", parts.count >= 2, log.isEnabled else { return }
        let body = parts.count > 2 ? String(parts[2]) : ""
        log.add(.notification(title: String(parts[1]), body: body), bytes: text.utf8.count)
    }

    /// A write to the clipboard (OSC 52), which the options must allow. Reading is refused without an answer.
    private mutating func setClipboard(_ text: String) {
        guard options.allowsClipboardWrite, let separator = text.utf8.firstIndex(of: 0x3B) else { return }
        let data = text.utf8[text.utf8.index(after: separator)...]
        guard !data.elementsEqual("?".utf8), let bytes = Base64.decode(data), log.isEnabled else { return }
        log.add(.clipboard(String(decoding: bytes, as: UTF8.self)), bytes: bytes.count)
    }

    // MARK: Shell integration

    private mutating func shellMark(_ text: ArraySlice<UInt8>) {
        guard let letter = text.first, text.count == 1 || text[text.startIndex + 1] == 0x3B else { return }
        let mark: ShellMark
        switch Unicode.Scalar(letter) {
        case "A", "N":
            mark = .promptStart(secondary: Self.isSecondary(Self.options(text)))
            pen.zone = .prompt
            note(.promptStart)
        case "P":
            let options = Self.options(text)
            mark = .promptStart(secondary: Self.isSecondary(options))
            guard !options.contains(where: { $0.contains("Cwd=") || $0.contains("IsWindows=") }) else { return }
            pen.zone = .prompt
        case "B", "I":
            mark = .inputStart
            pen.zone = .input
            note(.inputStart)
        case "C":
            mark = .outputStart
            pen.zone = .output
            note(.outputStart)
        case "D":
            let status = Self.options(text).first.flatMap { Int($0) }.map { min(255, max(-255, $0)) }
            mark = .commandEnd(status: status)
            pen.zone = .output
            note(.commandEnd)
            grid[state: cursor.row].exitStatus = Int16((status ?? -1_000) + 1_000)
        case "E" where text.count > 1: mark = .commandLine(Self.options(text).first.map(String.init) ?? "")
        default: return
        }
        if log.isEnabled { log.add(.shell(mark, row: cursor.row), bytes: text.count) }
    }

    /// Returns the options after the letter of a mark, between semicolons.
    private static func options(_ text: ArraySlice<UInt8>) -> [Substring] {
        guard text.count > 1 else { return [] }
        return String(decoding: text.dropFirst(2), as: UTF8.self).split(
            separator: ";", omittingEmptySubsequences: false)
    }

    private static func isSecondary(_ options: [Substring]) -> Bool { options.contains { $0 == "k=s" || $0 == "k=c" } }

    private mutating func note(_ mark: LineMarks) { grid[state: cursor.row].marks.insert(mark) }

    // MARK: Colours

    /// Answers a command with a string that has the terminator of the command, as in xterm; programs wait for it.
    private mutating func answer(_ text: String, _ endedByBell: Bool) {
        reply(text, introducer: 0x5D, end: endedByBell ? .bell : .stringTerminator)
    }

    /// Sets, or answers questions about, colours of the palette (OSC 4).
    private mutating func setPalette(_ text: String, _ endedByBell: Bool) {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false).prefix(64)
        for pair in stride(from: 0, to: parts.count - 1, by: 2) {
            guard let index = UInt8(parts[pair]) else { continue }
            if parts[pair + 1] == "?" {
                let color = colors.palette[index] ?? RGB(palette: index)
                answer("]4;\(index);\(color.specification)", endedByBell)
            } else if let color = RGB(specification: parts[pair + 1]) {
                colors.palette[index] = color
            }
        }
    }

    /// Sets, or answers a question about, the colours of text, background and cursor (OSC 10 to 12).
    private mutating func setDynamicColor(_ number: Int, _ text: String, _ endedByBell: Bool) {
        var number = number
        for part in text.split(separator: ";", omittingEmptySubsequences: false).prefix(3) where number <= 12 {
            if part == "?" {
                let known = number == 11 ? options.background : options.foreground
                if let color = colors.dynamic[number] ?? known {
                    answer("]\(number);\(color.specification)", endedByBell)
                }
            } else if let color = RGB(specification: part) {
                colors.dynamic[number] = color
            }
            number += 1
        }
    }
}
