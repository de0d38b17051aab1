import AccessibilityTree
import HeadlessUIKit

/// Finds views whose stored frames a required equation of the file does not allow: Xcode laid them out before the
/// constraint was changed, or on another device.
@MainActor struct StoredContradictions {
    typealias Document = InterfaceBuilderDocument

    private let stage: LayoutStage
    private let root: LayoutCheckRoots.Root
    private var archive: Archive { stage.archive }
    private var document: Document { archive.document }

    init(_ root: LayoutCheckRoots.Root, of stage: LayoutStage) {
        self.root = root
        self.stage = stage
    }

    /// The view that was made of the object with an index.
    private func view(_ index: Int) -> UIView? { stage.maker.live(index) as? UIView }

    private func insets(_ index: Int) -> UIEdgeInsets { view(index)?.alignmentRectInsets ?? .zero }

    /// The indices of the views that constraints held by the root or its members contradict.
    var views: Set<Int> {
        var result: Set<Int> = []
        for index in [root.index] + root.members {
            for constraint in document.objects[index].constraints where isFirm(constraint) {
                let named = items(of: constraint, heldBy: index)
                guard let error = error(of: constraint, heldBy: index), abs(error) > 1 else { continue }
                result.formUnion(named)
            }
            result.formUnion(viewsOfStack(index))
        }
        result.remove(root.index)
        return result
    }

    /// Those of a stack view's members, and of the stack itself, that its own equations contradict.
    private func viewsOfStack(_ index: Int) -> Set<Int> {
        guard let stack = view(index) as? UIStackView, let frame = document.objects[index].frame else { return [] }
        var arranged: [(index: Int, view: UIView, rect: Rect)] = []
        for child in document.objects[index].children {
            guard let member = view(child), stack.arrangedSubviews.contains(where: { $0 === member }), !member.isHidden
            else { continue }
            guard let rect = alignmentRect(of: document.objects[child]) else { return [] }
            arranged.append((child, member, rect))
        }
        let (members, concernsStack) = StackContradictions(stack: stack, frame: frame, arranged: arranged).views()
        return concernsStack ? members.union([index]) : members
    }

    private func isFirm(_ constraint: Document.Constraint) -> Bool {
        constraint.relation == .equal && constraint.priority >= 1_000 && archive.counts(constraint)
            && archive.isInstalled(constraint)
    }

    private func items(of constraint: Document.Constraint, heldBy holder: Int) -> [Int] {
        let first = index(of: constraint.first, heldBy: holder)
        return constraint.secondAttribute == nil ? [first] : [first, index(of: constraint.second, heldBy: holder)]
    }

    private func index(of item: Document.Constraint.Item, heldBy holder: Int) -> Int {
        if case .object(let index) = item { index } else { holder }
    }

    private func error(of constraint: Document.Constraint, heldBy holder: Int) -> Double? {
        guard let first = value(constraint.first, constraint.firstAttribute, holder) else { return nil }
        var second = 0.0
        if let attribute = constraint.secondAttribute {
            guard let value = value(constraint.second, attribute, holder) else { return nil }
            second = value
        }
        return first - second * constraint.multiplier - constraint.constant
    }

    /// An edge or a length of a view in the holder's coordinates, as it is stored; nil for values that are not stored,
    /// such as margins, guides and lines of text.
    private func value(_ item: Document.Constraint.Item, _ attribute: String, _ holder: Int) -> Double? {
        guard item != .missing else { return nil }
        var object = document.objects[index(of: item, heldBy: holder)]
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
        guard var rect = alignmentRect(of: object) else { return nil }
        if object.index == holder, let frame = object.frame {
            rect.x -= frame.x
            rect.y -= frame.y
        }
        var parent = object.index == holder ? nil : object.parent
        while let index = parent, index != holder {
            let outer = document.objects[index]
            guard let frame = outer.frame, outer.elementName != "scrollView" else { return nil }
            rect.x += frame.x
            rect.y += frame.y
            parent = outer.parent
        }
        // A scroll view has the size of its content, which is not stored.
        let isAround = object.index == holder && ["scrollView", "textView"].contains(object.elementName)
        return isAround || (object.index != holder && parent == nil) ? nil : rect
    }

    /// The stored frame within its insets, in the superview's coordinates.
    private func alignmentRect(of object: Document.Object) -> Rect? {
        guard var rect = object.frame else { return nil }
        if object.index == root.index { rect.width = stage.size.width }
        let insets = insets(object.index)
        rect.x += insets.left
        rect.y += insets.top
        rect.width -= insets.left + insets.right
        rect.height -= insets.top + insets.bottom
        return rect
    }
}
