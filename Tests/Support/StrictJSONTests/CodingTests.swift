import StrictJSON
import Testing

@Suite struct CodingTests {
    struct Person: Codable, Equatable {
        enum Kind: String, Codable { case adult, child }

        var name: String
        var age: UInt8
        var height: Double?
        var kind: Kind = .adult
        var tags: [String: [Int]] = [:]
        var friends: [Person] = []
        var isActive = true
        var share: Float = 0.1
    }

    enum Shape: Codable, Equatable {
        case circle(radius: Double)
        case point
    }

    private let sample = Person(
        name: "Ana", age: 41, height: 1.7, kind: .child, tags: ["b": [1, 2], "a": []],
        friends: [Person(name: "Bo", age: 3, height: nil)], isActive: false)

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `numbers that JSON does not have are not lost in silence`(number: Double) {
        #expect(throws: EncodingError.self) { try StrictJSONEncoder().encode(["a": [number]]) }
        #expect(throws: EncodingError.self) { try StrictJSONEncoder().encode(Float(number)) }
    }

    @Test func `what was encoded is decoded`() throws {
        let json = try StrictJSONEncoder().encode(sample)
        #expect(try StrictJSONDecoder().decode(Person.self, from: json.text().utf8) == sample)
        #expect(json["share"]?.text() == "0.1")
        let shapes = [Shape.circle(radius: 2), .point]
        let text = try StrictJSONEncoder().encode(shapes).text()
        #expect(text == #"[{"circle":{"radius":2}},{"point":{}}]"#)
        #expect(try StrictJSONDecoder().decode([Shape].self, from: text.utf8) == shapes)
    }

    @Test(arguments: [
        (#"{"name":"A"}"#, #"line 1, column 1: "age" is missing"#),
        (#"{"name":"A","age":300}"#, "line 1, column 19: age: the number is too large"),
        (#"{"name":"A","age":1.5}"#, "line 1, column 19: age: expected a whole number"),
        (#"{"name":"A","age":"1"}"#, "line 1, column 19: age: expected a whole number, not a string"),
        (#"{"name":1,"age":1}"#, "line 1, column 9: name: expected a string, not a number"),
        (#"[]"#, "line 1, column 1: expected an object, not an array"),
    ])
    func `what does not fit is refused with its place`(text: String, message: String) {
        let error = #expect(throws: JSONError.self) { try StrictJSONDecoder().decode(Person.self, from: text.utf8) }
        #expect(error?.description == message)
    }

    @Test func `the place of an error deep inside is that of the value`() throws {
        var json = try StrictJSONEncoder().encode(sample).text(.indented)
        json.replace(#""kind": "adult""#, with: #""kind": "elder""#)
        let error = #expect(throws: JSONError.self) { try StrictJSONDecoder().decode(Person.self, from: json.utf8) }
        #expect(error?.path == "friends[0].kind")
        let line = json.split(separator: "\n").firstIndex { $0.contains("elder") }
        #expect(error?.position.line == line.map { $0 + 1 })
    }

    @Test func `JSON as it is can be a part of a type`() throws {
        struct Message: Codable, Equatable {
            var id: JSONValue
            var rest: [JSONValue]
        }
        let message = try StrictJSONDecoder().decode(Message.self, from: #"{"id":7,"rest":["a",{"b":null}]}"#.utf8)
        #expect(message == Message(id: 7, rest: ["a", ["b": nil]]))
        #expect(try StrictJSONEncoder().encode(message).text() == #"{"id":7,"rest":["a",{"b":null}]}"#)
    }
}
