import Foundation
import HeadlessUIKit

/// A view whose size depends on its text, its image or the appearance of its control, with the size that the file has
/// for it.
///
/// Controls without text keep the size of the file: iOS has made switches, steppers, progress views and bars larger or
/// smaller over the years, so that another size is no evidence about text measurement.
@MainActor struct StoredContent {
    /// Which size counts.
    enum Size {
        /// The size in the file.
        case stored
        /// A tenth and a point more.
        case grown
        /// The view's own, for texts and images.
        case own
    }

    private let view: UIView
    private let stored: CGSize
    /// The size that the file states.
    private let stated: CGSize?
    private let hasTextOrImage: Bool

    /// Those of the members of a root whose content has a size.
    static func all(in root: LayoutCheckRoots.Root, of stage: LayoutStage) -> [StoredContent] {
        root.members.compactMap { index in
            let object = stage.archive.document.objects[index]
            guard let view = stage.maker.live(index) as? UIView, let frame = object.frame else { return nil }
            // The size that the file states for design time always counts, except where it replaces that of a text or
            // an image.
            let stated = view.statedContentSize
            if stated != nil, !hasTextOrImage(view) { return nil }
            let insets = view.alignmentRectInsets
            let own = stated ?? view.intrinsicContentSize
            let size = CGSize(
                width: own.width < 0 ? own.width : frame.width - insets.left - insets.right,
                height: own.height < 0 ? own.height : frame.height - insets.top - insets.bottom)
            guard own.width >= 0 || own.height >= 0 else { return nil }
            return StoredContent(view: view, stored: size, stated: stated, hasTextOrImage: hasTextOrImage(view))
        }
    }

    private static func hasTextOrImage(_ view: UIView) -> Bool {
        view is UILabel || view is UIButton || view is UIImageView || view is UITextField || view is UITextView
            || view is UISegmentedControl
    }

    private static func grown(_ size: CGSize) -> CGSize {
        func more(_ length: CGFloat) -> CGFloat { length < 0 ? length : length * 1.1 + 1 }
        return CGSize(width: more(size.width), height: more(size.height))
    }

    func state(_ size: Size) {
        switch size {
        case .grown where hasTextOrImage: view.statedContentSize = Self.grown(stored)
        case .own where hasTextOrImage: view.statedContentSize = stated
        case .stored, .grown, .own: view.statedContentSize = stored
        }
    }
}
