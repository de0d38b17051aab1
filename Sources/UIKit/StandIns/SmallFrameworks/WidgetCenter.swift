// WidgetKit.

/// Has the system draw the app's widgets again; there are none here.
public final class WidgetCenter {
    /// The centre.
    @MainActor public static let shared = WidgetCenter()
    /// Draws widgets of a kind again; there are none.
    public func reloadTimelines(ofKind kind: String) {}
    /// Draws all widgets again; there are none.
    public func reloadAllTimelines() {}
    /// Asks for the widgets that the user has added: none.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }
}

/// A widget that the user has added.
public struct WidgetInfo: Sendable {
    /// The kind that the app gave it.
    public let kind: String
    /// The size.
    public let family: WidgetFamily
}

/// The sizes of widgets, with WidgetKit's raw values.
public enum WidgetFamily: Int, Sendable {
    /// WidgetKit's sizes, in the order of their raw values.
    case systemSmall = 0, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular,
        accessoryRectangular, accessoryInline
}

// NotificationCenter.

/// The sizes of a widget in Today, with raw values of NotificationCenter's.
public enum NCWidgetDisplayMode: Int, Sendable {
    /// A fixed height.
    case compact = 0
    /// The height that the widget prefers.
    case expanded = 1
}

/// What became of an update of a widget in Today, with raw values of NotificationCenter's.
public enum NCUpdateResult: UInt, Sendable {
    /// There is something new.
    case newData = 0
    /// There is nothing new.
    case noData = 1
    /// It failed.
    case failed = 2
}

/// A widget in Today; never asked here.
@preconcurrency @MainActor public protocol NCWidgetProviding: NSObjectProtocol {
    /// Updates the widget.
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    /// The size has changed.
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
}

extension NCWidgetProviding {
    /// Says that there is nothing new.
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        completionHandler(.noData)
    }
    /// Does nothing.
    public func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) {}
}

extension NSExtensionContext {
    /// The largest size of a widget in Today.
    @MainActor public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
        get { .compact }
        set {}
    }
    /// The size of a widget in Today.
    @MainActor public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
}
