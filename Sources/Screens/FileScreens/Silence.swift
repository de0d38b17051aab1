import AccessibilityTree
import Escaping

/// The reason why VoiceOver reads nothing on a screen: the views that it holds instead.
struct Silence {
    private let tree: AccessibilityTree

    init(_ tree: AccessibilityTree) {
        self.tree = tree
    }

    /// The cause in a few words, such as "2 images without a label, a table whose rows the app makes".
    var cause: String {
        var (views, hidden) = (0, 0)
        var counts: [(Kind, Int)] = []
        var classes: [String] = []
        var index = 0
        while index < tree.count {
            let node = tree[index]
            guard node.isView, node.source != nil else {
                index += 1
                continue
            }
            views += 1
            if node.isHidden || node.alpha == 0 || node.elementsHidden {
                hidden += 1
                index = tree.subtree(at: index).upperBound
                continue
            }
            index += 1
            if let name = Self.appClass(node.className) {
                if !classes.contains(name) { classes.append(name) }
            } else if let kind = Kind(node.className) {
                if let place = counts.firstIndex(where: { $0.0 == kind }) {
                    counts[place].1 += 1
                } else {
                    counts.append((kind, 1))
                }
            }
        }
        var parts = counts.map { $0.text($1) }
        if !classes.isEmpty {
            let named = classes.prefix(3).map(SafeText.escape).joined(separator: ", ")
            let rest = classes.count - 3
            parts.append("views that the app draws (\(named)\(rest > 0 ? " and \(rest) more" : ""))")
        }
        if hidden > 0 { parts.append("\(hidden) hidden view\(hidden == 1 ? "" : "s")") }
        guard parts.isEmpty else { return parts.joined(separator: ", ") }
        switch views {
        case 0: return "the file has no view for it"
        case 1: return "an empty view"
        default: return "\(views) empty views"
        }
    }

    /// The kinds of views without an announcement.
    private enum Kind {
        case image, text, table, collection, web, map, spinner

        init?(_ className: String) {
            switch className {
            case "UIImageView": self = .image
            case "UILabel", "UITextView": self = .text
            case "UITableView": self = .table
            case "UICollectionView": self = .collection
            case "WKWebView", "UIWebView": self = .web
            case "MKMapView": self = .map
            case "UIActivityIndicatorView": self = .spinner
            default: return nil
            }
        }

        func text(_ count: Int) -> String {
            let isOne = count == 1
            return switch self {
            case .image: isOne ? "an image without a label" : "\(count) images without a label"
            case .text: isOne ? "an empty text" : "\(count) empty texts"
            case .table: isOne ? "a table with rows from code" : "\(count) tables with rows from code"
            case .collection:
                isOne ? "a collection with items from code" : "\(count) collections with items from code"
            case .web: "a web page that the app loads"
            case .map: "a map"
            case .spinner: "an activity indicator that is not running"
            }
        }
    }

    /// The name of a class that is no framework's, or nil.
    private static func appClass(_ name: String) -> String? {
        let frameworks = ["UI", "_UI", "WK", "MK", "SCN", "SK", "AR", "MTK", "GLK", "AV", "PDF", "QL", "CAK", "NS"]
        return frameworks.contains { name.hasPrefix($0) } ? nil : name
    }
}
