import AccessibilityTree

/// The target of a rotor search on a screen.
enum RotorTarget {
    /// Elements with a fact.
    case elements((OrderedTree, Int) -> Bool)
    /// The first elements of containers of some kinds.
    case containers(Set<ReadingOrder.Container.Kind>)
}

extension RotorSetting {
    /// Returns the search target of the setting; nil if it does not search.
    func target(from node: Node?) -> RotorTarget? {
        switch self {
        case .headings: .having(.header)
        case .headingLevel(let level): .elements { $0.headingLevel(at: $1) == level }
        case .links: .elements { $0.traits(at: $1).contains(.link) || $0.textLinkRotor(at: $1) != nil }
        case .visitedLinks: .elements { $0.traits(at: $1).isSuperset(of: [.link, .visited]) }
        case .buttons: .having([.button, .toggleButton, .popupButton, .backButton])
        case .formControls: .having(.formControls)
        case .textFields: .having(.textEntry)
        case .searchFields: .having(.searchField)
        case .images: .having(.image)
        case .staticText: .having(.staticText)
        case .containers: .containers(Set(ReadingOrder.Container.Kind.all))
        case .landmarks: .containers([.landmark])
        case .tables: .containers([.dataTable])
        case .lists: .containers([.list])
        case .sameItem:
            if let kind = node?.traits.intersection(.kinds) {
                .elements { $0.traits(at: $1).intersection(.kinds) == kind }
            } else {
                .elements { _, _ in true }
            }
        default: nil
        }
    }
}

extension RotorTarget {
    /// Elements with one trait at least.
    static func having(_ traits: AccessibilityTraits) -> RotorTarget {
        .elements { !$0.traits(at: $1).isDisjoint(with: traits) }
    }
}

extension OrderedTree {
    /// The level of a heading from 1 to 6, or nil.
    func headingLevel(at position: Int) -> Int? {
        tree[order[position].index].headingLevel
    }

    /// The index of the rotor through the links in the text of an element, or nil.
    func textLinkRotor(at position: Int) -> Int? {
        tree[order[position].index].customRotors.firstIndex { $0.systemType == CustomRotor.textLink }
    }

    /// Returns the position of the next item of a rotor from a position, or nil: at most one walk over the order.
    func next(_ target: RotorTarget, from position: Int, forward: Bool) -> Int? {
        switch target {
        case .elements(let isItem):
            forward
                ? stride(from: position + 1, to: count, by: 1).first { isItem(self, $0) }
                : stride(from: min(position, count) - 1, to: -1, by: -1).first { isItem(self, $0) }
        case .containers(let kinds):
            containerStart(from: position, forward: forward, kinds: kinds)
        }
    }

    /// The first position of the next or previous container of some kinds.
    private func containerStart(from position: Int, forward: Bool, kinds: Set<ReadingOrder.Container.Kind>) -> Int? {
        let starts = order.containers.lazy.filter { kinds.contains($0.kind) }.map(\.elements.lowerBound)
        return forward ? starts.filter { $0 > position }.min() : starts.filter { $0 < position }.max()
    }

    /// The element above or below one: of those whose left and right edges reach over its own, the nearest, and of
    /// those equally near the one whose middle is nearest to its middle.
    func vertical(from position: Int, down: Bool) -> Int? {
        let own = tree[order[position].index].frame
        guard own.width > 0, own.height > 0 else { return nil }
        var best: (position: Int, distance: Double, offset: Double)?
        for candidate in 0..<count where candidate != position {
            let frame = tree[order[candidate].index].frame
            guard frame.width > 0, frame.height > 0, frame.x < own.x + own.width, own.x < frame.x + frame.width
            else { continue }
            // Neighbours may overlap slightly; the position of their middles counts.
            let distance = down ? frame.center.y - own.center.y : own.center.y - frame.center.y
            guard distance > min(own.height, frame.height) / 2 else { continue }
            let offset = abs(frame.center.x - own.center.x)
            if let best, (best.distance, best.offset) <= (distance, offset) { continue }
            best = (candidate, distance, offset)
        }
        return best?.position
    }

    /// Those of some settings that have items here, found in one walk. Settings that do not search always have some.
    func offeredSettings(_ settings: [RotorSetting]) -> Set<RotorSetting> {
        var offered: Set<RotorSetting> = []
        var open: [(setting: RotorSetting, isItem: (OrderedTree, Int) -> Bool)] = []
        let kinds = Set(order.containers.map(\.kind))
        for setting in settings {
            switch setting.target(from: nil) {
            case nil: offered.insert(setting)
            case .containers(let wanted): if !kinds.isDisjoint(with: wanted) { offered.insert(setting) }
            case .elements(let isItem): open.append((setting, isItem))
            }
        }
        var position = 0
        while position < count, !open.isEmpty {
            open.removeAll { candidate in
                guard candidate.isItem(self, position) else { return false }
                offered.insert(candidate.setting)
                return true
            }
            position += 1
        }
        return offered
    }
}

extension ReadingOrder.Container.Kind {
    fileprivate static let all: [Self] = [.list, .landmark, .dataTable, .tabBar, .semanticGroup]
}

extension AccessibilityTraits {
    /// The traits of elements at which the form controls rotor stops.
    fileprivate static let formControls: AccessibilityTraits = [
        .button, .toggleButton, .textEntry, .searchField, .adjustable, .popupButton, .radioButton, .tabButton,
        .backButton, .pickerElement,
    ]

    /// The traits for the kind of an element, not for its state.
    fileprivate static let kinds: AccessibilityTraits = [
        .button, .link, .image, .keyboardKey, .staticText, .searchField, .adjustable, .header, .toggleButton,
        .textEntry, .pickerElement, .radioButton, .backButton, .tabButton, .popupButton, .menuItem,
    ]
}
