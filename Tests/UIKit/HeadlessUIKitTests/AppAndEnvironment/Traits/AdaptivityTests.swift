import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The objects that are notified of other traits and sizes, and their order.
    @Suite @MainActor struct Adaptivity {
        /// A root with one child that fills it.
        private func family(on stage: Stage) -> (root: AdaptiveController, child: AdaptiveController) {
            let root = AdaptiveController("root", stage.log)
            let child = AdaptiveController("child", stage.log)
            root.embed(child)
            stage.show(root)
            return (root, child)
        }

        @Test func `L01 a rotation that changes no size class changes the size alone`() {
            onDevice("iPad (9th generation)") { stage in
                let family = family(on: stage)
                UIDevice.current.rotate(to: .landscapeLeft)
                stage.settle()
                #expect(
                    stage.log.take() == [
                        "root.size(1080x810)", "child.size(1080x810)", "child.alongside", "root.alongside",
                    ])
                stage.window.resize(to: CGSize(width: 500, height: 810))
                stage.settle()
                #expect(
                    stage.log.take().filter { !$0.hasSuffix("alongside") } == [
                        "root.willTransition(CR)", "child.willTransition(CR)", "root.size(500x810)",
                        "child.size(500x810)", "root.didChange(RR to CR)", "child.didChange(RR to CR)",
                    ])
                _ = family
            }
        }

        @Test func `L06 ADPT-04 traits, then size, then the animation, then the report, parents before children`() {
            onDevice("iPhone 16 Pro") { stage in
                _ = family(on: stage)
                UIDevice.current.rotate(to: .landscapeLeft)
                MainLoop.main.advance(by: .zero)
                let events = stage.log.take()
                func place(_ event: String) -> Int { events.firstIndex(of: event) ?? -1 }
                let order = [
                    "root.willTransition(CC)", "root.size(874x402)", "root.alongside", "root.didChange(CR to CC)",
                ].map(place)
                #expect(order == order.sorted() && !order.contains(-1), "\(events)")
                for event in ["willTransition(CC)", "size(874x402)", "didChange(CR to CC)"] {
                    #expect(place("root.\(event)") >= 0 && place("root.\(event)") < place("child.\(event)"))
                }
                #expect(events.count == 8)
                stage.settle()
                #expect(stage.log.take() == [])
            }
        }

        @Test func `L05 size classes change with the window, by the container and by an override`() {
            onDevice("iPhone 16 Pro") { stage in
                let (root, child) = family(on: stage)
                stage.window.resize(to: CGSize(width: 1000, height: 874))
                stage.settle()
                #expect(stage.log.take().contains("child.didChange(CR to RR)"))
                root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
                #expect(stage.log.take() == ["child.didChange(RR to CR)"])
                child.traitOverrides.verticalSizeClass = .compact
                #expect(stage.log.take() == ["child.didChange(CR to CC)"])
            }
        }

        @Test func `L07 a child whose traits are overridden is not notified of a change that does not reach it`() {
            onDevice("iPhone 16 Pro") { stage in
                let (root, child) = family(on: stage)
                let grandchild = AdaptiveController("grandchild", stage.log)
                child.embed(grandchild)
                let both = UITraitCollection(traitsFrom: [
                    UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .regular),
                ])
                root.setOverrideTraitCollection(both, forChild: child)
                stage.settle()
                _ = stage.log.take()
                UIDevice.current.rotate(to: .landscapeLeft)
                stage.settle()
                let traits = stage.log.take().filter { $0.contains("willTransition") || $0.contains("didChange") }
                #expect(traits == ["root.willTransition(CC)", "root.didChange(CR to CC)"])
            }
        }

        @Test func `L09 an override lasts until it changes or the child leaves, and what it does not say is inherited`()
        {
            onDevice("iPhone 16 Pro") { stage in
                let (root, child) = family(on: stage)
                root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
                #expect(child.traitCollection.classes == "RR")
                UIDevice.current.rotate(to: .landscapeLeft)
                stage.settle()
                #expect(child.traitCollection.classes == "RC", "the height is inherited")
                #expect(root.overrideTraitCollection(forChild: child)?.classes == "R-")
                root.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .regular), forChild: child)
                #expect(child.traitCollection.classes == "CR")
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
                #expect(root.overrideTraitCollection(forChild: child) == nil)
                root.embed(child)
                #expect(child.traitCollection.classes == "CC")
                #expect(stage.diagnostics.isEmpty)
            }
        }

        @Test func `L09 only a parent can override the traits of a child`() {
            onStage { stage in
                let (root, child) = family(on: stage)
                child.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: root)
                #expect(stage.diagnostics.map(\.name) == [Diagnostic.Name.invalidArgument])
                #expect(root.traitCollection.classes == "CR")
            }
        }

        @Test func `L12 a size comes from the window, from the parent, and from the presentation controller`() throws {
            final class Half: UIPresentationController {
                override func size(
                    forChildContentContainer container: any UIContentContainer,
                    withParentContainerSize parentSize: CGSize
                ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }
                override var frameOfPresentedViewInContainerView: CGRect {
                    let size = containerView?.bounds.size ?? .zero
                    return CGRect(
                        origin: .zero,
                        size: self.size(
                            forChildContentContainer: presentedViewController,
                            withParentContainerSize: size))
                }
            }
            final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
                func presentationController(
                    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
                ) -> UIPresentationController? { Half(presentedViewController: presented, presenting: presenting) }
            }
            onDevice("iPad (9th generation)") { stage in
                let (root, _) = family(on: stage)
                root.share = 0.5
                root.view.setNeedsLayout()
                let modal = AdaptiveController("modal", stage.log)
                let delegate = Delegate()
                modal.modalPresentationStyle = .custom
                modal.transitioningDelegate = delegate
                root.present(modal, animated: false)
                stage.settle()
                _ = stage.log.take()
                stage.window.resize(to: CGSize(width: 900, height: 1000))
                stage.settle()
                let sizes = stage.log.take().filter { $0.contains("size") }
                #expect(sizes == ["root.size(900x1000)", "child.size(450x1000)", "modal.size(900x500)"])
                #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 900, height: 500))
                #expect(root.children[0].view.frame.width == 450)
            }
        }

        @Test func `ADPT-06 a child of a fixed size is not notified of another`() {
            onStage { stage in
                let root = AdaptiveController("root", stage.log)
                root.fixedChildSize = CGSize(width: 120, height: 90)
                let child = AdaptiveController("child", stage.log)
                root.embed(child)
                stage.show(root)
                stage.window.resize(to: CGSize(width: 390, height: 844))
                stage.settle()
                #expect(stage.log.take() == ["root.size(390x844)", "root.alongside"])
                #expect(child.view.bounds.size == CGSize(width: 120, height: 90))
            }
        }
    }
}
