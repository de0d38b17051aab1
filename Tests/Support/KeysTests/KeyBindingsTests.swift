import Keys
import Testing

struct KeyBindingsTests {
    private enum Command { case open, close, quit }

    private let bindings = KeyBindings<Command>([("o Enter", .open), ("q", .quit), ("F3", .open)])

    @Test func `a key has the command it is bound to`() {
        #expect(bindings[KeyPress(.enter)] == .open && bindings[KeyPress(.character("q"))] == .quit)
        #expect(bindings[KeyPress(.enter, .alt)] == nil)
    }

    @Test func `the keys of a command are together, in the order of the bindings`() {
        #expect(bindings.bindings.map(\.name) == ["o", "Enter", "q", "F3"])
        #expect(bindings.commands.map(\.command) == [.open, .quit])
        #expect(bindings.commands.map { $0.keys.map(\.name) } == [["o", "Enter", "F3"], ["q"]])
    }

    @Test func `a key that is bound anew comes last, and one that is bound to nothing is gone`() {
        var bindings = bindings
        bindings.bind(KeyPress(.character("o")), "O", to: .close)
        bindings.bind(KeyPress(.enter), "Enter", to: nil)
        #expect(bindings.bindings.map(\.name) == ["q", "F3", "O"])
        #expect(bindings[KeyPress(.character("o"))] == .close && bindings[KeyPress(.enter)] == nil)
    }
}
