import Foundation
import HeadlessUIKit

/// Makes the segues of a file and attaches them to the objects that start them.
@MainActor struct SegueMaker {
    typealias Segue = InterfaceBuilderDocument.Segue

    let archive: Archive

    /// The segue as HeadlessUIKit performs it; nil for relationships and embedded controllers, which are no passages.
    func template(_ segue: Segue) -> UIStoryboardSegueTemplate? {
        guard let kind = kind(of: segue) else { return nil }
        let archive = archive
        let template = UIStoryboardSegueTemplate(
            identifier: segue.identifier, kind: kind, isAnimated: segue[.animates] != false,
            segue: archive.classes.segue(segue)
        ) {
            // Each segue counts separately against the limits, as an external call does.
            SceneMaker(archive).make(segue, inside: [])
        }
        if let action = segue[.destinationCreationSelector] {
            template.destinationFromSource = { source, sender in
                SceneMaker(archive).make(segue, inside: []) { coder in
                    Self.controller(made: Selector(action), by: source, [coder, sender, segue.identifier])
                }
            }
        }
        return template
    }

    /// Returns the controller that a segue action of the source makes; nil lets the storyboard make it.
    private static func controller(
        made action: Selector, by source: UIViewController, _ arguments: [Any?]
    ) -> UIViewController? {
        guard case .some(.some(let made)) = ObjectiveCNames.perform(action, on: source, with: arguments) else {
            return nil
        }
        return made as? UIViewController
    }

    private func kind(of segue: Segue) -> UIStoryboardSegueTemplate.Kind? {
        switch segue.passage {
        case .push: .show
        case .detail: .showDetail
        case .presentation where segue.kind.hasPrefix("popover"): .popover(anchor: anchor(of: segue))
        case .presentation:
            .present(
                style: segue[.modalPresentationStyle, in: Names.presentationStyles],
                transition: segue[.modalTransitionStyle, in: Names.transitionStyles])
        case .custom: segue.kind == "custom" ? .custom : nil
        case .unwind: segue[.unwindAction].map { .unwind(Selector($0)) }
        case .relationship, .embedding: nil
        }
    }

    /// Returns the view or item that a popover points at, by its id in the file.
    private func anchor(of segue: Segue) -> (@MainActor (UIViewController) -> AnyObject?)? {
        let names = ["popoverAnchorView", "anchorView", "popoverAnchorBarButtonItem", "anchorBarButtonItem"]
        guard let id = names.lazy.compactMap({ segue.attribute($0) }).first else { return nil }
        return { source in
            let item = source.navigationItem
            let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) + (source.toolbarItems ?? [])
            if let item = items.first(where: { $0.sourceLocation?.objectID == id }) { return item }
            var pending = source.viewIfLoaded.map { [$0] } ?? []
            while let view = pending.popLast() {
                if view.sourceLocation?.objectID == id { return view }
                pending.append(contentsOf: view.subviews)
            }
            return nil
        }
    }

    /// Lets a segue start at a live object. `controller` is the scene's; without one it is looked for when the segue
    /// starts.
    func connect(_ segue: Segue, of live: AnyObject, _ controller: UIViewController?) {
        guard !(live is UIViewController), let template = template(segue) else { return }
        let start = SegueStart(template: template, controller: controller)
        switch live {
        case let control as UIControl:
            control.addAction(
                UIAction { [weak control] _ in start.fire(from: control, sender: control) },
                for: .primaryActionTriggered)
        case let item as UIBarButtonItem: item.segue = { start.fire(from: nil, sender: $0) }
        case let recognizer as UIGestureRecognizer:
            recognizer.addHandler { recognizer in
                // A lasting gesture starts its segue when it begins, a single one when it is recognized.
                let isLasting = recognizer is UILongPressGestureRecognizer || recognizer is UIPanGestureRecognizer
                guard recognizer.state == (isLasting ? .began : .ended) else { return }
                start.fire(from: recognizer.view, sender: recognizer)
            }
        case let cell as UITableViewCell:
            if segue[.trigger] == "accessoryAction" {
                cell.accessorySegue = { start.fire(from: $0, sender: $0) }
            } else {
                cell.selectionSegue = { start.fire(from: $0, sender: $0) }
            }
        case let cell as UICollectionViewCell: cell.selectionSegue = { start.fire(from: $0, sender: $0) }
        default: break
        }
    }
}

/// The start of a segue: its template and its source.
@MainActor private struct SegueStart {
    let template: UIStoryboardSegueTemplate
    weak var controller: UIViewController?

    init(template: UIStoryboardSegueTemplate, controller: UIViewController?) {
        self.template = template
        self.controller = controller
    }

    func fire(from view: UIView?, sender: Any?) {
        guard let source = controller ?? owner(of: view) else { return }
        source.fireSegue(template, sender: sender)
    }

    private func owner(of view: UIView?) -> UIViewController? {
        let chain = sequence(first: view as UIResponder?, next: { $0?.next })
        return chain.lazy.compactMap { $0 as? UIViewController }.first
    }
}
