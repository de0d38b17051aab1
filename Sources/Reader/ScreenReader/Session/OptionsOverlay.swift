import StrictJSON
import Suggestions

/// Reader options of which a file states only some: the others keep the device's values.
package enum OptionsOverlay {
    /// An error in the options of a file.
    package struct Problem: Error, CustomStringConvertible {
        /// The location and the error.
        package var description: String
    }

    /// Returns the standard options with the values of the overlay. Throws `Problem` for an unknown name or value.
    package static func apply(_ overlay: JSONObject) throws(Problem) -> ScreenReader.Options {
        do {
            var standard = try object(ScreenReader.Options())
            merge(overlay, into: &standard)
            let options = try StrictJSONDecoder().decode(ScreenReader.Options.self, from: JSONValue(standard))
            // A name that no option has is not written back.
            try refuseUnknown(overlay, known: try object(options), path: "options")
            return options
        } catch let problem as Problem {
            throw problem
        } catch let error as JSONError {
            let path = error.path.isEmpty ? "" : "\"\(error.path)\": "
            throw Problem(description: "\"options\" can't be read: \(path)\(error.message)")
        } catch {
            throw Problem(description: "\"options\" can't be read")
        }
    }

    /// Returns the options that differ from the standard ones.
    package static func difference(of options: ScreenReader.Options) throws -> JSONObject {
        difference(try object(options), try object(ScreenReader.Options()))
    }

    private static func difference(_ object: JSONObject, _ standard: JSONObject) -> JSONObject {
        var result = JSONObject()
        for member in object.members {
            if let inner = member.value.object, let known = standard[member.key]?.object {
                let part = difference(inner, known)
                if !part.isEmpty { result[member.key] = JSONValue(part) }
            } else if member.value != standard[member.key] {
                result[member.key] = member.value
            }
        }
        return result
    }

    private static func object(_ options: ScreenReader.Options) throws -> JSONObject {
        try StrictJSONEncoder().encode(options).object ?? JSONObject()
    }

    // Both recursions go only as deep as options of our own do.
    private static func merge(_ overlay: JSONObject, into base: inout JSONObject) {
        for member in overlay.members {
            if let inner = member.value.object, var old = base[member.key]?.object, !old.isEmpty,
                inner.keys.allSatisfy({ old[$0] != nil })
            {
                merge(inner, into: &old)
                base[member.key] = JSONValue(old)
            } else {
                base[member.key] = member.value
            }
        }
    }

    private static func refuseUnknown(_ overlay: JSONObject, known: JSONObject, path: String) throws(Problem) {
        for key in overlay.keys.sorted() {
            guard let there = known[key] else {
                throw Problem(
                    description: "\"\(path)\" has no \(key.quoted)"
                        + (Suggestion.nearest(to: key, among: known.keys).map { "; did you mean \"\($0)\"?" } ?? ""))
            }
            if let inner = overlay[key]?.object, let known = there.object {
                try refuseUnknown(inner, known: known, path: "\(path).\(key)")
            }
        }
    }
}
