/// The options for adapting files.
public struct AdaptationOptions: Sendable {
    /// Whether the class marked `@main` or `@UIApplicationMain` stays where the program starts. Otherwise it is only
    /// known by name (`ObjectiveCNames.applicationDelegate`), so that the files can be part of a library or of tests.
    public var keepsEntryPoint = false
    /// Whether a changed file begins with a line that names its original file and line, for compilers that read the
    /// copy. Otherwise lines keep their numbers.
    public var namesOriginals = false

    /// The usual ones.
    public init() {}
}
