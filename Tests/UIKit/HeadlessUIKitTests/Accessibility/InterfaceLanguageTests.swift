import AccessibilityTree
import Foundation
import Testing
import ViewDescription

@testable import HeadlessUIKit

extension CoreTests {
    /// The announcements of UIKit itself, in the language of the app.
    @MainActor struct InterfaceLanguageTests {
        /// Returns all labels and values below a view, in reading order.
        private func said(_ window: UIWindow) -> [String] {
            let tree = WindowSource(window).captureTree()
            return ReadingOrder(tree).elements.compactMap { tree[$0] }.flatMap {
                [$0.label?.string, $0.value?.string].compactMap { $0 }
            }
        }

        private func label(_ text: String, y: CGFloat) -> UILabel {
            let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 30))
            label.text = text
            return label
        }

        /// A stack of two screens in a tab, with bar items, a badge and controls.
        private func screen() -> UIViewController {
            let first = UIViewController()
            let second = UIViewController()
            first.title = ""
            second.title = "X"
            second.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(systemItem: .trash),
                UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil),
                second.editButtonItem,
            ]
            let stepper = UIStepper(frame: CGRect(x: 20, y: 200, width: 94, height: 32))
            let spinner = UIActivityIndicatorView(frame: CGRect(x: 20, y: 300, width: 20, height: 20))
            spinner.startAnimating()
            let pages = UIPageControl(frame: CGRect(x: 20, y: 400, width: 100, height: 26))
            pages.numberOfPages = 3
            let search = UISearchBar(frame: CGRect(x: 0, y: 500, width: 400, height: 56))
            search.text = "?"
            search.showsCancelButton = true
            for view in [stepper, spinner, pages, search] { second.view.addSubview(view) }
            let stack = UINavigationController(rootViewController: first)
            stack.pushViewController(second, animated: false)
            stack.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
            stack.tabBarItem.badgeValue = "3"
            let tabs = UITabBarController()
            tabs.viewControllers = [stack]
            return tabs
        }

        private nonisolated static let english = [
            "Back", "Edit", "Settings", "Delete", "Decrement", "Increment", "In progress", "page 1 of 3", "Clear text",
            "Cancel", "Favorites", "3 items",
        ]

        @Test(arguments: [
            ("en", english), ("nl", english),
            (
                "de-CH",
                [
                    "Zurück", "Bearbeiten", "Einstellungen", "Löschen", "Verringern", "Erhöhen", "In Bearbeitung",
                    "Seite 1 von 3", "Text löschen", "Abbrechen", "Favoriten", "3 Objekte",
                ]
            ),
            (
                "ja",
                [
                    "戻る", "編集", "設定", "削除", "減らす", "増やす", "処理中", "3ページ中1ページ目", "テキストを消去",
                    "キャンセル", "よく使う項目", "3項目",
                ]
            ),
        ])
        func `a screen of controls and bars speaks the language of the app`(_ language: String, _ words: [String]) {
            onStage { stage in
                UIApplication.shared.preferredLanguage = language
                defer { UIApplication.shared.preferredLanguage = "en" }
                stage.show(screen())
                let said = said(stage.window)
                for word in words { #expect(said.contains(word), "\(word) is missing in \(said)") }
                if words != Self.english {
                    for word in Self.english { #expect(!said.contains(word), "\(word)") }
                }
            }
        }

        @Test func `another language reaches what is on the screen already`() {
            onStage { stage in
                stage.show(screen())
                let source = WindowSource(stage.window)
                var tree = source.captureTree()
                UIApplication.shared.preferredLanguage = "fr"
                defer { UIApplication.shared.preferredLanguage = "en" }
                _ = source.refresh(&tree)
                let labels = tree.nodes.compactMap { $0.label?.string }
                for word in ["Retour", "Modifier", "Réglages", "Supprimer", "Annuler", "Favoris"] {
                    #expect(labels.contains(word), "\(word)")
                }
                for word in Self.english { #expect(!labels.contains(word), "\(word)") }
            }
        }

        @Test func `the language of a screen's facts is the language of its window alone`() {
            let german = TestWindow()
            let english = TestWindow()
            for window in [german, english] {
                let bar = UIProgressView(frame: CGRect(x: 20, y: 20, width: 200, height: 4))
                window.add(bar)
            }
            let source = WindowSource(german.window, environment: Environment(language: "de"))
            let tree = source.captureTree()
            #expect(tree.environment.language == "de")
            #expect(tree.nodes.compactMap { $0.label?.string } == ["Fortschritt"])
            #expect(said(english.window) == ["Progress", "0%"])
            source.environment.language = "es"
            #expect(source.captureTree().nodes.compactMap { $0.label?.string } == ["Progreso"])
        }

        @Test func `a described screen speaks its language`() throws {
            let json = """
                {"language": "de", "tree": {"class": "UIView", "frame": [0, 0, 402, 874], "children": [
                {"class": "UINavigationBar", "frame": [0, 0, 402, 44], "props": {"backTitle": "", "title": "Ziel"}}]}}
                """
            let screen = try ViewDescription(json: Array(json.utf8)).makeScreen()
            let labels = screen.source.captureTree().nodes.compactMap { $0.label?.string }
            #expect(labels.contains("Zurück") && labels.contains("Ziel"))
        }

        @Test(arguments: [
            ("en", "Page 2 of 4", "Rows 3 to 5 of 43"), ("de", "Seite 2 von 4", "Zeilen 3 bis 5 von 43"),
            ("ar", "الصفحة ٢ من ٤", "الصفوف ٣ إلى ٥ من ٤٣"),
        ])
        func `the announcement after scrolling is in the language of the app`(
            _ language: String, _ page: String, _ rows: String
        ) {
            let stage = TestWindow()
            stage.window.preferredLanguage = language
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scroll.contentSize = CGSize(width: 100, height: 400)
            scroll.contentOffset = CGPoint(x: 0, y: 100)
            stage.add(scroll)
            #expect(scroll.defaultScrollStatus(isVertical: true) == page)
            #expect(stage.window.interfaceWords[.rowsStatus, 3, 5, 43] == rows)
        }

        @Test(arguments: [
            ("en", ["Friday, January 31", "11 o’clock", "59 minutes", "PM"]),
            ("en-GB", ["Friday, January 31", "23", "59 minutes"]),
            ("de", ["Freitag, 31. Januar", "23 Uhr", "59 Minuten"]),
            ("fr", ["vendredi 31 janvier", "23 heures", "59 minutes"]),
            ("ja", ["1月31日金曜日", "23時", "59分"]), ("zh-Hans", ["一月31日星期五", "23点", "59分钟"]),
        ])
        func `a date picker speaks the language of the app and has its hours`(_ language: String, _ values: [String]) {
            let stage = TestWindow()
            let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
            picker.timeZone = TimeZone(identifier: "UTC")
            picker.date = Date(timeIntervalSince1970: 1_738_367_940)
            picker.preferredDatePickerStyle = .wheels
            stage.add(picker)
            stage.window.preferredLanguage = language
            #expect(picker.subviews.map { $0.accessibilityValue ?? "" } == values)
        }

        @Test func `a date picker with a region of its own speaks that region's language`() {
            let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
            picker.timeZone = TimeZone(identifier: "UTC")
            picker.date = Date(timeIntervalSince1970: 1_738_367_940)
            picker.locale = Locale(identifier: "es_ES")
            #expect(picker.subviews.map { $0.accessibilityValue ?? "" } == ["31 de enero de 2025", "23:59"])
        }

        @Test func `menus are made anew in another language`() {
            UIApplication.shared.preferredLanguage = "de"
            defer { UIApplication.shared.preferredLanguage = "en" }
            let titles = UIMenuSystem.main.menu().children.map(\.title)
            #expect(titles.contains("Ablage") && titles.contains("Bearbeiten") && !titles.contains("File"))
        }
    }
}
