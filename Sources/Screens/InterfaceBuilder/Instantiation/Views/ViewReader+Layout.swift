import Foundation
import HeadlessUIKit

extension ViewReader {
    /// Sets how the view takes part in layout by constraints.
    func applyLayout(_ object: Object, _ presence: InterfaceBuilderDocument.Presence, to view: UIView) {
        if presence.mayHave(.preservesSuperviewLayoutMargins),
            let flag = object.flag(.preservesSuperviewLayoutMargins)
        {
            view.preservesSuperviewLayoutMargins = flag
        }
        if presence.mayHave(.insetsLayoutMarginsFromSafeArea),
            let flag = object.flag(.insetsLayoutMarginsFromSafeArea)
        {
            view.insetsLayoutMarginsFromSafeArea = flag
        }
        applyPriorities(object, presence, to: view)
    }

    // What an attribute leaves out is Interface Builder's usual priority, not that of the class in code.
    private func applyPriorities(
        _ object: Object, _ presence: InterfaceBuilderDocument.Presence, to view: UIView
    ) {
        for (axis, hugging, resistance) in Self.priorities {
            let hugging = (presence.mayHave(hugging) ? object.priority(hugging) : nil) ?? .defaultLow
            if view.contentHuggingPriority(for: axis) != hugging { view.setContentHuggingPriority(hugging, for: axis) }
            if presence.mayHave(resistance), let resistance = object.priority(resistance) {
                view.setContentCompressionResistancePriority(resistance, for: axis)
            }
        }
    }

    private static let priorities: [(NSLayoutConstraint.Axis, hugging: Object.Key, resistance: Object.Key)] = [
        (.horizontal, .horizontalHuggingPriority, .horizontalCompressionResistancePriority),
        (.vertical, .verticalHuggingPriority, .verticalCompressionResistancePriority),
    ]
}

extension InterfaceBuilderDocument.Object {
    /// The size that Interface Builder lays the view out with instead of its content's, in points; nil where the file
    /// states none.
    @MainActor var placeholderContentSize: CGSize? {
        let (width, height) = (attribute(.placeholderIntrinsicWidth), attribute(.placeholderIntrinsicHeight))
        guard width != nil || height != nil else { return nil }
        // "infinite" means that there is none.
        func length(_ text: String?) -> CGFloat {
            guard let number = text.flatMap(readNumber) else { return UIView.noIntrinsicMetric }
            return CGFloat(max(0, number))
        }
        return CGSize(width: length(width), height: length(height))
    }

    fileprivate func priority(_ key: InterfaceBuilderDocument.Attributes.Key) -> UILayoutPriority? {
        guard let number = attributeList[key].flatMap(readNumber) else { return nil }
        return UILayoutPriority(Float(min(max(number, 0), 1_000)))
    }
}
