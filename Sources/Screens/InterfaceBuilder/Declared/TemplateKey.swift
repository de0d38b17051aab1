import AccessibilityTree
import HeadlessUIKit

/// What tells views apart that are not alike.
struct TemplateKey {
    typealias Object = InterfaceBuilderDocument.Object

    private let index: DocumentIndex
    private let keyPaths: ViewKeyPaths

    init(_ index: DocumentIndex, _ keyPaths: ViewKeyPaths) { (self.index, self.keyPaths) = (index, keyPaths) }

    /// A number that views have in common which are alike. It is of 64 bits and another one in each run, so nobody can
    /// write a file in which others have it, too.
    ///
    /// - Parameter size: A rectangle of the size that they have in common; nil where that makes no difference.
    func hash(
        of object: Object, _ fill: Filling, size: Rect?, _ looks: inout FileLooks
    ) -> Int {
        var hasher = Hasher()
        hasher.combine(fill.marks)
        if let size {
            hasher.combine(size.width)
            hasher.combine(size.height)
        }
        if let part = CellPart(object, index.document) { hasher.combine(part) }
        add(object, fill, &hasher, &looks)
        for child in object.children {
            let part = index.document.objects[child]
            guard isFact(part) else { continue }
            for place in index.subtree(of: part) {
                let object = index.document.objects[place]
                hasher.combine(object.role)
                add(object, Filling(), &hasher, &looks)
            }
        }
        return hasher.finalize()
    }

    /// Whether an object is no view of its own but tells something of the one that it is in.
    private func isFact(_ object: Object) -> Bool {
        switch object.role {
        case .property: break
        default: guard object.elementName == "segment" else { return false }
        }
        return !ClassNames.views.contains(object.elementName)
    }

    private func add(_ object: Object, _ fill: Filling, _ hasher: inout Hasher, _ looks: inout FileLooks) {
        hasher.combine(object.elementName)
        object.attributeList.hash(into: &hasher, without: Self.silent, fill.keys)
        if fill.image == nil, Self.mayShowImage.contains(object.elementName), let image = object.imageName("image") {
            add(image, &hasher)
        }
        for value in object.values where !fill.covers(value.key) && !Self.silentValues.contains(value.key) {
            hasher.combine(value.key)
            if case .color(let color) = value.value {
                hasher.combine(looks.color(color))
            } else {
                hasher.combine(value.value)
            }
        }
        for attribute in object.runtimeAttributes where !keyPaths.areWithout(attribute.keyPath) {
            hasher.combine(attribute.keyPath)
            hasher.combine(attribute.value)
        }
        for state in object.states {
            let isNormal = state.name == "normal"
            hasher.combine(state.name)
            if !isNormal || fill.text == nil { hasher.combine(state.title) }
            if !isNormal || fill.colors.text == nil { hasher.combine(looks.color(state.titleColor)) }
            if !isNormal || fill.image == nil, let image = state.image { add(image, &hasher) }
            hasher.combine(state.backgroundImage)
        }
    }

    // Of two files one may have a symbol and the other a picture of one name.
    private func add(_ image: String, _ hasher: inout Hasher) {
        hasher.combine(image)
        hasher.combine(index.document.resources.symbols.contains(image))
    }

    private static let mayShowImage: Set<String> = [
        "barButtonItem", "buttonConfiguration", "imageView", "listContentConfiguration", "segment", "tabBarItem",
    ]
    // Where a view is and how large, who finds it and what it is called by developers, how it looks only while it is
    // touched: nothing of it is heard.
    private static let silentValues: Set<String> = [
        "autoresizingMask", "canvasLocation", "contentEdgeInsets", "contentInset", "contentRect", "customSize",
        "directionalLayoutMargins", "frame", "frameInset", "highlightedColor", "imageEdgeInsets", "layoutMargins",
        "scrollIndicatorInsets", "sectionInset", "separatorInset", "shadowColor", "shadowOffset",
        "simulatedBottomBarMetrics", "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "titleEdgeInsets",
    ]
    private static let silent = InterfaceBuilderDocument.Attributes.SilentNames([
        "adjustsFontSizeToFit", "alignment", "ambiguous", "autoresizesSubviews", "axis", "baselineRelativeArrangement",
        "contentHorizontalAlignment", "contentMode", "contentVerticalAlignment", "distribution", "estimatedRowHeight",
        "estimatedSectionFooterHeight", "estimatedSectionHeaderHeight", "indentationWidth", "minimumFontSize",
        "minimumScaleFactor", "numberOfLines", "preferredMaxLayoutWidth", "rowHeight", "sectionFooterHeight",
        "sectionHeaderHeight", "separatorStyle", "spacing", "spacingType", "clearsContextBeforeDrawing",
        "layoutMarginsFollowReadableWidth", "tableViewCell", "textLabel", "detailTextLabel", "imageView",
        "indentationLevel", "customClass", "customModule", "customModuleProvider", "adjustsLetterSpacingToFitWidth",
        "autocapitalizationType", "autocorrectionType", "bouncesZoom", "delaysContentTouches",
        "enablesReturnKeyAutomatically", "keyboardAppearance", "keyboardType", "returnKeyType", "smartDashesType",
        "smartInsertDeleteType", "smartQuotesType", "spellCheckingType", "textContentType", "hidesAccessoryWhenEditing",
        "keyboardDismissMode",
        "reversesTitleShadowWhenHighlighted", "segmentControlStyle", "separatorInsetReference",
        "shouldIndentWhileEditing", "showsTouchWhenHighlighted",
        "fixedFrame", "horizontalCompressionResistancePriority", "horizontalHuggingPriority", "id",
        "insetsLayoutMarginsFromSafeArea", "key", "lineBreakMode", "baselineAdjustment", "misplaced",
        "multipleTouchEnabled", "opaque", "placeholderIntrinsicHeight", "placeholderIntrinsicWidth",
        "preservesSuperviewLayoutMargins", "restorationIdentifier", "reuseIdentifier", "tag",
        "translatesAutoresizingMaskIntoConstraints", "userLabel", "verifyAmbiguity",
        "verticalCompressionResistancePriority", "verticalHuggingPriority",
    ])
}
