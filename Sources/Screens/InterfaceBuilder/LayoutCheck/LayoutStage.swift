import Foundation
import HeadlessUIKit

/// A root of a document in a window of its stored size, with the safe area that Interface Builder drew.
@MainActor final class LayoutStage {
    let archive: Archive
    let maker: ObjectMaker
    let window: UIWindow
    let root: UIView
    /// The size that the root is laid out at, in points.
    let size: CGSize

    /// Makes the root's views; nil where it has no size or makes no view.
    init?(_ root: LayoutCheckRoots.Root, _ archive: Archive, _ bars: SimulatedBars) {
        let document = archive.document
        let object = document.objects[root.index]
        var made = root.index
        if case .cellContent(let cell) = root.kind { made = cell }
        guard let frame = object.frame, frame.height > 0 else { return nil }
        let inset = Self.tableInset(ofCell: document.objects[made], document)
        guard frame.width > inset else { return nil }
        self.archive = archive
        maker = ObjectMaker(archive)
        size = CGSize(width: frame.width - inset, height: frame.height)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        if document.isForPad {
            window.traitOverrides.userInterfaceIdiom = .pad
            window.traitOverrides.horizontalSizeClass = .regular
            window.traitOverrides.verticalSizeClass = .regular
        }
        maker.make(archive.subtree(of: document.objects[made]))
        maker.finish()
        guard let view = maker.live(root.index) as? UIView, let outer = maker.live(made) as? UIView else { return nil }
        self.root = view
        // Its size is given, whatever holds it in the app.
        view.translatesAutoresizingMaskIntoConstraints = true
        window.showApart()
        switch root.kind {
        case .controllerView(let index):
            let controller = UIViewController(nibName: nil, bundle: nil)
            if document.objects[index][.viewRespectsSystemMinimumLayoutMargins] == false {
                controller.viewRespectsSystemMinimumLayoutMargins = false
            }
            controller.view = view
            window.deviceSafeAreaInsets = bars.safeArea(of: document.objects[index], size)
            window.rootViewController = controller
        case .xibView:
            // Interface Builder takes it for the view of a controller.
            let controller = UIViewController(nibName: nil, bundle: nil)
            controller.view = view
            window.deviceSafeAreaInsets = bars.safeArea(ofXibView: object, size)
            window.rootViewController = controller
        case .cellContent:
            outer.frame.origin = .zero
            window.addSubview(outer)
            setMargins(of: outer, document.objects[made])
            // A collection view's cell in a xib is drawn as a view is, a row is not (measured).
            if document.objects[made].parent == nil, !(outer is UITableViewCell) {
                window.deviceSafeAreaInsets = bars.safeArea(ofXibView: document.objects[made], size)
            }
        }
    }

    /// Lays the root out at its stored size.
    func layOut() {
        window.layoutIfNeeded()
        if root.bounds.size != size {
            root.bounds.size = size
            root.frame.origin = .zero
        }
        root.layoutIfNeeded()
    }
}
