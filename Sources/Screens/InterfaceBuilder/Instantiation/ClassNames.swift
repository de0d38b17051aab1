/// The classes behind element names.
enum ClassNames {
    /// The classes of frameworks that don't exist here; a plain view replaces them and bears their name.
    static let missing = [
        "arscnView": "ARSCNView", "arskView": "ARSKView", "glkView": "GLKView", "mapView": "MKMapView",
        "mtkView": "MTKView", "sceneKitView": "SCNView", "skView": "SKView", "visualEffectView": "UIVisualEffectView",
        "webView": "UIWebView", "window": "UIWindow", "wkWebView": "WKWebView",
        "avPlayerViewController": "AVPlayerViewController", "glkViewController": "GLKViewController",
        "hostingController": "UIHostingController", "pageViewController": "UIPageViewController",
    ]

    /// The class that an element names, for objects that are not made: "viewController" is a `UIViewController`.
    static func uiKit(_ elementName: String) -> String {
        if let name = missing[elementName] { return name }
        guard let first = elementName.first else { return "" }
        return "UI" + first.uppercased() + elementName.dropFirst()
    }

    /// The plain words for an element without a special name: "tableViewController" is a "Table view controller".
    static func words(_ elementName: String) -> String {
        var words: [String] = []
        for character in elementName {
            if words.isEmpty || character.isUppercase { words.append("") }
            words[words.count - 1] += character.lowercased()
        }
        guard let first = words.first else { return "" }
        words[0] = abbreviations.contains(first) ? first.uppercased() : first.prefix(1).uppercased() + first.dropFirst()
        return words.joined(separator: " ")
    }

    private static let abbreviations: Set<String> = ["arscn", "arsk", "av", "glk", "mtk", "sk", "wk"]

    /// Elements that are views, wherever they stand.
    static let views: Set<String> = [
        "activityIndicatorView", "arscnView", "arskView", "button", "collectionReusableView", "collectionView",
        "collectionViewCell", "collectionViewCellContentView", "containerView", "datePicker", "glkView", "imageView",
        "label", "mapView", "mtkView", "navigationBar", "pageControl", "pickerView", "progressView", "refreshControl",
        "sceneKitView", "scrollView", "searchBar", "segmentedControl", "skView", "slider", "stackView", "stepper",
        "switch", "tabBar", "tableView", "tableViewCell", "tableViewCellContentView", "textField", "textView",
        "toolbar", "view", "visualEffectView", "webView", "window", "wkWebView",
    ]
}
