import CommandIO
import Escaping
import FileScreens
import Foundation
import HeadlessUIKit
import StrictJSON
import SwiftUISource

/// Evaluates the SwiftUI views of Swift files for `earshot`. It is a separate program since only it needs swift-syntax.
@main enum EarshotSwiftUI {
    @MainActor static func main() {
        do {
            growStack()
            let call = try Call(Array(CommandLine.arguments.dropFirst()))
            let answer = Answering(call).answer()
            let text = try StrictJSONEncoder().encode(answer).text(sortsKeys: true)
            try StandardOutput.writeLine(text)
        } catch let problem as Display.Problem {
            fail(problem.description, 64)
        } catch {
            fail("\(error)", 70)
        }
    }

    /// The stack that views within views need, in bytes.
    private static let stackSize: rlim_t = 512 << 20

    /// Starts the program anew with a large stack, unless it has one or none is allowed.
    private static func growStack() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0, limit.rlim_cur < stackSize,
            limit.rlim_max >= stackSize
        else { return }
        limit.rlim_cur = stackSize
        guard setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
        var words: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) }
        words.append(nil)
        // Returns only where the program can't be started; then it goes on with the stack that it has.
        execv("/proc/self/exe", words)
    }

    private static func fail(_ message: String, _ code: Int32) -> Never {
        StandardError.write("earshot-swiftui: \(LineEscaping.escaped(message))\n")
        exit(code)
    }
}

/// The parsed arguments of the program: the display's options, and the files whose screens are wanted.
struct Call {
    let display: Display
    let paths: [String]

    init(_ arguments: [String]) throws(Display.Problem) {
        var fields: [String: String] = [:]
        var rest = arguments[...]
        while let argument = rest.popFirst(), argument != "--" {
            guard argument.hasPrefix("--"), let value = rest.popFirst() else {
                throw Display.Problem(description: "unknown argument \(argument)")
            }
            fields[String(argument.dropFirst(2))] = value
        }
        display = try Display(fields)
        paths = Array(rest)
    }
}
