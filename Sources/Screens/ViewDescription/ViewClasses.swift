import HeadlessUIKit
import StrictJSON

/// The classes that a description can name. Any other name is a plain view that keeps the name.
@MainActor enum ViewClasses {
    /// A class name: not empty, not longer than 256 bytes, and without what no name of a class holds.
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

    /// Puts a described view where its class belongs: a stack view arranges those that have no place of their own.
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
