import Foundation
import Testing

@testable import HeadlessUIKit

/// A view that constraints place, with content of a size.
@MainActor final class SizedView: UIView {
    var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
    init(_ width: CGFloat = -1, _ height: CGFloat = -1) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { content }
}

extension UIView {
    @discardableResult func adding(_ views: UIView...) -> Self {
        for view in views { addSubview(view) }
        return self
    }
}

extension Stage {
    /// A view of a size in the visible window.
    func root(_ size: CGSize = CGSize(width: 400, height: 400)) -> UIView {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        window.addSubview(view)
        window.isHidden = false
        return view
    }
}

/// The constraints that keep a view within another one, so far from its edges.
@MainActor func pin(_ view: UIView, to other: UIView, _ inset: CGFloat = 0) -> [NSLayoutConstraint] {
    [
        view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
        view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
        view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
        view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ]
}
