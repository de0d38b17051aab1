// Stands for Apple's Photos: there are no photos, and the user says no.
@_exported import Foundation
@_exported import HeadlessUIKit

/// Whether the app may see photos.
public enum PHAuthorizationStatus: Int, Sendable {
    /// Nobody was asked, nobody may allow it, no, yes, some.
    case notDetermined, restricted, denied, authorized, limited
}

/// What an app wants of photos.
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
    /// How wide it is, in pixels.
    open var pixelWidth: Int { 0 }
    /// How high it is, in pixels.
    open var pixelHeight: Int { 0 }
}
