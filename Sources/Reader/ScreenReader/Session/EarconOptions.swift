import Speech

extension ScreenReader {
    /// Which short sounds the reader plays.
    ///
    /// The defaults are the sounds of a device. It has none for the kinds of elements, for containers and for modes.
    public struct EarconOptions: Sendable, Hashable, Codable {
        /// Whether any are played.
        public var isEnabled = true
        /// Those that are not played although sounds are on.
        public var silent: Set<Earcon> = Self.notOnDevice

        /// Creates the options of a device.
        public init() {}

        /// The sounds that a device does not have, or has only when the user asks for them.
        public static let notOnDevice: Set<Earcon> = [
            .focusMove, .scroll, .layoutChange, .focusLost, .containerStart, .containerEnd, .button, .toggle, .link,
            .heading, .textField, .image, .adjustable, .modeStart, .modeEnd,
        ]

        /// Every sound that there is.
        public static var all: EarconOptions {
            var options = EarconOptions()
            options.silent = []
            return options
        }

        /// No sound.
        public static var none: EarconOptions {
            var options = EarconOptions()
            options.isEnabled = false
            return options
        }

        /// Whether a sound is played.
        public func plays(_ earcon: Earcon) -> Bool { isEnabled && !silent.contains(earcon) }
    }
}
