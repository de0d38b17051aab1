import HeadlessUIKit
import Testing

/// A screen of an app in the container that it has there.
struct ScreenCase: Sendable, CustomTestStringConvertible {
    /// The name of its expectation file.
    let name: String
    /// Makes the root controller of the window.
    let make: @MainActor @Sendable () -> UIViewController
    /// Changes the screen once the root is on it, such as presenting a sheet.
    var prepare: (@MainActor @Sendable (UIViewController) -> Void)?
    /// Whether another device shows other elements, as a split view does where it is collapsed.
    var adaptsToDevice = false

    var testDescription: String { name }

    static let all: [ScreenCase] = [
        .signIn, .settings, .article, .checkout, .profile, .onboarding, .calculator, .chatList, .mediaPlayer,
        .emptyState, .dashboard, .search, .composer,
    ]
}
