import Suggestions

/// The members of an object. Unread members are errors.
package struct JSONFields {
    /// The object itself.
    package let field: JSONField
    private let members: JSONObject
    private var read: Set<String> = []
    /// The names that were requested so far, whether there are such members or not.
    package private(set) var known: [String] = []

    init(_ field: JSONField, _ members: JSONObject) {
        self.field = field
        self.members = members
    }

    /// The keys in the order of the text.
    package var keys: [String] { members.keys }

    /// The member with one of these names, or nil when there is none or it is null.
    package mutating func take(_ names: String...) throws(JSONError) -> JSONField? { try take(oneOf: names) }

    /// The member with one of these names, or nil when there is none or it is null.
    package mutating func take(oneOf names: [String]) throws(JSONError) -> JSONField? {
        var found: JSONField?
        for name in names {
            guard let field = member(name) else { continue }
            if let found { throw field.error("this is a synonym of \(found.path); use only one of them") }
            found = field
        }
        guard let found, !found.isNull else { return nil }
        return found
    }

    /// The member with this name even when it is null; nil when there is none.
    package mutating func member(_ name: String) -> JSONField? {
        known.append(name)
        guard let member = members[name] else { return nil }
        read.insert(name)
        let path = field.path.isEmpty ? name : "\(field.path).\(name)"
        return JSONField(member, path: path)
    }

    /// Rejects unread members.
    package func finish() throws(JSONError) {
        if let stray = strays.first { throw stray }
    }

    /// A mistake for each unread member.
    package var strays: [JSONError] {
        guard read.count < members.count else { return [] }
        return members.members.filter { !read.contains($0.key) }.map { stray in
            JSONError(
                "the key \(stray.key.quoted) is unknown; " + Suggestion.text(for: stray.key, among: known),
                at: stray.position, path: field.path)
        }
    }
}
