/// The role of a view in a pair of a label and the content that it names.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The label, which names the content.
    case label
    /// The content, which is named by the label.
    case content
}

/// A label and the content that it names, found by an id.
struct LabeledPair: Equatable {
    /// The id, within a namespace.
    struct Key: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }

    let role: AccessibilityLabeledPairRole
    let key: Key
}

extension [ElementNode] {
    /// Whether an element is part of a pair.
    var haveLabelPairs: Bool {
        contains { $0.properties.details.pair != nil || $0.children.haveLabelPairs }
    }

    /// The elements with the labels of those that name them.
    ///
    /// Where the label is, and whether it names an element before or after it, makes no difference.
    var pairedWithLabels: [ElementNode] {
        var labels: [LabeledPair.Key: String] = [:]
        collectLabels(&labels)
        return labels.isEmpty ? self : named(labels)
    }

    private func collectLabels(_ labels: inout [LabeledPair.Key: String]) {
        for node in self {
            if let pair = node.properties.details.pair, pair.role == .label { labels[pair.key] = node.properties.label }
            node.children.collectLabels(&labels)
        }
    }

    private func named(_ labels: [LabeledPair.Key: String]) -> [ElementNode] {
        map { node in
            var node = node
            node.children = node.children.named(labels)
            if let pair = node.properties.details.pair, pair.role == .content, let label = labels[pair.key] {
                node.properties.label = label
                node.isPristine = false
            }
            return node
        }
    }
}
