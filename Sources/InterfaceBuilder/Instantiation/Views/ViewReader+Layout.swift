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
        for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
            let hugging = object.priority(name + "HuggingPriority") ?? .defaultLow
            if view.contentHuggingPriority(for: axis) != hugging { view.setContentHuggingPriority(hugging, for: axis) }
            if let resistance = object.priority(name + "CompressionResistancePriority") {
                view.setContentCompressionResistancePriority(resistance, for: axis)
            }
        }
    }
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

    fileprivate func priority(_ name: String) -> UILayoutPriority? {
        number(name).map { UILayoutPriority(Float(min(max($0, 0), 1_000))) }
    }
}
