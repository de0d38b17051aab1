import Foundation
import Suggestions

/// Reader options of which a file states only some: the others keep the device's values.
package enum OptionsOverlay {
    /// What is wrong with the options of a file.
    package struct Problem: Error, CustomStringConvertible {
        /// The place and what is wrong there.
        package var description: String
    }

    /// The standard options with what the overlay states. Throws `Problem` for a name or a value that is not known.
    package static func apply(_ overlay: [String: Any]) throws -> ScreenReader.Options {
        var standard: [String: Any] = try object(ScreenReader.Options())
        try merge(overlay, into: &standard, path: "options")
        let options: ScreenReader.Options
        do {
            let data = try JSONSerialization.data(withJSONObject: standard)
            options = try JSONDecoder().decode(ScreenReader.Options.self, from: data)
        } catch let error as DecodingError {
            throw Problem(description: "\"options\" can't be read: \(Self.reason(error))")
        }
        // A name that no option has is not written back.
        try refuseUnknown(overlay, known: try object(options), path: "options")
        return options
    }

    /// What options state beyond the standard ones.
    package static func difference(of options: ScreenReader.Options) throws -> [String: Any] {
        difference(try object(options), try object(ScreenReader.Options()))
    }

    private static func difference(_ object: [String: Any], _ standard: [String: Any]) -> [String: Any] {
        var result: [String: Any] = [:]
        for (key, value) in object {
            if let inner = value as? [String: Any], let known = standard[key] as? [String: Any] {
                let part = difference(inner, known)
                if !part.isEmpty { result[key] = part }
            } else if (value as? NSObject) != (standard[key] as? NSObject) {
                result[key] = value
            }
        }
        return result
    }

    private static func object(_ options: ScreenReader.Options) throws -> [String: Any] {
        let data = try JSONEncoder().encode(options)
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    // JSONSerialization refuses more than 512 levels, so both recursions are bounded.
    private static func merge(_ overlay: [String: Any], into base: inout [String: Any], path: String) throws {
        for (key, value) in overlay {
            if let inner = value as? [String: Any], var old = base[key] as? [String: Any], !old.isEmpty,
                inner.keys.allSatisfy({ old[$0] != nil })
            {
                try merge(inner, into: &old, path: "\(path).\(key)")
                base[key] = old
            } else {
                base[key] = value
            }
        }
    }

    private static func refuseUnknown(_ overlay: [String: Any], known: [String: Any], path: String) throws {
        for key in overlay.keys.sorted() {
            guard let there = known[key] else {
                throw Problem(
                    description: "\"\(path)\" has no \"\(key)\""
                        + (Suggestion.nearest(to: key, among: known.keys).map { "; did you mean \"\($0)\"?" } ?? ""))
            }
            if let inner = overlay[key] as? [String: Any], let known = there as? [String: Any] {
                try refuseUnknown(inner, known: known, path: "\(path).\(key)")
            }
        }
    }

    private static func reason(_ error: DecodingError) -> String {
        let context: DecodingError.Context
        switch error {
        case .dataCorrupted(let inner), .keyNotFound(_, let inner), .typeMismatch(_, let inner),
            .valueNotFound(_, let inner):
            context = inner
        @unknown default: return "\(error)"
        }
        let path = context.codingPath.map(\.stringValue).joined(separator: ".")
        return "\"\(path)\": \(context.debugDescription)"
    }
}
