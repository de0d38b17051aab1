import Foundation
import HeadlessUIKit
import TerminalEmulator
import Words

/// A part of the terminal's screen as an accessibility element: a line of text, an item, a button, a link.
///
/// It stays the same object while the screen shows the part, also when the part moves or its text changes.
@MainActor public class TerminalElement: UIAccessibilityElement {
    /// The region of the terminal. The rows of lines that have scrolled off count from the first of their group.
    public var region: ScreenRegion { planned.region }
    /// The number of the line among all that were ever written; nil on the alternate screen, where lines have none.
    public var line: Int? { planned.line }
    /// Whether the line has scrolled off the screen.
    public var isInScrollback: Bool { planned.isInScrollback }
    /// The style of the text if it is unusual, in words such as "bold red on white"; "" for the usual style.
    public var style: String { planned.style.spoken }

    private(set) var planned: PlannedElement
    /// Whether arrow keys may be meant for it.
    private(set) var isAdjustable = false
    /// Its text when the user last read it, or nil when it is new.
    var seenText: String?
    /// Whether the user has put a bookmark here.
    var isBookmarked = false

    required init(_ planned: PlannedElement, in container: UIView, isAdjustable: Bool) {
        self.planned = planned
        super.init(accessibilityContainer: container)
        self.isAdjustable = isAdjustable
        describe()
        place()
    }

    /// Updates the element to the screen; does nothing if it is unchanged.
    func show(_ planned: PlannedElement, in container: UIView, isAdjustable: Bool) {
        if accessibilityContainer !== container { accessibilityContainer = container }
        guard planned != self.planned || isAdjustable != self.isAdjustable else { return }
        let hasMoved = planned.region.frame != self.planned.region.frame
        self.planned = planned
        self.isAdjustable = isAdjustable
        describe()
        if hasMoved { place() }
    }

    private func place() { accessibilityFrameInContainerSpace = TerminalViewController.rect(planned.region.frame) }

    /// The text that is compared to find changes.
    var text: String { [region.label, region.text].filter { !$0.isEmpty }.joined(separator: " ") }

    var isChanged: Bool { seenText != text }

    private func describe() {
        let region = planned.region
        set(\.accessibilityLabel, label(region))
        set(\.accessibilityValue, value(region))
        var traits = region.kind.row.traits
        if region.isSelected { traits.insert(.selected) }
        let status: UIAccessibilityExpandedStatus =
            region.isExpanded.map { $0 ? .expanded : .collapsed } ?? .unsupported
        if accessibilityExpandedStatus != status { accessibilityExpandedStatus = status }
        if isAccessibilityElement == planned.isSilent { isAccessibilityElement = !planned.isSilent }
        if region.isChecked != nil { traits.insert(.toggleButton) }
        if region.kind == .progress, isAdjustable { traits.insert(.adjustable) }
        if planned.isInput { traits = RegionKind.textEntry }
        if accessibilityTraits != traits { accessibilityTraits = traits }
        let actions = planned.links.map { link in
            UIAccessibilityCustomAction(name: TerminalWords.current[.openLink, link]) { [weak self] _ in
                self?.controller?.open(link) ?? false
            }
        }
        if !actions.isEmpty || accessibilityCustomActions?.isEmpty == false { accessibilityCustomActions = actions }
    }

    private func set(_ path: ReferenceWritableKeyPath<TerminalElement, String?>, _ text: String?) {
        if self[keyPath: path] != text { self[keyPath: path] = text }
    }

    private func label(_ region: ScreenRegion) -> String {
        switch region.kind {
        case .field: region.label
        case .key: [region.text, region.label].filter { !$0.isEmpty }.joined(separator: ", ")
        case .command, .prompt: planned.isInput ? region.label : text
        default: text
        }
    }

    private func value(_ region: ScreenRegion) -> String? {
        if region.kind == .field || planned.isInput { return region.text }
        let words = TerminalWords.current
        var parts: [String] = []
        if let percent = region.percent, !region.text.contains("\(percent)%") { parts.append(words.percent(percent)) }
        if let isChecked = region.isChecked { parts.append(words[isChecked ? .checked : .notChecked]) }
        if let level = region.level { parts.append(words[.level, level]) }
        // A reader counts the tabs of a bar itself.
        if region.kind != .tab, let index = region.index, let count = region.count {
            parts.append(words[.position, index, count])
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// The controller of the terminal that the element belongs to.
    var controller: TerminalViewController? {
        var responder = accessibilityContainer as? UIResponder
        while let current = responder {
            if let controller = current as? TerminalViewController { return controller }
            responder = current.next
        }
        return nil
    }

    /// Moves the program's selection or cursor here, presses a button, or opens a link.
    public override func accessibilityActivate() -> Bool { controller?.activate(self) ?? false }

    /// Presses the arrow key that makes a value larger.
    public override func accessibilityIncrement() {
        if isAdjustable { controller?.press(.up) }
    }

    /// Presses the arrow key that makes a value smaller.
    public override func accessibilityDecrement() {
        if isAdjustable { controller?.press(.down) }
    }

    /// Lets older lines come before the cursor gets to where they are missing.
    public override func accessibilityElementDidBecomeFocused() { controller?.didFocus(self) }
}

/// A cell of a table that a program has drawn.
@MainActor public final class TerminalCellElement: TerminalElement, UIAccessibilityContainerDataTableCell {
    /// The row, counted from 0; the header is row 0.
    public func accessibilityRowRange() -> NSRange { NSRange(location: planned.cell?.row ?? NSNotFound, length: 1) }
    /// The column, counted from 0.
    public func accessibilityColumnRange() -> NSRange {
        NSRange(location: planned.cell?.column ?? NSNotFound, length: 1)
    }
}
