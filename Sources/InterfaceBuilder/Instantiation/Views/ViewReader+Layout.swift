import Foundation
import HeadlessUIKit

extension ViewReader {
    /// Sets how the view takes part in layout by constraints.
    func applyLayout(_ object: Object, to view: UIView) {
        if let flag = object.flag("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = flag }
        if let flag = object.flag("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = flag }
        applyPriorities(object, to: view)
    }

    // What an attribute leaves out is Interface Builder's usual priority, not that of the class in code.
    private func applyPriorities(_ object: Object, to view: UIView) {
        for (axis, hugging, resistance) in Self.priorities {
            let hugging = object.priority(hugging) ?? .defaultLow
            if view.contentHuggingPriority(for: axis) != hugging { view.setContentHuggingPriority(hugging, for: axis) }
            if let resistance = object.priority(resistance) {
                view.setContentCompressionResistancePriority(resistance, for: axis)
            }
        }
    }

    private typealias Key = InterfaceBuilderDocument.Attributes.Key
    private static let priorities: [(NSLayoutConstraint.Axis, hugging: Key, resistance: Key)] = [
        (.horizontal, Key("horizontalHuggingPriority"), Key("horizontalCompressionResistancePriority")),
        (.vertical, Key("verticalHuggingPriority"), Key("verticalCompressionResistancePriority")),
    ]
}

extension InterfaceBuilderDocument.Object {
    /// The size that Interface Builder lays the view out with instead of its content's, in points; nil where the file
    /// states none.
    @MainActor var placeholderContentSize: CGSize? {
        let (width, height) = (attribute("placeholderIntrinsicWidth"), attribute("placeholderIntrinsicHeight"))
        guard width != nil || height != nil else { return nil }
        // "infinite" means that there is none.
        func length(_ text: String?) -> CGFloat {
            guard let number = text.flatMap(readNumber) else { return UIView.noIntrinsicMetric }
            return CGFloat(max(0, number))
        }
        return CGSize(width: length(width), height: length(height))
    }

    fileprivate func priority(_ key: InterfaceBuilderDocument.Attributes.Key) -> UILayoutPriority? {
        guard attributeList.has(key), let number = number(key.text) else { return nil }
        return UILayoutPriority(Float(min(max(number, 0), 1_000)))
    }
}
