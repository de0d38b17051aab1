import Foundation
import HeadlessUIKit

extension ViewReader {
    /// Sets how the view takes part in layout by constraints.
    func applyLayout(_ object: Object, to view: UIView) {
        if let flag = object[.preservesSuperviewLayoutMargins] { view.preservesSuperviewLayoutMargins = flag }
        if let flag = object[.insetsLayoutMarginsFromSafeArea] { view.insetsLayoutMarginsFromSafeArea = flag }
        // A missing attribute means Interface Builder's usual priority, not that of the class in code.
        for (axis, hugging, resistance) in Self.priorities {
            let hugging = object.priority(hugging) ?? .defaultLow
            if view.contentHuggingPriority(for: axis) != hugging { view.setContentHuggingPriority(hugging, for: axis) }
            if let resistance = object.priority(resistance) {
                view.setContentCompressionResistancePriority(resistance, for: axis)
            }
        }
    }

    private static let priorities: [(NSLayoutConstraint.Axis, hugging: NumberName, resistance: NumberName)] = [
        (.horizontal, .horizontalHuggingPriority, .horizontalCompressionResistancePriority),
        (.vertical, .verticalHuggingPriority, .verticalCompressionResistancePriority),
    ]
}

extension InterfaceBuilderDocument.Object {
    /// The size that Interface Builder lays the view out with instead of its content's, in points; nil where the file
    /// states none.
    @MainActor var placeholderContentSize: CGSize? {
        let (width, height) = (self[.placeholderIntrinsicWidth], self[.placeholderIntrinsicHeight])
        guard width != nil || height != nil else { return nil }
        // "infinite" means that there is none.
        func length(_ text: String?) -> CGFloat {
            guard let number = text.flatMap(readNumber) else { return UIView.noIntrinsicMetric }
            return CGFloat(max(0, number))
        }
        return CGSize(width: length(width), height: length(height))
    }

    fileprivate func priority(_ name: NumberName) -> UILayoutPriority? {
        self[name].map { UILayoutPriority(Float(min(max($0, 0), 1_000))) }
    }
}
