import Foundation

/// A state of a machine.
open class GKState: NSObject {
    /// The machine, or nil.
    open internal(set) weak var stateMachine: GKStateMachine?
    /// Whether the machine may go from this state to another: true unless overridden.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// Called when the machine has come to this state.
    open func didEnter(from previousState: GKState?) {}
    /// Called at each step.
    open func update(deltaTime seconds: TimeInterval) {}
    /// Called when the machine leaves this state.
    open func willExit(to nextState: GKState) {}
}

/// A machine with states, of which it is in one.
open class GKStateMachine: NSObject {
    private let states: [ObjectIdentifier: GKState]
    /// The state, or nil before the first.
    open private(set) var currentState: GKState?

    /// Creates a machine with states.
    public init(states: [GKState]) {
        self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }, uniquingKeysWith: { $1 })
        super.init()
        for state in states { state.stateMachine = self }
    }
    /// Returns the state of a class, or nil.
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states[ObjectIdentifier(stateClass)] as? StateType
    }
    /// Returns whether the machine may go to a state.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) ?? true
    }
    /// Goes to a state, where the current one lets it: returns whether it did.
    @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
        let before = currentState
        before?.willExit(to: next)
        currentState = next
        next.didEnter(from: before)
        return true
    }
    /// Makes a step.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
