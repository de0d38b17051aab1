import Foundation

/// Text with attributes that notifies its layout managers of every change, and a delegate before and after. A subclass
/// that stores the text itself overrides the four primitives: `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`; the last two report the change by `edited`.
open class NSTextStorage: NSMutableAttributedString {
    private let kept: NSMutableAttributedString
    private var depth = 0
    private var pending: Edit?

    /// A change that hasn't been reported yet.
    private struct Edit {
        var mask: EditActions
        var range: NSRange
        var change: Int
    }

    /// The kinds of changes in an edit, with UIKit's raw values.
    public struct EditActions: OptionSet, Sendable, Hashable {
        /// The bits, numbered as in UIKit.
        public let rawValue: UInt
        /// Creates a set from UIKit's raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes were edited.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters were edited.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    // MARK: Creating

    /// Creates an empty text.
    public convenience init() { self.init(string: "") }

    /// Creates a text without attributes.
    public override init(string: String) {
        kept = NSMutableAttributedString(string: string)
        super.init(string: "")
    }

    /// Creates a text with attributes.
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        kept = NSMutableAttributedString(string: string, attributes: attrs)
        super.init(string: "")
    }

    /// Creates a copy of another text.
    public override init(attributedString: NSAttributedString) {
        kept = NSMutableAttributedString(attributedString: attributedString.independentCopy)
        super.init(string: "")
    }

    /// Reads a text.
    public required init?(coder: NSCoder) {
        kept = NSMutableAttributedString(coder: coder) ?? NSMutableAttributedString(string: "")
        super.init(coder: coder)
    }

    // MARK: Primitives

    /// The characters, without attributes.
    open override var string: String { kept.string }

    /// Returns the attributes of a character, and the range that has them all, in UTF-16 code units.
    open override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { kept.attributes(at: location, effectiveRange: range) }

    /// Replaces the characters of a range, in UTF-16 code units.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        kept.replaceCharacters(in: range, with: str)
        edited([.editedCharacters, .editedAttributes], range: range, changeInLength: str.utf16.count - range.length)
    }

    /// Replaces the attributes of a range, in UTF-16 code units.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        kept.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: Methods derived from the primitives
    // Foundation's versions work on its own memory, which a subclass that stores the text itself doesn't use.

    /// The number of UTF-16 code units.
    open override var length: Int { string.utf16.count }

    /// Returns an attribute of a character, and its range, in UTF-16 code units.
    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

    /// Returns the attributes of a character, and the range within a limit that has them all, in UTF-16 code units.
    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        var found = NSRange()
        let attributes = attributes(at: location, effectiveRange: &found)
        range?.pointee = NSIntersectionRange(found, rangeLimit)
        return attributes
    }

    /// Returns an attribute of a character, and its range within a limit, in UTF-16 code units.
    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? { attributes(at: location, longestEffectiveRange: range, in: rangeLimit)[attrName] }

    /// Returns a part of the text, in UTF-16 code units.
    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        independentCopy.attributedSubstring(from: range)
    }

    /// Whether another text is the same.
    open override func isEqual(to other: NSAttributedString) -> Bool {
        independentCopy.isEqual(to: other.independentCopy)
    }

    /// Returns an immutable copy of the current text.
    open override func copy(with zone: NSZone? = nil) -> Any { independentCopy }

    /// Returns a mutable copy of the current text.
    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(attributedString: independentCopy)
    }

    /// Sets an attribute of a range, in UTF-16 code units.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    /// Adds attributes to those of a range, in UTF-16 code units.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        change(range) { $0.merge(attrs) { $1 } }
    }

    /// Removes an attribute from a range, in UTF-16 code units.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0[name] = nil }
    }

    private func change(_ range: NSRange, _ work: (inout [NSAttributedString.Key: Any]) -> Void) {
        let end = min(range.upperBound, length)
        var place = max(0, range.location)
        beginEditing()
        while place < end {
            var run = NSRange()
            var found = attributes(at: place, effectiveRange: &run)
            let next = min(end, max(place + 1, run.upperBound))
            work(&found)
            setAttributes(found, range: NSRange(place..<next))
            place = next
        }
        endEditing()
    }

    /// Replaces a range with a text, in UTF-16 code units.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        let text = attrString.independentCopy
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, part, _ in
            setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    /// Deletes the characters of a range, in UTF-16 code units.
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    // MARK: Reporting changes

    /// The delegate, which is notified of changes; held weakly.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// The layout managers of the text.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// The kinds of changes in the edit that is being reported.
    open private(set) var editedMask: EditActions = []
    /// The edited range, in UTF-16 code units of the new text.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The number of UTF-16 code units by which the text is longer.
    open private(set) var changeInLength = 0

    /// Adds a layout manager, which is notified of edits.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.append(aLayoutManager)
        notify { storage in
            aLayoutManager.textStorage = storage
            aLayoutManager.textDidChange()
        }
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        notify { storage in
            if aLayoutManager.textStorage === storage { aLayoutManager.textStorage = nil }
            aLayoutManager.textDidChange()
        }
    }

    /// Collects changes until `endEditing()`.
    open override func beginEditing() { depth += 1 }

    /// Reports the changes since `beginEditing()`.
    open override func endEditing() {
        depth = max(0, depth - 1)
        if depth == 0, pending != nil { processEditing() }
    }

    /// Records a change; it is reported immediately, or at the end of the edits that `beginEditing()` started.
    ///
    /// - Parameters:
    ///   - editedRange: the changed range, in UTF-16 code units of the text before the change.
    ///   - delta: the number of UTF-16 code units by which the text is longer.
    ///   - editedMask: the kind of change: characters, attributes or both.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let range = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        if var edit = pending {
            edit.mask.formUnion(editedMask)
            edit.range = NSUnionRange(edit.range, range)
            edit.change += delta
            pending = edit
        } else {
            pending = Edit(mask: editedMask, range: range, change: delta)
        }
        if depth == 0 { processEditing() }
    }

    /// Notifies the delegate and the layout managers of the changes. Attributes that are set meanwhile are part of
    /// them.
    open func processEditing() {
        guard let edit = pending else { return }
        (editedMask, editedRange, changeInLength) = (edit.mask, edit.range, edit.change)
        depth += 1
        notify { storage in
            storage.delegate?.textStorage(
                storage, willProcessEditing: edit.mask, range: edit.range, changeInLength: edit.change)
            storage.delegate?.textStorage(
                storage, didProcessEditing: edit.mask, range: edit.range, changeInLength: edit.change)
        }
        depth -= 1
        pending = nil
        notify { storage in
            for manager in storage.layoutManagers { manager.textDidChange() }
        }
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    }

    /// Fixes the attributes of a range; here they always are.
    open func ensureAttributesAreFixed(in range: NSRange) {}
    /// Marks the attributes of a range to be fixed later; here they always are.
    open func invalidateAttributes(in range: NSRange) {}

    /// Reports on the main thread, where views and layout managers live; a change on another thread waits for it.
    private func notify(_ work: @MainActor (NSTextStorage) -> Void) {
        // This thread waits, so that only the main thread accesses the text meanwhile.
        nonisolated(unsafe) let storage = self
        MainThread.finish { work(storage) }
    }
}
