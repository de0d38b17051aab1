import AppSources
import Escaping
import Foundation

/// Adapts an app's files for `earshot adapt` and for the plugin. It is a separate program since only it needs the
/// toolchain's libraries.
@main enum EarshotAdapt {
    static func main() {
        do {
            let call = try Call(Array(CommandLine.arguments.dropFirst()))
            try Adaptation(call).run()
        } catch let failure as Failure {
            FileHandle.standardError.write(Data("earshot-adapt: \(failure.message)\n".utf8))
            exit(failure.code)
        } catch let error as AdaptationError {
            // In the compiler's format of errors, so that editors and CI find the location.
            let message = LineEscaping.escaped(error.message)
            var place = error
            place.message = "error: \(message)"
            FileHandle.standardError.write(Data("\(place)\n".utf8))
            exit(65)
        } catch {
            FileHandle.standardError.write(Data("earshot-adapt: \(LineEscaping.escaped("\(error)"))\n".utf8))
            exit(70)
        }
    }
}

/// Why the program ends, with its code from `sysexits.h`.
struct Failure: Error {
    var message: String
    var code: Int32

    static func usage(_ message: String) -> Failure { Failure(message: LineEscaping.escaped(message), code: 64) }
    static func input(_ path: String, _ reason: String) -> Failure {
        Failure(message: "\(LineEscaping.escaped(path)): \(LineEscaping.escaped(reason))", code: 66)
    }
    static func output(_ path: String, _ reason: String) -> Failure {
        Failure(
            message: "\(LineEscaping.escaped(path)): cannot be written: \(LineEscaping.escaped(reason))", code: 73)
    }
}
