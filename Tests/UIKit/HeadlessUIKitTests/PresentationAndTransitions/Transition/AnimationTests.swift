import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct AnimationTests {
    @Test func `an animation changes the model at once and completes after its duration and delay`() {
        MainLoop.main.clock = .virtual
        let view = UIView()
        var finished: Bool?
        UIView.animate(withDuration: 0.3, delay: 0.2, options: []) {
            view.alpha = 0
        } completion: {
            finished = $0
        }
        #expect(view.alpha == 0)
        MainLoop.main.advance(by: .milliseconds(499))
        #expect(finished == nil)
        MainLoop.main.advance(by: .milliseconds(1))
        #expect(finished == true)
    }

    @Test(arguments: [0, -1, Double.nan, -Double.infinity])
    func `a duration that is no time completes in the next turn`(duration: Double) {
        MainLoop.main.clock = .virtual
        MainLoop.main.runUntilIdle()
        var isDone = false
        UIView.animate(withDuration: duration, animations: {}, completion: { _ in isDone = true })
        #expect(!isDone)
        MainLoop.main.runTurn()
        #expect(isDone)
    }

    @Test(arguments: [Double.infinity, 1e300, .greatestFiniteMagnitude])
    func `a duration beyond measure does not trap`(duration: Double) {
        #expect(Duration(clamping: duration) == .seconds(1_000_000_000))
    }

    @Test func `without animations everything completes in the next turn`() {
        MainLoop.main.clock = .virtual
        MainLoop.main.runUntilIdle()
        var isDone = false
        UIView.performWithoutAnimation {
            UIView.animate(withDuration: 5, animations: {}, completion: { _ in isDone = true })
        }
        #expect(UIView.areAnimationsEnabled)
        MainLoop.main.runTurn()
        #expect(isDone)
    }

    @Test func `an inner animation takes the duration of the one around it`() {
        MainLoop.main.clock = .virtual
        MainLoop.main.runUntilIdle()
        var order: [String] = []
        UIView.animate(withDuration: 1) {
            UIView.animate(withDuration: 0.1, animations: {}, completion: { _ in order.append("inner") })
            #expect(UIView.inheritedAnimationDuration == 1)
        } completion: { _ in
            order.append("outer")
        }
        MainLoop.main.advance(by: .milliseconds(900))
        #expect(order.isEmpty)
        MainLoop.main.advance(by: .milliseconds(100))
        #expect(order == ["inner", "outer"])
    }

    @Test func `H10 H11 the coordinator is there during a transition, and runs what goes alongside`() {
        onStage { stage in
            let a = stage.show(stage.controller("A"))
            let b = stage.controller("B")
            var events: [String] = []
            #expect(a.transitionCoordinator == nil)
            b.onEvent = { event in
                guard event == "WA" else { return }
                let coordinator = b.transitionCoordinator
                #expect(coordinator?.isAnimated == true)
                #expect(coordinator?.transitionDuration == 0.5)
                #expect(coordinator?.viewController(forKey: .from) === a)
                #expect(coordinator?.viewController(forKey: .to) === b)
                coordinator?.animate(
                    alongsideTransition: { _ in events.append("alongside") },
                    completion: { events.append("end, cancelled: \($0.isCancelled)") })
                #expect(events.isEmpty)
            }
            a.present(b, animated: true) { events.append("completion") }
            MainLoop.main.runTurn()
            #expect(events == ["alongside"])
            stage.settle()
            #expect(events == ["alongside", "end, cancelled: false", "completion"])
            #expect(b.transitionCoordinator == nil)
        }
    }
}
