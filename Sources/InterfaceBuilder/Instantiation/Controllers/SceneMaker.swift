import Foundation
import HeadlessUIKit

/// Makes controllers with all that their scenes hold but for their views, which are made when they are first needed.
///
/// One maker serves one call from outside and everything that is made later because of it, so that a storyboard whose
/// controllers embed each other many times over comes to an end.
@MainActor final class SceneMaker {
    typealias Object = InterfaceBuilderDocument.Object

    let archive: Archive
    private var remaining: Int

    init(_ archive: Archive) {
        self.archive = archive
        remaining = archive.limits.controllers
    }

    /// Makes a controller; nil after a note when it is left out.
    ///
    /// - Parameters:
    ///   - object: The controller in the document.
    ///   - chain: The indices of the controllers around it, outermost first.
    ///   - creator: What makes the controller instead of its class's `init(coder:)`.
    func make(
        _ object: Object, inside chain: [Int] = [], creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard admit(object, chain) else { return nil }
        let controller = ControllerFactory(archive: archive).make(object, creator: creator)
        controller.storyboardSource = archive.storyboard
        controller.storyboardIdentifier = object.attribute("storyboardIdentifier")
        let content = SceneContent(maker: self, object: object, chain: chain + [object.index])
        content.makeItems(of: controller)
        controller.viewProvider = { content.view(for: $0) }
        content.relate(controller)
        controller.awaken()
        return controller
    }

    private func admit(_ object: Object, _ chain: [Int]) -> Bool {
        let location = archive.location(of: object)
        if object.elementName == "viewControllerPlaceholder" {
            archive.log.add(
                .storyboardReference(
                    storyboard: object.attribute("storyboardName") ?? "",
                    identifier: object.attribute("referencedIdentifier")), at: location)
            return false
        }
        guard object.isViewController else { return false }
        if chain.contains(object.index) {
            archive.log.add(.containmentCycle, at: location)
            return false
        }
        guard chain.count < archive.limits.containmentDepth, remaining > 0 else {
            archive.log.add(.limitReached, at: location)
            return false
        }
        remaining -= 1
        return true
    }

    /// Makes the controller that a segue leads to; nil when there is none or it is left out.
    func make(_ segue: InterfaceBuilderDocument.Segue, inside chain: [Int]) -> UIViewController? {
        archive.document.object(id: segue.destination).flatMap { make($0, inside: chain) }
    }
}
