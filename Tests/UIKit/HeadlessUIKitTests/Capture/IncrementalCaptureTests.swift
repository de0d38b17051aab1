import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Numbers that look random and are the same each time.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}

extension CoreTests {
    @Suite @MainActor struct IncrementalCaptures {
        /// Speaks the labels of its subviews.
        private final class Speaker: UIView {
            override var speaksForSubviews: Bool { true }
            override var defaultAccessibilityLabel: String? { subviews.compactMap(\.accessibilityLabel).joined() }
        }

        /// Edits a window at random: everything that a capture has to follow.
        @MainActor private final class Editor {
            let window: UIWindow
            var views: [UIView] = []
            var parked: [UIView] = []
            var elements: [UIAccessibilityElement] = []
            var numbers: SeededNumbers

            init(_ window: UIWindow, seed: UInt64) {
                self.window = window
                numbers = SeededNumbers(seed: seed)
                for _ in 0..<40 { add() }
            }

            private func view() -> UIView { views.randomElement(using: &numbers) ?? window }

            private func rect() -> CGRect {
                CGRect(
                    x: Double(Int.random(in: 0..<50, using: &numbers)),
                    y: Double(Int.random(in: 0..<50, using: &numbers)),
                    width: Double(Int.random(in: 0..<50, using: &numbers)), height: 10)
            }

            private func add() {
                let made = Int.random(in: 0..<6, using: &numbers) == 0 ? Speaker(frame: rect()) : UIView(frame: rect())
                let parent = views.isEmpty ? window : view()
                parent.insertSubview(made, at: Int.random(in: 0...parent.subviews.count, using: &numbers))
                views.append(made)
            }

            private func detach() {
                guard views.count > 10 else { return add() }
                let gone = view()
                gone.removeFromSuperview()
                views.removeAll { $0.isDescendant(of: gone) }
                if Bool.random(using: &numbers) { parked.append(gone) }
            }

            private func attach() {
                guard let view = parked.popLast() else { return add() }
                view.accessibilityLabel = "parked"
                view.subviews.first?.isHidden = true
                self.view().addSubview(view)
                collect(view)
            }

            private func collect(_ root: UIView) {
                views.append(root)
                for view in root.subviews { collect(view) }
            }

            private func move() {
                let (moved, parent) = (view(), view())
                guard !parent.isDescendant(of: moved) else { return }
                parent.addSubview(moved)
            }

            private func list() {
                let container = view()
                var list: [Any] = container.subviews
                for _ in 0..<2 {
                    if Bool.random(using: &numbers), let known = elements.randomElement(using: &numbers) {
                        list.append(known)
                    } else {
                        let element = UIAccessibilityElement(accessibilityContainer: container)
                        element.accessibilityFrameInContainerSpace = rect()
                        elements.append(element)
                        list.append(element)
                    }
                }
                container.accessibilityElements = Bool.random(using: &numbers) ? list : nil
            }

            func edit() {
                switch Int.random(in: 0..<16, using: &numbers) {
                case 0: add()
                case 1: detach()
                case 2: attach()
                case 3: move()
                case 4: list()
                case 5: view().frame = rect()
                case 6: view().bounds.origin = rect().origin
                case 7:
                    view().transform = CGAffineTransform(scaleX: Double(Int.random(in: 1..<3, using: &numbers)), y: 1)
                case 8: view().isHidden.toggle()
                case 9: view().accessibilityTraits = [.button]
                case 10: elements.randomElement(using: &numbers)?.accessibilityValue = "\(numbers.next() % 9)"
                case 11: view().isAccessibilityElement.toggle()
                case 12: view().superview?.bringSubviewToFront(view())
                case 13: view().accessibilityLabelBlock = { "block" }
                default: view().accessibilityLabel = "\(numbers.next() % 9)"
                }
            }
        }

        @Test(arguments: 1...20) func `after any edits the tree equals a capture from scratch`(_ seed: UInt64) {
            let screen = TestWindow()
            let source = WindowSource(screen.window, includesAppearance: true)
            let editor = Editor(screen.window, seed: seed)
            var tree = source.captureTree()
            for round in 0..<60 {
                for _ in 0...Int.random(in: 0..<5, using: &editor.numbers) { editor.edit() }
                let old = tree
                let changes = source.refresh(&tree)
                let whole = TreeCapture.tree(of: screen.window, environment: source.environment, options: .appearance)
                let missed = AccessibilityTree.changes(from: tree, to: whole)
                #expect(missed == TreeChanges(), "seed \(seed), round \(round)")
                #expect(tree == whole, "seed \(seed), round \(round)")
                #expect(changes == AccessibilityTree.changes(from: old, to: whole), "seed \(seed), round \(round)")
                guard tree == whole else { return }
            }
        }

        @Test func `one changed leaf is one change`() {
            let screen = TestWindow()
            let views = (0..<100).map { _ in screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))) }
            let source = WindowSource(screen.window, includesAppearance: true)
            var tree = source.captureTree()
            #expect(source.refresh(&tree).isEmpty)
            views[50].accessibilityLabel = "new"
            var expected = TreeChanges()
            expected.changed = [.init(id: views[50].nodeID, attributes: [.label, .appearance])]
            #expect(source.refresh(&tree) == expected)
        }

        @Test func `what is set to what it is already is no change`() {
            let screen = TestWindow()
            let label = screen.add(UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            let setters: [(String, (Bool) -> Void)] = [
                ("clipsToBounds", { label.clipsToBounds = $0 }),
                ("isUserInteractionEnabled", { label.isUserInteractionEnabled = $0 }),
                ("isHighlighted", { label.isHighlighted = $0 }), ("isEnabled", { label.isEnabled = $0 }),
                ("textAlignment", { label.textAlignment = $0 ? .center : .left }),
                ("numberOfLines", { label.numberOfLines = $0 ? 2 : 1 }),
                ("adjustsFontSizeToFitWidth", { label.adjustsFontSizeToFitWidth = $0 }),
                ("adjustsFontForContentSizeCategory", { label.adjustsFontForContentSizeCategory = $0 }),
            ]
            for (name, set) in setters {
                set(true)
                _ = screen.window.dirty.takeAll()
                set(true)
                #expect(screen.window.dirty.count == 0, "\(name)")
                set(false)
                #expect(screen.window.dirty.count > 0, "\(name)")
            }
        }

        @Test func `a second source does not take changes away from the first`() {
            let screen = TestWindow()
            let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
            let first = WindowSource(screen.window)
            let second = WindowSource(screen.window)
            var tree = first.captureTree()
            var other = second.captureTree()
            view.accessibilityLabel = "new"
            #expect(second.refresh(&other).changed.count == 1)
            #expect(first.refresh(&tree).changed.count == 1)
            #expect(tree[view.nodeID]?.label == "new")
        }

        @Test func `a window that comes or goes is followed`() throws {
            let back = TestWindow()
            let source = ApplicationSource()
            var tree = source.captureTree()
            let count = tree.count
            var front: TestWindow? = TestWindow()
            let view = try #require(front?.add(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))))
            #expect(source.refresh(&tree).added.contains(view.nodeID))
            view.accessibilityLabel = "new"
            #expect(source.refresh(&tree).changed.map(\.id) == [view.nodeID])
            front = nil
            _ = source.refresh(&tree)
            #expect(tree[view.nodeID] == nil && tree.count == count)
            _ = back
        }
    }
}
