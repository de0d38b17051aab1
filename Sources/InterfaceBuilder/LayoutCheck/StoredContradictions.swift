import AccessibilityTree
import HeadlessUIKit

/// Finds views whose stored frames a required equation of the file does not allow: Xcode laid them out before the
/// constraint was changed, or on another device.
@MainActor struct StoredContradictions {
    typealias Document = InterfaceBuilderDocument

    private let archive: Archive
    private let insets: (Int) -> UIEdgeInsets
    private var document: Document { archive.document }

    /// - Parameter insets: What is between the frame and the alignment rectangle of the object with an index.
    init(_ archive: Archive, insets: @escaping (Int) -> UIEdgeInsets) {
        self.archive = archive
        self.insets = insets
    }

    /// The indices of the views that constraints held by a root or its members contradict.
    func views(in root: LayoutCheckRoots.Root) -> Set<Int> {
        var result: Set<Int> = []
        for index in [root.index] + root.members {
            for constraint in document.objects[index].constraints where isFirm(constraint) {
                let named = items(of: constraint, heldBy: index)
                guard let error = error(of: constraint, heldBy: index), abs(error) > 1 else { continue }
                result.formUnion(named)
            }
        }
        result.remove(root.index)
        return result
    }

    private func isFirm(_ constraint: Document.Constraint) -> Bool {
        constraint.relation == .equal && constraint.priority >= 1_000 && archive.counts(constraint)
            && archive.isInstalled(constraint)
    }

    private func items(of constraint: Document.Constraint, heldBy holder: Int) -> [Int] {
        var result = [constraint.firstItem.flatMap { document.object(id: $0)?.index } ?? holder]
        if constraint.secondAttribute != nil {
            result.append(constraint.secondItem.flatMap { document.object(id: $0)?.index } ?? holder)
        }
        return result
    }

    private func error(of constraint: Document.Constraint, heldBy holder: Int) -> Double? {
        guard let first = value(constraint.firstItem, constraint.firstAttribute, holder) else { return nil }
        var second = 0.0
        if let attribute = constraint.secondAttribute {
            guard let value = value(constraint.secondItem, attribute, holder) else { return nil }
            second = value
        }
        return first - second * constraint.multiplier - constraint.constant
    }

    /// An edge or a length of a view in the holder's coordinates, as it is stored; nil for what is not stored, such as
    /// margins, guides and lines of text.
    private func value(_ id: String?, _ attribute: String, _ holder: Int) -> Double? {
        let object = id.map { document.object(id: $0) } ?? document.objects[holder]
        guard var object else { return nil }
        if object.elementName == "viewLayoutGuide", object.role == .property("safeArea"), let parent = object.parent {
            // From side to side an upright screen is safe.
            guard !["top", "bottom", "height", "centerY"].contains(attribute) else { return nil }
            object = document.objects[parent]
        }
        guard let rect = rect(of: object, in: holder) else { return nil }
        switch attribute {
        case "left", "leading": return rect.x
        case "right", "trailing": return rect.x + rect.width
        case "top": return rect.y
        case "bottom": return rect.y + rect.height
        case "width": return rect.width
        case "height": return rect.height
        case "centerX": return rect.x + rect.width / 2
        case "centerY": return rect.y + rect.height / 2
        default: return nil
        }
    }

    private func rect(of object: Document.Object, in holder: Int) -> Rect? {
        guard var rect = object.frame else { return nil }
        if object.index == holder { (rect.x, rect.y) = (0, 0) }
        let insets = insets(object.index)
        rect.x += insets.left
        rect.y += insets.top
        rect.width -= insets.left + insets.right
        rect.height -= insets.top + insets.bottom
        var parent = object.index == holder ? nil : object.parent
        while let index = parent, index != holder {
            let outer = document.objects[index]
            guard let frame = outer.frame, outer.elementName != "scrollView" else { return nil }
            rect.x += frame.x
            rect.y += frame.y
            parent = outer.parent
        }
        // A scroll view stands for its content, whose size is not stored.
        let isAround = object.index == holder && ["scrollView", "textView"].contains(object.elementName)
        return isAround || (object.index != holder && parent == nil) ? nil : rect
    }
}
