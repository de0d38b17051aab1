import Foundation

extension UIWindowScene {
    /// The place of a scene on its screen, and its orientation.
    @preconcurrency @MainActor public final class Geometry: NSObject {
        /// The frame of the scene on its screen, in points.
        public let systemFrame: CGRect
        /// The orientation of the interface.
        public let interfaceOrientation: UIInterfaceOrientation
        /// The coordinates of the scene.
        public let coordinateSpace: any UICoordinateSpace

        init(_ scene: UIWindowScene) {
            systemFrame = scene.screen.bounds
            interfaceOrientation = scene.interfaceOrientation
            coordinateSpace = scene.coordinateSpace
            super.init()
        }
    }

    /// The wishes of an app about the geometry of a scene.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        /// The wishes on a phone or tablet.
        @preconcurrency @MainActor public final class iOS: GeometryPreferences {
            /// The orientations that the app wants, or nil for any.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates wishes.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// The current geometry of the scene.
    public final var effectiveGeometry: Geometry { Geometry(self) }

    /// Requests another orientation. The device is turned where it has none of those that are wanted, and where the
    /// topmost controller supports one of them.
    ///
    /// - Parameters:
    ///   - geometryPreferences: The wishes of the app.
    ///   - errorHandler: Called with the reason where the request is denied.
    public final func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        let root = (keyWindow ?? windows.last { !$0.isHidden })?.rootViewController
        let decider = root.map { $0.presentedAbove.last ?? $0 }
        let supported = decider?.supportedInterfaceOrientations ?? .all
        guard !wanted.isDisjoint(with: supported) else {
            errorHandler?(
                UISceneError(
                    .geometryRequestDenied,
                    "None of the requested orientations are supported by the view controller."))
            return
        }
        let possible = wanted.intersection(supported)
        guard !possible.contains(UIInterfaceOrientationMask(interfaceOrientation)) else { return }
        let order: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
        if let next = order.first(where: { possible.contains(UIInterfaceOrientationMask($0)) }) {
            UIDevice.current.rotate(to: next)
        }
    }
}

/// An error of a request to a scene.
public struct UISceneError: Error, CustomNSError, LocalizedError {
    /// The reasons, with UIKit's raw values.
    public enum Code: Int, Sendable {
        /// The app can't have several scenes.
        case multipleScenesNotSupported = 0
        /// The request was denied.
        case requestDenied = 1
        /// A request about the geometry is not supported.
        case geometryRequestUnsupported = 100
        /// A request about the geometry was denied.
        case geometryRequestDenied = 101
    }

    /// The reason.
    public let code: Code
    /// The description for developers.
    public let errorDescription: String?
    /// The domain of the errors.
    public static let errorDomain = "UISceneErrorDomain"
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }

    init(_ code: Code, _ description: String) {
        self.code = code
        errorDescription = description
    }
}
