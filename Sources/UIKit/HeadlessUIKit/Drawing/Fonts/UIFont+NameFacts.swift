import Foundation
import Synchronization

extension UIFont {
    /// The attributes contained in the name of a font that is not registered.
    struct NameFacts {
        let family: String
        let weight: Weight
        let isItalic: Bool

        private init(_ name: String) {
            let lowered = name.lowercased()
            family = name.split(separator: "-", maxSplits: 1).first.map(String.init) ?? name
            weight = Weight(inName: lowered)
            isItalic = UIFont.holds(lowered, "italic") || UIFont.holds(lowered, "oblique")
        }

        /// Returns the attributes of a name, computed once: an app has few fonts and many labels.
        static func of(_ name: String) -> NameFacts {
            known.withLock { known in
                if let facts = known[name] { return facts }
                let facts = NameFacts(name)
                // Names come from files, which may have any number of them.
                if known.count >= limit { known = [:] }
                known[name] = facts
                return facts
            }
        }

        private static let known = Mutex<[String: NameFacts]>([:])
        private static let limit = 256
    }

    /// Whether a name has a part, byte by byte: Foundation's search costs more than all else about a font.
    static func holds(_ name: String, _ part: String) -> Bool {
        let (bytes, part) = (name.utf8, part.utf8)
        guard let first = part.first else { return true }
        var rest = bytes[...]
        while let start = rest.firstIndex(of: first) {
            if rest[start...].starts(with: part) { return true }
            rest = rest[rest.index(after: start)...]
        }
        return false
    }
}
