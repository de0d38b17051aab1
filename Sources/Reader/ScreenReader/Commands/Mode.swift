import AccessibilityTree

extension ScreenReader {
    /// An activity of the reader other than moving through the screen.
    public enum Mode: Sendable, Hashable {
        /// The item chooser is open.
        case itemChooser(ItemChooser)
        /// The settings of speech are open.
        case quickSettings(QuickSettings)
        /// The element gets a label of the user's own.
        case relabel(Relabelling)
        /// Gestures are named instead of obeyed.
        case help
        /// The next gesture goes to the app.
        case passThrough

        /// Whether text goes to the mode and not to the app.
        public var takesText: Bool {
            switch self {
            case .itemChooser, .relabel: true
            case .quickSettings, .help, .passThrough: false
            }
        }
    }

    /// The list of settings.
    public struct QuickSettings: Sendable, Hashable {
        /// The index of the chosen setting among `SpeechSettings.Setting.allCases`.
        public internal(set) var position = 0

        /// The chosen setting.
        public var setting: SpeechSettings.Setting { SpeechSettings.Setting.allCases[position] }
    }

    /// A label being typed.
    public struct Relabelling: Sendable, Hashable {
        /// The id of the element that gets a label.
        public let target: NodeID
        /// The text typed so far.
        public internal(set) var text: String
    }
}
