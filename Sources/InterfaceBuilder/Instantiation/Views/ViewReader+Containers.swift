import Foundation
import HeadlessUIKit

extension ViewReader {
    func applyScrollView(_ object: Object, to view: UIScrollView) {
        view.isScrollEnabled = object.flag("scrollEnabled") ?? true
        view.isPagingEnabled = object.flag("pagingEnabled") ?? false
        view.bounces = object.flag("bounces") ?? true
        view.alwaysBounceVertical = object.flag("alwaysBounceVertical") ?? false
        view.alwaysBounceHorizontal = object.flag("alwaysBounceHorizontal") ?? false
        view.showsVerticalScrollIndicator = object.flag("showsVerticalScrollIndicator") ?? true
        view.showsHorizontalScrollIndicator = object.flag("showsHorizontalScrollIndicator") ?? true
        if case .insets(let top, let left, let bottom, let right) = object.value("contentInset") {
            view.contentInset = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        }
        if let behavior = object.named("contentInsetAdjustmentBehavior", in: Names.insetAdjustments) {
            view.contentInsetAdjustmentBehavior = behavior
        }
        if let scale = object.number(.maximumZoomScale), scale >= 1 { view.maximumZoomScale = scale }
        switch view {
        case let text as UITextView: applyTextView(object, to: text)
        case let collection as UICollectionView: applyCollection(object, to: collection)
        case let table as UITableView: applyTable(object, to: table)
        default: break
        }
    }

    func applyStack(_ object: Object, to stack: UIStackView) {
        stack.axis = object.attribute("axis") == "vertical" ? .vertical : .horizontal
        stack.distribution = object.named("distribution", in: Names.distributions) ?? .fill
        stack.alignment = object.named("alignment", in: Names.alignments) ?? .fill
        stack.spacing = object.attribute("spacingType") == "standard" ? 8 : object.number(.spacing) ?? 0
        stack.isBaselineRelativeArrangement = object.flag("baselineRelativeArrangement") ?? false
        let hasMargins = object.value("directionalLayoutMargins") != nil || object.value("layoutMargins") != nil
        stack.isLayoutMarginsRelativeArrangement = object.flag("layoutMarginsRelativeArrangement") ?? hasMargins
    }

    func applyNavigationBar(_ object: Object, to bar: UINavigationBar) {
        bar.prefersLargeTitles = object.flag("largeTitles") ?? false
        bar.isTranslucent = object.flag("translucent") ?? true
        bar.barTintColor = values.color(object.color("barTintColor"))
    }

    func applyTabBar(_ object: Object, to bar: UITabBar) {
        bar.isTranslucent = object.flag("translucent") ?? true
        bar.barTintColor = values.color(object.color("barTintColor"))
    }

    func applyToolbar(_ object: Object, to bar: UIToolbar) {
        bar.isTranslucent = object.flag("translucent") ?? true
        bar.barTintColor = values.color(object.color("barTintColor"))
    }
}
