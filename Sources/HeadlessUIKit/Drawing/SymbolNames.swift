import Foundation

/// Names for images that say nothing about themselves.
enum SymbolNames {
    // The system speaks the purpose of its common symbols, not their shape.
    private static let labels: [String: String] = [
        "plus": "Add", "minus": "Remove", "xmark": "Close", "checkmark": "Selected", "trash": "Delete",
        "gear": "Settings", "gearshape": "Settings", "magnifyingglass": "Search", "square.and.arrow.up": "Share",
        "square.and.pencil": "Compose", "pencil": "Edit", "ellipsis": "More", "info": "Info", "heart": "Love",
        "star": "Favorite", "bell": "Notifications", "house": "Home", "person": "Person", "person.2": "People",
        "envelope": "Mail", "phone": "Phone", "camera": "Camera", "photo": "Photo", "bookmark": "Bookmark",
        "folder": "Folder", "doc": "Document", "paperplane": "Send", "play": "Play", "pause": "Pause", "stop": "Stop",
        "forward": "Forward", "backward": "Backward", "arrow.clockwise": "Refresh", "chevron.left": "Back",
        "chevron.right": "Forward", "chevron.up": "Up", "chevron.down": "Down", "arrow.left": "Left",
        "arrow.right": "Right", "arrow.up": "Up", "arrow.down": "Down", "calendar": "Calendar", "clock": "Clock",
        "lock": "Lock", "map": "Map", "mic": "Microphone", "cart": "Shopping Cart", "eye": "Show",
        "eye.slash": "Hide", "flag": "Flag", "tag": "Tag", "link": "Link", "paperclip": "Attach",
        "line.3.horizontal": "Menu", "list.bullet": "List", "wifi": "Wi-Fi",
    ]
    private static let shapes: Set<Substring> = ["fill", "circle", "square", "rectangle"]

    /// What VoiceOver says for a system symbol that has no label of its own.
    static func label(of symbol: String) -> String {
        if let label = labels[symbol] { return label }
        // "heart.fill" and "xmark.circle.fill" are named after what stands inside the shape.
        var parts = symbol.split(separator: ".")
        while parts.count > 1, let last = parts.last, shapes.contains(last) {
            parts.removeLast()
            if let label = labels[parts.joined(separator: ".")] { return label }
        }
        return symbol.split(separator: ".").joined(separator: " ")
    }

    /// The words of an image's file name: no folder, no extension, no separators.
    static func words(ofFile name: String) -> String {
        let file = name.split(separator: "/").last ?? ""
        let stem = file.hasSuffix(".png") || file.hasSuffix(".jpg") || file.hasSuffix(".pdf") ? file.dropLast(4) : file
        return stem.split { $0 == "_" || $0 == "-" || $0 == " " }.joined(separator: " ")
    }
}
