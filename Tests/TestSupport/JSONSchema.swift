import Foundation

/// A checker for the part of JSON Schema (2020-12) that the package's own schemas use.
///
/// An unknown keyword is an error, so that no part of a schema goes unchecked by mistake.
public struct JSONSchema {
    private let root: [String: Any]

    /// Reads a schema from a file.
    public init(contentsOf file: URL) throws {
        guard let root = try JSONSerialization.jsonObject(with: try Data(contentsOf: file)) as? [String: Any] else {
            throw Unusable(description: "\(file.lastPathComponent) is no JSON object")
        }
        self.root = root
    }

    /// Why a schema can't be used.
    public struct Unusable: Error, CustomStringConvertible {
        /// The problem.
        public var description: String
    }

    /// Returns the problems of a value, each with its location; empty when it is valid.
    public func problems(in json: Data) throws -> [String] {
        let value = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
        return try check(value, root, "")
    }

    // JSONSerialization refuses more than 512 levels, so the recursion is bounded.
    private func check(_ value: Any, _ schema: Any, _ path: String) throws -> [String] {
        if let flag = schema as? Bool { return flag ? [] : ["\(path): nothing is allowed here"] }
        guard let schema = schema as? [String: Any] else { throw Unusable(description: "\(path): no schema") }
        var problems: [String] = []
        for (keyword, argument) in schema.sorted(by: { $0.key < $1.key }) {
            switch keyword {
            case "$schema", "$id", "title", "description", "$defs": break
            case "$ref": problems += try check(value, try definition(argument), path)
            case "additionalProperties": problems += try checkOthers(value, argument, schema, path)
            case "allOf": problems += try (argument as? [Any] ?? []).flatMap { try check(value, $0, path) }
            // `then` holds where `if` does.
            case "if":
                if try check(value, argument, path).isEmpty {
                    problems += try check(value, schema["then"] ?? true, path)
                }
            case "then": break
            case "anyOf", "oneOf": problems += try checkChoices(value, argument, keyword, path)
            case "properties", "items", "required": problems += try checkParts(value, keyword, argument, path)
            default: problems += try checkItself(value, keyword, argument, path)
            }
        }
        return problems
    }

    private func definition(_ argument: Any) throws -> Any {
        guard let name = argument as? String, name.hasPrefix("#/$defs/"),
            let found = (root["$defs"] as? [String: Any])?[String(name.dropFirst(8))]
        else { throw Unusable(description: "$ref \(argument) leads nowhere") }
        return found
    }

    private func checkOthers(
        _ value: Any, _ argument: Any, _ schema: [String: Any], _ path: String
    ) throws -> [String] {
        guard let object = value as? [String: Any] else { return [] }
        let known = schema["properties"] as? [String: Any] ?? [:]
        return try object.keys.filter { known[$0] == nil }.sorted().flatMap { key -> [String] in
            guard argument as? Bool != false else { return ["\(path).\(key): unknown"] }
            return try check(object[key] as Any, argument, "\(path).\(key)")
        }
    }

    private func checkChoices(_ value: Any, _ argument: Any, _ keyword: String, _ path: String) throws -> [String] {
        let results = try (argument as? [Any] ?? []).map { try check(value, $0, path) }
        let count = results.count(where: \.isEmpty)
        if count == 1 || count > 1 && keyword == "anyOf" { return [] }
        let reasons = results.flatMap(\.self).joined(separator: "; ")
        return ["\(path): fits \(count) of \(results.count) choices: \(reasons)"]
    }

    private func checkParts(_ value: Any, _ keyword: String, _ argument: Any, _ path: String) throws -> [String] {
        switch (keyword, value) {
        case ("properties", let object as [String: Any]):
            let schemas = argument as? [String: Any] ?? [:]
            return try object.keys.sorted().flatMap { key -> [String] in
                guard let schema = schemas[key] else { return [] }
                return try check(object[key] as Any, schema, "\(path).\(key)")
            }
        case ("required", let object as [String: Any]):
            return (argument as? [String] ?? []).filter { object[$0] == nil }.map { "\(path): \($0) is missing" }
        case ("items", let array as [Any]):
            return try array.enumerated().flatMap { try check($1, argument, "\(path)[\($0)]") }
        default: return []
        }
    }

    private func checkItself(_ value: Any, _ keyword: String, _ argument: Any, _ path: String) throws -> [String] {
        let number = (argument as? NSNumber)?.doubleValue ?? .nan
        let fits: Bool
        switch keyword {
        case "type":
            fits = (argument as? [String] ?? [argument as? String ?? ""]).contains { Self.value(value, is: $0) }
        case "const": fits = (value as? NSObject) == (argument as? NSObject)
        case "enum": fits = (argument as? [NSObject] ?? []).contains { $0 == (value as? NSObject) }
        case "minimum": fits = ((value as? NSNumber)?.doubleValue ?? number) >= number
        case "maximum": fits = ((value as? NSNumber)?.doubleValue ?? number) <= number
        case "minItems": fits = Double((value as? [Any])?.count ?? .max) >= number
        case "maxItems": fits = Double((value as? [Any])?.count ?? 0) <= number
        case "minProperties": fits = Double((value as? [String: Any])?.count ?? .max) >= number
        case "maxProperties": fits = Double((value as? [String: Any])?.count ?? 0) <= number
        case "pattern":
            let text = value as? String ?? ""
            fits = text.range(of: argument as? String ?? "", options: .regularExpression) != nil
        default: throw Unusable(description: "the keyword \(keyword) is unknown to this checker")
        }
        return fits ? [] : ["\(path): \(keyword) \(argument)"]
    }

    private static func value(_ value: Any, is type: String) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "null": value is NSNull
        case "boolean": isBool(value)
        case "number": value is NSNumber && !isBool(value)
        case "integer":
            !isBool(value) && (value as? NSNumber).map { $0.doubleValue.rounded() == $0.doubleValue } ?? false
        default: false
        }
    }

    private static func isBool(_ value: Any) -> Bool {
        guard let number = value as? NSNumber else { return false }
        return String(cString: number.objCType) == "c"
    }
}
