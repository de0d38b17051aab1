extension ScreenReader {
    /// The items of the rotor, and its behaviour in details that are undocumented.
    public struct RotorOptions: Sendable, Hashable, Codable {
        /// The settings that the user has put on the rotor, in order; those that belong to one element come by
        /// themselves.
        public var items = RotorSetting.standard
        /// The setting before the rotor is turned for the first time.
        public var initial = RotorSetting.headings
        /// Which of the settings can be chosen on a screen.
        public var offer = Offer.everything
        /// The feedback when there is no further item in a direction.
        public var border = Border.soundAndItem
        /// The setting that a field brings while it is being edited.
        public var editing = Editing.characters

        /// Creates options that behave as a device does.
        public init() {}

        /// Which settings can be chosen on a screen.
        public enum Offer: String, Sendable, Hashable, Codable, CaseIterable {
            /// All items that the user has put on the rotor; one without items is announced as such.
            case everything
            /// Only those that have items on the screen. Each turn of the rotor then searches the whole screen once.
            case withItems
        }

        /// The feedback when there is no further item in a direction.
        public enum Border: String, Sendable, Hashable, Codable, CaseIterable {
            /// The border sound, and the cursor's element or piece of text once more. If the whole screen has no item,
            /// that is announced instead.
            case soundAndItem
            /// The border sound alone.
            case sound
            /// The border sound, and words such as "no more headings".
            case soundAndWords
        }

        /// The setting that a field brings while it is being edited.
        public enum Editing: String, Sendable, Hashable, Codable, CaseIterable {
            /// Characters, unless the rotor already goes through text.
            case characters
            /// The editing commands.
            case edit
            /// The selection of text.
            case textSelection
            /// None: the rotor stays as it is.
            case unchanged
        }
    }
}
