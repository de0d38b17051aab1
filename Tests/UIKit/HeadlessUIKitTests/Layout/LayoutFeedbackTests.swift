import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Views whose margins follow from their position, and whose position follows from their margins.
    @MainActor struct LayoutFeedbackTests {
        private final class Counting: UIView {
            var passes = 0
            override func layoutSubviews() { passes += 1 }
        }

        @Test func `a view whose margins are tied to bars reaches beyond the screen by its own margins`() {
            onStage { stage in
                stage.window.deviceSafeAreaInsets = UIEdgeInsets(top: 64, left: 0, bottom: 44, right: 0)
                let controller = UIViewController()
                let view = SizedView()
                controller.view.addSubview(view)
                NSLayoutConstraint.activate([
                    tie(view, .topMargin, to: controller.topLayoutGuide, .bottom),
                    tie(view, .bottomMargin, to: controller.bottomLayoutGuide, .top),
                    view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
                    view.rightAnchor.constraint(equalTo: controller.view.rightAnchor),
                ])
                stage.show(controller)
                let size = controller.view.bounds.size
                #expect(view.frame == CGRect(x: 0, y: -8, width: size.width, height: size.height + 16))
                #expect(view.layoutMargins == UIEdgeInsets(top: 72, left: 8, bottom: 52, right: 8))
                #expect(stage.diagnostics.isEmpty)
            }
        }

        /// A view that reaches further above its superview the higher it lies, and lies higher the further it reaches.
        private func wanderer(in superview: UIView) -> Counting {
            let view = Counting()
            view.translatesAutoresizingMaskIntoConstraints = false
            view.preservesSuperviewLayoutMargins = true
            superview.addSubview(view)
            NSLayoutConstraint.activate([
                tie(view, .topMargin, to: superview, .topMargin, -8),
                view.leftAnchor.constraint(equalTo: superview.leftAnchor),
                view.widthAnchor.constraint(equalToConstant: 100),
                view.heightAnchor.constraint(equalToConstant: 1_000),
            ])
            return view
        }

        @Test func `a view that would move with each pass stays near where the layout began`() {
            onStage { stage in
                let root = stage.root()
                root.layoutMargins = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
                let view = wanderer(in: root)
                stage.settle()
                let frame = view.frame
                #expect(frame.minY >= -24 && frame.minY <= 40)
                #expect(view.passes < 60)
                #expect(stage.diagnostics.map(\.name) == [Diagnostic.Name.layoutFeedback])
                for _ in 0..<5 {
                    root.setNeedsLayout()
                    view.setNeedsLayout()
                    stage.settle()
                }
                #expect(view.frame == frame, "further layouts find nothing that has changed")
                #expect(stage.diagnostics.count == 1)
            }
        }

        @Test func `two places that lead to each other do not go on for ever`() {
            onStage { stage in
                stage.window.deviceSafeAreaInsets = UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
                let controller = UIViewController()
                let root: UIView = controller.view
                let (view, spacer) = (Counting(), SizedView())
                view.translatesAutoresizingMaskIntoConstraints = false
                root.adding(view, spacer)
                // As much as is covered of the view, so far it is moved down, where nothing is.
                let follows = view.topAnchor.constraint(equalTo: spacer.bottomAnchor)
                NSLayoutConstraint.activate([
                    follows, spacer.topAnchor.constraint(equalTo: root.topAnchor),
                    spacer.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1, constant: -100),
                    view.safeAreaLayoutGuide.heightAnchor.constraint(equalToConstant: 100),
                    view.leftAnchor.constraint(equalTo: root.leftAnchor),
                    view.widthAnchor.constraint(equalToConstant: 100),
                    spacer.leftAnchor.constraint(equalTo: root.leftAnchor),
                    spacer.widthAnchor.constraint(equalToConstant: 10),
                ])
                stage.show(controller)
                let frame = view.frame
                #expect(frame.minY >= 0 && frame.minY <= 64 && frame.height == 100 + frame.minY)
                #expect(view.passes < 60)
                #expect(stage.diagnostics.map(\.name) == [Diagnostic.Name.layoutFeedback])
                root.setNeedsLayout()
                view.setNeedsLayout()
                stage.settle()
                #expect(view.frame == frame)

                follows.isActive = false
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
                stage.settle()
                #expect(view.frame.minY == 10 && view.frame.height == 154, "what was stopped goes on")
            }
        }

        private func tie(
            _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, to item: Any,
            _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0
        ) -> NSLayoutConstraint {
            NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: item, attribute: other, multiplier: 1,
                constant: constant)
        }
    }
}
