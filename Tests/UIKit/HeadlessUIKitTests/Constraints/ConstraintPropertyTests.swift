import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Invariants of all layouts, on random and on hostile ones.
    @MainActor struct ConstraintPropertyTests {
        /// A random hierarchy with constraints that may contradict each other.
        @MainActor private final class Scene {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
            var views: [UIView] = []
            var constraints: [NSLayoutConstraint] = []

            init(_ random: inout SeededGenerator) {
                for _ in 0..<(2 + random.next(below: 9)) {
                    let view: UIView
                    if random.next(below: 5) == 0 {
                        view = UIView(
                            frame: CGRect(
                                x: random.next(below: 100), y: random.next(below: 100),
                                width: 50 + random.next(below: 100),
                                height: 40))
                        if random.next(below: 2) == 0 { view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin] }
                    } else {
                        view = SizedView(CGFloat(random.next(below: 120)) - 1, CGFloat(random.next(below: 40)) - 1)
                    }
                    let parents = views.filter { random.next(below: 3) > 0 && $0 is SizedView }
                    (parents.last ?? root).addSubview(view)
                    views.append(view)
                }
                for _ in 0..<(views.count * 3) { add(&random) }
            }

            func add(_ random: inout SeededGenerator) {
                let all = [root] + views
                let (one, two) = (views[random.next(below: views.count)], all[random.next(below: all.count)])
                let kinds: [[NSLayoutConstraint.Attribute]] = [
                    [.leading, .trailing, .centerX, .leadingMargin], [.top, .bottom, .centerY, .lastBaseline],
                    [.width, .height], [.left, .right],
                ]
                let kind = kinds[random.next(below: kinds.count)]
                let isNumber = kind[0] == .width && random.next(below: 3) == 0
                guard one !== two || isNumber else { return }
                let relations: [NSLayoutConstraint.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
                let made = NSLayoutConstraint(
                    item: one, attribute: kind[random.next(below: kind.count)],
                    relatedBy: relations[random.next(below: 4)], toItem: isNumber ? nil : two,
                    attribute: isNumber ? .notAnAttribute : kind[random.next(below: kind.count)],
                    multiplier: random.next(below: 6) == 0 ? 0.5 : 1, constant: CGFloat(random.next(below: 80) - 20))
                let priorities: [Float] = [1_000, 1_000, 999, 750, 500, 250, 251]
                made.priority = UILayoutPriority(priorities[random.next(below: priorities.count)])
                constraints.append(made)
            }

            /// The frames, to a thousandth of a point: masks accumulate their changes.
            func frames() -> [[CGFloat]] {
                root.layoutIfNeeded()
                return views.map(\.frame).map { frame in
                    [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 1_000).rounded() / 1_000 }
                }
            }

            /// Returns the frames of an engine that is filled again.
            func framesFromScratch() -> [[CGFloat]] {
                root.layoutMembersDidChange()
                return frames()
            }
        }

        private func quietly(_ body: () -> Void) {
            let before = Diagnostics.handler
            defer { Diagnostics.handler = before }
            Diagnostics.handler = { _ in }
            body()
        }

        @Test(arguments: 0..<60) func `the order in which constraints are activated makes no difference`(seed: Int) {
            quietly {
                var random = SeededGenerator(seed: UInt64(seed))
                let one = Scene(&random)
                random = SeededGenerator(seed: UInt64(seed))
                let other = Scene(&random)
                NSLayoutConstraint.activate(one.constraints)
                for constraint in other.constraints.shuffled(using: &random) {
                    constraint.isActive = true
                    if random.next(below: 4) == 0 { other.root.layoutIfNeeded() }
                }
                #expect(one.frames() == other.frames())
            }
        }

        @Test(arguments: 0..<60) func `what is removed and added again gives the same frames`(seed: Int) {
            quietly {
                var random = SeededGenerator(seed: UInt64(seed) + 1_000)
                let scene = Scene(&random)
                NSLayoutConstraint.activate(scene.constraints)
                let before = scene.frames()
                let some = scene.constraints.filter { _ in random.next(below: 2) == 0 }
                NSLayoutConstraint.deactivate(some)
                if random.next(below: 2) == 0 { scene.root.layoutIfNeeded() }
                NSLayoutConstraint.activate(some.shuffled(using: &random))
                #expect(scene.frames() == before)
            }
        }

        @Test(arguments: 0..<60) func `after any edits the frames are those of an engine filled anew`(seed: Int) {
            quietly {
                var random = SeededGenerator(seed: UInt64(seed) + 2_000)
                let scene = Scene(&random)
                NSLayoutConstraint.activate(scene.constraints)
                for step in 0..<25 {
                    let constraint = scene.constraints[random.next(below: scene.constraints.count)]
                    let view = scene.views[random.next(below: scene.views.count)]
                    switch random.next(below: 8) {
                    case 0, 1: constraint.constant = CGFloat(random.next(below: 100))
                    case 2: constraint.isActive.toggle()
                    case 3: constraint.priority = UILayoutPriority([1_000, 600, 250][random.next(below: 3)])
                    case 4: (view as? SizedView)?.content.width = CGFloat(random.next(below: 200))
                    case 5: scene.root.frame.size.width = CGFloat(300 + random.next(below: 200))
                    case 6: if !(view is SizedView) { view.frame.origin.x = CGFloat(random.next(below: 50)) }
                    default:
                        scene.add(&random)
                        scene.constraints.last?.isActive = true
                    }
                    guard step % 3 == 2 else { continue }
                    let edited = scene.frames()
                    #expect(edited == scene.framesFromScratch(), "step \(step)")
                }
            }
        }

        @Test(arguments: 0..<30) func `views that move and leave leave no trace`(seed: Int) {
            quietly {
                var random = SeededGenerator(seed: UInt64(seed) + 3_000)
                let scene = Scene(&random)
                NSLayoutConstraint.activate(scene.constraints)
                for _ in 0..<6 {
                    _ = scene.frames()
                    let view = scene.views[random.next(below: scene.views.count)]
                    if random.next(below: 2) == 0 {
                        view.removeFromSuperview()
                        view.layoutIfNeeded()
                    }
                    scene.root.addSubview(view)
                    let edited = scene.frames()
                    #expect(edited == scene.framesFromScratch())
                    for constraint in scene.constraints where constraint.isActive {
                        #expect(constraint.items.allSatisfy { $0.view?.isInside(scene.root) == true })
                        #expect(constraint.holder?.constraints.contains { $0 === constraint } == true)
                    }
                }
                let counts = scene.views.map { $0.details?.layout?.crossings ?? 0 }
                NSLayoutConstraint.deactivate(scene.constraints)
                #expect(scene.views.allSatisfy { ($0.details?.layout?.crossings ?? 0) == 0 }, "\(counts)")
                #expect(scene.views.allSatisfy { $0.details?.layout?.mentions.isEmpty ?? true })
            }
        }

        @Test func `a thousand nested views are laid out`() {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 4_000, height: 100))
            var view = root
            for _ in 0..<1_000 {
                let inner = SizedView()
                view.addSubview(inner)
                NSLayoutConstraint.activate([
                    inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 1),
                    inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -1),
                    inner.topAnchor.constraint(equalTo: view.topAnchor),
                    inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                ])
                view = inner
            }
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 1, y: 0, width: 2_000, height: 100))
        }

        @Test func `constants of a million points, rings of sizes and lost views do no harm`() {
            quietly {
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
                let (one, two, three) = (SizedView(), SizedView(), SizedView(20, 20))
                root.adding(one, two, three)
                let far = one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 1_000_000)
                let ring = [
                    one.widthAnchor.constraint(equalTo: two.widthAnchor, constant: 1),
                    two.widthAnchor.constraint(equalTo: one.widthAnchor, constant: 1),
                ]
                NSLayoutConstraint.activate([far] + ring)
                three.leadingAnchor.constraint(equalTo: one.leadingAnchor, constant: -999_990).isActive = true
                root.layoutIfNeeded()
                #expect(one.frame.minX == 1_000_000)
                #expect(three.frame.minX == 10)
                #expect(root.details?.layout?.engine?.broken.count == 1)
                one.removeFromSuperview()
                root.layoutIfNeeded()
                #expect(root.constraints.isEmpty)
                #expect(three.frame.size == CGSize(width: 20, height: 20))
                far.constant = 5
                ring[0].priority = .defaultLow
                ring[0].isActive = true
                #expect(!ring[0].isActive)
            }
        }
    }
}
