import AccessibilityTree

/// The view of a container, which decides in which order its own parts are read: bars before or after content, one
/// column after another. The content of a part is ordered by position, as in any other view.
@MainActor protocol PartRanking: UIView {
    /// Returns the rank of a subview in the reading order: higher first, 0 for subviews ordered by position.
    func rank(of part: UIView) -> PartRank
}

/// The rank of a container's part in the reading order.
enum PartRank: Equatable {
    /// Before parts of a lower rank.
    case rank(Double)
    /// Not read, because another part covers it.
    case covered
}

extension UIView {
    /// Records whether the view is a part of a container, for captures.
    final func noteWhetherPart(of superview: UIView) {
        if ClassFacts.of(superview).pointee.ranksParts {
            flags.insert(.isContainerPart)
        } else {
            flags.remove(.isContainerPart)
        }
    }

    /// Copies where the view is read among the parts of the container that it is a part of.
    final func describePart(in node: inout Node) {
        guard let container = storedSuperview as? any PartRanking else { return }
        switch container.rank(of: self) {
        case .rank(let rank): if node.sortPriority == 0, rank != 0 { node.sortPriority = rank }
        case .covered: node.elementsHidden = true
        }
    }

    /// Called when the reading order of the parts has changed.
    final func partRanksDidChange() {
        for part in storedSubviews { part.accessibilityDidChange(.attributes) }
    }
}
