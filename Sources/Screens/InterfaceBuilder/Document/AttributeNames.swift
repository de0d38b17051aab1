/// The names of attributes with one kind of value. A case has the name of the attribute in files; a name is declared
/// once for each kind of value that it has.
///
/// Interface Builder writes one value as an attribute, or as an element with the same key, so both are read by one
/// name.
protocol AttributeName: CaseIterable, RawRepresentable, Sendable where RawValue == Int {
    /// The keys of the cases, looked up once.
    static var keys: [InterfaceBuilderDocument.Attributes.Key] { get }
}

extension AttributeName {
    typealias Key = InterfaceBuilderDocument.Attributes.Key

    /// The name and its number. Not named "key", which is an attribute.
    var lookup: Key { Self.keys[rawValue] }

    /// The names as they are written.
    static var texts: [String] {
        allCases.map { String(describing: $0) }.map { $0 == "base64UTF8" ? "base64-UTF8" : $0 }
    }

    fileprivate static func lookUp() -> [Key] { texts.map(Key.init) }
}

/// Attributes that are read as they are written: ids, names of classes and words.
enum WordName: Int, AttributeName {
    case appearance, buttonType, catalog, cocoaTouchSystemColor, colorSpace, content, customClass, customColorSpace
    case customModule, customModuleProvider, dataMode, destination, destinationCreationSelector, detailTextLabel
    case direction, eventType, family
    case firstAttribute, firstItem, hint, id, identifier, imageView, initialViewController, key, keyPath, kind, label
    case largeTitleDisplayMode, metaFont, modalPresentationStyle, modalTransitionStyle, multiplier, name, orientation
    case placeholderIdentifier, placeholderIntrinsicHeight, placeholderIntrinsicWidth, preferredDisplayMode, property
    case reference, referencedIdentifier, relation, relationship, restorationIdentifier, reuseIdentifier, sceneID
    case sceneMemberID, scrollDirection, secondAttribute, secondItem, selectedItem, selector, size, spacingType
    case storyboardIdentifier, storyboardName, style, systemColor, systemItem, tag, targetRuntime, textLabel
    case toolsVersion, trigger, type, unwindAction, userLabel, value, version, weight, xcode11CocoaTouchSystemColor

    static let keys = lookUp()
}

/// Attributes that are "YES" or "NO".
enum FlagName: Int, AttributeName {
    case ambiguous, animates, animating, automaticallyAdjustsScrollViewInsets, autoresizesSubviews, base64UTF8
    case cancelsTouchesInView, clearsSelectionOnViewWillAppear, definesPresentationContext, enabled
    case extendedLayoutIncludesOpaqueBars, fixedFrame, hidden, hidesBackButton, hidesBottomBarWhenPushed
    case hidesWhenStopped, insetsLayoutMarginsFromSafeArea, largeTitles, launchScreen, layoutMarginsRelativeArrangement
    case leftItemsSupplementBackButton, localized, misplaced, navigationBarHidden, placeholder, presentsWithGesture
    case preservesSuperviewLayoutMargins, selected, showsActivityIndicator, toolbarHidden
    case translatesAutoresizingMaskIntoConstraints, translucent, useAutolayout, useCurrentDate, useSafeAreas
    case useStoryboardIdentifierAsRestorationIdentifier, useTraitCollections, value
    case viewRespectsSystemMinimumLayoutMargins

    static let keys = lookUp()
}

/// Attributes that are numbers; the decoder notes those that are broken or out of range.
enum NumberName: Int, AttributeName {
    case alpha, blue, bottom, constant, countDownDuration, green, height, horizontal
    case horizontalCompressionResistancePriority, horizontalHuggingPriority, indentationWidth, leading, left, length
    case location, maxValue, maxX, maxY, maximumPrimaryColumnWidth, maximumValue, maximumZoomScale, minValue, minX, minY
    case minimumFontSize, minimumInteritemSpacing, minimumLineSpacing, minimumPressDuration, minimumPrimaryColumnWidth
    case minimumValue, pointSize, preferredPrimaryColumnWidthFraction, priority, progress, red, right, rowHeight
    case sectionFooterHeight, sectionHeaderHeight, size, spacing, stepValue, timeIntervalSinceReferenceDate, top
    case trailing, value, vertical, verticalCompressionResistancePriority, verticalHuggingPriority, white, width, x, y

    static let keys = lookUp()
}

/// Attributes that are whole numbers; the decoder checks them as it does other numbers.
enum WholeName: Int, AttributeName {
    case currentPage, indentationLevel, minuteInterval, numberOfLines, numberOfPages, numberOfTapsRequired
    case numberOfTouchesRequired, selectedScopeButtonIndex, selectedSegmentIndex

    static let keys = lookUp()
}

/// Texts: attributes, strings with line breaks, and text with fonts and colours.
enum TextName: Int, AttributeName {
    case attributedSubtitle, attributedText, attributedTitle, backButtonTitle, badgeValue, footerTitle, headerTitle
    case placeholder, prompt, secondaryAttributedText, secondaryText, subtitle, text, title

    static let keys = lookUp()
}

/// Names of images.
enum ImageName: Int, AttributeName {
    case backgroundImage, highlightedImage, image, landscapeImage, selectedImage

    static let keys = lookUp()
}

/// The attributes of colours.
enum ColorName: Int, AttributeName {
    case backgroundColor, baseBackgroundColor, baseForegroundColor, textColor, tintColor

    static let keys = lookUp()
}

/// Sizes in points.
enum SizeName: Int, AttributeName {
    case footerReferenceSize, headerReferenceSize, itemSize, preferredContentSize

    static let keys = lookUp()
}

/// Distances from the edges in points.
enum InsetsName: Int, AttributeName {
    case directionalLayoutMargins, layoutMargins, sectionInset

    static let keys = lookUp()
}

/// Sets of named flags.
enum FlagSetName: Int, AttributeName {
    case autoresizingMask, edgesForExtendedLayout

    static let keys = lookUp()
}
