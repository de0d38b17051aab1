import Foundation

/// The host of the app's input view and input accessory view, at the bottom of a window while a responder in it accepts
/// text. It is read after the screen.
final class InputHost: UIView {
    private let accessory: UIView?
    private let replacement: UIView?

    init(accessory: UIView?, replacement: UIView?) {
        self.accessory = accessory
        self.replacement = replacement
        super.init(frame: .zero)
        for view in [accessory, replacement].compactMap(\.self) { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Places the host at the bottom, above a keyboard of a height.
    func place(in window: UIWindow, keyboard: CGFloat) {
        let width = window.bounds.width
        let above = accessory.map { Self.height(of: $0, width) } ?? 0
        let below = replacement.map { Self.height(of: $0, width) } ?? 0
        let height = above + below
        let bottom = replacement == nil ? keyboard : 0
        frame = CGRect(x: 0, y: window.bounds.height - bottom - height, width: width, height: height)
        if let accessory { Self.set(accessory, CGRect(x: 0, y: 0, width: width, height: above)) }
        if let replacement { Self.set(replacement, CGRect(x: 0, y: above, width: width, height: below)) }
    }

    /// Returns the heights of the accessory view and of the view that replaces the keyboard.
    func height(in window: UIWindow) -> (accessory: CGFloat, replacement: CGFloat?) {
        let width = window.bounds.width
        return (accessory.map { Self.height(of: $0, width) } ?? 0, replacement.map { Self.height(of: $0, width) })
    }

    private static func set(_ view: UIView, _ frame: CGRect) {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = frame
    }

    // The frame's height, or else the intrinsic height.
    private static func height(of view: UIView, _ width: CGFloat) -> CGFloat {
        if view.frame.height > 0 { return view.frame.height }
        let intrinsic = view.intrinsicContentSize.height
        if intrinsic > 0 { return intrinsic }
        return view.systemLayoutSizeFitting(CGSize(width: width, height: 0)).height
    }
}
