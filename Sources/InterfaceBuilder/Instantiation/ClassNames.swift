/// The classes behind element names.
enum ClassNames {
    /// The classes of frameworks that are not here; a plain view stands in and bears their name.
    static let missing = [
        "arscnView": "ARSCNView", "arskView": "ARSKView", "glkView": "GLKView", "mapView": "MKMapView",
        "mtkView": "MTKView", "sceneKitView": "SCNView", "skView": "SKView", "visualEffectView": "UIVisualEffectView",
        "webView": "UIWebView", "window": "UIWindow", "wkWebView": "WKWebView",
        "avPlayerViewController": "AVPlayerViewController", "glkViewController": "GLKViewController",
        "hostingController": "UIHostingController", "pageViewController": "UIPageViewController",
        "splitViewController": "UISplitViewController",
    ]

    /// The class that an element names, for what is not made: "viewController" is a `UIViewController`.
    static func uiKit(_ elementName: String) -> String {
        if let name = missing[elementName] { return name }
        guard let first = elementName.first else { return "" }
        return "UI" + first.uppercased() + elementName.dropFirst()
    }

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
