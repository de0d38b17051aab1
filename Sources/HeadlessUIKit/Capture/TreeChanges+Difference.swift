import AccessibilityTree

extension TreeChanges {
    /// What differs between two captures, told without saying which attributes of a node: all count as changed.
    init(from old: AccessibilityTree, to new: AccessibilityTree) {
        self.init()
        environmentChanged = old.environment != new.environment
        var before: [NodeID: Node] = [:]
        for index in 0..<old.count { before[old[index].id] = old[index] }
        for index in 0..<new.count {
            let node = new[index]
            if let was = before.removeValue(forKey: node.id) {
                if was != node { changed.append(Change(id: node.id, attributes: NodeAttributes(rawValue: .max))) }
            } else {
                added.append(node.id)
            }
        }
        for index in 0..<old.count where before[old[index].id] != nil { removed.append(old[index].id) }
    }
}
