import StrictXML

/// The names that decide how an element is decoded, and the attributes that the decoder reads.
///
/// A case's number is the name's number in every document, because the vocabulary starts with these.
enum Name: Int, CaseIterable {
    // The document and what stands in it directly.
    case archive, document, dependencies, device, objects, resources, scene, scenes
    // Values.
    case array, attributedString, audiovisualMediaTypes, autoresizingMask, bool, color, data, dataDetectorType, date
    case directionalEdgeInsets, edgeInsets, extendedEdge, font, fontDescription, frame, imageReference, inset, integer
    case mutableArray, mutableData, mutableString, `nil`, offsetWrapper, point, popoverArrowDirection, range, real
    case rect, rectEdge, scopeButtonTitles, size, string, value
    // Inside values.
    case attributes, fragment
    // Parts of objects.
    case accessibility, accessibilityTraits, connections, constraint, constraints, exclude, include, mask
    case action, outlet, outletCollection, segue
    case state, userDefinedRuntimeAttribute, userDefinedRuntimeAttributes, variation
    // Collections.
    case cells, gestureRecognizers, items, keyCommands, layoutGuides, leftBarButtonItems, popoverPassthroughViews
    case prototypes, rightBarButtonItems, sections, segments, subviews, tabStops, toolbarItems, userGuides
    case viewControllers
    // Resources.
    case image, namedColor, systemColor
    // Attributes.
    case alpha, appearance, backgroundImage, base64UTF8, blue, bottom, catalog, cocoaTouchSystemColor, colorSpace
    case constant, content, customClass, customColorSpace, customModule, destination, eventType, family, firstAttribute
    case firstItem, green, height, hint, horizontal, id
    case identifier, initialViewController, key, keyPath, kind, label, launchScreen, leading, left, length, localized
    case location, maxX, maxY, metaFont, minX, minY, multiplier, name, orientation, pointSize, priority, property, red
    case placeholder, reference, relation, relationship, right, sceneID, secondAttribute, secondItem, selector, style,
        targetRuntime, timeIntervalSinceReferenceDate, title
    case tag, toolsVersion, top, userLabel
    case trailing, type, useAutolayout, useSafeAreas, useTraitCollections, version, vertical, weight, white, width
    case xcode11CocoaTouchSystemColor, x, y

    /// The name as it is written.
    var text: String { Self.texts[rawValue] }

    // Asking a case for its name takes longer than reading a number.
    private static let texts = allCases.map { $0 == .base64UTF8 ? "base64-UTF8" : String(describing: $0) }

    /// The cases up to this one name elements; those behind it name attributes.
    static let lastElement = Name.systemColor

    /// The collections: elements that hold objects and are none themselves.
    private static let collections: Set<Name> = [
        .cells, .gestureRecognizers, .items, .keyCommands, .layoutGuides, .leftBarButtonItems,
        .popoverPassthroughViews, .prototypes, .rightBarButtonItems, .sections, .segments, .subviews, .tabStops,
        .toolbarItems, .userGuides, .viewControllers,
    ]
    private static let collectionFlags = allCases.map(collections.contains)

    /// Whether elements of this name are collections.
    var isCollection: Bool { Self.collectionFlags[rawValue] }
}

/// What the decoder knows before it sees a file.
enum Vocabulary {
    /// Every name with its fixed number.
    static let names = XMLVocabulary(
        Name.allCases.map(\.text) + otherElements + NumericAttribute.allCases.map(\.rawValue) + propertyAttributes)

    /// Whether an element of this name is known. Names of attributes that no element has are not.
    static func isKnown(_ name: XMLName) -> Bool {
        elementFlags.indices.contains(name.rawValue) && elementFlags[name.rawValue]
    }

    private static let elementFlags: [Bool] = {
        let others = Set(otherElements)
        return names.names.enumerated().map { number, name in
            number <= Name.lastElement.rawValue || others.contains(name)
        }
    }()

    /// Whether attributes are read as numbers, by the numbers of their names.
    static let numericFlags = names.names.map { NumericAttribute(rawValue: $0) != nil }

    /// Elements that need no rule of their own: objects, and values of objects that nothing here reads.
    private static let otherElements = """
        accessibilityOverrides activityIndicatorView adaptation animations arscnView arskView avPlayerViewController \
        backgroundConfiguration barButtonItem blurEffect button buttonConfiguration capability collectionReusableView \
        collectionView collectionViewCell collectionViewCellContentView collectionViewController \
        collectionViewFlowLayout collectionViewLayout containerView customFonts customObject dataDetectorTypes \
        datePicker deployment designable designables development exit freeformSimulatedSizeMetrics glkView \
        glkViewController hostingController imageView inferredMetricsTieBreakers keyCommand keyboardLayoutGuide label \
        listContentConfiguration mapView modalPageSheetSimulatedSizeMetrics mtkView navigationBar \
        navigationBarAppearance navigationController navigationItem options pageControl pageViewController \
        panGestureRecognizer paragraphStyle pickerView pinchGestureRecognizer placeholder plugIn \
        pongPressGestureRecognizer preferredSymbolConfiguration progressView refreshControl rotationGestureRecognizer \
        sceneKitView screenEdgePanGestureRecognizer scrollView searchBar searchDisplayController segment \
        segmentedControl simulatedMetricsContainer simulatedNavigationBarMetrics simulatedOrientationMetrics \
        simulatedScreenMetrics simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics skView slider \
        splitViewController stackView stepper swipeGestureRecognizer switch tabBar tabBarAppearance tabBarController \
        tabBarItem tableView tableViewCell tableViewCellContentView tableViewController tableViewSection \
        tapGestureRecognizer textAttributes textField textInputTraits textTab textView toolbar toolbarAppearance \
        userLayoutGuide vibrancyEffect view viewController viewControllerLayoutGuide viewControllerPlaceholder \
        viewLayoutGuide visualEffectView webView window wkPreferences wkWebView wkWebViewConfiguration
        """.split(separator: " ").map(String.init)

    /// Attributes that classes of views are asked for again and again; one that is not here takes longer to find.
    private static let propertyAttributes = """
        accessoryType adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsImageWhenHighlighted alignment \
        allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing \
        alwaysBounceHorizontal alwaysBounceVertical animating apportionsSegmentWidthsByContent attributedPlaceholder \
        attributedText autocapitalizationType autocorrectionType automaticallyAdjustsScrollViewInsets autorepeat \
        autoresizesSubviews axis backButtonTitle backgroundColor barTintColor baselineRelativeArrangement borderStyle \
        bounces changesSelectionAsPrimaryAction clearButtonMode clearsOnBeginEditing clearsSelectionOnViewWillAppear \
        clipsSubviews contentEdgeInsets contentHorizontalAlignment contentInset contentInsetAdjustmentBehavior \
        contentMode contentOffset contentSize contentVerticalAlignment continuous datePickerMode \
        definesPresentationContext detailText detailTextLabel directionalLayoutMargins distribution editable editing \
        editingAccessoryType enabled extendedLayoutIncludesOpaqueBars fixedFrame hidden hidesBackButton \
        hidesBottomBarWhenPushed hidesForSinglePage hidesWhenStopped highlighted highlightedImage \
        horizontalCompressionResistancePriority horizontalHuggingPriority imageEdgeInsets \
        insetsLayoutMarginsFromSafeArea itemSize keyboardType largeTitleDisplayMode largeTitles layoutMargins \
        layoutMarginsRelativeArrangement leftItemsSupplementBackButton lineBreakMode locale maximumDate \
        maximumValueImage minimumDate minimumScaleFactor minimumValueImage minimumZoomScale modalPresentationStyle \
        momentary navigationBarHidden on onTintColor pagingEnabled placeholderIntrinsicHeight \
        placeholderIntrinsicWidth preferredDatePickerStyle preferredMaxLayoutWidth preservesSuperviewLayoutMargins \
        progressViewStyle prompt restorationIdentifier returnKeyType role sceneMemberID scrollEnabled secureTextEntry \
        selectable selected selectionStyle semanticContentAttribute separatorStyle showsCancelButton \
        showsHorizontalScrollIndicator showsMenuAsPrimaryAction showsReorderControl showsScopeBar \
        showsVerticalScrollIndicator storyboardIdentifier text textAlignment textColor textContentType textLabel \
        thumbTintColor timeZone tintColor titleEdgeInsets toolbarHidden translatesAutoresizingMaskIntoConstraints \
        translucent userInteractionEnabled useStoryboardIdentifierAsRestorationIdentifier \
        verticalCompressionResistancePriority verticalHuggingPriority wraps
        """.split(separator: " ").map(String.init)
}

extension XMLElement {
    /// The element's name if the decoder has a rule for it.
    var known: Name? { Name(rawValue: name.rawValue) }

    /// The value of an attribute, or nil.
    subscript(name: Name) -> String? { self[XMLName(name.rawValue)] }

    /// The elements of this name directly inside.
    func children(_ name: Name) -> some Sequence<XMLElement> {
        children.lazy.filter { $0.name.rawValue == name.rawValue }
    }
}
