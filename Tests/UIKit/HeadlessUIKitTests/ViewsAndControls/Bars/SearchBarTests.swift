import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Search bars: their announcements, and the callbacks of their delegate.
@MainActor struct SearchBarTests {
    private final class Delegate: NSObject, UISearchBarDelegate {
        var log: [String] = []
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { text != "!" }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            log.append("scope \(selectedScope)")
        }
    }

    private let delegate = Delegate()
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))

    private func button(_ label: String) -> UIButton? {
        bar.subviews.lazy.compactMap { $0 as? UIButton }.first { $0.accessibilityLabel == label && !$0.isHidden }
    }

    @Test func `the field is a search field that speaks the text, else the placeholder`() {
        let field = bar.searchTextField
        bar.placeholder = "Stations"
        #expect(!bar.isAccessibilityElement)
        #expect(field.accessibilityValue == "Stations")
        #expect(
            Set(AccessibilityTraits(rawValue: field.accessibilityTraits.rawValue).names)
                == ["searchField", "textEntry"])
        bar.text = "Jazz"
        #expect(field.accessibilityValue == "Jazz")
        bar.text = nil
        #expect(bar.text == "")
    }

    @Test func `typing, searching and clearing reach the delegate`() {
        bar.delegate = delegate
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        window.addSubview(bar)
        #expect(bar.becomeFirstResponder())
        for text in ["J", "!", "a", "\n"] { bar.searchTextField.insertText(text) }
        button("Clear text")?.performPrimaryAction()
        #expect(bar.resignFirstResponder())
        #expect(delegate.log == ["begin", "text J", "text Ja", "search", "text ", "end"])
        #expect(button("Clear text") == nil)
    }

    @Test func `the cancel button is there when it is wanted`() {
        bar.delegate = delegate
        #expect(button("Cancel") == nil)
        bar.setShowsCancelButton(true, animated: true)
        bar.layoutIfNeeded()
        button("Cancel")?.performPrimaryAction()
        #expect(delegate.log == ["cancel"])
        #expect(bar.searchTextField.frame.maxX <= button("Cancel")?.frame.minX ?? 0)
    }

    @Test func `scopes are a series of which one is chosen`() throws {
        bar.delegate = delegate
        bar.scopeButtonTitles = ["All", "Favorites"]
        bar.showsScopeBar = true
        bar.layoutIfNeeded()
        let scopes = try #require(bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
        scopes.layoutIfNeeded()
        #expect(!scopes.isHidden)
        #expect(scopes.accessibilitySeries == .segmentedControl)
        scopes.tap(at: CGPoint(x: scopes.bounds.maxX - 5, y: 5))
        #expect(bar.selectedScopeButtonIndex == 1)
        #expect(delegate.log == ["scope 1"])
        bar.selectedScopeButtonIndex = 9
        #expect(bar.selectedScopeButtonIndex == 1)
    }

    @Test func `a bar is freed with its field`() {
        weak var field: UITextField?
        do {
            let bar = UISearchBar()
            field = bar.searchTextField
            #expect(field != nil)
        }
        #expect(field == nil)
    }
}
