/// Connects the input focus of a field with a value.
struct FocusedModifier {
    /// Whether the value asks for the focus.
    let isWanted: () -> Bool
    /// Follows the focus of the field.
    let follow: (Bool) -> Void

    nonisolated init(isWanted: @escaping () -> Bool, follow: @escaping (Bool) -> Void) {
        self.isWanted = isWanted
        self.follow = follow
    }
}

extension FocusedModifier: LifecycleModifier {
    typealias Body = Never

    @MainActor final class Keeper {
        fileprivate var modifier: FocusedModifier
        private var isWanted = false
        private weak var field: UIControl?

        fileprivate init(_ modifier: FocusedModifier) { self.modifier = modifier }

        fileprivate func update(_ node: _GraphNode) {
            let isWanted = modifier.isWanted()
            let differs = isWanted != self.isWanted
            self.isWanted = isWanted
            node.graph.afterUpdate { [weak self, weak node] in
                guard let self, let field = node?.items.lazy.compactMap(\.field).first else { return }
                watch(field)
                guard differs, isWanted != field.isFirstResponder else { return }
                _ = isWanted ? field.becomeFirstResponder() : field.resignFirstResponder()
            }
        }

        private func watch(_ field: UIControl) {
            guard field !== self.field else { return }
            self.field = field
            for (event, hasFocus) in [(UIControl.Event.editingDidBegin, true), (.editingDidEnd, false)] {
                field.addAction(
                    UIAction { [weak self] _ in
                        guard let self, isWanted != hasFocus else { return }
                        isWanted = hasFocus
                        modifier.follow(hasFocus)
                    }, for: event)
            }
        }
    }

    func makeKeeper(of node: _GraphNode) -> Keeper {
        let keeper = Keeper(self)
        keeper.update(node)
        return keeper
    }

    func update(_ keeper: Keeper, of node: _GraphNode) {
        keeper.modifier = self
        keeper.update(node)
    }
}

extension Item {
    /// The field of UIKit that shows the item or a part of it.
    fileprivate var field: UIControl? { (self as? FieldItem)?.view ?? children.lazy.compactMap(\.field).first }
}

extension View {
    /// Connects the input focus of the field with a Boolean value.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(
            FocusedModifier(isWanted: { condition.wrappedValue }, follow: { condition.wrappedValue = $0 }))
    }

    /// Connects the input focus of the field with a value: the field has it while the binding has the value.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(
            FocusedModifier(
                isWanted: { binding.wrappedValue == value },
                follow: { hasFocus in
                    if hasFocus {
                        binding.wrappedValue = value
                    } else if binding.wrappedValue == value {
                        binding.reset()
                    }
                }))
    }
}
