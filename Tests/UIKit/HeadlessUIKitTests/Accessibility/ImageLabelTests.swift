import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The announcements of images without a label.
    @MainActor struct ImageLabelTests {
        private func heard(_ controller: UIViewController, _ stage: Stage) -> [String] {
            stage.show(controller)
            let tree = WindowSource(stage.window).captureTree()
            return ReadingOrder(tree).elements.compactMap { tree[$0]?.label?.string }
        }

        @Test(arguments: [
            ("trash.fill", true, "Delete"), ("chevron.left", true, "Back"), ("tray.slash", true, "tray slash"),
            ("icons/icon_close@2x.png", false, "icon close"), ("btn.openMenu", false, "btn open Menu"),
        ])
        func `an image is labelled by its name wherever it is alone`(name: String, isSymbol: Bool, words: String) {
            onStage { stage in
                let image = isSymbol ? UIImage(systemName: name) : UIImage(named: name)
                let content = UIViewController()
                content.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    image: image, style: .plain, target: nil, action: nil)
                content.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "", image: image)
                let picture = UIImageView(image: image)
                picture.isAccessibilityElement = true
                let silent = UIImageView(image: image)
                let button = UIButton(type: .system)
                button.setImage(image, for: .normal)
                let segments = UISegmentedControl(items: [image as Any])
                for (index, view) in [picture, silent, button, segments].enumerated() {
                    view.frame = CGRect(x: 20, y: 200 + 60 * CGFloat(index), width: 100, height: 40)
                    content.view.addSubview(view)
                }
                let stack = UINavigationController(rootViewController: content)
                stack.tabBarItem = UITabBarItem(title: nil, image: image, tag: 0)
                let other = UIViewController()
                other.tabBarItem = UITabBarItem(title: "", image: image, tag: 1)
                let tabs = UITabBarController()
                tabs.viewControllers = [stack, other]
                #expect(heard(tabs, stage) == Array(repeating: words, count: 7))
            }
        }

        @Test func `a label goes before the image's words, of the view and of the image`() {
            onStage { stage in
                let image = UIImage(systemName: "trash")
                image?.accessibilityLabel = "Bin"
                let named = UIImageView(image: image)
                named.isAccessibilityElement = true
                let labelled = UIImageView(image: UIImage(systemName: "trash"))
                labelled.isAccessibilityElement = true
                labelled.accessibilityLabel = "Throw away"
                let content = UIViewController()
                for (index, view) in [named, labelled].enumerated() {
                    view.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 40, height: 40)
                    content.view.addSubview(view)
                }
                #expect(heard(content, stage) == ["Bin", "Throw away"])
            }
        }
    }
}
