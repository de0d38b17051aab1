import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The constraints that can be created, and the views that hold them.
    @MainActor struct ConstraintTests {
        private func views(_ count: Int, in container: UIView) -> [UIView] {
            (0..<count).map { _ in
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                container.addSubview(view)
                return view
            }
        }

        @Test func `AL-04 a constraint is active from its activation to its deactivation`() {
            onStage { stage in
                let view = views(1, in: stage.window)[0]
                let width = view.widthAnchor.constraint(equalToConstant: 120)
                let rest = [
                    view.heightAnchor.constraint(equalToConstant: 80),
                    view.leftAnchor.constraint(equalTo: stage.window.leftAnchor, constant: 20),
                    view.topAnchor.constraint(equalTo: stage.window.topAnchor),
                ]
                #expect(!width.isActive)
                NSLayoutConstraint.activate(rest + [width])
                #expect(width.isActive)
                #expect(view.constraints.contains { $0 === width })
                stage.window.layoutIfNeeded()
                #expect(view.frame == CGRect(x: 20, y: 0, width: 120, height: 80))
                NSLayoutConstraint.deactivate([width])
                #expect(!width.isActive)
                #expect(view.constraints.count == 1)
                stage.window.layoutIfNeeded()
                #expect(view.frame == CGRect(x: 20, y: 0, width: 0, height: 80))
                #expect(view.hasAmbiguousLayout)
            }
        }

        @Test func `AL-05 a visual format gives its constraints in the order of the text`() {
            let container = UIView()
            let (left, right) = (views(1, in: container)[0], views(1, in: container)[0])
            let made = NSLayoutConstraint.constraints(
                withVisualFormat: "|-(>=10@p)-[L(R@1000)][R(m)]|", metrics: ["p": 750, "m": 20.0],
                views: ["L": left, "R": right])
            #expect(made.count == 5)
            let expected:
                [(AnyObject, NSLayoutConstraint.Attribute, AnyObject?, NSLayoutConstraint.Attribute, CGFloat)] = [
                    (left, .leading, container, .leading, 10), (left, .width, right, .width, 0),
                    (right, .leading, left, .trailing, 0), (right, .width, nil, .notAnAttribute, 20),
                    (container, .trailing, right, .trailing, 0),
                ]
            for (constraint, (first, attribute, second, other, constant)) in zip(made, expected) {
                #expect(constraint.firstItem === first)
                #expect(constraint.firstAttribute == attribute)
                #expect(constraint.secondItem === second)
                #expect(constraint.secondAttribute == other)
                #expect(constraint.constant == constant)
                #expect(!constraint.isActive)
            }
            #expect(made[0].relation == .greaterThanOrEqual)
            #expect(made.map(\.priority.rawValue) == [750, 1_000, 1_000, 1_000, 1_000])
        }

        @Test(arguments: [
            ("H:|[missing]|", "missing is not a key in the views dictionary", 4),
            ("H:|-(nothing)-[L]", "nothing is not a key in the metrics or the views dictionary", 5),
            ("H:|-10[L]", "Expected a '-' here", 6), ("[L(>=)]", "Expected a number", 5), ("", "Expected a '['", 0),
            ("[L]-", "Expected a number", 4), ("[L(20@2000)]", "A priority must be", 6), ("H:[L]||", "the end", 6),
        ])
        func `a visual format that can't be read is an error that shows the place`(
            format: String, reason: String, place: Int
        ) {
            onStage { stage in
                let view = views(1, in: stage.window)[0]
                let made = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["L": view])
                #expect(made.isEmpty)
                #expect(stage.diagnostics.map(\.name) == ["NSInvalidArgumentException"])
                let lines = stage.diagnostics.first?.message.split(separator: "\n", omittingEmptySubsequences: false)
                #expect(stage.diagnostics.first?.message.contains(reason) == true)
                #expect(lines?.last == "\(String(repeating: " ", count: place))^")
            }
        }

        @Test func `AL-07 C14 a constraint with a view outside is not added, and is an error`() {
            onStage { stage in
                let (inside, outside) = (views(1, in: stage.window)[0], UIView())
                let constraint = inside.leftAnchor.constraint(equalTo: outside.leftAnchor)
                stage.window.addConstraint(constraint)
                #expect(stage.window.constraints.isEmpty)
                #expect(!constraint.isActive)
                constraint.isActive = true
                #expect(!constraint.isActive)
                #expect(stage.diagnostics.map(\.severity) == [.error, .error])
                #expect(stage.diagnostics.last?.message.contains("no common ancestor") == true)
                stage.window.addSubview(outside)
                constraint.isActive = true
                #expect(stage.window.constraints.contains { $0 === constraint })
            }
        }

        @Test func `AL-12 an active constraint is held by the closest view around both`() {
            let root = UIView()
            let (one, two) = (views(1, in: root)[0], views(1, in: root)[0])
            let (child, cousin) = (views(1, in: one)[0], views(1, in: two)[0])
            let deep = views(1, in: views(1, in: cousin)[0])[0]
            for (first, second, holder) in [
                (one, one, one), (child, one, one), (child, root, root), (one, two, root), (child, cousin, root),
                (deep, one, root), (deep, cousin, cousin), (deep, two, two),
            ] {
                let constraint = first.widthAnchor.constraint(equalTo: second.heightAnchor)
                constraint.isActive = true
                #expect(holder.constraints.contains { $0 === constraint })
                constraint.isActive = false
                #expect(holder.constraints.isEmpty)
            }
        }

        @Test func `C13 a view that leaves takes the constraints that mention it with it`() {
            onStage { stage in
                stage.window.isHidden = false
                let container = UIView(frame: stage.window.bounds)
                stage.window.addSubview(container)
                let (one, two) = (views(1, in: container)[0], views(1, in: container)[0])
                let inner = views(1, in: one)[0]
                NSLayoutConstraint.activate([
                    one.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10),
                    two.leftAnchor.constraint(equalTo: one.leftAnchor, constant: 5),
                    inner.leftAnchor.constraint(equalTo: two.leftAnchor, constant: 1),
                    two.topAnchor.constraint(equalTo: container.topAnchor, constant: 7),
                    inner.widthAnchor.constraint(equalToConstant: 3),
                    inner.topAnchor.constraint(equalTo: one.topAnchor),
                ])
                #expect(container.constraints.count == 4)
                one.removeFromSuperview()
                #expect(container.constraints.map(\.constant) == [7])
                #expect(one.constraints.count == 1, "what is inside the view stays")
                #expect(inner.constraints.count == 1)
                stage.settle()
                #expect(two.frame.minY == 7)
                // Another superview is another place as well.
                let other = UIView(frame: stage.window.bounds)
                stage.window.addSubview(other)
                other.addSubview(two)
                #expect(container.constraints.isEmpty)
            }
        }

        @Test func `a view that is freed leaves no constraints behind`() {
            onStage { stage in
                weak var freed: NSLayoutConstraint?
                let kept = UIView()
                do {
                    let container = UIView()
                    container.addSubview(kept)
                    let constraint = kept.leftAnchor.constraint(equalTo: container.leftAnchor)
                    constraint.isActive = true
                    container.layoutIfNeeded()
                    freed = constraint
                }
                #expect(freed == nil)
                stage.window.addSubview(kept)
                kept.frame.origin.x = 30
                stage.settle()
                #expect(kept.frame.minX == 30)
            }
        }

        @Test func `a constraint names neither a view nor a guide that has gone`() {
            onStage { stage in
                let kept = UIView()
                stage.window.addSubview(kept)
                let (toView, toGuide, held): (NSLayoutConstraint, NSLayoutConstraint, NSLayoutConstraint)
                do {
                    let (view, guide) = (UIView(), UILayoutGuide())
                    toView = kept.leftAnchor.constraint(equalTo: view.leftAnchor)
                    toGuide = kept.topAnchor.constraint(equalTo: guide.topAnchor)
                    held = view.widthAnchor.constraint(equalToConstant: 10)
                    held.isActive = true
                    #expect(toView.secondItem === view && toGuide.secondItem === guide && held.isActive)
                }
                #expect(toView.secondItem == nil && toGuide.secondItem == nil)
                #expect(held.firstItem == nil && !held.isActive)
                #expect(toView.firstItem === kept)
            }
        }

        @Test func `what a view held that has gone binds no view that is left`() {
            onStage { stage in
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                do {
                    let (holder, between) = (UIView(), UIView())
                    holder.addSubview(between)
                    between.addSubview(view)
                    view.widthAnchor.constraint(equalTo: holder.widthAnchor, constant: 30).isActive = true
                    #expect(view.constraintsAffectingLayout(for: .horizontal).count == 1 && view.isLinkedUp)
                    #expect(between.isLinkedUp)
                }
                #expect(view.constraintsAffectingLayout(for: .horizontal).isEmpty)
                stage.window.addSubview(view)
                #expect(!view.isLinkedUp)
            }
        }

        @Test func `a guide belongs to no view once the view has gone`() {
            let guide = UILayoutGuide()
            do {
                let view = UIView()
                view.addLayoutGuide(guide)
                #expect(guide.owningView === view)
            }
            #expect(guide.owningView == nil)
            #expect(guide.layoutFrame == .zero)
        }

        @Test func `a size without another item has no other attribute`() {
            onStage { stage in
                let view = views(1, in: stage.window)[0]
                let constraint = NSLayoutConstraint(
                    item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
                    constant: 31)
                constraint.isActive = true
                stage.window.layoutIfNeeded()
                #expect(view.frame.width == 31)
                #expect(stage.diagnostics.isEmpty)
            }
        }

        @Test(
            arguments: [
                (.top, .greaterThanOrEqual, 10), (.top, .lessThanOrEqual, 10), (.top, .lessThanOrEqual, -10),
                (.bottom, .equal, 10), (.bottom, .lessThanOrEqual, 10), (.centerY, .equal, 10),
            ] as [(Attribute, NSLayoutConstraint.Relation, CGFloat)])
        func `what is left open has no length, and is no farther than it must be`(
            edge: Attribute, relation: NSLayoutConstraint.Relation, distance: CGFloat
        ) {
            onStage { stage in
                let view = views(1, in: stage.window)[0]
                NSLayoutConstraint(
                    item: view, attribute: edge, relatedBy: relation, toItem: stage.window, attribute: .top,
                    multiplier: 1, constant: distance
                ).isActive = true
                stage.window.layoutIfNeeded()
                #expect(view.frame == CGRect(x: 0, y: distance, width: 0, height: 0) && view.hasAmbiguousLayout)
            }
        }

        @Test func `lines run as the view that holds a constraint says`() {
            onStage { stage in
                let view = views(1, in: stage.window)[0]
                stage.window.semanticContentAttribute = .forceRightToLeft
                view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 12).isActive = true
                stage.window.layoutIfNeeded()
                #expect(view.frame.minX == stage.window.bounds.width - 12)
                stage.window.semanticContentAttribute = .unspecified
                stage.window.layoutIfNeeded()
                #expect(view.frame.minX == 12)
            }
        }

        @Test func `a place across can be as far as one down`() {
            onStage { stage in
                let (view, other) = (views(1, in: stage.window)[0], views(1, in: stage.window)[0])
                other.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 40).isActive = true
                NSLayoutConstraint(
                    item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 2,
                    constant: 1
                ).isActive = true
                stage.window.layoutIfNeeded()
                #expect(view.frame.minX == 81 && other.frame.minY == 40)
            }
        }

        typealias Attribute = NSLayoutConstraint.Attribute
        @Test(
            arguments: [
                (Attribute.top, Attribute.height, 1, "Invalid pairing"), (.width, .left, 1, "Invalid pairing"),
                (.leading, .left, 1, "leading/trailing for both or neither"), (.left, .left, 0, "multiplier of 0"),
                (.left, .notAnAttribute, 1, "equal to a constant"),
                (.width, .width, .nan, "not finite"), (.notAnAttribute, .width, 1, "must have an attribute"),
            ] as [(Attribute, Attribute, CGFloat, String)])
        func `constraints that mean nothing are errors and never count`(
            first: Attribute, second: Attribute, multiplier: CGFloat, reason: String
        ) {
            onStage { stage in
                let view = views(1, in: stage.window)[0]
                let constraint = NSLayoutConstraint(
                    item: view, attribute: first, relatedBy: .equal,
                    toItem: second == .notAnAttribute ? nil : stage.window as Any?, attribute: second,
                    multiplier: multiplier, constant: 1)
                #expect(stage.diagnostics.map(\.severity) == [.error])
                #expect(stage.diagnostics.first?.message.contains(reason) == true)
                constraint.isActive = true
                #expect(!constraint.isActive)
                stage.settle()
            }
        }

        @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
        func `a constant that is no number is an error and changes nothing`(constant: CGFloat) {
            onStage { stage in
                let view = views(1, in: stage.window)[0]
                let width = view.widthAnchor.constraint(equalToConstant: 120)
                width.isActive = true
                stage.window.isHidden = false
                stage.settle()
                width.constant = constant
                #expect(stage.diagnostics.map(\.name) == [Diagnostic.Name.invalidArgument])
                #expect(stage.diagnostics.first?.message.contains("Constant is not finite! That's illegal.") == true)
                stage.settle()
                #expect(width.constant == 120 && view.frame.width == 120)
            }
        }

        @Test func `anchors make UIKit's constraints`() {
            let container = UIView()
            let (one, two) = (views(1, in: container)[0], views(1, in: container)[0])
            let spaced = one.leadingAnchor.constraint(
                greaterThanOrEqualToSystemSpacingAfter: two.trailingAnchor, multiplier: 2)
            #expect(spaced.constant == 16)
            #expect(spaced.relation == .greaterThanOrEqual)
            let ratio = one.widthAnchor.constraint(lessThanOrEqualTo: two.heightAnchor, multiplier: 0.5, constant: 3)
            #expect((ratio.multiplier, ratio.constant, ratio.relation.rawValue) == (0.5, 3, -1))
            #expect(ratio.firstItem === one)
            #expect(ratio.secondItem === two)
            #expect(UILayoutPriority.defaultHigh - 1 < .defaultHigh)
            #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
        }
    }
}
