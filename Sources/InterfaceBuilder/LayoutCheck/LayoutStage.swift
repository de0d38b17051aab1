import Foundation
import HeadlessUIKit

/// A root of a document in a window of its stored size, with the safe area that Interface Builder drew.
@MainActor final class LayoutStage {
    let archive: Archive
    let maker: ObjectMaker
    let window: UIWindow
    private let root: UIView
    private let size: CGSize

    /// Makes the root's views; nil where it has no size or makes no view.
    init?(_ root: LayoutCheckRoots.Root, _ archive: Archive, _ bars: SimulatedBars) {
        let document = archive.document
        let object = document.objects[root.index]
        guard let frame = object.frame, frame.width > 0, frame.height > 0 else { return nil }
        self.archive = archive
        maker = ObjectMaker(archive)
        size = CGSize(frame.size)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        if document.isForPad {
            window.traitOverrides.userInterfaceIdiom = .pad
            window.traitOverrides.horizontalSizeClass = .regular
            window.traitOverrides.verticalSizeClass = .regular
        }
        var made = root.index
        if case .cellContent(let cell) = root.kind { made = cell }
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
            if document.objects[index].flag("viewRespectsSystemMinimumLayoutMargins") == false {
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
            setMargins(of: outer, isAlone: document.objects[made].parent == nil, document)
        }
    }

    // As in a table on the screen of the device; a cell in a xib of its own is taken for a screen. Before Xcode 9 margins
    // were those of any view, or the table's where they are preserved.
    private func setMargins(of cell: UIView, isAlone: Bool, _ document: InterfaceBuilderDocument) {
        let width = isAlone ? cell.bounds.width : document.deviceSize.width
        let margin: CGFloat = width >= 390 ? 20 : 16
        if document.majorToolsVersion < 13_200 {
            let side: CGFloat = cell.preservesSuperviewLayoutMargins && root.preservesSuperviewLayoutMargins ? 15 : 8
            root.layoutMargins = UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
        } else if document.majorToolsVersion >= 24_127,
            (cell as? UITableViewCell)?.accessoryType == UITableViewCell.AccessoryType.none
        {
            // Rows of iOS 26 have more room (measured).
            root.layoutMargins = UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
        } else if let cell = cell as? UITableViewCell {
            cell.sideMargin = margin
        } else if isAlone {
            for view in [cell, root] {
                view.layoutMargins = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
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
