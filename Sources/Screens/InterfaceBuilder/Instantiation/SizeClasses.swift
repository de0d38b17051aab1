import HeadlessUIKit

/// Which variations of a document hold for traits, or on the device that it was saved for.
struct SizeClasses {
    private let document: InterfaceBuilderDocument
    private let traits: [String: String]

    init(_ document: InterfaceBuilderDocument, _ current: UITraitCollection? = nil) {
        self.document = document
        if let current {
            traits = [
                "widthClass": current.horizontalSizeClass == .compact ? "compact" : "regular",
                "heightClass": current.verticalSizeClass == .compact ? "compact" : "regular",
                "userInterfaceIdiom": current.userInterfaceIdiom == .pad ? "pad" : "phone",
            ]
            return
        }
        let isPad = document.isForPad
        let isFlat = document.facts.device?.orientation == "landscape" && !isPad
        traits = [
            "widthClass": isPad ? "regular" : "compact", "heightClass": isFlat ? "compact" : "regular",
            "userInterfaceIdiom": isPad ? "pad" : "phone",
        ]
    }

    private var variedObjects: some Sequence<InterfaceBuilderDocument.Object> {
        document.variedObjects.lazy.map { document.objects[$0] }
    }

    /// Whether a variation such as "heightClass=regular-widthClass=compact" holds. "default" always does.
    func holds(_ key: String) -> Bool {
        key == "default"
            || key.split(separator: "-").allSatisfy { condition in
                let parts = condition.split(separator: "=", maxSplits: 1)
                return parts.count == 2 && traits[String(parts[0])] == String(parts[1])
            }
    }

    /// The document with the variations for these size classes applied: an attribute or a value of a variation replaces
    /// the object's own, and later variations win.
    var applied: InterfaceBuilderDocument {
        guard !document.variedObjects.isEmpty else { return document }
        var result = document
        for object in variedObjects {
            // By index: otherwise each would be copied, and few vary.
            for index in object.constraints.indices where !object.constraints[index].variations.isEmpty {
                for variation in object.constraints[index].variations where holds(variation.key) {
                    for attribute in variation.attributes {
                        result.objects[object.index].constraints[index].attributeList.set(attribute)
                    }
                }
            }
            for variation in object.variations where holds(variation.key) {
                for attribute in variation.attributes { result.objects[object.index].attributeList.set(attribute) }
                for value in variation.values {
                    result.objects[object.index].values.removeAll { $0.key == value.key }
                    result.objects[object.index].values.append(value)
                }
            }
        }
        return result
    }

    /// The indices of the views that are not installed: taken out by one variation, not put back by a later one.
    var uninstalledViews: Set<Int> {
        var result: Set<Int> = []
        for object in variedObjects {
            for variation in object.variations where holds(variation.key) {
                for id in variation.excludes["subviews"] ?? [] {
                    if let view = document.object(id: id), view.parent == object.index { result.insert(view.index) }
                }
                for id in variation.includes["subviews"] ?? [] {
                    if let view = document.object(id: id) { result.remove(view.index) }
                }
            }
        }
        return result
    }

    /// The ids of the constraints that are not installed: taken out by one variation, not put back by a later one.
    var uninstalledConstraints: Set<String> {
        var result: Set<String> = []
        for object in variedObjects {
            for variation in object.variations where holds(variation.key) {
                result.formUnion(variation.excludes["constraints"] ?? [])
                result.subtract(variation.includes["constraints"] ?? [])
            }
        }
        return result
    }
}
