// Replaces Apple's Photos: there are no photos, and the user refuses access.
@_exported import Foundation
@_exported import HeadlessUIKit

/// Whether the app may see photos.
public enum PHAuthorizationStatus: Int, Sendable {
    /// Not asked yet, not allowed by policy, refused, allowed, allowed for some.
    case notDetermined, restricted, denied, authorized, limited
}

/// The access to photos that an app requests.
public enum PHAccessLevel: Int, Sendable {
    /// To add some.
    case addOnly = 1
    /// To see them too.
    case readWrite = 2
}

/// The user's photos: none.
@preconcurrency @MainActor open class PHPhotoLibrary: NSObject {
    private static let library = PHPhotoLibrary()

    /// The only one.
    open class func shared() -> PHPhotoLibrary { library }
    /// No.
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    /// No.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }

    /// The user says no.
    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        MainLoop.main.perform { handler(.denied) }
    }

    /// The user says no.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { requestAuthorization(handler) }

    /// Fails without doing anything.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        MainLoop.main.perform { completionHandler?(false, CocoaError(.userCancelled)) }
    }
}

/// A photo or a film; there are none.
@preconcurrency @MainActor open class PHAsset: NSObject {
    /// Its name.
    open var localIdentifier: String { "" }
    /// The width in pixels.
    open var pixelWidth: Int { 0 }
    /// The height in pixels.
    open var pixelHeight: Int { 0 }
}
