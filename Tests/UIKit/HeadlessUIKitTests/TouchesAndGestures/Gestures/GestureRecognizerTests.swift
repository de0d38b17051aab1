import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Which of several recognizers recognizes, and which states it goes through.
    @Suite @MainActor struct GestureRecognizers {
        private final class Delegate: UIGestureRecognizerDelegate {
            var together = false
            var refused: Set<ObjectIdentifier> = []
            var waits: [(UIGestureRecognizer, for: UIGestureRecognizer)] = []

            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                !refused.contains(ObjectIdentifier(gestureRecognizer))
            }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { together }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { waits.contains { $0.0 === gestureRecognizer && $0.for === otherGestureRecognizer } }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { waits.contains { $0.0 === otherGestureRecognizer && $0.for === gestureRecognizer } }
        }

        private let screen = TestWindow()
        private let log = EventLog()
        private let middle = CGPoint(x: 50, y: 50)

        private func box() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }

        private func tap(_ name: String, times: Int = 1, on view: UIView) -> UITapGestureRecognizer {
            let tap = UITapGestureRecognizer { [log] in log.note("\(name) \($0.state)") }
            tap.numberOfTapsRequired = times
            view.addGestureRecognizer(tap)
            return tap
        }

        private func tap(_ times: Int) {
            _ = screen.window.play(.tap(count: times, fingers: 1), at: middle)
        }

        @Test func `the recognizer of the innermost view keeps those around it from the gesture`() {
            let outer = screen.add(box())
            let inner = box()
            outer.addSubview(inner)
            let loser = tap("outer", on: outer)
            var stateOfLoser: UIGestureRecognizer.State?
            let winner = tap("inner", on: inner)
            winner.addHandler { _ in stateOfLoser = loser.state }
            tap(1)
            #expect(log.take() == ["inner ended"])
            #expect(stateOfLoser == .failed && loser.state == .possible)
        }

        @Test func `two recognizers recognize together where a delegate of either allows it`() {
            let outer = screen.add(box())
            let inner = box()
            outer.addSubview(inner)
            _ = tap("inner", on: inner)
            let delegate = Delegate()
            delegate.together = true
            tap("outer", on: outer).delegate = delegate
            tap(1)
            #expect(log.take() == ["inner ended", "outer ended"])
            delegate.together = false
            tap(1)
            #expect(log.take() == ["inner ended"])
        }

        @Test func `a single tap comes first unless it requires the double tap to fail`() {
            let view = screen.add(box())
            let single = tap("single", on: view)
            let double = tap("double", times: 2, on: view)
            tap(2)
            #expect(log.take() == ["single ended", "double ended"])
            single.require(toFail: double)
            tap(2)
            #expect(log.take() == ["double ended"])
            tap(1)
            #expect(log.take() == ["single ended"])
        }

        @Test func `a recognizer recognizes when the one that it waits for is refused`() {
            let view = screen.add(box())
            let second = tap("second", on: view)
            let first = tap("first", on: view)
            second.require(toFail: first)
            tap(1)
            #expect(log.take() == ["first ended"])
            let delegate = Delegate()
            delegate.refused = [ObjectIdentifier(first)]
            first.delegate = delegate
            tap(1)
            #expect(log.take() == ["second ended"])
        }

        @Test(arguments: [true, false]) func `a delegate can say who waits for whom`(asksTheOneThatWaits: Bool) {
            let view = screen.add(box())
            let second = tap("second", on: view)
            let first = tap("first", on: view)
            let delegate = Delegate()
            delegate.waits = [(second, for: first)]
            (asksTheOneThatWaits ? second : first).delegate = delegate
            tap(1)
            #expect(log.take() == ["first ended"])
        }

        @Test func `recognizers that wait for each other wait for ever`() {
            let view = screen.add(box())
            let first = tap("first", on: view)
            let second = tap("second", on: view)
            first.require(toFail: second)
            second.require(toFail: first)
            tap(1)
            #expect(log.take() == [])
        }

        @Test func `the one that is waited for is not kept alive`() {
            weak var gone: UITapGestureRecognizer?
            let waiting = tap("waiting", on: screen.add(box()))
            do {
                let other = UITapGestureRecognizer()
                gone = other
                waiting.require(toFail: other)
            }
            #expect(gone == nil)
            tap(1)
            #expect(log.take() == ["waiting ended"])
        }

        @Test func `a pinch and a rotation say how far they have come`() {
            let view = screen.add(box())
            view.addGestureRecognizer(
                UIPinchGestureRecognizer { [log] recognizer in
                    let scale = (recognizer as? UIPinchGestureRecognizer)?.scale ?? 0
                    log.note("pinch \(recognizer.state) \(scale) \(recognizer.numberOfTouches)")
                })
            view.addGestureRecognizer(
                UIRotationGestureRecognizer { [log] recognizer in
                    let angle = (recognizer as? UIRotationGestureRecognizer)?.rotation ?? 0
                    log.note("turn \(recognizer.state) \(angle)")
                })
            #expect(screen.window.simulatePinch(at: middle, scale: 2))
            #expect(log.take() == ["pinch began 2.0 2", "pinch changed 2.0 2", "pinch ended 2.0 2"])
            #expect(screen.window.simulateRotation(at: middle, by: 1))
            #expect(log.take() == ["turn began 1.0", "turn changed 1.0", "turn ended 1.0"])
            for nonsense in [CGFloat.nan, .infinity, -1, 0] {
                #expect(!screen.window.simulatePinch(at: middle, scale: nonsense))
            }
            #expect(!screen.window.simulateRotation(at: middle, by: .nan))
            #expect(!screen.window.simulatePinch(at: CGPoint(x: 300, y: 300), scale: 2))
        }

        @Test func `a drag from the edge belongs to the recognizer of that edge`() {
            let view = screen.add(UIView(frame: screen.window.bounds))
            let edge = UIScreenEdgePanGestureRecognizer { [log] in log.note("edge \($0.state)") }
            edge.edges = .left
            view.addGestureRecognizer(edge)
            let right = CGPoint(x: 60, y: 0)
            #expect(screen.window.simulateDrag(from: CGPoint(x: 5, y: 300), by: right))
            #expect(log.take() == ["edge began", "edge changed", "edge ended"])
            #expect(!screen.window.simulateDrag(from: CGPoint(x: 200, y: 300), by: right))
            #expect(!screen.window.simulateDrag(from: CGPoint(x: 395, y: 300), by: CGPoint(x: -60, y: 0)))
            edge.edges = .right
            #expect(screen.window.simulateDrag(from: CGPoint(x: 395, y: 300), by: CGPoint(x: -60, y: 0)))
        }

        @Test func `a recognizer that is turned off in the middle cancels the gesture`() {
            let view = screen.add(box())
            let pan = UIPanGestureRecognizer()
            pan.addHandler { [log] recognizer in
                log.note("\(recognizer.state)")
                recognizer.isEnabled = false
            }
            view.addGestureRecognizer(pan)
            #expect(screen.window.simulateDrag(from: middle, by: CGPoint(x: 9, y: 0)))
            #expect(log.take() == ["began", "cancelled"])
            #expect(pan.state == .possible)
        }

        @Test func `M03 a recognizer sends its target every state of a gesture under one name`() {
            final class Screen: UIViewController, NamedActionTarget {
                var story: [String] = []
                func performAction(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
                    story.append("\(action) \((sender as? UIGestureRecognizer)?.state ?? .failed)")
                    return true
                }
            }
            let controller = Screen()
            screen.window.rootViewController = controller
            let view = box()
            controller.view.addSubview(view)
            view.addGestureRecognizer(UIPanGestureRecognizer(target: controller, action: "panned:"))
            let button = UIButton(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
            button.addTarget(controller, action: "pressed:", for: .touchUpInside)
            controller.view.addSubview(button)
            screen.window.simulateDrag(from: middle, by: CGPoint(x: 9, y: 0))
            screen.window.simulateTap(at: CGPoint(x: 10, y: 210))
            #expect(controller.story == ["panned: began", "panned: changed", "panned: ended", "pressed: failed"])
        }

        @Test func `M02 a view handles its touches and reports the result to its delegate`() {
            final class Editor: UIViewController, UITextFieldDelegate {
                var story: [String] = []
                func textFieldDidBeginEditing(_ textField: UITextField) { story.append("began") }
                func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                    story.append("return")
                    return true
                }
            }
            let controller = Editor()
            screen.window.rootViewController = controller
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            field.delegate = controller
            controller.view.addSubview(field)
            screen.window.simulateTap(at: CGPoint(x: 20, y: 20))
            field.insertText("\n")
            #expect(controller.story == ["began", "return"])
        }

        @Test func `M04 a controller observes notifications and is a data source`() {
            final class List: UIViewController, UITableViewDataSource {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
                var rows = ["One"]
                private var token: (any NSObjectProtocol)?
                isolated deinit { token.map(NotificationCenter.default.removeObserver) }
                override func viewDidLoad() {
                    table.dataSource = self
                    view.addSubview(table)
                    token = NotificationCenter.default.addObserver(
                        forName: Notification.Name("NewRows"), object: nil, queue: nil
                    ) { [weak self] _ in
                        MainActor.assumeIsolated {
                            self?.rows.append("Two")
                            self?.table.reloadData()
                        }
                    }
                }
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                    cell.textLabel?.text = rows[indexPath.row]
                    return cell
                }
            }
            let list = List()
            screen.window.rootViewController = list
            MainLoop.main.runUntilIdle()
            #expect(list.table.visibleCells.map { $0.textLabel?.text } == ["One"])
            NotificationCenter.default.post(name: Notification.Name("NewRows"), object: nil)
            MainLoop.main.runUntilIdle()
            #expect(list.table.visibleCells.map { $0.textLabel?.text } == ["One", "Two"])
        }
    }
}
