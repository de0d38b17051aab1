import HeadlessUIKit

/// A part that a cell of a table makes itself, for which the file has an object: its content view, and the labels and the
/// image of its style.
struct CellPart: Hashable, Sendable {
    typealias Object = InterfaceBuilderDocument.Object

    private enum Kind: Hashable {
        case content, text, detail, image
    }

    private let kind: Kind
    private let style: UITableViewCell.CellStyle

    /// nil for an object that stands for none.
    init?(_ object: Object, _ document: InterfaceBuilderDocument) {
        guard let place = object.parent else { return nil }
        let parent = document.objects[place]
        if object.role == .property("contentView") {
            guard parent.elementName == "tableViewCell" else { return nil }
            kind = .content
            style = .default
            return
        }
        guard parent.role == .property("contentView"), let id = object.id,
            let cell = parent.parent.map({ document.objects[$0] }), cell.elementName == "tableViewCell",
            let found = Self.kinds.first(where: { cell.attribute($0.0) == id })
        else { return nil }
        kind = found.1
        style = cell.named(.style, in: Names.cellStyles) ?? .default
    }

    private static let kinds: [(Object.Key, Kind)] = [
        (.textLabel, .text), (.detailTextLabel, .detail), (.imageView, .image),
    ]

    /// The part of a new cell; nil where its style has none.
    @MainActor var view: UIView? {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        return switch kind {
        case .content: cell.contentView
        case .text: cell.textLabel
        case .detail: cell.detailTextLabel
        case .image: cell.imageView
        }
    }
}
