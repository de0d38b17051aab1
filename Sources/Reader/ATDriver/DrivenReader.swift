import ScreenReader

/// A screen reader at work on an app, as the service needs it.
@MainActor public protocol DrivenReader: AnyObject {
    /// The session of the reader.
    var session: ReadingSession { get }
    /// Lets time pass until nothing is spoken and the app has nothing more to do, but no longer than a bound.
    func settle()
    /// Ends it; the app stays as it is.
    func end()
}

/// Makes a screen reader on a new app, for a client's session or for its changed settings. It passes on the output of
/// the session, from its start on.
public typealias MakeReader =
    @MainActor @Sendable (
        _ settings: ReaderSettings, _ output: @escaping @MainActor (ReadingSession.Output) -> Void
    ) throws -> any DrivenReader
