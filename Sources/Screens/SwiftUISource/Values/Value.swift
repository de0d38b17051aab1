import AppSources
import SwiftSyntax

/// A value that the evaluator computes from the source.
indirect enum Value {
    case void
    /// The absence of an optional value.
    case none
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(TextValue)
    case array([Value])
    case dictionary([(key: Value, value: Value)])
    case tuple([(label: String?, value: Value)])
    case range(lower: Value, upper: Value, isClosed: Bool)
    /// An instance of a structure or a class of the project.
    case instance(Instance)
    /// A case of an enumeration of the project.
    case enumeration(EnumValue)
    /// A member of a type from elsewhere, or of one that its use determines, as it is written.
    case member(MemberValue)
    /// A type; that of the project with its declaration.
    case type(String, TypeInfo?)
    case closure(Closure)
    case function(FunctionValue)
    /// A modifier of a view that was named without being called.
    case modifier(String, of: Value)
    case keyPath([String])
    case binding(Value)
    case view(ViewValue)
    /// The results of a view builder.
    case group([Value])
    /// A value that the source doesn't determine.
    case unknown(Unknown)
}

/// A string, and the key and the arguments of the text that it is when it is localized.
struct TextValue {
    var text: String
    /// The key of a literal; nil for a string that a view shows verbatim.
    var key: String?
    var arguments: [String] = []

    init(_ text: String) { self.text = text }

    init(_ text: String, key: String, arguments: [String]) {
        (self.text, self.key, self.arguments) = (text, key, arguments)
    }
}

/// A value that the source doesn't determine.
struct Unknown {
    /// The expression.
    let source: String
    /// The type, where it is written.
    var type: TypeSyntax?
    /// The file that the type is written in.
    var owner: TypeInfo?

    init(_ source: String, type: TypeSyntax? = nil) {
        // Only the start is shown, and an expression can be as long as its file.
        let start = String(source.unicodeScalars.prefix(240))
        let line = start.split { $0.isWhitespace }.joined(separator: " ")
        self.source = line.unicodeScalars.count > 60 ? String(line.unicodeScalars.prefix(59)) + "…" : line
        self.type = type
    }

    /// The text of the value.
    var placeholder: String { "‹\(source)›" }
}

/// An instance with the properties that are known so far.
final class Instance {
    let type: TypeInfo
    var stored: [String: Value] = [:]
    /// The properties that are being evaluated, which can't have values yet.
    var pending: Set<String> = []

    init(_ type: TypeInfo) { self.type = type }

    func copy() -> Instance {
        let other = Instance(type)
        other.stored = stored
        return other
    }
}

struct EnumValue {
    let type: TypeInfo
    let name: String
    var arguments: [Argument] = []
}

struct MemberValue {
    /// The type or the member that it is a member of; nil for one that its use determines.
    let base: Value?
    let name: String
    /// The arguments of a call; nil for a property.
    let arguments: [Argument]?

    /// The type at the start of the chain; nil where its use determines it.
    var root: String? {
        switch base {
        case .type(let name, _)?: name
        case .member(let member)?: member.root
        default: nil
        }
    }

    /// The names from the first on.
    var path: [String] {
        guard case .member(let member)? = base else { return [name] }
        return member.path + [name]
    }
}

/// An argument of a call.
struct Argument {
    var label: String?
    var value: Value
    var isTrailing = false
    /// Whether the value is a closure, for parameters that take one.
    var isClosure: Bool {
        switch value {
        case .closure, .function, .modifier: true
        default: false
        }
    }
}

/// A closure with the scope that it is written in.
struct Closure {
    let syntax: ClosureExprSyntax
    let scope: Scope
}

/// A function or a method that was named without being called.
struct FunctionValue {
    let function: FunctionInfo
    let owner: Value?
}

/// The names that are declared where an expression is written.
final class Scope {
    let file: ParsedSource
    let parent: Scope?
    /// The value that `self` is; nil outside of types.
    let owner: Value?
    /// The type that the code is written in.
    let type: TypeInfo?
    private var values: [String: Value] = [:]

    init(file: ParsedSource, owner: Value?, type: TypeInfo?) {
        (self.file, self.owner, self.type) = (file, owner, type)
        parent = nil
    }

    init(in parent: Scope) {
        (self.parent, file, owner, type) = (parent, parent.file, parent.owner, parent.type)
    }

    func declare(_ name: String, _ value: Value) { values[name] = value }

    func value(_ name: String) -> Value? {
        var scope: Scope? = self
        while let next = scope {
            if let value = next.values[name] { return value }
            scope = next.parent
        }
        return nil
    }

    /// Assigns a value to a variable that was declared; returns whether there is one.
    func assign(_ name: String, _ value: Value) -> Bool {
        var scope: Scope? = self
        while let next = scope {
            if next.values[name] != nil {
                next.values[name] = value
                return true
            }
            scope = next.parent
        }
        return false
    }
}
