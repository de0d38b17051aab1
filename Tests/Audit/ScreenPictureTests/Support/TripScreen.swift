import AccessibilityTree
import HeadlessUIKit
import ScreenPicture
import ScreenReader

/// A screen with one of each: bars, an image, text that wraps and text that is cut off, controls.
@MainActor struct TripScreen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.title = "Night train"
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "square.and.arrow.up"), style: .plain, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem?.accessibilityLabel = "Share"
        for view in views { controller.view.addSubview(view) }
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.tabBarItem = UITabBarItem(title: "Trips", image: UIImage(systemName: "tram"), tag: 0)
        let account = UIViewController()
        account.tabBarItem = UITabBarItem(title: "Account", image: UIImage(systemName: "person"), tag: 1)
        tabs.viewControllers = [navigation, account]
        window.rootViewController = tabs
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private var views: [UIView] {
        let photo = UIImageView(frame: CGRect(x: 16, y: 76, width: 96, height: 96))
        photo.image = UIImage(named: "sleeper-car")
        photo.isAccessibilityElement = true
        photo.accessibilityLabel = "A sleeping car"
        let title = label("Vienna to Paris", CGRect(x: 124, y: 76, width: 180, height: 26))
        title.font = .boldSystemFont(ofSize: 20)
        title.accessibilityTraits = .header
        let text = label(
            "Leaves at 19:42 from platform 8. Breakfast is brought to you.",
            CGRect(x: 124, y: 104, width: 180, height: 66))
        text.numberOfLines = 0
        text.textColor = .secondaryLabel
        let cut = label("Wagon 261, compartment 12, lower berth", CGRect(x: 16, y: 184, width: 190, height: 21))
        let wake = label("Wake me", CGRect(x: 16, y: 222, width: 200, height: 21))
        wake.isAccessibilityElement = false
        let toggle = UISwitch(frame: CGRect(x: 253, y: 217, width: 51, height: 31))
        toggle.isOn = true
        toggle.accessibilityLabel = "Wake me"
        let slider = UISlider(frame: CGRect(x: 16, y: 262, width: 288, height: 31))
        slider.value = 0.3
        slider.accessibilityLabel = "Light"
        let field = UITextField(frame: CGRect(x: 16, y: 308, width: 288, height: 34))
        field.borderStyle = .roundedRect
        field.placeholder = "Note for the crew"
        let segments = UISegmentedControl(items: ["Tea", "Coffee"])
        segments.frame = CGRect(x: 16, y: 354, width: 160, height: 32)
        segments.selectedSegmentIndex = 1
        let button = UIButton(type: .system)
        button.setTitle("Show ticket", for: .normal)
        button.backgroundColor = .systemBlue
        button.setTitleColor(.white, for: .normal)
        button.frame = CGRect(x: 188, y: 354, width: 116, height: 34)
        return [photo, title, text, cut, wake, toggle, slider, field, segments, button]
    }

    private func label(_ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        return label
    }

    /// The screen as a picture, with the announcements from the first element to the last.
    func picture(_ style: ScreenPicture.Style = .light) -> ScreenPicture {
        UIApplication.shared.simulate(style == .dark ? .dark : .light)
        defer { UIApplication.shared.simulate(.light) }
        let environment = Environment(screenBounds: Rect(x: 0, y: 0, width: 320, height: 480))
        let tree = WindowSource(window, environment: environment, includesAppearance: true).captureTree()
        let entries = Phraser(style: .voiceover).phrases(of: tree).map {
            ScreenPicture.Entry($0.id, text: $0.phrase.text())
        }
        return ScreenPicture(tree, title: "Night train", entries: entries, style: style)
    }
}
