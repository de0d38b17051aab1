/// Commands of a menu bar. There is no menu bar here.
@preconcurrency @MainActor public protocol Commands {
    /// The type of the content.
    associatedtype Body: Commands
    /// The content.
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Never evaluated: the commands have no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Builds commands.
@resultBuilder public enum CommandsBuilder {
    /// Passes commands on.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// Builds commands; none are shown.
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
        EmptyCommands()
    }
    /// Builds commands that may be absent.
    public static func buildOptional<Content: Commands>(_ content: Content?) -> EmptyCommands { EmptyCommands() }
    /// Builds the first of two alternatives.
    public static func buildEither(first: some Commands) -> EmptyCommands { EmptyCommands() }
    /// Builds the second of two alternatives.
    public static func buildEither(second: some Commands) -> EmptyCommands { EmptyCommands() }
    /// Builds commands that some versions don't have.
    public static func buildLimitedAvailability(_ content: some Commands) -> EmptyCommands { EmptyCommands() }
}

/// No commands.
public struct EmptyCommands: Commands {
    /// Creates no commands.
    public nonisolated init() {}
    /// There is none.
    public typealias Body = Never
}

/// A menu of commands. There is no menu bar here.
public struct CommandMenu<Content: View>: Commands {
    /// Creates a menu.
    public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// Creates a menu.
    public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {}
    /// Creates a menu.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
    /// There is none.
    public typealias Body = Never
}

/// Commands at a place of the menus. There is no menu bar here.
public struct CommandGroup<Content: View>: Commands {
    /// Creates commands before others.
    public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Creates commands after others.
    public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// Creates commands in place of others.
    public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// There is none.
    public typealias Body = Never
}

/// A place of the menus.
public struct CommandGroupPlacement: Sendable {
    /// Information about the app.
    public static let appInfo = CommandGroupPlacement()
    /// Settings.
    public static let appSettings = CommandGroupPlacement()
    /// Services.
    public static let systemServices = CommandGroupPlacement()
    /// Visibility of the app.
    public static let appVisibility = CommandGroupPlacement()
    /// The end of the app.
    public static let appTermination = CommandGroupPlacement()
    /// New items.
    public static let newItem = CommandGroupPlacement()
    /// Saving.
    public static let saveItem = CommandGroupPlacement()
    /// Import and export.
    public static let importExport = CommandGroupPlacement()
    /// Printing.
    public static let printItem = CommandGroupPlacement()
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement()
    /// The clipboard.
    public static let pasteboard = CommandGroupPlacement()
    /// Text editing.
    public static let textEditing = CommandGroupPlacement()
    /// Text formats.
    public static let textFormatting = CommandGroupPlacement()
    /// Toolbars.
    public static let toolbar = CommandGroupPlacement()
    /// Sidebars.
    public static let sidebar = CommandGroupPlacement()
    /// The size of windows.
    public static let windowSize = CommandGroupPlacement()
    /// The list of windows.
    public static let windowList = CommandGroupPlacement()
    /// A single window.
    public static let singleWindowList = CommandGroupPlacement()
    /// The arrangement of windows.
    public static let windowArrangement = CommandGroupPlacement()
    /// Help.
    public static let help = CommandGroupPlacement()
}

/// The standard commands of a sidebar.
public struct SidebarCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}
    /// There is none.
    public typealias Body = Never
}

/// The standard commands of text editing.
public struct TextEditingCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}
    /// There is none.
    public typealias Body = Never
}

/// The standard commands of text formats.
public struct TextFormattingCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}
    /// There is none.
    public typealias Body = Never
}

/// The standard commands of toolbars.
public struct ToolbarCommands: Commands {
    /// Creates the commands.
    public nonisolated init() {}
    /// There is none.
    public typealias Body = Never
}
