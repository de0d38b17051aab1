extension InterfaceBuilderDocument {
    /// The facts about a file that its root element states.
    public struct Facts: Sendable, Hashable {
        /// Whether it is a storyboard or a xib.
        public internal(set) var kind: Kind
        /// The platform, such as "iOS.CocoaTouch".
        public internal(set) var targetRuntime: String
        /// The version of Interface Builder that wrote the file, such as "22505", or nil.
        public internal(set) var toolsVersion: String?
        /// The version of Interface Builder's part for iOS, such as "22504", or nil.
        public internal(set) var pluginVersion: String?
        /// Whether views are laid out by constraints.
        public internal(set) var usesAutolayout: Bool
        /// Whether the safe area guides are meant.
        public internal(set) var usesSafeAreas: Bool
        /// Whether values may vary with the size class.
        public internal(set) var usesTraitCollections: Bool
        /// Whether this is a launch screen.
        public internal(set) var isLaunchScreen: Bool
        /// The id of the controller that the storyboard starts with, or nil.
        public internal(set) var initialViewControllerID: String?
        /// The device that the frames were computed for, or nil.
        public internal(set) var device: Device?
        /// The tint of the whole file, or nil.
        public internal(set) var globalTintColor: Color?

        /// The two kinds of files.
        public enum Kind: String, Sendable, Hashable {
            /// Scenes with controllers, joined by segues.
            case storyboard
            /// Loose objects with placeholders for their owner.
            case xib
        }
    }

    /// The device that Interface Builder showed when the file was saved.
    public struct Device: Sendable, Hashable {
        /// Interface Builder's id, such as "retina6_1".
        public internal(set) var id: String
        /// "portrait" or "landscape", or nil.
        public internal(set) var orientation: String?
        /// "light" or "dark", or nil.
        public internal(set) var appearance: String?
    }
}
