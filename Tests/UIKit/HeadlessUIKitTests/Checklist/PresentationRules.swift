import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The presenting controller, the style, and the views that stay reachable (guide, "Presenting a View Controller").
    @MainActor struct PresentationRules {
        private func middle(of view: UIView) -> CGPoint {
            view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        }

        /// Performs VoiceOver's double tap on an element.
        private func doubleTap(_ view: UIView, on stage: Stage) {
            _ = WindowSource(stage.window).perform(ActionRequest(target: view.nodeID, action: .activate))
            stage.settle()
        }

        @Test(
            arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext],
            [CGSize(width: 402, height: 874), padSize])
        func `F06 full-screen styles keep touches, keys and VoiceOver from what is underneath`(
            style: UIModalPresentationStyle, size: CGSize
        ) {
            onStage(.guide, size: size) { stage in
                let below = stage.show(CountingScreen("below", stage.log))
                let place = middle(of: below.button)
                stage.window.simulateTap(at: place)
                doubleTap(below.button, on: stage)
                #expect(below.taps == 2 && stage.labels == ["below button"])
                let above = stage.controller("above")
                let title = UILabel(frame: CGRect(x: 10, y: 100, width: 100, height: 20))
                title.text = "Above"
                above.view.addSubview(title)
                #expect(above.view.backgroundColor == nil, "one looks through it, and that is all")
                stage.present(above, style, on: below)
                #expect(stage.frame(of: above.view) == stage.window.bounds)
                stage.window.simulateTap(at: place)
                doubleTap(below.button, on: stage)
                stage.settle()
                #expect(below.taps == 2, "neither a finger nor a double tap gets through")
                #expect(stage.labels == ["Above"])
                below.dismiss(animated: true)
                stage.settle()
                stage.window.simulateTap(at: place)
                #expect(below.taps == 3 && stage.labels == ["below button"])
            }
        }

        @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
        func `F09 in compact width sheets cover the screen by the guide, and stay sheets today`(
            style: UIModalPresentationStyle
        ) {
            for policy in [AdaptationPolicy.guide, .modern] {
                onStage(policy) { stage in
                    let a = stage.show(stage.controller("a"))
                    let b = stage.controller("b")
                    stage.present(b, style, on: a)
                    let frame = stage.frame(of: b.view)
                    if policy == .guide {
                        #expect(frame == stage.window.bounds && a.view.window == nil)
                        #expect(stage.log.takeAppearance() == ["a.WX", "b.WA", "b.I", "b.DA", "a.DX"])
                        #expect(b.presentationController?.adaptivePresentationStyle == .fullScreen)
                        #expect(!b.accessibilityPerformEscape(), "and is left as a screen is")
                    } else {
                        #expect(frame.minY > 0 && frame.maxY == 874 && frame.width == 402)
                        #expect(a.view.window === stage.window)
                        #expect(stage.log.takeAppearance() == ["b.WA", "b.I", "b.DA"])
                        #expect(b.accessibilityPerformEscape())
                    }
                }
            }
            for policy in [AdaptationPolicy.guide, .modern] {
                onStage(policy, size: padSize) { stage in
                    let a = stage.show(stage.controller("a"))
                    let b = stage.controller("b")
                    stage.present(b, style, on: a)
                    #expect(stage.frame(of: b.view).width < padSize.width && a.view.window != nil, "regular width")
                }
            }
        }

        @Test(
            arguments: [CGSize(width: 402, height: 874), padSize],
            [UIModalPresentationStyle.fullScreen, .overFullScreen])
        func `F10 a controller that does not cover the screen lets the outermost one around it present`(
            size: CGSize, style: UIModalPresentationStyle
        ) {
            onStage(.guide, size: size) { stage in
                let leaf = stage.controller("leaf")
                let small = GuideContainer("small", stage.log)
                let navigation = UINavigationController(rootViewController: small)
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation]
                let root = GuideContainer("root", stage.log)
                root.display(tabs, frame: CGRect(origin: .zero, size: CGSize(width: 300, height: 500)))
                small.display(leaf)
                stage.show(root)
                for caller in [leaf, small, navigation, tabs, root] as [UIViewController] {
                    let b = stage.controller("b")
                    stage.present(b, style, on: caller)
                    #expect(b.presentingViewController === root)
                    #expect(stage.frame(of: b.view) == stage.window.bounds, "it covers the screen, not the caller")
                    #expect((root.view.window == nil) == (style == .fullScreen))
                    // The presented controller covers the screen itself, so the search ends with it.
                    let inner = stage.controller("inner")
                    b.addChild(inner)
                    b.view.addSubview(inner.view)
                    inner.didMove(toParent: b)
                    let c = stage.controller("c")
                    stage.present(c, style, on: inner)
                    #expect(c.presentingViewController === b && b.presentingViewController === root)
                    caller.dismiss(animated: false)
                    stage.settle()
                    #expect(root.view.window === stage.window && b.viewIfLoaded?.window == nil)
                }
                #expect(stage.diagnostics.isEmpty)
            }
        }

        /// Returns the style that replaces the requested one.
        private final class Adapting: UIAdaptivePresentationControllerDelegate {
            let style: UIModalPresentationStyle
            init(_ style: UIModalPresentationStyle) { self.style = style }
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { traitCollection.horizontalSizeClass == .compact ? style : .none }
        }

        @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
        func `F14 a context covers the screen in compact width by the guide, unless a delegate says otherwise`(
            style: UIModalPresentationStyle
        ) {
            let place = CGRect(x: 0, y: 100, width: 300, height: 400)
            func present(_ size: CGSize, _ policy: AdaptationPolicy, _ answer: UIModalPresentationStyle?)
                -> String
            {
                var outcome = ""
                onStage(policy, size: size) { stage in
                    let root = GuideContainer("root", stage.log)
                    let context = stage.controller("context")
                    context.definesPresentationContext = true
                    root.display(context, frame: place)
                    stage.show(root)
                    let b = stage.controller("b")
                    b.modalPresentationStyle = style
                    let delegate = answer.map(Adapting.init)
                    b.presentationController?.delegate = delegate
                    stage.present(b, style, on: context)
                    let isCovered = context.view.window == nil || root.view.window == nil
                    let presenter = (b.presentingViewController as? LoggingController)?.name ?? ""
                    outcome = "\(stage.frame(of: b.view)) by \(presenter), covered \(isCovered)"
                    #expect(b.view.window === stage.window)
                }
                return outcome
            }
            let phone = CGSize(width: 402, height: 874)
            let whole = CGRect(origin: .zero, size: phone)
            #expect(present(phone, .guide, nil) == "\(whole) by context, covered true")
            #expect(present(phone, .guide, .overFullScreen) == "\(whole) by context, covered false")
            let inContext = "\(place) by context, covered \(style == .currentContext)"
            #expect(present(phone, .guide, UIModalPresentationStyle.none) == inContext)
            #expect(present(phone, .modern, nil) == inContext)
            #expect(present(padSize, .guide, nil) == inContext, "there is room")
            #expect(present(padSize, .guide, .fullScreen) == inContext, "the delegate answers for compact width only")
        }

        /// Receives the user's dismissal.
        private final class Listener: UIAdaptivePresentationControllerDelegate {
            let log: EventLog
            init(_ log: EventLog) { self.log = log }
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
                log.note("should")
                return true
            }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                log.note("did")
            }
        }

        private func popover(
            on stage: Stage, _ configure: (UIPopoverPresentationController, CountingScreen) -> Void = { _, _ in }
        ) -> (below: CountingScreen, popover: CountingScreen, listener: Listener) {
            let below = stage.show(CountingScreen("below", stage.log))
            let popover = CountingScreen("popover", stage.log)
            popover.modalPresentationStyle = .popover
            popover.preferredContentSize = CGSize(width: 300, height: 400)
            let listener = Listener(stage.log)
            popover.popoverPresentationController?.delegate = listener
            popover.popoverPresentationController?.sourceView = below.button
            if let controller = popover.popoverPresentationController { configure(controller, below) }
            below.present(popover, animated: true)
            stage.settle()
            return (below, popover, listener)
        }

        @Test func `F15 a popover covers a part of a wide screen, and a tap outside sends it away`() {
            onStage(.guide, size: padSize) { stage in
                let (below, shown, listener) = popover(on: stage)
                let frame = stage.frame(of: shown.view)
                #expect(frame.size == CGSize(width: 300, height: 400) && stage.window.bounds.contains(frame))
                #expect(below.view.window === stage.window && stage.log.takeAppearance().last == "popover.DA")
                stage.window.simulateTap(at: middle(of: shown.button))
                stage.settle()
                #expect(shown.taps == 1 && below.presentedViewController === shown, "a tap inside is the popover's")
                shown.isModalInPresentation = true
                stage.window.simulateTap(at: CGPoint(x: 1000, y: 1300))
                stage.settle()
                #expect(below.presentedViewController === shown, "one that must be answered stays")
                shown.isModalInPresentation = false
                _ = stage.log.take()
                // The view below does not get the tap as well.
                stage.window.simulateTap(at: middle(of: below.button))
                stage.settle()
                #expect(below.presentedViewController == nil && shown.view.window == nil && below.taps == 0)
                let events = stage.log.take().filter { !$0.contains("ayout") }
                #expect(events == ["should", "popover.WX", "popover.DX", "did"])
                #expect(listener.log === stage.log)
            }
        }

        @Test(arguments: [CGSize(width: 402, height: 874), CGSize(width: 568, height: 320)])
        func `F16 in compact width a popover covers the screen, and no tap outside sends it away`(size: CGSize) {
            onStage(.guide, size: size) { stage in
                let (below, shown, listener) = popover(on: stage)
                #expect(stage.frame(of: shown.view) == stage.window.bounds)
                #expect(shown.presentationController?.adaptivePresentationStyle == .fullScreen)
                #expect(below.view.window == nil)
                for point in [CGPoint(x: 1, y: 1), CGPoint(x: size.width - 1, y: size.height - 1)] {
                    stage.window.simulateTap(at: point)
                    stage.settle()
                }
                #expect(!stage.labels.contains("dismiss popup"))
                #expect(!shown.accessibilityPerformEscape())
                stage.settle()
                #expect(below.presentedViewController === shown && !stage.log.events.contains("should"))
                #expect(listener.log === stage.log)
            }
        }

        @Test func `F17 a popover is placed at its one anchor, and without any it is an error`() {
            let rect = CGRect(x: 700, y: 900, width: 40, height: 40)
            onStage(.guide, size: padSize) { stage in
                // A rectangle of a view.
                let (below, first, _) = popover(on: stage) { controller, below in
                    controller.sourceView = below.view
                    controller.sourceRect = rect
                }
                #expect(stage.frame(of: first.view).midX == rect.midX)
                #expect(stage.frame(of: first.view).minY == rect.maxY)
                below.dismiss(animated: false)
                stage.settle()
                // A view whole.
                let (_, second, _) = popover(on: stage)
                #expect(stage.frame(of: second.view).minY == 344 && stage.frame(of: second.view).midX == 160)
                // A bar button item, which counts before a view.
                let home = stage.controller("home")
                let item = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
                home.navigationItem.rightBarButtonItem = item
                let navigation = stage.show(UINavigationController(rootViewController: home))
                let third = stage.controller("third")
                third.modalPresentationStyle = .popover
                third.preferredContentSize = CGSize(width: 300, height: 400)
                third.popoverPresentationController?.barButtonItem = item
                home.present(third, animated: true)
                stage.settle()
                let bar = stage.frame(of: navigation.navigationBar)
                let frame = stage.frame(of: third.view)
                #expect(frame.minY >= bar.minY && frame.minY <= bar.maxY && frame.maxX > 900, "below the item")
                navigation.dismiss(animated: false)
                stage.settle()
                #expect(stage.diagnostics.isEmpty)
                // None.
                let last = stage.controller("last")
                last.modalPresentationStyle = .popover
                home.present(last, animated: true)
                stage.settle()
                #expect(stage.diagnostics.map(\.name) == [Diagnostic.Name.invalidArgument])
                #expect(stage.diagnostics.first?.severity == .error)
                #expect(last.viewIfLoaded?.window == nil)
            }
        }

        @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .automatic])
        func `PRES-15 today a sheet leaves the top of an upright phone visible and covers one on its side`(
            style: UIModalPresentationStyle
        ) {
            for (size, isSheet) in [
                (CGSize(width: 402, height: 874), true), (CGSize(width: 874, height: 402), false),
                (CGSize(width: 932, height: 430), false),
            ] {
                onStage(.modern, size: size) { stage in
                    let a = stage.show(stage.controller("a"))
                    let b = stage.controller("b")
                    stage.present(b, style, on: a)
                    let frame = stage.frame(of: b.view)
                    #expect((frame == stage.window.bounds) == !isSheet)
                    #expect((a.view.window === stage.window) == isSheet, "as a full-screen presentation does")
                    #expect(stage.log.takeAppearance().contains("a.DX") == !isSheet)
                    if isSheet { #expect(frame.minY > 0 && frame.maxY == size.height && frame.width == size.width) }
                    #expect(b.accessibilityPerformEscape() == isSheet)
                }
            }
        }

        @Test
        func `PRES-20 a presentation controller without changes of its own has UIKit's defaults, which take effect`()
            throws
        {
            final class Delegate: UIViewControllerTransitioningDelegate {
                var made: UIPresentationController?
                func presentationController(
                    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
                ) -> UIPresentationController? {
                    made = UIPresentationController(presentedViewController: presented, presenting: presenting)
                    return made
                }
            }
            try onStage(.guide) { stage in
                let a = stage.show(stage.controller("a"))
                let b = stage.controller("b")
                let delegate = Delegate()
                b.transitioningDelegate = delegate
                let fresh = UIPresentationController(presentedViewController: b, presenting: nil)
                stage.present(b, .custom, on: a)
                let used = try #require(delegate.made)
                for controller in [fresh, used] {
                    #expect(controller.delegate == nil)
                    #expect(controller.overrideTraitCollection == nil)
                    #expect(controller.shouldPresentInFullscreen)
                    #expect(!controller.shouldRemovePresentersView)
                }
                #expect(fresh.containerView == nil && used.containerView?.window === stage.window)
                #expect(a.view.window === stage.window && stage.log.takeAppearance() == ["b.WA", "b.I", "b.DA"])
                #expect(b.traitCollection == a.traitCollection, "nothing overrides the traits")
                #expect(stage.frame(of: b.view) == stage.window.bounds)
            }
        }
    }
}
