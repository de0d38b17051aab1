import AccessibilityTree

/// The shape that a control is drawn as, chosen by its traits, else by its class.
enum ControlShape: Equatable {
    case toggle(isOn: Bool)
    case slider(Double)
    case progress(Double)
    case field
    case segments
    case segment(isSelected: Bool)
    case stepper
    case pages(current: Int, count: Int)
    case activity
    case bar(isAtBottom: Bool)
    case row
    /// Content that a tree does not have: a map, a page, a video.
    case foreign(String)

    /// The shape of a node; nil for one without a special shape.
    ///
    /// - Parameter isInSegments: whether the node is part of a segmented control.
    init?(_ node: Node, isInSegments: Bool) {
        let value = node.value?.string ?? ""
        if node.traits.contains(.toggleButton) || node.className == "UISwitch" {
            self = .toggle(isOn: value == "1")
        } else if isInSegments, node.traits.contains(.button) {
            self = .segment(isSelected: node.traits.contains(.selected))
        } else if node.series == .segmentedControl {
            self = .segments
        } else if node.appearance?.hasBorder == true {
            self = .field
        } else if let shape = Self.byClass(node.className, value) {
            self = shape
        } else if node.traits.contains(.adjustable), let part = Self.part(value) {
            self = .slider(part)
        } else if node.traits.contains(.updatesFrequently), node.appearance?.text == nil, let part = Self.part(value) {
            self = .progress(part)
        } else if node.traits.contains(.map) {
            self = .foreign(node.className)
        } else {
            return nil
        }
    }

    private static func byClass(_ name: String, _ value: String) -> ControlShape? {
        switch name {
        case "UISlider": return .slider(part(value) ?? 0)
        case "UIProgressView": return .progress(part(value) ?? 0)
        case "UIStepper": return .stepper
        case "UIPageControl":
            let numbers = numbers(in: value)
            return numbers.count > 1 ? .pages(current: numbers[0], count: numbers[numbers.count - 1]) : nil
        case "UIActivityIndicatorView": return .activity
        case "UINavigationBar", "UISearchBar": return .bar(isAtBottom: false)
        case "UITabBar", "UIToolbar": return .bar(isAtBottom: true)
        case "UITableViewCell": return .row
        case "MKMapView", "WKWebView", "UIWebView", "SCNView", "ARSCNView", "MTKView", "GLKView": return .foreign(name)
        default: return nil
        }
    }

    /// A percentage as a number from 0 to 1.
    private static func part(_ value: String) -> Double? {
        guard value.utf8.count < 32, value.contains(where: { "%٪﹪％".contains($0) }),
            let number = numbers(in: value).first
        else { return nil }
        return (Double(number) / 100).clampedToOne
    }

    /// The whole numbers in a text, in the digits of any language.
    private static func numbers(in text: String) -> [Int] {
        var numbers: [Int] = []
        var isInside = false
        for character in text.start(200) {
            guard let digit = character.wholeNumberValue, (0...9).contains(digit) else {
                isInside = false
                continue
            }
            if !isInside { numbers.append(0) }
            isInside = true
            let (last, tooLarge) = (numbers[numbers.count - 1], numbers[numbers.count - 1] > 1_000_000)
            numbers[numbers.count - 1] = tooLarge ? last : last * 10 + digit
        }
        return numbers
    }
}

extension ScreenDrawing {
    /// Draws a control as a simple shape.
    mutating func draw(_ shape: ControlShape, of node: Node, _ appearance: Appearance, _ frame: Rect) {
        let tint = (appearance.tintColor?.drawn ?? Paint(palette.tint)).fill
        switch shape {
        case .toggle(let isOn): drawSwitch(isOn, tint, frame)
        case .slider(let part): drawTrack(part, tint, frame, hasThumb: true)
        case .progress(let part): drawTrack(part, tint, frame, hasThumb: false)
        case .field:
            let background = appearance.backgroundColor?.drawn ?? Paint(palette.screen)
            writer.rect(frame.inset(0.5, 0.5), radius: 5, "\(background.fill) stroke=\"\(palette.line)\"")
        case .segments: writer.rect(frame, radius: 8, "fill=\"\(palette.control)\"")
        case .segment(let isSelected):
            if isSelected { writer.rect(frame.inset(2, 2), radius: 6, "fill=\"\(palette.thumb)\"") }
        case .stepper: drawStepper(frame)
        case .pages(let current, let count): drawPages(current, count, frame)
        case .activity: drawActivity(frame)
        case .bar(let isAtBottom):
            if appearance.backgroundColor == nil { writer.rect(barArea(frame, isAtBottom), "fill=\"\(palette.bar)\"") }
            let y = isAtBottom ? frame.y : frame.maxY
            drawLine(from: Point(x: frame.x, y: y), to: Point(x: frame.maxX, y: y))
        case .row: drawLine(from: Point(x: frame.x, y: frame.maxY), to: Point(x: frame.maxX, y: frame.maxY))
        case .foreign(let name):
            writer.rect(frame.inset(0.5, 0.5), "fill=\"\(palette.image)\" stroke=\"\(palette.line)\"")
            guard let caption = TextEstimate.fitted(name, width: frame.width - 8, size: 12) else { return }
            writer.text(
                caption, x: frame.center.x, baseline: frame.center.y + 4,
                "font-size=\"12\" text-anchor=\"middle\" fill=\"\(palette.text)\"")
        }
    }

    // A bar near an edge of the screen extends to it, behind the system's own content there.
    private func barArea(_ frame: Rect, _ isAtBottom: Bool) -> Rect {
        let gap = isAtBottom ? screen.maxY - frame.maxY : frame.y - screen.y
        guard gap > 0, gap <= 64 else { return frame }
        return Rect(
            x: frame.x, y: isAtBottom ? frame.y : screen.y, width: frame.width, height: frame.height + gap)
    }

    private mutating func drawLine(from start: Point, to end: Point) {
        writer.stroke(start, end, "stroke=\"\(palette.line)\" stroke-width=\"0.5\"")
    }

    private mutating func drawSwitch(_ isOn: Bool, _ tint: String, _ frame: Rect) {
        let height = min(frame.height, 31)
        let width = min(frame.width, max(51, height))
        let box = Rect(x: frame.center.x - width / 2, y: frame.center.y - height / 2, width: width, height: height)
        writer.rect(box, radius: height / 2, isOn ? tint : "fill=\"\(palette.control)\"")
        let isRight = isOn != isRightToLeft
        let x = isRight ? box.maxX - height / 2 : box.x + height / 2
        writer.circle(Point(x: x, y: box.center.y), radius: max(height / 2 - 2, 0), "fill=\"#FFFFFF\"")
        occupy(box)
    }

    private mutating func drawTrack(_ part: Double, _ tint: String, _ frame: Rect, hasThumb: Bool) {
        let room = frame.inset(hasThumb ? 14 : 0, 0)
        let height = min(4, frame.height)
        let track = Rect(x: room.x, y: frame.center.y - height / 2, width: room.width, height: height)
        let done = room.width * part
        let x = isRightToLeft ? track.maxX - done : track.x
        writer.rect(track, radius: height / 2, "fill=\"\(palette.control)\"")
        writer.rect(Rect(x: x, y: track.y, width: done, height: height), radius: height / 2, tint)
        guard hasThumb else { return }
        let middle = Point(x: isRightToLeft ? track.maxX - done : track.x + done, y: frame.center.y)
        let radius = min(13, frame.height / 2)
        writer.circle(middle, radius: radius, "fill=\"#FFFFFF\" stroke=\"\(palette.line)\"")
        occupy(Rect(x: middle.x - radius, y: middle.y - radius, width: radius * 2, height: radius * 2))
    }

    private mutating func drawStepper(_ frame: Rect) {
        writer.rect(frame, radius: 8, "fill=\"\(palette.control)\"")
        let stroke = "stroke=\"\(palette.text)\" stroke-width=\"1.5\""
        let (y, arm) = (frame.center.y, min(6, frame.height / 3))
        for (x, isPlus) in [(frame.x + frame.width / 4, isRightToLeft), (frame.maxX - frame.width / 4, !isRightToLeft)]
        {
            writer.stroke(Point(x: x - arm, y: y), Point(x: x + arm, y: y), stroke)
            if isPlus { writer.stroke(Point(x: x, y: y - arm), Point(x: x, y: y + arm), stroke) }
            occupy(Rect(x: x - arm, y: y - arm, width: arm * 2, height: arm * 2))
        }
        drawLine(
            from: Point(x: frame.center.x, y: frame.y + 5),
            to: Point(x: frame.center.x, y: max(frame.maxY - 5, frame.y + 5)))
    }

    private mutating func drawPages(_ current: Int, _ count: Int, _ frame: Rect) {
        let count = min(count, 20)
        let start = frame.center.x - Double(count - 1) * 8
        for page in 0..<max(count, 0) {
            let place = isRightToLeft ? count - 1 - page : page
            let color = page + 1 == current ? palette.text : palette.line
            writer.circle(
                Point(x: start + Double(place) * 16, y: frame.center.y), radius: min(3.5, frame.height / 2),
                "fill=\"\(color)\"")
        }
    }

    private mutating func drawActivity(_ frame: Rect) {
        let radius = min(frame.width, frame.height) / 2
        writer.circle(
            frame.center, radius: max(radius * 0.75, 0),
            "fill=\"none\" stroke=\"\(palette.placeholder)\" stroke-width=\"\((radius * 0.3).drawn)\" "
                + "stroke-dasharray=\"\((radius * 0.2).drawn) \((radius * 0.39).drawn)\"")
    }
}
