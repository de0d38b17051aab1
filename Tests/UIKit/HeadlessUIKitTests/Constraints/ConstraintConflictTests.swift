import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Contradictions, ambiguities, and views without constraints.
    @MainActor struct ConstraintConflictTests {
        @Test func `contradictions are broken one at a time, logged once, and can be asked for`() {
            onStage { stage in
                let root = stage.root()
                let view = SizedView()
                root.addSubview(view)
                let wide = view.widthAnchor.constraint(equalToConstant: 100)
                let narrow = view.widthAnchor.constraint(equalToConstant: 50)
                narrow.identifier = "narrow"
                narrow.sourcePosition = "Main.storyboard:12:5"
                NSLayoutConstraint.activate([narrow, wide])
                stage.settle()
                #expect(view.frame.width == 100, "the one that was made first holds")
                #expect(stage.window.brokenConstraints.map(\.identifier) == ["narrow"])
                #expect(stage.window.brokenConstraints.first?.sourcePosition == "Main.storyboard:12:5")
                #expect(stage.window.brokenConstraints.first?.contradicted.count == 1)
                root.frame.size.width = 300
                stage.settle()
                #expect(stage.diagnostics.map(\.name) == ["UnsatisfiableConstraints"])
                wide.isActive = false
                stage.settle()
                #expect(view.frame.width == 50)
                #expect(stage.window.brokenConstraints.isEmpty)
            }
        }

        @Test func `a constraint that the layout misses by less than a pixel is not visibly broken`() {
            onStage { stage in
                let view = SizedView()
                stage.root().addSubview(view)
                view.widthAnchor.constraint(equalToConstant: 100).isActive = true
                let other = view.widthAnchor.constraint(equalToConstant: 100.25)
                other.isActive = true
                stage.settle()
                #expect(stage.window.brokenConstraints.map(\.error) == [0.25])
                #expect(stage.window.visiblyBrokenConstraints.isEmpty)
                other.constant = 100.5
                stage.settle()
                #expect(stage.window.visiblyBrokenConstraints.count == 1)
            }
        }

        @Test func `a mask that still counts contradicts the app's constraint, which is broken`() {
            onStage { stage in
                let root = stage.root()
                let view = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 40))
                root.addSubview(view)
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
                stage.settle()
                #expect(view.frame.minX == 5)
                #expect(stage.window.brokenConstraints.count == 1)
                view.translatesAutoresizingMaskIntoConstraints = false
                stage.settle()
                #expect(view.frame.minX == 20)
                #expect(stage.window.brokenConstraints.isEmpty)
            }
        }

        @Test func `a view with a mask takes part with its frame`() {
            onStage { stage in
                let root = stage.root()
                let masked = UIView(frame: CGRect(x: 10, y: 20, width: 380, height: 40))
                masked.autoresizingMask = [.flexibleWidth]
                let view = SizedView(30, 30)
                root.adding(masked, view)
                view.topAnchor.constraint(equalTo: masked.bottomAnchor, constant: 4).isActive = true
                view.trailingAnchor.constraint(equalTo: masked.trailingAnchor).isActive = true
                stage.settle()
                #expect(view.frame == CGRect(x: 360, y: 64, width: 30, height: 30))
                root.frame.size.width = 500
                stage.settle()
                #expect(view.frame.maxX == 490)
                masked.frame.origin.y = 100
                stage.settle()
                #expect(view.frame.minY == 144)
            }
        }

        @Test func `what is open is ambiguous and can be exercised`() {
            onStage { stage in
                let root = stage.root()
                let (open, firm) = (SizedView(10, 10), SizedView(10, 10))
                root.adding(open, firm)
                NSLayoutConstraint.activate([
                    open.topAnchor.constraint(equalTo: root.topAnchor),
                    open.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor),
                    firm.topAnchor.constraint(equalTo: root.topAnchor),
                    firm.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                ])
                stage.settle()
                #expect(open.hasAmbiguousLayout)
                #expect(!firm.hasAmbiguousLayout)
                #expect(stage.window.viewsWithAmbiguousLayout == [open])
                let before = open.frame
                open.exerciseAmbiguityInLayout()
                firm.exerciseAmbiguityInLayout()
                stage.settle()
                #expect(open.frame != before)
                #expect(open.frame.minX >= 0)
                open.exerciseAmbiguityInLayout()
                stage.settle()
                #expect(open.frame == before)
            }
        }

        @Test func `a screen without constraints has no engine`() {
            onStage { stage in
                let root = stage.root()
                root.adding(UIView(), UILabel(), UISwitch())
                stage.settle()
                #expect(root.details?.layout == nil)
                #expect(root.subviews.allSatisfy { $0.details?.layout == nil })
            }
        }
    }
}
