import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The calls of a layout pass, and their receivers.
    @MainActor struct LayoutPassTests {
        /// Sets the frame of a subview in one of the steps.
        private final class Placing: UIViewController {
            let inner = UIView()
            var placeBefore: CGRect?
            var placeAfter: CGRect?
            var passes = 0
            override func viewDidLoad() { view.addSubview(inner) }
            override func viewWillLayoutSubviews() {
                passes += 1
                if let placeBefore { inner.frame = placeBefore }
            }
            override func viewDidLayoutSubviews() { if let placeAfter { inner.frame = placeAfter } }
        }

        @Test func `a layout that was cut off goes on in the next turn`() {
            final class Restless: UIView {
                var asksAgain = true
                var passes = 0
                override func layoutSubviews() {
                    passes += 1
                    if asksAgain { setNeedsLayout() }
                }
            }
            let window = TestWindow()
            let view = Restless()
            window.add(view)
            MainLoop.main.runTurn()
            let first = view.passes
            #expect(first > 0 && first < 1_000)
            view.asksAgain = false
            view.setNeedsLayout()
            MainLoop.main.runTurn()
            #expect(view.passes == first + 1)
            MainLoop.main.runTurn()
            #expect(view.passes == first + 1, "and then it rests")
        }

        @Test func `a turn looks only at the windows in which something has to be laid out`() {
            final class Counting: UIView {
                var passes = 0
                override func layoutSubviews() { passes += 1 }
            }
            func work(windows count: Int) -> Int {
                let before = MainLoop.main.lookedAtWindows
                var windows: [TestWindow] = []
                for _ in 0..<count {
                    let window = TestWindow()
                    window.add(Counting())
                    windows.append(window)
                    MainLoop.main.runTurn()
                }
                return MainLoop.main.lookedAtWindows - before
            }
            let few = work(windows: 20)
            #expect(few >= 20)
            #expect(work(windows: 40) <= 2 * few)

            let (first, second) = (TestWindow(), TestWindow())
            let (inFirst, inSecond) = (first.add(Counting()), second.add(Counting()))
            MainLoop.main.runTurn()
            inFirst.setNeedsLayout()
            MainLoop.main.runTurn()
            #expect(inFirst.passes == 2 && inSecond.passes == 1)
            // A window that was hidden meanwhile is laid out when it is shown.
            first.window.isHidden = true
            inFirst.setNeedsLayout()
            MainLoop.main.runTurn()
            #expect(inFirst.passes == 2)
            first.window.isHidden = false
            MainLoop.main.runTurn()
            #expect(inFirst.passes == 3)
        }

        @Test func `C01 C06 a change marks the layout, which is computed and applied in the next pass`() {
            final class Filling: UIView {
                override func layoutSubviews() { for view in subviews { view.frame = bounds } }
            }
            onStage { stage in
                let controller = UIViewController()
                let filling = Filling(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                let inner = UIView()
                controller.view.addSubview(filling)
                filling.addSubview(inner)
                stage.show(controller)
                #expect(inner.frame.width == 100)
                filling.frame.size.width = 200
                #expect(inner.frame.width == 100, "nothing is computed before the pass")
                stage.settle()
                #expect(inner.frame.width == 200)
            }
        }

        @Test func `C02 traits are others before the pass begins`() {
            final class Controller: UIViewController {
                var events: [String] = []
                override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                    events.append("traits \(traitCollection.verticalSizeClass)")
                }
                override func viewWillLayoutSubviews() {
                    events.append("layout \(traitCollection.verticalSizeClass)")
                }
            }
            onStage { stage in
                let controller = stage.show(Controller())
                controller.events = []
                stage.window.resize(to: CGSize(width: 874, height: 402))
                stage.settle()
                #expect(controller.events.prefix(2) == ["traits compact", "layout compact"])
            }
        }

        @Test func `C09 only controllers that are affected hear of a pass`() {
            onStage { stage in
                let (parent, first, second) = (stage.controller("p"), stage.controller("a"), stage.controller("b"))
                for child in [first, second] {
                    parent.addChild(child)
                    parent.view.addSubview(child.view)
                    child.didMove(toParent: parent)
                }
                stage.show(parent)
                first.view.setNeedsLayout()
                stage.settle()
                #expect(stage.log.take() == ["a.willLayout", "a.didLayout"])
                stage.settle()
                #expect(stage.log.take() == [])
            }
        }

        @Test func `C10 what is changed in viewWillLayoutSubviews takes part in the same pass`() {
            final class Noting: UIView {
                var sizes: [CGFloat] = []
                override func layoutSubviews() { sizes.append(bounds.width) }
            }
            onStage { stage in
                let controller = Placing()
                let noting = Noting()
                controller.inner.addSubview(noting)
                noting.autoresizingMask = [.flexibleWidth]
                stage.show(controller)
                noting.sizes = []
                controller.passes = 0
                controller.placeBefore = CGRect(x: 0, y: 0, width: 300, height: 10)
                controller.view.setNeedsLayout()
                stage.settle()
                #expect(controller.passes == 1)
                #expect(noting.sizes.count == 1, "the new width was laid out in the pass that brought it")
                #expect(noting.sizes.last == noting.bounds.width)
            }
        }

        @Test func `C11 frames set in viewDidLayoutSubviews stay until the next pass`() {
            final class Filling: UIView {
                override func layoutSubviews() { for view in subviews { view.frame = bounds } }
            }
            final class Controller: UIViewController {
                let inner = UIView()
                var moves = true
                override func loadView() {
                    view = Filling()
                    view.addSubview(inner)
                }
                override func viewDidLayoutSubviews() { if moves { inner.frame.origin.x = 55 } }
            }
            onStage { stage in
                let controller = stage.show(Controller())
                #expect(controller.inner.frame.minX == 55)
                stage.settle()
                #expect(controller.inner.frame.minX == 55)
                controller.moves = false
                controller.view.setNeedsLayout()
                stage.settle()
                #expect(controller.inner.frame.minX == 0)
            }
        }

        @Test func `B05 each will comes before its did`() {
            onStage { stage in
                let (first, second) = (stage.controller("a"), stage.controller("b"))
                let navigation = stage.show(UINavigationController(rootViewController: first))
                navigation.pushViewController(second, animated: true)
                stage.settle()
                navigation.popViewController(animated: true)
                stage.settle()
                let events = stage.log.takeAppearance()
                for name in ["a", "b"] {
                    let own = events.filter { $0.hasPrefix("\(name).") }.map { String($0.dropFirst(2)) }
                    #expect(
                        own.filter { $0 != "I" }
                            == (name == "a" ? ["WX", "DX", "WA", "DA"] : ["WA", "DA", "WX", "DX"]))
                }
            }
        }
    }
}
