/// A rectangle as AccessibilitySnapshot writes it: `[[x, y], [width, height]]`.
struct SnapshotRect: Codable {
    let rect: Rect

    init(_ rect: Rect) {
        self.rect = rect
    }

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let origin = try container.decode(PointRecord.self).point
        let size = try container.decode(PointRecord.self).point
        rect = Rect(x: origin.x, y: origin.y, width: size.x, height: size.y)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(PointRecord(rect.origin))
        try container.encode(PointRecord(Point(x: rect.width, y: rect.height)))
    }
}

/// The shape of an element: a frame, or a path that is reduced to the frame around its points.
struct SnapshotShape: Codable {
    let frame: Rect

    private enum CodingKeys: String, CodingKey {
        case type, frame, pathElements
    }

    init(frame: Rect) {
        self.frame = frame
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let frame = try container.decodeIfPresent(SnapshotRect.self, forKey: .frame) {
            self.frame = frame.rect
            return
        }
        // A path element is an object of one case whose values are the points.
        let steps = try container.decode([[String: [String: PointRecord]]].self, forKey: .pathElements)
        let points = steps.flatMap { $0.values }.flatMap { $0.values }.map(\.point)
        guard var least = points.first else {
            frame = .zero
            return
        }
        var most = least
        for point in points {
            least = Point(x: min(least.x, point.x), y: min(least.y, point.y))
            most = Point(x: max(most.x, point.x), y: max(most.y, point.y))
        }
        frame = Rect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("frame", forKey: .type)
        try container.encode(SnapshotRect(frame), forKey: .frame)
    }
}

/// Traits by the names that AccessibilitySnapshot gives them; the rest is `unknown(bits)`.
struct SnapshotTraits: Codable {
    let traits: AccessibilityTraits

    private static let names: [(name: String, trait: AccessibilityTraits)] = [
        ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
        ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
        ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
        ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
        ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
        ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
        ("header", .header), ("tabBar", .tabBar), ("textEntry", .textEntry), ("isEditing", .isEditing),
        ("secureTextField", .secureTextField), ("backButton", .backButton), ("tabBarItem", .tabButton),
        ("textArea", .textArea), ("switchButton", .toggleButton), ("alert", .alert),
    ]

    init(_ traits: AccessibilityTraits) {
        self.traits = traits
    }

    init(from decoder: any Decoder) throws {
        var traits: AccessibilityTraits = []
        for name in try decoder.singleValueContainer().decode([String].self) {
            if let known = Self.names.first(where: { $0.name == name }) {
                traits.insert(known.trait)
            } else if name.hasPrefix("unknown("), name.hasSuffix(")"), let bits = UInt64(name.dropFirst(8).dropLast()) {
                traits.insert(AccessibilityTraits(rawValue: bits))
            }
        }
        self.traits = traits
    }

    func encode(to encoder: any Encoder) throws {
        var written: [String] = []
        var rest = traits
        for (name, trait) in Self.names where traits.contains(trait) {
            written.append(name)
            rest.remove(trait)
        }
        if !rest.isEmpty { written.append("unknown(\(rest.rawValue))") }
        var container = encoder.singleValueContainer()
        try container.encode(written)
    }
}
