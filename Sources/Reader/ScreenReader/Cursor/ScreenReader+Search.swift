import AccessibilityTree

/// A search of the screen, which waits until lists have made the rows that it looks for: tables and collections have
/// only the visible ones.
struct ElementSearch: Sendable {
    enum Goal: Sendable {
        case rotorItem(forward: Bool)
        case last
        /// All elements, first those after the cursor and then those before it.
        case items(isForward: Bool)
    }

    var goal: Goal
    /// The nearest element so far that meets the goal.
    var nearest: NodeID?
    var batches = 0

    /// The maximum number of batches in one direction, so that a list without an end ends the search.
    static let limit = 16

    var isForward: Bool {
        switch goal {
        case .rotorItem(let forward): forward
        case .last: true
        case .items(let isForward): isForward
        }
    }
}

extension ScreenReader {
    /// Begins a search.
    mutating func find(_ goal: ElementSearch.Goal) {
        recoverIfLost(speaks: false)
        pending.search = ElementSearch(goal: goal, nearest: nearest(goal))
        continueSearch(hasMore: screen.hasClippedContent)
    }

    /// Asks lists for more elements, or ends the search where they have no more or the goal is met.
    ///
    /// - Parameter hasMore: Whether lists may have more elements.
    mutating func continueSearch(hasMore: Bool) {
        guard var current = pending.search else { return }
        let found = nearest(current.goal)
        // One that was known before may have others in front of it, unless it is in view.
        let isMet = current.batches > 0 && found != current.nearest || found.map { !screen.isOffscreen($0) } ?? false
        current.nearest = found
        if hasMore, !isMet, current.batches < ElementSearch.limit {
            current.batches += 1
            pending.search = current
            return emit(
                .perform(ActionRequest(target: edge(of: current), action: .makeMore(forward: current.isForward))))
        }
        pending.search = nil
        switch current.goal {
        case .rotorItem(let forward): goToNextItem(forward: forward)
        case .last: move(to: screen.count - 1, .last)
        case .items(isForward: true): find(.items(isForward: false))
        case .items(isForward: false): openItemChooser()
        }
    }

    /// The nearest element that meets a goal; nil while only the end of the lists does.
    private func nearest(_ goal: ElementSearch.Goal) -> NodeID? {
        guard case .rotorItem(let forward) = goal else { return nil }
        return nextItem(forward: forward).map(screen.id)
    }

    /// The element from which lists make more.
    private func edge(of search: ElementSearch) -> NodeID? {
        if case .rotorItem = search.goal { return focus?.id }
        guard screen.count > 0 else { return nil }
        return screen.id(at: search.isForward ? screen.count - 1 : 0)
    }
}
