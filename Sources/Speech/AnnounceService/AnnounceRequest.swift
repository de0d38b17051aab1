import Speech
import StrictJSON
import Suggestions

/// One line that a client of `earshot announce` sends.
enum AnnounceRequest: Sendable, Hashable {
    /// Speak a text.
    case post(Post)
    /// End an announcement of this client.
    case cancel(JSONValue)
    /// Control speech.
    case control(Control)
    /// Read this client's next line later.
    case wait(Wait)

    /// A text to speak.
    struct Post: Sendable, Hashable {
        /// The client's own name for it: a text or a whole number; nil if the service is to name it.
        var id: JSONValue?
        var text: SpokenText
        var priority = UtterancePriority.default
        var key: String?
    }

    /// A speech command that a client can send.
    enum Control: String, Sendable, Hashable, CaseIterable {
        /// End all announcements of this client.
        case stop
        /// End the current speech, if it is this client's.
        case skip
        /// Hold speech still.
        case pause
        /// Continue speech.
        case resume
        /// Make speech inaudible.
        case mute
        /// Make speech audible.
        case unmute
    }

    /// Until when the next line waits.
    enum Wait: Sendable, Hashable {
        /// Until so much time has passed.
        case duration(Duration)
        /// Until all announcements of this client have ended.
        case idle
    }
}

/// The reason a line was rejected, and how to fix it.
struct AnnounceMistake: Error, Sendable, Hashable {
    var message: String
    var remedy: String
    /// The name of the announcement that it was about, if it could be read.
    var id: JSONValue?

    init(_ message: String, remedy: String, id: JSONValue? = nil) {
        self.message = message
        self.remedy = remedy
        self.id = id
    }
}

extension AnnounceRequest {
    /// The maximum length of a line, in bytes.
    static let longestLine = 64 << 10
    /// The maximum nesting depth of arrays and objects.
    static let depth = 8
    /// The maximum length of an id or key, in Unicode scalars.
    static let longestName = 128
    /// The maximum time a client can wait, in seconds.
    static let longestWait = 3600.0

    private static let postMembers = [
        "id", "text", "priority", "key", "language", "role", "spell", "punctuation", "pitch",
    ]

    /// Reads a line without its end.
    static func parse(_ line: [UInt8]) throws(AnnounceMistake) -> AnnounceRequest {
        let value: JSONValue
        do {
            value = try JSONValue(parsing: line, limits: JSONLimits(size: longestLine, depth: depth))
        } catch {
            throw AnnounceMistake(
                "this line is not JSON: column \(error.position.column): \(error.message)",
                remedy: "write one JSON object on one line, in UTF-8")
        }
        guard let members = value.object else {
            throw AnnounceMistake(
                "expected an object, not \(value.typeName)", remedy: #"write {"text": "…"}"#)
        }
        // A literal nil would be JSON's null.
        var id = members["id"]
        if let value = id, !isName(value) { id = .none }
        do throws(AnnounceMistake) {
            if members["text"] != nil || members["id"] != nil { return .post(try post(members)) }
            if members.count == 1, let member = members.members.first {
                switch member.key {
                case "cancel": return .cancel(try name(member.value, "cancel"))
                case "command": return .control(try choice(member.value, "command", of: Control.self))
                case "wait": return .wait(try wait(member.value))
                default: break
                }
            }
            throw AnnounceMistake(
                "this line contains no request",
                remedy: #"write "text" to speak, or exactly one of "cancel", "command" and "wait""#)
        } catch {
            throw AnnounceMistake(error.message, remedy: error.remedy, id: error.id ?? id)
        }
    }

    private static func post(_ members: JSONObject) throws(AnnounceMistake) -> Post {
        for member in members.keys.sorted() where !postMembers.contains(member) {
            throw AnnounceMistake(
                "unknown member \(Suggestion.shown(member))", remedy: Suggestion.remedy(member, allowed: postMembers))
        }
        guard let text = members["text"] else {
            throw AnnounceMistake(#"the member "text" is missing"#, remedy: #"write {"text": "…"}"#)
        }
        var spoken = SpokenText(try string(text, "text"), role: .announcement)
        spoken.language = try members["language"].map { value throws(AnnounceMistake) in
            let tag = try string(value, "language", longest: 35)
            guard LanguageCode.isValid(tag) else {
                throw AnnounceMistake("unknown language \(Suggestion.shown(tag))", remedy: LanguageCode.remedy)
            }
            return tag
        }
        if let role = members["role"] { spoken.role = try choice(role, "role", of: SpeechRole.self) }
        if let spell = members["spell"] { spoken.spellsOut = try bool(spell, "spell") }
        if let punctuation = members["punctuation"] { spoken.punctuation = try bool(punctuation, "punctuation") }
        if let pitch = members["pitch"] {
            guard let value = pitch.double, (0...2).contains(value) else {
                throw AnnounceMistake(
                    #""pitch" must be a number from 0 to 2"#, remedy: "1 is the normal pitch of the voice")
            }
            spoken.pitch = value
        }
        var post = Post(text: spoken)
        if let id = members["id"] { post.id = try name(id, "id") }
        if let key = members["key"] { post.key = try string(key, "key", longest: longestName) }
        if let priority = members["priority"] {
            post.priority = try choice(priority, "priority", of: UtterancePriority.self)
        }
        return post
    }

    private static func wait(_ value: JSONValue) throws(AnnounceMistake) -> Wait {
        if value == "idle" { return .idle }
        guard let seconds = value.double, (0...longestWait).contains(seconds) else {
            throw AnnounceMistake(
                #""wait" must be "idle" or a number of seconds from 0 to \#(Int(longestWait))"#,
                remedy: "\"idle\" waits until all your announcements have ended")
        }
        return .duration(.nanoseconds(Int64(seconds * 1_000_000_000)))
    }

    private static func isName(_ value: JSONValue) -> Bool {
        switch value.content {
        case .integer: true
        case .string(let text): (1...longestName).contains(text.unicodeScalars.count) && !text.hasPrefix("#")
        default: false
        }
    }

    private static func name(_ value: JSONValue, _ member: String) throws(AnnounceMistake) -> JSONValue {
        if isName(value) { return value }
        guard let text = value.string else {
            throw AnnounceMistake(
                "\"\(member)\" must be an integer or a string, not \(value.typeName)",
                remedy: member == "id" ? "write an integer or a string, or leave it out" : "write an id")
        }
        guard text.hasPrefix("#"), text.unicodeScalars.count <= longestName else {
            throw AnnounceMistake(
                "\"\(member)\" must have 1 to \(longestName) characters, not \(text.unicodeScalars.count)",
                remedy: text.isEmpty ? "write an id" : "shorten it")
        }
        // The service's own names can be cancelled like others.
        guard member == "cancel" else {
            throw AnnounceMistake(
                "\"\(member)\" must not begin with #", remedy: "names that begin with # are reserved for the service")
        }
        return value
    }

    private static func string(
        _ value: JSONValue, _ member: String, longest: Int = longestLine
    ) throws(AnnounceMistake) -> String {
        guard let text = value.string else {
            throw AnnounceMistake(
                "\"\(member)\" must be a string, not \(value.typeName)", remedy: "write a string in quotation marks")
        }
        let count = text.unicodeScalars.count
        guard count <= longest else {
            throw AnnounceMistake(
                "\"\(member)\" must have at most \(longest) characters, not \(count)", remedy: "shorten it")
        }
        return text
    }

    private static func bool(_ value: JSONValue, _ member: String) throws(AnnounceMistake) -> Bool {
        guard let value = value.bool else {
            throw AnnounceMistake(
                "\"\(member)\" must be true or false", remedy: "write true or false without quotation marks")
        }
        return value
    }

    private static func choice<Choice: RawRepresentable & CaseIterable>(
        _ value: JSONValue, _ member: String, of type: Choice.Type
    ) throws(AnnounceMistake) -> Choice where Choice.RawValue == String {
        let allowed = type.allCases.map(\.rawValue)
        guard let text = value.string else {
            throw AnnounceMistake(
                "\"\(member)\" must be a string, not \(value.typeName)",
                remedy: "allowed are \(allowed.joined(separator: ", "))")
        }
        guard let choice = Choice(rawValue: text) else {
            throw AnnounceMistake(
                "unknown value of \"\(member)\": \(Suggestion.shown(text))",
                remedy: Suggestion.remedy(text, allowed: allowed))
        }
        return choice
    }
}
