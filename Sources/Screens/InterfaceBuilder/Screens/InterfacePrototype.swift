import AccessibilityTree
import Foundation
import HeadlessUIKit

/// A view in a file that serves as the template of the app's cells: a cell, a header or a footer.
///
/// It is no content: the app's data source decides how many there are of its kind, and their texts. Its subviews are
/// audited on their own.
@preconcurrency @MainActor public struct InterfacePrototype {
    /// The kinds of views that a prototype is for.
    public enum Kind: String, Sendable, Hashable {
        /// Of the cells of a table or a collection.
        case cell
        /// Of the headers of a collection's sections.
        case sectionHeader
        /// Of the footers of a collection's sections.
        case sectionFooter
    }

    /// The kind of view that it is for.
    public let kind: Kind
    /// The name for people: its reuse identifier, else its class, its label in Interface Builder or its kind.
    public let name: String
    /// The class: the app's own, or UIKit's.
    public let className: String
    /// The location in the file.
    public let location: SourceLocation

    private let width: CGFloat
    /// The table or the collection, behind whose views its background is.
    private let container: InterfaceBuilderDocument.Object?
    private let archive: Archive
    private let index: Int

    init(_ object: InterfaceBuilderDocument.Object, _ kind: Kind, in archive: Archive) {
        self.kind = kind
        let names = [object[.reuseIdentifier], object.customClass, object.userLabel]
        name = names.lazy.compactMap(\.self).first { !$0.isEmpty } ?? ClassNames.words(object.elementName)
        className = object.customClass ?? ClassNames.uiKit(object.elementName)
        location = archive.location(of: object)
        container = object.parent.map { archive.document.objects[$0] }
        width = container?.frame.map { CGFloat($0.width) } ?? 0
        self.archive = archive
        index = object.index
    }

    /// Makes a window with one view after the prototype, and shows it. Hide it when it is no longer needed.
    public func makeWindow() -> UIWindow {
        let view = archive.makeView(after: archive.document.objects[index]) ?? UIView()
        var size = view.frame.size
        if size.width <= 0 { size.width = width > 0 ? width : archive.document.deviceSize.width }
        if size.height <= 0 { size.height = Self.usualHeight }
        if sizesItself { size.height = view.height(holdingContent: size) }
        if let setting = archive.adaptation.setting { size = setting.size(for: size, in: archive.document) }
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        view.frame = CGRect(origin: .zero, size: size)
        window.backgroundColor = background
        // What code may change of the container concerns its views, too.
        window.sourceLocation = container.map { archive.location(of: $0) }
        window.addSubview(view)
        window.isHidden = false
        return window
    }

    /// The background of the container: its own, or UIKit's for its style.
    private var background: UIColor? {
        guard let container else { return nil }
        return ValueReader(document: archive.document).color(container[.backgroundColor])
            ?? container.standardListBackground
    }

    private static let usualHeight: CGFloat = 44

    /// Whether the list sizes the views of the prototype by their content: a table with automatic row heights or a
    /// collection with estimated sizes.
    private var sizesItself: Bool {
        let document = archive.document
        guard let list = document.objects[index].parent.map({ document.objects[$0] }) else { return false }
        return list.elementName == "tableView" ? (list[.rowHeight] ?? -1) < 0 : true
    }
}

extension UIView {
    /// Returns the height for a size of a file, or the height that the content needs if it is larger.
    func height(holdingContent size: CGSize) -> CGFloat {
        let fitting = systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return max(size.height, fitting.height.isFinite ? fitting.height : 0)
    }
}

extension Archive {
    /// The prototypes in parts of the document, in its order.
    func prototypes(in ranges: [Range<Int>]) -> [InterfacePrototype] {
        ranges.joined().compactMap { index in
            let object = document.objects[index]
            return document.prototypeKind(of: object).map { InterfacePrototype(object, $0, in: self) }
        }
    }
}

extension UIStoryboard {
    /// The prototypes in the views of controllers, which are given by their indices.
    func prototypes(in controllers: [Int]) -> [InterfacePrototype] {
        archive.prototypes(in: controllers.map { archive.subtree(of: document.objects[$0]) })
    }
}
