extension AccessibilityTraits {
    /// Every named trait with its name, in the order of the bits.
    public static let named: [(name: String, trait: AccessibilityTraits)] = [
        ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
        ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
        ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
        ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
        ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
        ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
        ("tabBar", .tabBar), ("header", .header), ("webContent", .webContent), ("textEntry", .textEntry),
        ("pickerElement", .pickerElement), ("radioButton", .radioButton), ("isEditing", .isEditing),
        ("launchIcon", .launchIcon), ("statusBarElement", .statusBarElement),
        ("secureTextField", .secureTextField), ("inactive", .inactive), ("footer", .footer),
        ("backButton", .backButton), ("tabButton", .tabButton), ("deleteKey", .deleteKey),
        ("visited", .visited), ("scrollable", .scrollable), ("spacer", .spacer), ("tableIndex", .tableIndex),
        ("map", .map), ("textOperationsAvailable", .textOperationsAvailable), ("draggable", .draggable),
        ("popupButton", .popupButton), ("mathEquation", .mathEquation), ("containedByTable", .containedByTable),
        ("containedByList", .containedByList), ("touchContainer", .touchContainer),
        ("supportsZoom", .supportsZoom), ("textArea", .textArea), ("bookContent", .bookContent),
        ("containedByLandmark", .containedByLandmark), ("readOnly", .readOnly), ("menuItem", .menuItem),
        ("toggleButton", .toggleButton), ("ignoreItemChooser", .ignoreItemChooser), ("alert", .alert),
        ("containedByFieldset", .containedByFieldset),
    ]

    /// The names of the traits that are set, in the order of the bits; unknown bits are written as `bit 60`.
    public var names: [String] {
        var result: [String] = []
        var rest = rawValue
        for (name, trait) in Self.named where contains(trait) {
            result.append(name)
            rest &= ~trait.rawValue
        }
        while rest != 0 {
            let bit = rest.trailingZeroBitCount
            result.append("bit \(bit)")
            rest &= rest - 1
        }
        return result
    }

    /// The trait with this name, as `names` writes it, or nil when no trait has it.
    public init?(name: String) {
        guard let match = Self.named.first(where: { $0.name == name }) else { return nil }
        self = match.trait
    }
}
