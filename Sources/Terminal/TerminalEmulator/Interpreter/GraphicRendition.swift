extension Interpreter {
    /// Select Graphic Rendition (SGR).
    mutating func selectGraphicRendition(_ parameters: Parameters) {
        var style = pen.style
        if parameters.count == 0 { style = Style() }
        Self.apply(parameters, from: 0, to: &style)
        pen.style = style
    }

    /// Applies the selections from parameter `first` on to a style.
    static func apply(_ parameters: Parameters, from first: Int, to style: inout Style) {
        var index = first
        while index < parameters.count {
            let code = parameters.value(index, or: 0)
            switch code {
            case 4 where parameters.isJoined(index + 1):
                style.underline =
                    UnderlineStyle(rawValue: UInt8(min(255, parameters.value(index + 1, or: 1)))) ?? .single
            case 38, 48, 58:
                let (color, next) = color(parameters, after: index)
                if let color {
                    switch code {
                    case 38: style.foreground = color
                    case 48: style.background = color
                    default: style.underlineColor = color
                    }
                }
                index = next
                continue
            default: apply(code, to: &style)
            }
            index += 1
            while parameters.isJoined(index) { index += 1 }
        }
    }

    @inline(__always)
    private static func apply(_ code: Int, to style: inout Style) {
        switch code {
        case 0: style = Style()
        case 1: style[.bold] = true
        case 2: style[.faint] = true
        case 3: style[.italic] = true
        case 4: style.underline = .single
        case 5, 6: style[.blink] = true
        case 7: style[.inverse] = true
        case 8: style[.invisible] = true
        case 9: style[.strikethrough] = true
        case 10...19: style.font = code - 10
        case 21: style.underline = .double
        case 22:
            style[.bold] = false
            style[.faint] = false
        case 23: style[.italic] = false
        case 24: style.underline = .none
        case 25: style[.blink] = false
        case 27: style[.inverse] = false
        case 28: style[.invisible] = false
        case 29: style[.strikethrough] = false
        case 30...37: style.foreground = PackedColor(palette: UInt8(code - 30))
        case 39: style.foreground = .default
        case 40...47: style.background = PackedColor(palette: UInt8(code - 40))
        case 49: style.background = .default
        case 53: style[.overline] = true
        case 55: style[.overline] = false
        case 59: style.underlineColor = .default
        case 90...97: style.foreground = PackedColor(palette: UInt8(code - 82))
        case 100...107: style.background = PackedColor(palette: UInt8(code - 92))
        default: break
        }
    }

    /// The colour after 38, 48 or 58, in the form with colons or with semicolons, and the index after it.
    private static func color(_ parameters: Parameters, after index: Int) -> (PackedColor?, next: Int) {
        if parameters.isJoined(index + 1) {
            var end = index + 1
            while parameters.isJoined(end) { end += 1 }
            let parts = end - index - 1
            switch parameters.value(index + 1, or: 0) {
            case 5 where parts >= 2: return (palette(parameters.value(index + 2, or: 0)), end)
            // With a colour space there is one part more: 2::r:g:b, or 2:r:g:b without it.
            case 2 where parts >= 4:
                return (rgb(parameters, from: parts >= 5 ? index + 3 : index + 2), end)
            default: return (nil, end)
            }
        }
        switch parameters.value(index + 1, or: 0) {
        case 5:
            // The index may be joined: 38;5:1 is seen in the wild.
            return (index + 2 < parameters.count ? palette(parameters.value(index + 2, or: 0)) : nil, index + 3)
        case 2: return (index + 4 < parameters.count ? rgb(parameters, from: index + 2) : nil, index + 5)
        default: return (nil, index + 1)
        }
    }

    private static func palette(_ index: Int) -> PackedColor? {
        index < 256 ? PackedColor(palette: UInt8(index)) : nil
    }

    private static func rgb(_ parameters: Parameters, from index: Int) -> PackedColor? {
        let parts = (0..<3).map { parameters.value(index + $0, or: 0) }
        guard parts.allSatisfy({ $0 < 256 }) else { return nil }
        return PackedColor(red: UInt8(parts[0]), green: UInt8(parts[1]), blue: UInt8(parts[2]))
    }
}

extension Style {
    /// The parameters that select the style after a reset.
    var parameters: String {
        var codes: [String] = []
        let flags: [(Flag, String)] = [
            (.bold, "1"), (.faint, "2"), (.italic, "3"), (.blink, "5"), (.inverse, "7"), (.invisible, "8"),
            (.strikethrough, "9"),
        ]
        for (flag, code) in flags where self[flag] { codes.append(code) }
        switch underline {
        case .none: break
        case .single: codes.append("4")
        default: codes.append("4:\(underline.rawValue)")
        }
        if self[.overline] { codes.append("53") }
        if font > 0 { codes.append("\(10 + font)") }
        if let code = foreground.parameters(normal: 30, bright: 90, extended: 38) { codes.append(code) }
        if let code = background.parameters(normal: 40, bright: 100, extended: 48) { codes.append(code) }
        if let code = underlineColor.parameters(normal: nil, bright: 0, extended: 58) { codes.append(code) }
        return codes.joined(separator: ";")
    }
}

extension PackedColor {
    fileprivate func parameters(normal: Int?, bright: Int, extended: Int) -> String? {
        switch color {
        case .default: return nil
        case .palette(let index):
            if let normal, index < 8 { return "\(normal + Int(index))" }
            if normal != nil, index < 16 { return "\(bright + Int(index) - 8)" }
            return "\(extended):5:\(index)"
        case .rgb(let red, let green, let blue): return "\(extended):2:\(red):\(green):\(blue)"
        }
    }
}
