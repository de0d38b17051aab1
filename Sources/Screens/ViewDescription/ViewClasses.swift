import HeadlessUIKit
import StrictJSON

/// The classes that a description can name. Any other name is a plain view that keeps the name.
@MainActor enum ViewClasses {
    /// A class name: not empty, not longer than 256 bytes, and without characters that class names can't have.
    static func checkedName(_ field: JSONField) throws(JSONError) -> String {
        let name = try field.string()
        let isName =
            !name.isEmpty && name.utf8.count <= 256
            && name.unicodeScalars.allSatisfy {
                $0.properties.isXIDContinue || "._$<>, ".unicodeScalars.contains($0)
            }
        guard isName else { throw field.error("\(name.quoted) is not the name of a class") }
        return name
    }

    /// Adds a described view to its parent, depending on the parent's class: a stack view arranges the views without a
    /// frame.
    static func add(_ view: UIView, to parent: UIView) {
        if let stack = parent as? UIStackView, view.frame == .zero {
            stack.addArrangedSubview(view)
        } else if let cell = parent as? UITableViewCell {
            cell.contentView.addSubview(view)
        } else {
            parent.addSubview(view)
        }
    }
}
