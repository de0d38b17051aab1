import AccessibilityTree
import Foundation
import HeadlessUIKit
import LiveReader
import ScreenReader

/// The findings on a screen in one configuration.
struct ScreenReport: Sendable {
    /// An element as it was when the cursor was on it.
    struct Line: Sendable {
        let id: NodeID
        let name: String
        let frame: Rect
        let spoken: String
        let isInScrollView: Bool
    }

    let configuration: Configuration
    /// The elements from the first to the last.
    let lines: [Line]
    /// The elements from the last to the first, by their names.
    let namesBackwards: [String]
    /// All elements, in order, including those that are only created on request.
    let allNames: [String]
    /// The constraints that were left out.
    let broken: [String]
    /// The views with an ambiguous layout.
    let ambiguous: [String]
    /// The labels that show less than their text, whether they may or not.
    let cut: [String]
    /// The labels among them that have as many lines as they need.
    let cutDespiteLines: [String]

    /// The report as it is recorded.
    var text: String {
        var rows = ["## \(configuration)"]
        for line in lines {
            let numbers = [line.frame.x, line.frame.y, line.frame.width, line.frame.height].map(Self.rounded)
            rows.append("\(numbers.joined(separator: " "))  \(line.spoken)")
        }
        if !broken.isEmpty { rows.append("broken: \(broken.joined(separator: "; "))") }
        if !ambiguous.isEmpty { rows.append("ambiguous: \(ambiguous.joined(separator: ", "))") }
        if !cut.isEmpty { rows.append("cut off: \(cut.joined(separator: " / "))") }
        return rows.joined(separator: "\n") + "\n"
    }

    /// A length to half a point.
    private static func rounded(_ length: Double) -> String {
        let halves = (length * 2).rounded() / 2
        return halves == halves.rounded() ? String(Int(halves)) : String(halves)
    }
}

extension ScreenCase {
    /// Shows the screen in a new app and reads it from the first element to the last.
    @MainActor func report(in configuration: Configuration) -> ScreenReport {
        AppProcess().run {
            MainLoop.main.clock = .virtual
            UIDevice.current.simulate(configuration.device.profile)
            UIApplication.shared.userInterfaceLayoutDirection =
                configuration.isRightToLeft ? .rightToLeft : .leftToRight
            UIApplication.shared.simulate(configuration.category)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.deviceSafeAreaInsets = configuration.device.insets
            let root = make()
            window.rootViewController = root
            window.makeKeyAndVisible()
            MainLoop.main.advance(by: .zero)
            prepare?(root)
            MainLoop.main.runUntilIdle()
            let reader = ScreenReaderSession(window: window)
            defer { reader.end() }
            reader.settle()
            let labels = Self.labels(in: window)
            let cut = labels.filter(Self.isCut)
            let lines = Self.walk(reader)
            let backwards = Self.walkBack(reader)
            return ScreenReport(
                configuration: configuration, lines: lines, namesBackwards: backwards,
                allNames: Self.allNames(in: window, reader),
                broken: window.brokenConstraints.map(\.summary),
                ambiguous: window.viewsWithAmbiguousLayout.map { "\(type(of: $0))" },
                cut: cut.map { $0.text ?? "" },
                cutDespiteLines: cut.filter { $0.numberOfLines == 0 }.map { $0.text ?? "" })
        }
    }

    @MainActor private static func walk(_ reader: ScreenReaderSession) -> [ScreenReport.Line] {
        var lines: [ScreenReport.Line] = []
        var spoken = reader.capture { reader.first() }.spoken
        while lines.count < 200, let node = reader.focusedElement {
            lines.append(
                ScreenReport.Line(
                    id: node.id, name: node.shownName, frame: node.frame,
                    spoken: spoken.joined(separator: " | "), isInScrollView: isInScrollView(node.id, reader)))
            spoken = reader.capture { reader.next() }.spoken
            if reader.focusedElement?.id == node.id { break }
        }
        return lines
    }

    @MainActor private static func walkBack(_ reader: ScreenReaderSession) -> [String] {
        var names: [String] = []
        reader.last()
        while names.count < 200, let node = reader.focusedElement {
            names.append(node.shownName)
            reader.previous()
            if reader.focusedElement?.id == node.id { break }
        }
        return names
    }

    @MainActor private static func allNames(in window: UIWindow, _ reader: ScreenReaderSession) -> [String] {
        window.makeAllContent()
        reader.settle()
        let tree = reader.session.tree
        return ReadingOrder(tree).elements.compactMap { tree[$0]?.shownName }
    }

    @MainActor private static func isInScrollView(_ id: NodeID, _ reader: ScreenReaderSession) -> Bool {
        let scrolling = ["Scroll", "Table", "Collection"]
        let tree = reader.session.tree
        return sequence(first: id) { tree.parent(of: $0) }.contains { ancestor in
            guard let name = tree[ancestor]?.className else { return false }
            return scrolling.contains { name.contains($0) }
        }
    }

    @MainActor private static func labels(in window: UIWindow) -> [UILabel] {
        var labels: [UILabel] = []
        var pending: [UIView] = [window]
        while let view = pending.popLast() {
            guard !view.isHidden else { continue }
            if let label = view as? UILabel, label.text?.isEmpty == false { labels.append(label) }
            pending.append(contentsOf: view.subviews.reversed())
        }
        return labels
    }

    @MainActor private static func isCut(_ label: UILabel) -> Bool {
        // Edges are rounded to pixels, so a frame may be a part of a point narrower than the text.
        let room = label.bounds.width + 0.5
        let needed = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        return needed.width > room || needed.height > label.bounds.height + 0.5
    }
}

extension Node {
    /// The name of the element in reports.
    fileprivate var shownName: String { label?.string ?? value?.string ?? className }
}
