import Foundation
import Speech
import StrictJSON

extension SessionLog {
    /// Reads the sessions of a log. Throws at the first line that is not as it should be.
    public static func read(_ bytes: some Sequence<UInt8>) throws(SessionLogError) -> [SessionLog] {
        var sessions: [SessionLog] = []
        for (index, line) in Array(bytes).split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            let text = line.last == 0x0D ? line.dropLast() : line
            if text.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
            var reader = LineReader(number: index + 1)
            try reader.read(text, into: &sessions)
        }
        guard !sessions.isEmpty else { throw SessionLogError("the log is empty", line: 1) }
        return sessions
    }
}

/// Reads one line of a log.
private struct LineReader {
    let number: Int

    /// No event is longer; a longer line is damaged.
    private static let lengthLimit = 4 << 20
    /// Thirty years of virtual time.
    private static let timeLimit = 1e9

    mutating func read(_ line: ArraySlice<UInt8>, into sessions: inout [SessionLog]) throws(SessionLogError) {
        guard line.count <= Self.lengthLimit else { throw error("the line is longer than 4 MiB") }
        var fields = try object(line)
        if let format = fields.removeValue(forKey: "format") {
            guard format.string == SessionLog.format else {
                throw error("\"format\" must be \"\(SessionLog.format)\"")
            }
            sessions.append(SessionLog(header: try header(fields)))
            return
        }
        guard let last = sessions.indices.last else {
            throw error("the first line must be a header with \"format\": \"\(SessionLog.format)\"")
        }
        guard sessions[last].end == nil else { throw error("the session has ended; a header must follow") }
        let at = try time(fields.removeValue(forKey: "at"), notBefore: sessions[last].entries.last?.at ?? .zero)
        guard let name = fields.removeValue(forKey: "event")?.string else { throw error("\"event\" is missing") }
        if name == "end" {
            guard fields.count == 1, let isSilent = fields["isSilent"]?.bool else {
                throw error("the end must have \"isSilent\" and nothing else")
            }
            sessions[last].end = SessionLog.End(at: at, isSilent: isSilent)
            return
        }
        sessions[last].entries.append(try entry(name, fields, at))
    }

    private func object(_ line: ArraySlice<UInt8>) throws(SessionLogError) -> JSONObject {
        let value: JSONValue
        do {
            value = try JSONValue(parsing: line)
        } catch {
            throw self.error("this is not a JSON object: column \(error.position.column): \(error.message)")
        }
        guard let object = value.object else { throw error("expected a JSON object, found \(value.typeName)") }
        return object
    }

    private func header(_ fields: JSONObject) throws(SessionLogError) -> SessionLog.Header {
        let known: Set<String> = [
            "file", "screen", "bare", "display", "date", "timeZone", "options", "announcements",
        ]
        if let unknown = fields.keys.filter({ !known.contains($0) }).min() {
            throw error("the header has no \"\(unknown)\"")
        }
        var header = SessionLog.Header(
            file: try text(fields["file"], "file"), screen: try text(fields["screen"], "screen"))
        if let value = fields["bare"] {
            guard let isBare = value.bool else { throw error("\"bare\" must be true or false") }
            header.isBare = isBare
        }
        for (name, value) in (try object(fields["display"], "display")).members.map({ ($0.key, $0.value) }) {
            guard let text = value.string else { throw error("\"display\" must have strings") }
            header.display[name] = text
        }
        if let text = try text(fields["date"], "date") {
            guard let date = try? Date(text, strategy: .iso8601) else {
                throw error("\"date\" must be like \"2024-01-01T09:41:00Z\"")
            }
            header.date = date
        }
        if let name = try text(fields["timeZone"], "timeZone") {
            guard let zone = TimeZone(identifier: name) else { throw error("\"timeZone\" is unknown") }
            header.timeZone = zone
        }
        if let value = fields["announcements"] {
            guard let policy = value.string.flatMap(AnnouncementPolicy.init) else {
                throw error("\"announcements\" must be \"realistic\" or \"lenient\"")
            }
            header.policy = policy
        }
        if let value = fields["options"] {
            guard let overlay = value.object else { throw error("\"options\" must be an object") }
            do {
                header.options = try OptionsOverlay.apply(overlay)
            } catch {
                throw self.error(error.description)
            }
        }
        return header
    }

    private func object(_ value: JSONValue?, _ key: String) throws(SessionLogError) -> JSONObject {
        guard let value, !value.isNull else { return JSONObject() }
        guard let object = value.object else { throw error("\"\(key)\" must be an object") }
        return object
    }

    private func text(_ value: JSONValue?, _ key: String) throws(SessionLogError) -> String? {
        guard let value, !value.isNull else { return nil }
        guard let text = value.string else { throw error("\"\(key)\" must be a string") }
        return text
    }

    private func time(_ value: JSONValue?, notBefore earlier: Instant) throws(SessionLogError) -> Instant {
        guard let seconds = value?.double, seconds >= 0, seconds <= Self.timeLimit else {
            throw error("\"at\" must be a number of seconds from 0")
        }
        let at = Instant(nanoseconds: Int64((seconds * 1e9).rounded()))
        guard at >= earlier else { throw error("\"at\" is earlier than the line before") }
        return at
    }

    private func entry(
        _ name: String, _ fields: JSONObject, _ at: Instant
    ) throws(SessionLogError) -> LogEntry {
        var facts = fields
        var utterance: Utterance?
        if let value = facts.removeValue(forKey: "parts") {
            guard name == "spoken" else { throw error("the event \"\(name)\" has no \"parts\"") }
            guard let parts = value.array, let read = EventFields.utterance(parts) else {
                throw error("\"parts\" is invalid")
            }
            utterance = read
        }
        do {
            return LogEntry(at: at, event: try EventFields.event(name, facts), utterance: utterance)
        } catch {
            throw SessionLogError(error.description, line: number)
        }
    }

    private func error(_ message: String) -> SessionLogError {
        SessionLogError(message, line: number)
    }
}
