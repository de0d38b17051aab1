import AccessibilityTree
import Foundation

/// The notifications of the Accessibility framework (iOS 17), posted as values.
@preconcurrency @MainActor public struct AccessibilityNotification {
    private init() {}

    /// A message to speak.
    @preconcurrency @MainActor public struct Announcement {
        private let argument: Any

        /// Creates an announcement of a plain text.
        public init(_ announcement: String) { argument = announcement }
        /// Creates an announcement whose text has speech attributes.
        public init(_ announcement: AttributedString) { argument = announcement }
        /// Creates an announcement whose text has speech attributes.
        public init(_ announcement: NSAttributedString) { argument = announcement }
        /// Posts the notification.
        public func post() { UIAccessibility.post(notification: .announcement, argument: argument) }
    }

    /// Part of the screen has changed.
    @preconcurrency @MainActor public struct LayoutChanged {
        private let argument: Any?

        /// Creates the notification with an element to focus or a text to speak, or neither.
        public init(_ parameter: Any? = nil) { argument = parameter }
        /// Posts the notification.
        public func post() { UIAccessibility.post(notification: .layoutChanged, argument: argument) }
    }

    /// A new screen has replaced the old one.
    @preconcurrency @MainActor public struct ScreenChanged {
        private let argument: Any?

        /// Creates the notification with an element to focus or a text to speak, or neither.
        public init(_ parameter: Any? = nil) { argument = parameter }
        /// Posts the notification.
        public func post() { UIAccessibility.post(notification: .screenChanged, argument: argument) }
    }

    /// A scroll has finished.
    @preconcurrency @MainActor public struct PageScrolled {
        private let argument: Any?

        /// Creates the notification with a text that describes the new scroll position.
        public init(_ parameter: Any? = nil) { argument = parameter }
        /// Posts the notification.
        public func post() { UIAccessibility.post(notification: .pageScrolled, argument: argument) }
    }
}
