import AccessibilityTree

/// A kind of element of XCUITest (`XCUIElement.ElementType`), with its counterpart in UIKit.
struct ElementType {
    /// UIKit's class, or the type's own name where UIKit has none.
    var className: String
    /// The traits that UIKit gives to it.
    var traits: AccessibilityTraits = []
    /// Whether it is an accessibility element by default.
    var isElement = false
    /// Whether it can be acted on, so that its container can't be one element.
    var isControl = false
    /// Whether content outside its frame is scrolled in.
    var scrolls = false
    /// Whether its content is read together.
    var groups: Bool { scrolls || className == "UINavigationBar" }
    /// The kind of series if its elements are counted.
    var series: SeriesKind? {
        switch className {
        case "UISegmentedControl": .segmentedControl
        case "UITabBar": .tabBar
        default: nil
        }
    }

    /// The kind with this name, without the prefix `XCUIElementType`.
    init(_ name: String) {
        self = Self.known[name] ?? ElementType(className: "XCUIElementType" + name)
    }

    /// The kind with this role and subrole of macOS, such as "AXCheckBox" with "AXSwitch", which idb writes.
    init(role: String, subrole: String?) {
        let names = [subrole, role].compactMap { name in name.map { $0.hasPrefix("AX") ? String($0.dropFirst(2)) : $0 }
        }
        let kind = names.lazy.map { Self.roles[$0] ?? $0 }.first { Self.known[$0] != nil }
        self.init(kind ?? names[names.count - 1])
    }

    /// Whether "1" as its value means that it is selected, as WebDriverAgent and idb write it for tabs and radio buttons.
    var isSelectedByValue: Bool { traits.contains(.tabButton) || traits.contains(.radioButton) }

    private init(
        className: String, _ traits: AccessibilityTraits = [], isElement: Bool = false, isControl: Bool = false,
        scrolls: Bool = false
    ) {
        (self.className, self.traits, self.isElement) = (className, traits, isElement)
        (self.isControl, self.scrolls) = (isControl, scrolls)
    }

    private static func control(_ className: String, _ traits: AccessibilityTraits) -> ElementType {
        ElementType(className: className, traits, isElement: true, isControl: true)
    }

    private static let known: [String: ElementType] = [
        "Application": ElementType(className: "UIApplication"), "Window": ElementType(className: "UIWindow"),
        "Other": ElementType(className: "UIView"), "Group": ElementType(className: "UIView"),
        "Button": control("UIButton", .button),
        "StaticText": ElementType(
            className: "UILabel", .staticText, isElement: true),
        "TextField": control("UITextField", .textEntry),
        "SecureTextField": control("UITextField", [.textEntry, .secureTextField]),
        "SearchField": control("UISearchTextField", [.textEntry, .searchField]),
        "TextView": control("UITextView", [.textEntry, .textArea]),
        "Image": ElementType(className: "UIImageView", .image, isElement: true),
        "Icon": control("UIImageView", [.image, .launchIcon]), "Link": control("UIButton", .link),
        "Switch": control("UISwitch", [.button, .toggleButton]),
        "Toggle": control("UISwitch", [.button, .toggleButton]),
        "Heading": ElementType(className: "UILabel", [.staticText, .header], isElement: true),
        "CheckBox": control("UIButton", [.button, .toggleButton]),
        "RadioButton": control("UIButton", [.button, .radioButton]),
        "Slider": control("UISlider", .adjustable),
        "PickerWheel": control("UIPickerView", [.adjustable, .pickerElement]),
        "PageIndicator": control("UIPageControl", [.adjustable, .updatesFrequently]),
        "ProgressIndicator": ElementType(className: "UIProgressView", .updatesFrequently, isElement: true),
        "ActivityIndicator": ElementType(className: "UIActivityIndicatorView", .updatesFrequently, isElement: true),
        "Key": control("UIView", .keyboardKey), "Tab": control("UIButton", [.button, .tabButton]),
        "MenuItem": control("UIButton", [.button, .menuItem]),
        "PopUpButton": control("UIButton", [.button, .popupButton]),
        "Cell": ElementType(className: "UITableViewCell"),
        "Table": ElementType(className: "UITableView", scrolls: true),
        "CollectionView": ElementType(className: "UICollectionView", scrolls: true),
        "ScrollView": ElementType(className: "UIScrollView", scrolls: true),
        "WebView": ElementType(className: "WKWebView", scrolls: true), "Map": ElementType(className: "MKMapView"),
        "Picker": ElementType(className: "UIPickerView"), "DatePicker": ElementType(className: "UIDatePicker"),
        "SegmentedControl": ElementType(className: "UISegmentedControl"),
        "Stepper": ElementType(className: "UIStepper"),
        "NavigationBar": ElementType(className: "UINavigationBar"), "Toolbar": ElementType(className: "UIToolbar"),
        "TabBar": ElementType(className: "UITabBar", .tabBar), "Keyboard": ElementType(className: "UIKeyboard"),
        "Alert": ElementType(className: "UIAlertController"), "Sheet": ElementType(className: "UIAlertController"),
        "StatusBar": ElementType(className: "UIStatusBar", .statusBarElement),
    ]

    /// The kinds whose roles and subroles of macOS have other names (Apple: `NSAccessibility.Role`).
    private static let roles = [
        "TabButton": "Tab", "TabGroup": "TabBar", "RadioGroup": "SegmentedControl", "TextArea": "TextView",
        "MenuButton": "PopUpButton", "ComboBox": "TextField", "Incrementor": "Stepper", "ScrollArea": "ScrollView",
        "BusyIndicator": "ActivityIndicator", "WebArea": "WebView", "List": "Table", "Outline": "Table", "Row": "Cell",
        "GenericElement": "Other", "Unknown": "Other",
    ]
}

extension AccessibilityTraits {
    /// The traits of UIKit with these names, in whatever case they begin; unknown ones are left out.
    static func named(_ names: some Sequence<some StringProtocol>) -> AccessibilityTraits {
        var traits: AccessibilityTraits = []
        for name in names {
            let name = name.drop { $0 == " " }
            guard let first = name.first, name.utf8.count <= 40 else { continue }
            if let trait = AccessibilityTraits(name: first.lowercased() + name.dropFirst()) { traits.formUnion(trait) }
        }
        return traits
    }
}
