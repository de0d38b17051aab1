extension InterfaceBuilderDocument.Attributes.Key {
    // What many objects are asked for is found by a number: to look for a name takes longer than most files' answer.
    static let automaticallyAdjustsScrollViewInsets = Self("automaticallyAdjustsScrollViewInsets")
    static let autoresizesSubviews = Self("autoresizesSubviews")
    static let backButtonTitle = Self("backButtonTitle")
    static let clearsSelectionOnViewWillAppear = Self("clearsSelectionOnViewWillAppear")
    static let definesPresentationContext = Self("definesPresentationContext")
    static let detailTextLabel = Self("detailTextLabel")
    static let directionalLayoutMargins = Self("directionalLayoutMargins")
    static let enabled = Self("enabled")
    static let extendedLayoutIncludesOpaqueBars = Self("extendedLayoutIncludesOpaqueBars")
    static let fixedFrame = Self("fixedFrame")
    static let hidden = Self("hidden")
    static let hidesBackButton = Self("hidesBackButton")
    static let hidesBottomBarWhenPushed = Self("hidesBottomBarWhenPushed")
    static let horizontalCompressionResistancePriority = Self("horizontalCompressionResistancePriority")
    static let horizontalHuggingPriority = Self("horizontalHuggingPriority")
    static let image = Self("image")
    static let imageView = Self("imageView")
    static let insetsLayoutMarginsFromSafeArea = Self("insetsLayoutMarginsFromSafeArea")
    static let largeTitleDisplayMode = Self("largeTitleDisplayMode")
    static let layoutMargins = Self("layoutMargins")
    static let leftItemsSupplementBackButton = Self("leftItemsSupplementBackButton")
    static let modalPresentationStyle = Self("modalPresentationStyle")
    static let navigationBarHidden = Self("navigationBarHidden")
    static let placeholderIntrinsicHeight = Self("placeholderIntrinsicHeight")
    static let placeholderIntrinsicWidth = Self("placeholderIntrinsicWidth")
    static let preservesSuperviewLayoutMargins = Self("preservesSuperviewLayoutMargins")
    static let prompt = Self("prompt")
    static let restorationIdentifier = Self("restorationIdentifier")
    static let sceneMemberID = Self("sceneMemberID")
    static let selected = Self("selected")
    static let storyboardIdentifier = Self("storyboardIdentifier")
    static let style = Self("style")
    static let textLabel = Self("textLabel")
    static let title = Self("title")
    static let toolbarHidden = Self("toolbarHidden")
    static let translatesAutoresizingMaskIntoConstraints = Self("translatesAutoresizingMaskIntoConstraints")
    static let useStoryboardIdentifierAsRestorationIdentifier = Self("useStoryboardIdentifierAsRestorationIdentifier")
    static let verticalCompressionResistancePriority = Self("verticalCompressionResistancePriority")
    static let verticalHuggingPriority = Self("verticalHuggingPriority")
}

extension InterfaceBuilderDocument.Object {
    typealias Key = InterfaceBuilderDocument.Attributes.Key

    /// The attribute of this name as it is written, or nil.
    func attribute(_ key: Key) -> String? { attributeList[key] }

    /// Whether the attribute of this name is "YES"; nil when it is absent or neither "YES" nor "NO".
    func flag(_ key: Key) -> Bool? { attributeList[key].flatMap(readFlag) }

    /// The entry of a table for the word in an attribute, or nil.
    func named<Value>(_ key: Key, in table: [String: Value]) -> Value? { attributeList[key].flatMap { table[$0] } }
}
