import AccessibilityTree

/// A receiver of a screen reader user's commands.
@MainActor public protocol CommandReceiver {
    /// Gives a command.
    func perform(_ command: Command)
}

extension ReadingSession: CommandReceiver {}

/// The user's actions, as named methods.
extension CommandReceiver {
    /// Moves to the next element.
    public func next() { perform(.next) }
    /// Moves to the previous element.
    public func previous() { perform(.previous) }
    /// Moves to the first element.
    public func first() { perform(.first) }
    /// Moves to the last element.
    public func last() { perform(.last) }
    /// Moves to the element under a finger, in screen points.
    public func touch(_ point: Point) { perform(Command.touch(point)) }
    /// Activates the element.
    public func activate() { perform(.activate) }
    /// Leaves the screen or the mode.
    public func escape() { perform(.escape) }
    /// Performs the most important action of the screen.
    public func magicTap() { perform(.magicTap) }
    /// Scrolls by a page.
    public func scroll(_ direction: ScrollDirection) { perform(.scroll(direction)) }
    /// Makes the value larger.
    public func increment() { perform(.increment) }
    /// Makes the value smaller.
    public func decrement() { perform(.decrement) }
    /// Chooses the next rotor setting.
    public func nextRotor() { perform(.nextRotor) }
    /// Chooses the previous rotor setting.
    public func previousRotor() { perform(.previousRotor) }
    /// Moves to the rotor's next item.
    public func nextItem() { perform(.nextItem) }
    /// Moves to the rotor's previous item.
    public func previousItem() { perform(.previousItem) }
    /// Reads everything from the first element on.
    public func readAll() { perform(.readFromTop) }
}
