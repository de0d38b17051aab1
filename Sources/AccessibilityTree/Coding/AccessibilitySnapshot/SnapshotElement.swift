/// An element of a ``SnapshotHierarchy``, with the fields of AccessibilitySnapshot's `AccessibilityElement`.
public struct SnapshotElement: Sendable, Hashable {
    /// VoiceOver's announcement, without the hint, in AccessibilitySnapshot's punctuation.
    public var description: String
    /// The hint that VoiceOver speaks after a pause.
    public var hint: String?
    /// `accessibilityLabel`.
    public var label: String?
    /// `accessibilityValue`.
    public var value: String?
    /// `accessibilityTraits`.
    public var traits: AccessibilityTraits = []
    /// `accessibilityIdentifier`.
    public var identifier: String?
    /// `accessibilityUserInputLabels`.
    public var userInputLabels: [String]?
    /// `accessibilityFrame`; a path is reduced to its frame where a document has one.
    public var frame: Rect
    /// `accessibilityActivationPoint`.
    public var activationPoint: Point
    /// Whether the activation point is the default one.
    public var usesDefaultActivationPoint = true
    /// The names of the custom actions.
    public var customActions: [String] = []
    /// The custom content.
    public var customContent: [Content] = []
    /// The names of the custom rotors.
    public var customRotors: [String] = []
    /// `accessibilityLanguage`.
    public var language: String?
    /// `accessibilityRespondsToUserInteraction`.
    public var respondsToUserInteraction = false

    /// Creates an element with a description only.
    public init(description: String, frame: Rect) {
        self.description = description
        self.frame = frame
        activationPoint = frame.center
    }

    /// A piece of custom content.
    public struct Content: Sendable, Hashable, Codable {
        /// The label of the content.
        public var label: String
        /// The text of the information.
        public var value: String
        /// Whether it is spoken with the element.
        public var isImportant: Bool

        /// Creates a piece of content.
        public init(label: String, value: String, isImportant: Bool) {
            self.label = label
            self.value = value
            self.isImportant = isImportant
        }
    }
}

extension SnapshotElement: Codable {
    private enum CodingKeys: String, CodingKey {
        case description, label, value, traits, identifier, hint, authoredHint, userInputLabels, shape
        case activationPoint, usesDefaultActivationPoint, customActions, customContent, customRotors
        case language = "accessibilityLanguage"
        case respondsToUserInteraction, visibility
    }

    private struct Rotor: Codable {
        enum CodingKeys: CodingKey { case name, resultMarkers, limit }
        struct Nothing: Codable {}

        var name: String

        init(name: String) { self.name = name }

        init(from decoder: any Decoder) throws {
            name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(name, forKey: .name)
            try container.encode([String](), forKey: .resultMarkers)
            try container.encode(["none": Nothing()], forKey: .limit)
        }
    }

    /// Reads an element. Members that a newer version of the model no longer writes may be absent.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let frame = try container.decode(SnapshotShape.self, forKey: .shape).frame
        self.init(
            description: try container.decodeIfPresent(String.self, forKey: .description) ?? "", frame: frame)
        label = try container.decodeIfPresent(String.self, forKey: .label)
        value = try container.decodeIfPresent(String.self, forKey: .value)
        traits = try container.decode(SnapshotTraits.self, forKey: .traits).traits
        identifier = try container.decodeIfPresent(String.self, forKey: .identifier)
        hint =
            try container.decodeIfPresent(String.self, forKey: .authoredHint)
            ?? container.decodeIfPresent(String.self, forKey: .hint)
        userInputLabels = try container.decodeIfPresent([String].self, forKey: .userInputLabels)
        activationPoint = try container.decode(PointRecord.self, forKey: .activationPoint).point
        usesDefaultActivationPoint = try container.decode(Bool.self, forKey: .usesDefaultActivationPoint)
        customActions = try container.decode([String].self, forKey: .customActions)
        customContent = try container.decode([Content].self, forKey: .customContent)
        customRotors = try container.decode([Rotor].self, forKey: .customRotors).map(\.name)
        language = try container.decodeIfPresent(String.self, forKey: .language)
        respondsToUserInteraction = try container.decode(Bool.self, forKey: .respondsToUserInteraction)
    }

    /// Writes an element with every field that the model requires.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(description, forKey: .description)
        try container.encodeIfPresent(label, forKey: .label)
        try container.encodeIfPresent(value, forKey: .value)
        try container.encode(SnapshotTraits(traits), forKey: .traits)
        try container.encodeIfPresent(identifier, forKey: .identifier)
        try container.encodeIfPresent(hint, forKey: .hint)
        try container.encodeIfPresent(userInputLabels, forKey: .userInputLabels)
        try container.encode(SnapshotShape(frame: frame), forKey: .shape)
        try container.encode(PointRecord(activationPoint), forKey: .activationPoint)
        try container.encode(usesDefaultActivationPoint, forKey: .usesDefaultActivationPoint)
        try container.encode(customActions, forKey: .customActions)
        try container.encode(customContent, forKey: .customContent)
        try container.encode(customRotors.map(Rotor.init), forKey: .customRotors)
        try container.encodeIfPresent(language, forKey: .language)
        try container.encode(respondsToUserInteraction, forKey: .respondsToUserInteraction)
        try container.encode("onscreen", forKey: .visibility)
    }
}
