import AccessibilityTree

/// The counterpart in UIKit of a class of Android.
struct AndroidClass {
    /// UIKit's class, or Android's own where UIKit has none.
    var className: String
    /// The traits that UIKit gives to it.
    var traits: AccessibilityTraits = []

    /// Whether content outside its frame is scrolled in, and read together.
    var scrolls: Bool {
        ["UIScrollView", "UITableView", "UICollectionView", "WKWebView"].contains(className)
    }

    /// Creates the counterpart for a class, such as "android.widget.Button".
    init(_ name: String) {
        let short = name.split(separator: ".").last.map(String.init) ?? name
        self = Self.known[short] ?? AndroidClass(className: name, traits: [])
    }

    private init(className: String, traits: AccessibilityTraits) {
        (self.className, self.traits) = (className, traits)
    }

    private static let known: [String: AndroidClass] = {
        let table: [(String, AccessibilityTraits, [String])] = [
            ("UILabel", .staticText, ["TextView", "AppCompatTextView", "MaterialTextView"]),
            ("UIButton", .button, ["Button", "ImageButton", "AppCompatButton", "MaterialButton"]),
            ("UIButton", .button, ["FloatingActionButton"]),
            ("UIButton", [.button, .radioButton], ["RadioButton"]),
            ("UIButton", [.button, .toggleButton], ["CheckBox", "CheckedTextView", "Chip"]),
            ("UIButton", [.button, .popupButton], ["Spinner"]),
            ("UISwitch", [.button, .toggleButton], ["Switch", "SwitchCompat", "ToggleButton", "MaterialSwitch"]),
            ("UITextField", .textEntry, ["EditText", "AutoCompleteTextView", "AppCompatEditText"]),
            ("UIImageView", .image, ["ImageView", "Image"]), ("UISlider", .adjustable, ["SeekBar", "RatingBar"]),
            ("UIProgressView", .updatesFrequently, ["ProgressBar"]),
            ("UIScrollView", [], ["ScrollView", "HorizontalScrollView", "NestedScrollView", "ViewPager"]),
            ("UITableView", [], ["ListView", "RecyclerView"]), ("UICollectionView", [], ["GridView"]),
            ("WKWebView", [], ["WebView"]), ("UIStackView", [], ["LinearLayout"]),
            ("UIView", [], ["View", "ViewGroup", "FrameLayout", "RelativeLayout", "ConstraintLayout"]),
        ]
        var known: [String: AndroidClass] = [:]
        for (className, traits, names) in table {
            for name in names { known[name] = AndroidClass(className: className, traits: traits) }
        }
        return known
    }()
}
