import Foundation
import Synchronization

/// The resources that an app finds by name where no bundle is named: images, colours and texts.
package protocol AppResources: AnyObject, Sendable {
    /// Returns the size of an image in points, and whether it is a symbol; nil where none has the name.
    func image(named name: String) -> (size: CGSize, isSymbol: Bool)?
    /// Returns a colour; nil where none has the name.
    func color(named name: String) -> UIColor?
    /// Returns a text in the app's language; nil where none has the key.
    /// - Parameter table: The name of the file without suffix; nil for "Localizable".
    func text(for key: String, table: String?) -> String?
}

/// The resources of an app's process, accessible from any thread.
package final class ResourceSettings: Sendable {
    /// The settings of the process that was entered by `AppProcess.run(_:)`.
    @TaskLocal static var own: ResourceSettings?
    /// The settings of the program's own process.
    static let main = ResourceSettings()
    /// The settings of the process whose code is running.
    package static var current: ResourceSettings { own ?? main }

    private let held = Mutex<(any AppResources)?>(nil)

    /// The resources, or nil where all come from bundles.
    package var resources: (any AppResources)? {
        get { held.withLock { $0 } }
        set { held.withLock { $0 = newValue } }
    }
}
