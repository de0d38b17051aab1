/// A part of the screen that appears and disappears as a whole, such as a page of a navigation stack.
@MainActor final class VisibilityScope {
    private(set) var isVisible: Bool
    private var members: [ObjectIdentifier: any VisibilityMember] = [:]
    private var order: [ObjectIdentifier] = []

    init(isVisible: Bool = true) { self.isVisible = isVisible }

    func insert(_ member: any VisibilityMember) {
        members[ObjectIdentifier(member)] = member
        order.append(ObjectIdentifier(member))
        if isVisible { member.appear() }
    }

    func remove(_ member: any VisibilityMember) {
        guard members.removeValue(forKey: ObjectIdentifier(member)) != nil else { return }
        order.removeAll { $0 == ObjectIdentifier(member) }
        if isVisible { member.disappear() }
    }

    /// Shows or hides everything in the scope.
    func setVisible(_ visible: Bool) {
        guard visible != isVisible else { return }
        isVisible = visible
        for id in order {
            guard let member = members[id] else { continue }
            if visible { member.appear() } else { member.disappear() }
        }
    }
}

/// Something that is notified when it appears and disappears.
@MainActor protocol VisibilityMember: AnyObject {
    func appear()
    func disappear()
}
