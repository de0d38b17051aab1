import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// UIKit's calls to an app's own presentation controllers and animators, and their times (guide, "Creating Custom
    /// Presentations" and "Customizing the Transition Animations").
    @MainActor struct CustomPresentationRules {
        private typealias Delegate = CustomPresentation.Delegate
        private typealias Half = CustomPresentation.Half

        @Test func `G08 the steps of a dismissal in their order`() {
            onStage(.guide) { stage in
                let (a, b, delegate) = CustomPresentation.scene(on: stage)
                a.present(b, animated: true)
                stage.settle()
                _ = stage.log.take()
                let used = b.presentationController
                a.dismiss(animated: true) { stage.log.note("completion") }
                #expect(b.presentationController === used && used === delegate.made, "no other one is made")
                stage.settle()
                let events = CustomPresentation.steps(stage).filter { $0 != "frame" }
                #expect(
                    events == [
                        "animatorForDismissed", "driver", "willDismiss", "presentedView", "animate",
                        "alongside true", "willLayOut", "didLayOut", "didDismiss true", "alongside done false",
                        "completion", "ended true",
                    ])
            }
        }

        @Test func `G08 container layout goes on while the dismissal is animated`() {
            onStage(.guide) { stage in
                let (a, b, delegate) = CustomPresentation.scene(on: stage)
                a.present(b, animated: true)
                stage.settle()
                a.dismiss(animated: true)
                MainLoop.main.advance(by: .milliseconds(100))
                _ = stage.log.take()
                b.presentationController?.containerView?.setNeedsLayout()
                MainLoop.main.advance(by: .milliseconds(100))
                #expect(
                    CustomPresentation.steps(stage).filter { $0.hasSuffix("LayOut") } == ["willLayOut", "didLayOut"])
                stage.settle()
                #expect(stage.log.take().contains("didDismiss true") && delegate.made != nil)
            }
        }

        // MARK: Getters that may be called often

        /// A description of a window: all views and controllers, and their relations.
        private func picture(of window: UIWindow) -> [String] {
            var lines: [String] = []
            var pending: [UIView] = [window]
            while let view = pending.popLast() {
                lines.append(
                    "\(ObjectIdentifier(view)) \(view.frame) \(view.bounds) \(view.alpha) \(view.isHidden) "
                        + "\(view.flags.contains(.needsLayout)) \(view.subviews.map(ObjectIdentifier.init))")
                pending.append(contentsOf: view.subviews)
            }
            return lines
        }

        @Test(
            arguments: [
                UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .pageSheet, .formSheet,
                .popover, .custom,
            ], [CGSize(width: 402, height: 874), padSize])
        func `G09 asking for the presented view and its frame changes nothing, however often and whenever`(
            style: UIModalPresentationStyle, size: CGSize
        ) throws {
            try onStage(.modern, size: size) { stage in
                let (a, b, delegate) = CustomPresentation.scene(on: stage, style: style)
                delegate.suppliesAnimator = false
                b.preferredContentSize = CGSize(width: 200, height: 100)
                if style == .popover { b.popoverPresentationController?.sourceView = a.view }
                a.present(b, animated: true)
                var frames: [CGRect] = []
                @MainActor func ask() throws {
                    let controller = try #require(b.presentationController)
                    let view = controller.presentedView
                    let before = picture(of: stage.window)
                    let answers = (0..<50).map { _ in controller.frameOfPresentedViewInContainerView }
                    for _ in 0..<50 { #expect(controller.presentedView === view) }
                    #expect(picture(of: stage.window) == before)
                    #expect(answers.allSatisfy { $0 == answers[0] })
                    #expect(stage.diagnostics.isEmpty)
                    frames.append(answers[0])
                }
                MainLoop.main.advance(by: .milliseconds(100))
                try ask()
                stage.settle()
                try ask()
                #expect(b.view.frame == frames[1] && frames[0] == frames[1])
                // UIKit calls these during layout: an answer that requested another layout would never end.
                #expect(!picture(of: stage.window).contains { $0.contains(" true [") }, "nothing waits for layout")
                a.dismiss(animated: true)
                MainLoop.main.advance(by: .milliseconds(100))
                try ask()
                stage.settle()
                #expect(a.presentedViewController == nil && stage.window.subviews == [a.view])
            }
        }

        @Test func `G09 UIKit asks as often as it likes, and the latest answer counts`() throws {
            try onStage(.guide) { stage in
                let (a, b, delegate) = CustomPresentation.scene(on: stage)
                a.present(b, animated: true)
                stage.settle()
                let half = try #require(delegate.made)
                let events = stage.log.take()
                #expect(events.count { $0 == "frame" } > 1 && events.count { $0 == "presentedView" } > 1)
                half.share = 0.25
                half.containerView?.setNeedsLayout()
                stage.settle()
                #expect(b.view.frame == CGRect(x: 201, y: 0, width: 201, height: 874), "its place is not set anew")
                stage.window.resize(to: CGSize(width: 800, height: 600))
                stage.settle()
                #expect(b.view.frame == CGRect(x: 600, y: 0, width: 200, height: 600))
                #expect(stage.log.take().contains("frame"))
            }
        }

        // MARK: Alongside, cancelled, adapted

        @Test func `G12 what is animated alongside runs with the animation, neither before it nor after it`() throws {
            try onStage(.guide) { stage in
                let (a, b, delegate) = CustomPresentation.scene(on: stage)
                a.present(b, animated: true)
                #expect(stage.log.take() == ["controller"])
                MainLoop.main.advance(by: .zero)
                let half = try #require(delegate.made)
                var events = stage.log.take().filter {
                    $0.hasPrefix("alongside") || $0.hasPrefix("will") || $0 == "animate"
                }
                #expect(events.prefix(3) == ["willPresent", "animate", "alongside true"])
                #expect(half.dimming.alpha == 1)
                stage.settle()
                events = stage.log.take()
                #expect(!events.contains("alongside true"), "once")
                let (end, done) = (
                    events.firstIndex(of: "didPresent true"), events.firstIndex(of: "alongside done false")
                )
                #expect(try #require(end) < #require(done))
                a.dismiss(animated: true)
                stage.settle()
                #expect(half.dimming.alpha == 0)
            }
        }

        @Test func `G12 with no coordinator the change is immediate`() throws {
            try onStage(.guide) { stage in
                let (a, b, delegate) = CustomPresentation.scene(on: stage)
                a.present(b, animated: false)
                stage.settle()
                let half = try #require(delegate.made)
                #expect(half.dimming.alpha == 1)
                let events = stage.log.take().filter {
                    $0.hasPrefix("imm") || $0.hasPrefix("will") || $0.hasPrefix("along")
                }
                #expect(
                    events.prefix(2) == ["willPresent", "immediate 1.0"], "a presentation that takes no time has none")
                #expect(!events.contains { $0.hasPrefix("along") })
                a.dismiss(animated: false)
                stage.settle()
                #expect(stage.log.take().contains("immediate 0.0"))
            }
        }

        @Test
        func `G13 chrome goes with a cancelled presentation and a finished dismissal, and stays with a cancelled one`()
            throws
        {
            try onStage(.guide) { stage in
                let (a, b, delegate) = CustomPresentation.scene(on: stage)
                @MainActor func end(_ isFinished: Bool) throws -> Half {
                    let driver = try #require(delegate.driver)
                    MainLoop.main.advance(by: .milliseconds(50))
                    driver.update(0.3)
                    if isFinished { driver.finish() } else { driver.cancel() }
                    stage.settle()
                    return try #require(delegate.made)
                }
                @MainActor func told() -> [String] {
                    stage.log.take().filter { $0.hasPrefix("didP") || $0.hasPrefix("didD") }
                }
                delegate.driver = UIPercentDrivenInteractiveTransition()
                a.present(b, animated: true)
                let first = try end(false)
                #expect(told() == ["didPresent false"])
                #expect(first.dimming.superview == nil && stage.window.subviews == [a.view])
                a.present(b, animated: true)
                let second = try end(true)
                #expect(told() == ["didPresent true"] && second !== first)
                #expect(second.dimming.window === stage.window && second.dimming.alpha == 1)
                b.dismiss(animated: true)
                _ = try end(false)
                #expect(told() == ["didDismiss false"])
                #expect(second.dimming.window === stage.window, "the presentation stands, and its chrome with it")
                #expect(b.view.window === stage.window && a.presentedViewController === b)
                let shown: [UIView] = [second.dimming, b.view]
                #expect(second.containerView?.subviews == shown)
                b.dismiss(animated: true)
                _ = try end(true)
                #expect(told() == ["didDismiss true"] && second.dimming.superview == nil)
                #expect(a.presentedViewController == nil && stage.window.subviews == [a.view])
            }
        }

        @Test func `G14 nil from the delegate falls back to the full-screen style`() {
            onStage(.guide) { stage in
                let (a, b, delegate) = CustomPresentation.scene(on: stage)
                delegate.suppliesController = false
                delegate.suppliesAnimator = false
                a.present(b, animated: true)
                stage.settle()
                #expect(stage.log.events.contains("controller"), "it was asked")
                #expect(stage.frame(of: b.view) == stage.window.bounds)
                #expect(a.view.window == nil, "as with the full-screen style, the presenter's view goes")
                #expect(stage.log.takeAppearance() == ["a.WX", "b.WA", "b.I", "b.DA", "a.DX"])
                #expect(b.presentationController?.shouldPresentInFullscreen == true)
                a.dismiss(animated: true)
                stage.settle()
                #expect(stage.log.takeAppearance() == ["b.WX", "a.WA", "a.I", "a.DA", "b.DX"])
                #expect(stage.window.subviews == [a.view])
            }
        }

        @Test func `G15 the presentation controller is notified of new traits and of the container's size`() throws {
            try onStage(.guide) { stage in
                let (a, b, delegate) = CustomPresentation.scene(on: stage)
                a.present(b, animated: true)
                stage.settle()
                let half = try #require(delegate.made)
                _ = stage.log.take()
                // Another size and other traits.
                stage.window.resize(to: padSize)
                stage.settle()
                #expect(
                    CustomPresentation.steps(stage).filter { !["presentedView", "frame"].contains($0) } == [
                        "traits RR", "size 1024x1366", "from CR to RR", "willLayOut", "didLayOut",
                    ])
                #expect(half.traitCollection.classes == "RR" && half.containerView?.frame.size == padSize)
                #expect(b.view.frame == CGRect(x: 512, y: 0, width: 512, height: 1366))
                // Another size alone.
                stage.window.resize(to: CGSize(width: 1366, height: 1024))
                stage.settle()
                let events = CustomPresentation.steps(stage).filter {
                    $0.hasPrefix("traits") || $0.hasPrefix("size") || $0.hasPrefix("from")
                }
                #expect(events == ["size 1366x1024"])
                // Neither.
                a.dismiss(animated: true)
                stage.settle()
                _ = stage.log.take()
                stage.window.resize(to: padSize)
                stage.settle()
                #expect(CustomPresentation.steps(stage) == [], "nothing once it is over")
            }
        }

        // MARK: Transitions

        @Test func `H01 a presentation adds one controller to the hierarchy, and a dismissal removes one or more`() {
            onStage(.guide) { stage in
                let names = ["a", "b", "c", "d"]
                let controllers = names.map(stage.controller)
                let delegates = names.map { _ in Delegate(stage.log) }
                stage.show(controllers[0])
                @MainActor func chain() -> [String] {
                    ([controllers[0]] + controllers[0].presentedAbove).map { ($0 as? LoggingController)?.name ?? "?" }
                }
                for index in 1..<4 {
                    controllers[index].modalPresentationStyle = .overFullScreen
                    controllers[index].transitioningDelegate = delegates[index]
                    controllers[index - 1].present(controllers[index], animated: true)
                    stage.settle()
                    #expect(chain() == Array(names[...index]), "one more")
                    #expect(controllers[...index].allSatisfy { $0.view.window === stage.window }, "none goes")
                    #expect(controllers[index].presentingViewController === controllers[index - 1])
                    let events = stage.log.take()
                    #expect(events.filter { $0.hasPrefix("animatorFor") } == ["animatorForPresented"])
                    #expect(events.filter { $0.hasSuffix(".DA") } == ["\(names[index]).DA"])
                }
                controllers[3].dismiss(animated: true)
                stage.settle()
                #expect(chain() == ["a", "b", "c"], "one less")
                #expect(stage.log.take().filter { $0.hasPrefix("animatorFor") } == ["animatorForDismissed"])
                controllers[0].dismiss(animated: true)
                stage.settle()
                #expect(chain() == ["a"], "two less at once")
                let events = stage.log.take()
                #expect(events.filter { $0.hasPrefix("animatorFor") } == ["animatorForDismissed"])
                #expect(events.filter { $0.hasSuffix(".DX") } == ["c.DX", "b.DX"])
                #expect(stage.window.subviews == [controllers[0].view])
                for controller in controllers[1...] {
                    #expect(controller.viewIfLoaded?.window == nil && controller.presentingViewController == nil)
                }
            }
        }

        /// Logs its frame each time that it is moved.
        private final class Noting: UIView {
            var tops: [CGFloat] = []
            override var frame: CGRect { didSet { if frame.minY != oldValue.minY { tops.append(frame.minY) } } }
        }

        @Test(arguments: [
            (UIModalTransitionStyle.coverVertical, [874, 0, 874] as [CGFloat]), (.crossDissolve, []),
            (.flipHorizontal, []),
        ])
        func `H02 where the delegate has no animator the transition style's own animation runs`(
            style: UIModalTransitionStyle, tops: [CGFloat]
        ) {
            onStage(.guide) { stage in
                let (a, b, delegate) = CustomPresentation.scene(on: stage, style: .fullScreen)
                delegate.suppliesAnimator = false
                delegate.driver = UIPercentDrivenInteractiveTransition()
                b.modalTransitionStyle = style
                let view = Noting(frame: stage.window.bounds)
                b.view = view
                for present in [true, false] {
                    _ = stage.log.take()
                    if present { a.present(b, animated: true) } else { a.dismiss(animated: true) }
                    MainLoop.main.advance(by: .milliseconds(499))
                    let events = stage.log.take()
                    #expect(events.contains(present ? "animatorForPresented" : "animatorForDismissed"), "it was asked")
                    #expect(!events.contains("driver"), "there is nothing to drive")
                    #expect(!events.contains { $0 == "b.DA" || $0 == "b.DX" }, "it takes its time")
                    #expect(
                        a.transitionCoordinator?.isAnimated == true && a.transitionCoordinator?.isInteractive == false)
                    stage.settle()
                    #expect(stage.log.take().contains(present ? "b.DA" : "b.DX"))
                }
                #expect(view.tops == tops)
                #expect(!stage.log.events.contains("animate"))
            }
        }

        @Test(arguments: [UIRectEdge(), .all])
        func `TRAN-04 a pushed screen that ends at the bar gets the place below it, and its animator knows that`(
            edges: UIRectEdge
        ) {
            final class Pushing: UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
                let log: EventLog
                var final: CGRect?
                init(_ log: EventLog) { self.log = log }
                func navigationController(
                    _ navigationController: UINavigationController,
                    animationControllerFor operation: UINavigationController.Operation, from: UIViewController,
                    to: UIViewController
                ) -> (any UIViewControllerAnimatedTransitioning)? {
                    let names = [from, to].map { ($0 as? LoggingController)?.name ?? "?" }
                    log.note("\(operation) \(names[0]) \(names[1])")
                    return self
                }
                func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
                    0.3
                }
                func animateTransition(using context: any UIViewControllerContextTransitioning) {
                    guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else {
                        return
                    }
                    final = context.finalFrame(for: to)
                    view.frame = context.finalFrame(for: to)
                    context.containerView.addSubview(view)
                    UIView.animate(withDuration: 0.3) {
                    } completion: { _ in
                        context.completeTransition(true)
                    }
                }
            }
            onStage(.guide) { stage in
                let (a, b) = (stage.controller("a"), stage.controller("b"))
                let pushing = Pushing(stage.log)
                let navigation = stage.show(UINavigationController(rootViewController: a))
                navigation.delegate = pushing
                b.edgesForExtendedLayout = edges
                b.extendedLayoutIncludesOpaqueBars = edges == .all
                _ = stage.log.take()
                navigation.pushViewController(b, animated: true)
                stage.settle()
                #expect(stage.log.take().contains("push a b"))
                let window = stage.window.bounds
                let bar = stage.frame(of: navigation.navigationBar)
                #expect(bar.minY == 0 && bar.height > 0 && bar.width == window.width)
                let top = edges == .all ? 0 : bar.maxY
                let expected = CGRect(x: 0, y: top, width: window.width, height: window.height - top)
                #expect(stage.frame(of: b.view) == expected)
                #expect(pushing.final == b.view.frame, "the animator was told the same place")
                navigation.popViewController(animated: true)
                stage.settle()
                #expect(stage.log.take().contains("pop b a") && a.view.window === stage.window)
            }
        }
    }
}
