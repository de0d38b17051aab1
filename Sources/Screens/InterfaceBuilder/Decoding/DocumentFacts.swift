import StrictXML

extension InterfaceBuilderDocument.Facts {
    /// Reads the facts from the root element.
    init(root: XMLElement) {
        let isStoryboard =
            root.declares("Storyboard", in: .type) || root.children.contains { $0.known == .scenes }
        kind = isStoryboard ? .storyboard : .xib
        targetRuntime = root[.targetRuntime] ?? ""
        toolsVersion = root[.toolsVersion]
        pluginVersion =
            root.children.lazy.filter { $0.nameText == "dependencies" }.flatMap(\.children).first {
                $0.nameText == "plugIn"
            }?[.version]
        usesAutolayout = root[.useAutolayout] == true
        usesSafeAreas = root[.useSafeAreas] == true
        usesTraitCollections = root[.useTraitCollections] == true
        isLaunchScreen = root[.launchScreen] == true
        initialViewControllerID = root[.initialViewController]
    }
}

extension ForeignDocument {
    /// Creates the kind of foreign document that has this root, or nil when the document is one for iOS.
    init?(root: XMLElement) {
        guard root.known == .document else {
            self = root.known == .archive ? .archive : .notAnInterface(root: root.nameText)
            return
        }
        if root.declares("iOS.CocoaTouch", in: .targetRuntime) { return nil }
        let runtime = root[.targetRuntime] ?? root[.type]
        switch runtime {
        case nil: self = .notAnInterface(root: root.nameText)
        case let name? where name.hasPrefix("iOS.") || name.contains("CocoaTouch"): return nil
        case let name? where name.hasPrefix("MacOSX") || name.contains(".Cocoa."): self = .macOS
        case let name? where name.contains("AppleTV"): self = .tvOS
        case let name? where name.lowercased().contains("watchkit"): self = .watchOS
        case let name?: self = .otherPlatform(name)
        }
    }
}

extension XMLElement {
    /// Whether the value of an attribute has a part, which is ASCII.
    fileprivate func declares(_ part: StaticString, in name: WordName) -> Bool {
        guard let name = name.lookup.name else { return false }
        return withValue(name) { bytes in
            part.withUTF8Buffer { part in
                bytes.count >= part.count
                    && (0...(bytes.count - part.count)).contains { bytes[$0...].starts(with: part) }
            }
        } ?? false
    }
}
