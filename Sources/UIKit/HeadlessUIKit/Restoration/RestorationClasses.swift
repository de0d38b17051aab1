import Foundation

/// The classes that a saved state names.
@MainActor enum RestorationClasses {
    private static var known: [String: any AnyObject.Type] = [:]

    static func register(_ type: any AnyObject.Type) {
        known[name(of: type)] = type
    }

    static func controllerRestoration(_ name: String) -> (any UIViewControllerRestoration.Type)? {
        type(name) as? any UIViewControllerRestoration.Type
    }

    static func objectRestoration(_ name: String) -> (any UIObjectRestoration.Type)? {
        type(name) as? any UIObjectRestoration.Type
    }

    // Only plain names reach the runtime: the name may come from a damaged file.
    private static func type(_ name: String) -> Any.Type? {
        if let known = known[name] { return known }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, name.utf8.count < 256, parts.allSatisfy(isPlainName) else { return nil }
        return NSClassFromString(name)
    }

    private static func isPlainName(_ text: Substring) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter || first == "_" else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    /// A class's name with its module, the same in each run of the program.
    static func name(of type: Any.Type) -> String {
        let name = String(reflecting: type)
        guard name.contains("(unknown context at") else { return name }
        // The names of local classes contain an address that changes from run to run.
        return name.replacing(/\(unknown context at [^)]*\)\./, with: "")
    }

    /// Whether an object is of a class or of one derived from it.
    static func isObject(_ object: AnyObject, ofClassNamed name: String) -> Bool {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if self.name(of: current.subjectType) == name { return true }
            mirror = current.superclassMirror
        }
        return false
    }
}

/// The storyboards that a saved state names.
@MainActor package enum RestorationStoryboards {
    /// Registers a storyboard by its name. It is not kept alive.
    package static func register(_ storyboard: any StoryboardSource) {
        AppProcess.current.restoration.register(storyboard)
    }

    static func storyboard(_ name: String) -> (any StoryboardSource)? {
        let process = AppProcess.current
        return process.restoration.storyboard(name) ?? process.storyboardLoader?(name)
    }
}
