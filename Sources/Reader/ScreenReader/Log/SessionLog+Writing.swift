import Foundation
import Speech
import StrictJSON

extension SessionLog {
    /// The whole log, every line ended.
    public func jsonLines() throws -> String {
        var lines = [try header.jsonLine()]
        for entry in entries { lines.append(try entry.jsonLine()) }
        if let end { lines.append(try end.jsonLine()) }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension SessionLog.Header {
    /// The header as one line without a line end.
    public func jsonLine() throws -> String {
        var facts: JSONObject = ["announcements": JSONValue(policy.rawValue)]
        if let file { facts["file"] = JSONValue(file) }
        if let screen { facts["screen"] = JSONValue(screen) }
        if isBare { facts["bare"] = true }
        if !display.isEmpty {
            var fields = JSONObject()
            for (name, value) in display.sorted(by: { $0.key < $1.key }) { fields[name] = JSONValue(value) }
            facts["display"] = JSONValue(fields)
        }
        if let date { facts["date"] = JSONValue(date.formatted(.iso8601)) }
        if let timeZone { facts["timeZone"] = JSONValue(timeZone.identifier) }
        let options = try OptionsOverlay.difference(of: options)
        if !options.isEmpty { facts["options"] = JSONValue(options) }
        return SessionLogText.line(("format", JSONEscaping.quoted(SessionLog.format)), facts)
    }
}

extension LogEntry {
    /// The entry as one line without a line end.
    public func jsonLine() throws -> String {
        var (name, facts) = try EventFields.fields(of: event)
        if let utterance { facts["parts"] = try EventFields.parts(of: utterance) }
        return SessionLogText.line(at: at, event: name, facts)
    }
}

extension SessionLog.End {
    /// The end as one line without a line end.
    public func jsonLine() throws -> String {
        SessionLogText.line(at: at, event: "end", ["isSilent": JSONValue(isSilent)])
    }
}
