import HeadlessUIKit

/// Small screens for the tests of the test library.
@MainActor enum Fixture {
    static func element(_ label: String?, y: CGFloat, height: CGFloat = 40) -> UIView {
        let view = UIView(frame: CGRect(x: 20, y: y, width: 200, height: height))
        view.isAccessibilityElement = true
        view.accessibilityLabel = label
        return view
    }

    static func button(_ title: String, y: CGFloat, action: @escaping @MainActor () -> Void = {}) -> UIButton {
        let button = UIButton(frame: CGRect(x: 20, y: y, width: 200, height: 44))
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
        return button
    }

    static func screen(_ views: UIView...) -> UIView {
        let screen = UIView(frame: UIScreen.main.bounds)
        for view in views { screen.addSubview(view) }
        return screen
    }

    /// A heading, a button that announces, and a slider.
    static func player() -> UIView {
        let heading = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
        heading.text = "Player"
        heading.accessibilityTraits.insert(.header)
        let play = button("Play", y: 120) {
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
        }
        play.accessibilityIdentifier = "play"
        let volume = UISlider(frame: CGRect(x: 20, y: 180, width: 200, height: 31))
        volume.accessibilityLabel = "Volume"
        volume.value = 0.5
        return screen(heading, play, volume)
    }
}
