import HeadlessUIKit
import Testing
import UIKit

/// Objects that are made by a class in a variable.
@Suite(.serialized) @MainActor struct MadeByClassTests {
    private final class Badge: UIView {
        let word: String
        override init(frame: CGRect) {
            word = "badge"
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class Row: UITableViewCell {
        var was = ""
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            was = "\(style.rawValue) \(reuseIdentifier ?? "")"
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class Screen: UIViewController {
        var was = ""
        override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
            was = "\(nibName ?? "none") \(bundle === Bundle.main)"
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class Passage: UIStoryboardSegue {
        var was = ""
        override init(identifier: String?, source: UIViewController, destination: UIViewController) {
            super.init(identifier: identifier, source: source, destination: destination)
            was = identifier ?? ""
        }
    }

    private func make<View: UIView>(_ type: View.Type) -> View { View() }

    @Test func `a view, a cell, a controller and a segue run their own initialisers`() {
        let view: UIView.Type = Badge.self
        let framed = ObjectiveCNames.making(view) { view.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
        #expect((framed as? Badge)?.word == "badge" && framed.frame.width == 3)
        #expect(
            (ObjectiveCNames.making(view) { view.init() } as? Badge)?.word == "badge"
                && make(Badge.self).word == "badge")
        let cell: UITableViewCell.Type = Row.self
        let row = ObjectiveCNames.making(cell) {
            cell.init(style: .subtitle, reuseIdentifier: "a longer name than fits")
        }
        #expect((row as? Row)?.was == "3 a longer name than fits")
        let screen: UIViewController.Type = Screen.self
        #expect(
            (ObjectiveCNames.making(screen) { screen.init(nibName: "Main", bundle: .main) } as? Screen)?.was
                == "Main true")
        #expect(
            (ObjectiveCNames.making(screen) { screen.init(nibName: nil, bundle: nil) } as? Screen)?.was == "none false")
        let segue: UIStoryboardSegue.Type = Passage.self
        let made = ObjectiveCNames.making(segue) {
            segue.init(identifier: "go", source: UIViewController(), destination: UIViewController())
        }
        #expect((made as? Passage)?.was == "go")
    }

    @Test func `what is made is let go of`() {
        weak var controller: UIViewController?
        weak var bundleOwner: UIStoryboardSegue?
        do {
            let screen: UIViewController.Type = Screen.self
            let made = ObjectiveCNames.making(screen) {
                screen.init(nibName: String(repeating: "n", count: 40), bundle: nil)
            }
            controller = made
            let segue: UIStoryboardSegue.Type = Passage.self
            let passage = ObjectiveCNames.making(segue) { segue.init(identifier: nil, source: made, destination: made) }
            bundleOwner = passage
            #expect(controller != nil && bundleOwner != nil)
        }
        #expect(controller == nil && bundleOwner == nil)
    }

    @Test func `a class is found by UIKit's own name for it`() {
        #expect(ObjectiveCNames.classFromString("UITabBarButton").map { String(describing: $0) } == "UITabBarButton")
        #expect(
            ObjectiveCNames.classFromString("UILabel") == UILabel.self
                && ObjectiveCNames.classFromString("NSObject") == NSObject.self)
        #expect(ObjectiveCNames.classFromString("UINoSuchView") == nil && ObjectiveCNames.classFromString("") == nil)
    }

    @Test func `colours and images of literals`() {
        let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        #expect(parts == (1, 0.5, 0, 0.25))
        let image: UIImage = #imageLiteral(resourceName: "Logo")
        #expect(!image.isSymbolImage)
    }
}
