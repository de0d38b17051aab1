// Replaces Apple's Photos: there are no photos, and the user refuses access.
@_exported import Foundation
@_exported import HeadlessUIKit

/// Whether an app may access photos.
public enum PHAuthorizationStatus: Int, Sendable {
    /// Not asked yet, not allowed by policy, denied by the user, allowed, allowed for some photos.
    case notDetermined, restricted, denied, authorized, limited
}

/// The access to photos that an app requests.
public enum PHAccessLevel: Int, Sendable {
    /// Adding photos.
    case addOnly = 1
    /// Reading and adding photos.
    case readWrite = 2
}

/// The user's photo library, which is empty.
@preconcurrency @MainActor open class PHPhotoLibrary: NSObject {
    private static let library = PHPhotoLibrary()

    /// Returns the shared library.
    open class func shared() -> PHPhotoLibrary { library }
    /// Returns `.denied`.
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    /// Returns `.denied`.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }

    /// Calls the handler with `.denied`.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        MainLoop.main.perform { handler(.denied) }
    }

    /// Calls the handler with `.denied`.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { requestAuthorization(handler) }

    /// Calls the handler with an error, without making changes.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        MainLoop.main.perform { completionHandler?(false, CocoaError(.userCancelled)) }
    }
}

/// A photo or a video; there are none.
@preconcurrency @MainActor open class PHAsset: NSObject {
    /// The identifier.
    open var localIdentifier: String { "" }
    /// The width in pixels.
    open var pixelWidth: Int { 0 }
    /// The height in pixels.
    open var pixelHeight: Int { 0 }
}
