import Synchronization

/// What the user of an app has chosen for text: fonts are made on any thread, and each process has its own.
final class FontSettings: Sendable {
    /// Those of the process that was entered by `AppProcess.run(_:)`.
    @TaskLocal static var own: FontSettings?
    /// Those of the program's own process.
    static let main = FontSettings()
    /// Those of the process whose code runs.
    static var current: FontSettings { own ?? main }

    private struct Choices {
        var category = UIContentSizeCategory.large
        var legibility = UILegibilityWeight.regular
    }

    private let choices = Mutex(Choices())

    /// The text size.
    var category: UIContentSizeCategory {
        get { choices.withLock { $0.category } }
        set { choices.withLock { $0.category = newValue } }
    }

    /// Whether text is bold.
    var legibility: UILegibilityWeight {
        get { choices.withLock { $0.legibility } }
        set { choices.withLock { $0.legibility = newValue } }
    }
}
