import Foundation
import Synchronization

/// A misuse of the API that UIKit would log or raise as an exception.
public struct Diagnostic: Sendable, Hashable {
    /// The severity of a diagnostic.
    public enum Severity: Sendable, Hashable {
        /// UIKit logs it and continues.
        case warning
        /// UIKit raises an exception.
        case error
    }

    /// The severity of the problem.
    public var severity: Severity
    /// The name of the exception that UIKit raises, or a short name for the warning.
    public var name: String
    /// A description of the problem and the objects involved.
    public var message: String

    /// The names of UIKit's exceptions for view controllers.
    public enum Name {
        /// The controllers' hierarchy contradicts the views'.
        public static let hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
        /// An argument that the called method cannot work with.
        public static let invalidArgument = "NSInvalidArgumentException"
        /// Appearance transitions that do not begin and end in pairs.
        public static let unbalancedAppearance = "UnbalancedAppearanceTransition"
        /// A transition that was completed more than once.
        public static let unbalancedTransition = "UnbalancedTransition"
        /// A presentation that cannot take place.
        public static let presentationRefused = "PresentationRefused"
        /// A segue whose destination could not be made.
        public static let segueWithoutDestination = "SegueWithoutDestination"
        /// A class that an Interface Builder file names and the app doesn't have.
        public static let unknownClass = "UnknownClass"
        /// A saved state that can't be used; the app starts afresh.
        public static let stateRefused = "StateRefused"
        /// A screen reader was attached while another one was attached.
        public static let secondScreenReader = "SecondScreenReader"
        /// The app always has more work that is due.
        public static let endlessWork = "EndlessWork"
        /// Something that can't be written into or read from a saved state.
        public static let stateIncomplete = "StateIncomplete"
    }
}

/// The output of diagnostics: standard error for a warning, the end of the process for an error, as on a device. In a
/// test that uses AccessibilityTesting an error is a failure of that test, and the process continues.
@preconcurrency @MainActor public enum Diagnostics {
    /// Receives each diagnostic. Replace it to collect them; then errors are not fatal, and the request is refused or
    /// carried out as well as possible.
    public static var handler: @MainActor (Diagnostic) -> Void {
        get { AppProcess.current.diagnosticHandler }
        set { AppProcess.current.diagnosticHandler = newValue }
    }

    /// The handler that is in place at launch.
    public static let standardHandler: @MainActor (Diagnostic) -> Void = { diagnostic in
        switch diagnostic.severity {
        case .warning:
            FileHandle.standardError.write(Data("HeadlessUIKit: \(diagnostic.message)\n".utf8))
        case .error:
            let text = "\(diagnostic.name): \(diagnostic.message)"
            guard let recordFailure = recordFailure.withLock(\.self) else { fatalError(text) }
            recordFailure(text)
        }
    }

    /// Records a failure of the running test; nil in a program that isn't a test.
    package nonisolated static let recordFailure = Mutex<(@Sendable (String) -> Void)?>(nil)

    /// Reports a misuse that UIKit logs.
    package static func warn(_ name: String, _ message: String) {
        handler(Diagnostic(severity: .warning, name: name, message: message))
    }

    /// Reports a programmer error, which ends the program by default.
    package static func fail(_ name: String, _ message: String) {
        handler(Diagnostic(severity: .error, name: name, message: message))
    }

    /// An object's class, for messages.
    static func name(_ object: AnyObject?) -> String {
        object.map { "<\(type(of: $0))>" } ?? "nil"
    }
}
