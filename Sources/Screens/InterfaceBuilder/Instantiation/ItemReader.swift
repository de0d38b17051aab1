import Foundation
import HeadlessUIKit

/// Reads objects of a file that are not views: items of bars and gesture recognizers.
@MainActor struct ItemReader {
    typealias Object = InterfaceBuilderDocument.Object

    let values: ValueReader

    func apply(_ object: Object, to live: AnyObject) {
        switch live {
        case let item as UIBarButtonItem: applyButton(object, to: item)
        case let item as UITabBarItem: applyTab(object, to: item)
        case let item as UINavigationItem: applyNavigationItem(object, to: item)
        case let recognizer as UIGestureRecognizer: applyRecognizer(object, to: recognizer)
        default: break
        }
    }

    private func applyItem(_ object: Object, to item: UIBarItem) {
        if let title = object[.title] { item.title = title }
        if let image = values.image(object[.image]) { item.image = image }
        item.landscapeImagePhone = values.image(object[.landscapeImage])
        item.isEnabled = object[.enabled] ?? true
        if let tag = object.tag { item.tag = tag }
    }

    private func applyButton(_ object: Object, to item: UIBarButtonItem) {
        applyItem(object, to: item)
        if let width = object[.width] { item.width = width }
        if object[.style] == "done" { item.style = .done }
        item.tintColor = values.color(object[.tintColor])
        item.isSelected = object[.selected] ?? false
        item.isHidden = object[.hidden] ?? false
    }

    private func applyTab(_ object: Object, to item: UITabBarItem) {
        applyItem(object, to: item)
        item.selectedImage = values.image(object[.selectedImage])
        item.badgeValue = object[.badgeValue]
    }

    private func applyNavigationItem(_ object: Object, to item: UINavigationItem) {
        if let title = object[.title] { item.title = title }
        item.prompt = object[.prompt]
        item.backButtonTitle = object[.backButtonTitle]
        item.hidesBackButton = object[.hidesBackButton] ?? false
        item.leftItemsSupplementBackButton = object[.leftItemsSupplementBackButton] ?? false
        switch object[.largeTitleDisplayMode] {
        case "always": item.largeTitleDisplayMode = .always
        case "never": item.largeTitleDisplayMode = .never
        default: item.largeTitleDisplayMode = .automatic
        }
    }

    private func applyRecognizer(_ object: Object, to recognizer: UIGestureRecognizer) {
        recognizer.isEnabled = object[.enabled] ?? true
        recognizer.cancelsTouchesInView = object[.cancelsTouchesInView] ?? true
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            tap.numberOfTapsRequired = object[.numberOfTapsRequired] ?? 1
            tap.numberOfTouchesRequired = object[.numberOfTouchesRequired] ?? 1
        case let press as UILongPressGestureRecognizer:
            press.minimumPressDuration = object[.minimumPressDuration] ?? 0.5
        case let swipe as UISwipeGestureRecognizer:
            swipe.direction = object[.direction, in: Names.swipes] ?? .right
        default: break
        }
    }
}
