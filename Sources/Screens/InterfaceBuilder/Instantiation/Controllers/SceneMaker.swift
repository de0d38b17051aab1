import Foundation
import HeadlessUIKit

/// Makes controllers with all objects of their scenes except their views, which are made on first use.
///
/// One maker serves one external call and everything that is made later because of it, in other storyboards too, so
/// that storyboards whose controllers embed each other many times over have a limit.
@MainActor final class SceneMaker {
    typealias Object = InterfaceBuilderDocument.Object

    /// A controller of a document, as one of those around another.
    struct Link: Hashable {
        let archive: ObjectIdentifier
        let index: Int
    }

    /// The number of controllers that may still be made.
    final class Budget {
        var remaining: Int
        init(_ remaining: Int) { self.remaining = remaining }
    }

    /// The parts of a scene that are made with its controller.
    enum Extent {
        /// The controller with its segues and the controllers that its relationships name.
        case whole
        /// The controller with its segues; the caller adds the contained controllers.
        case scene
        /// The controller without segues, for what bars show of it: a navigation controller gets the root of its stack.
        case bars
        /// The controller without segues and without related controllers, which the caller adds.
        case frame
    }

    let archive: Archive
    private let budget: Budget

    /// Creates a maker with its own budget unless it continues for another maker.
    init(_ archive: Archive, budget: Budget? = nil) {
        self.archive = archive
        self.budget = budget ?? Budget(archive.limits.controllers)
    }

    /// Makes a controller; nil after a note when it is left out.
    ///
    /// - Parameters:
    ///   - object: The controller in the document.
    ///   - chain: The controllers around it, outermost first.
    ///   - extent: The parts of its scene that are made.
    ///   - creator: Makes the controller instead of its class's `init(coder:)`.
    func make(
        _ object: Object, inside chain: [Link] = [], extent: Extent = .whole,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard admit(object, chain) else { return nil }
        let chain = chain + [link(object)]
        if object.sceneRole == .reference { return follow(object, chain, extent, creator) }
        let controller = ControllerFactory(archive: archive).make(object, creator: creator)
        controller.storyboardSource = archive.storyboard
        controller.storyboardIdentifier = object[.storyboardIdentifier]
        let content = SceneContent(maker: self, object: object, chain: chain)
        content.makeItems(of: controller)
        controller.viewProvider = { content.view(for: $0) }
        if extent == .whole || extent == .scene { content.addSegues(to: controller) }
        if extent == .whole || extent == .bars { content.relate(controller, extent: extent) }
        controller.awaken()
        return controller
    }

    func link(_ object: Object) -> Link { Link(archive: ObjectIdentifier(archive), index: object.index) }

    private func admit(_ object: Object, _ chain: [Link]) -> Bool {
        let location = archive.location(of: object)
        guard object.isViewController else { return false }
        if chain.contains(link(object)) {
            archive.log.add(.containmentCycle, at: location)
            return false
        }
        guard chain.count < archive.limits.containmentDepth, budget.remaining > 0 else {
            archive.log.add(.limitReached, at: location)
            return false
        }
        budget.remaining -= 1
        return true
    }

    /// Makes the controller to which a storyboard reference points: the one with the identifier, or the first of the
    /// other storyboard.
    private func follow(
        _ object: Object, _ chain: [Link], _ extent: Extent, _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        let name = object[.storyboardName] ?? ""
        let identifier = object[.referencedIdentifier]
        // Another bundle's storyboards are sources of the same repository, if they are there at all.
        guard let other = archive.references.storyboard(name, from: archive),
            let target = identifier.map({ other.object(identified: $0) }) ?? other.document.initialViewController
        else {
            archive.log.add(
                .storyboardReference(storyboard: name, identifier: identifier), at: archive.location(of: object))
            return nil
        }
        // The storyboard must live until the controllers from it are made.
        return withExtendedLifetime(other) {
            SceneMaker(other.archive, budget: budget).make(
                target, inside: chain, extent: extent, creator: creator)
        }
    }

    /// Makes the controller that a segue leads to; nil when there is none or it is left out.
    func make(
        _ segue: InterfaceBuilderDocument.Segue, inside chain: [Link], extent: Extent = .whole,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        archive.document.object(id: segue.destination).flatMap {
            make($0, inside: chain, extent: extent, creator: creator)
        }
    }
}
