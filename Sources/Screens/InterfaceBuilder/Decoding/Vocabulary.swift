import StrictXML

/// The names that decide how an element is decoded.
///
/// A case's number is the name's number in every document, because the vocabulary starts with these.
enum ElementName: Int, CaseIterable {
    // The document and its direct children.
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

    /// The collections: elements that hold objects and are none themselves.
    private static let collections: Set<ElementName> = [
        .cells, .gestureRecognizers, .items, .keyCommands, .layoutGuides, .leftBarButtonItems,
        .popoverPassthroughViews, .prototypes, .rightBarButtonItems, .sections, .segments, .subviews, .tabStops,
        .toolbarItems, .userGuides, .viewControllers,
    ]
    private static let collectionFlags = allCases.map(collections.contains)

    /// Whether elements of this name are collections.
    var isCollection: Bool { Self.collectionFlags[rawValue] }
}

/// The names that the decoder recognizes before it reads a file.
enum Vocabulary {
    /// Every name with its fixed number.
    static let names = XMLVocabulary(
        [
            ElementName.allCases.map { String(describing: $0) }, otherElements, WordName.texts, FlagName.texts,
            NumberName.texts, WholeName.texts, TextName.texts, ImageName.texts, propertyAttributes,
        ].flatMap { $0 })

    /// Whether an element of this name is known. Names of attributes that no element has are not.
    static func isKnown(_ name: XMLName) -> Bool {
        elementFlags.indices.contains(name.rawValue) && elementFlags[name.rawValue]
    }

    private static let elementFlags: [Bool] = {
        let others = Set(otherElements)
        return names.names.enumerated().map { number, name in
            number < ElementName.allCases.count || others.contains(name)
        }
    }()

    /// Whether attributes are read as numbers, by the numbers of their names.
    static let numericFlags: [Bool] = {
        let numbers = Set(NumberName.texts + WholeName.texts)
        return names.names.map(numbers.contains)
    }()

    /// Elements without a special rule: objects, and values of objects that nothing here reads.
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

    /// Attributes that classes of views often read; one that is not here takes longer to find.
    private static let propertyAttributes = """
        accessoryType adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsImageWhenHighlighted alignment \
        allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing \
        alwaysBounceHorizontal alwaysBounceVertical apportionsSegmentWidthsByContent attributedPlaceholder \
        autocapitalizationType autocorrectionType autorepeat axis backgroundColor barTintColor \
        baselineRelativeArrangement borderStyle bounces changesSelectionAsPrimaryAction clearButtonMode \
        clearsOnBeginEditing clipsSubviews contentEdgeInsets contentHorizontalAlignment contentInset \
        contentInsetAdjustmentBehavior contentMode contentOffset contentSize contentVerticalAlignment continuous \
        datePickerMode detailText directionalLayoutMargins distribution editable editing editingAccessoryType \
        hidesForSinglePage highlighted imageEdgeInsets itemSize keyboardType layoutMargins lineBreakMode locale \
        maximumDate maximumValueImage minimumDate minimumScaleFactor minimumValueImage minimumZoomScale momentary on \
        onTintColor pagingEnabled preferredDatePickerStyle preferredMaxLayoutWidth progressViewStyle returnKeyType \
        role scrollEnabled secureTextEntry selectable selectionStyle semanticContentAttribute separatorStyle \
        showsCancelButton showsHorizontalScrollIndicator showsMenuAsPrimaryAction showsReorderControl showsScopeBar \
        showsVerticalScrollIndicator textAlignment textColor textContentType thumbTintColor timeZone tintColor \
        titleEdgeInsets userInteractionEnabled wraps
        """.split(separator: " ").map(String.init)
}

extension XMLElement {
    /// The element's name if the decoder has a rule for it.
    var known: ElementName? { ElementName(rawValue: name.rawValue) }

    /// The elements of this name directly inside.
    func children(_ name: ElementName) -> some Sequence<XMLElement> {
        children.lazy.filter { $0.name.rawValue == name.rawValue }
    }
}
