import CommandIO
import Foundation
import HeadlessUIKit
import SessionOutput

/// The file that keeps the state of the sample app from one run of the demo to the next.
@MainActor struct DemoState {
    /// The store of the state file.
    let store: StateStore
    // Whether the user has named the file, so that a failure to write it is an error.
    private let isNamed: Bool

    /// Names a file; nil for the one in the user's folder for state.
    init(file: String?) {
        store = StateStore(url: file.map { URL(filePath: $0) } ?? StateFolder.file("demo.state"))
        isNamed = file != nil
    }

    /// Whether there is a state that can be restored. A file that is none is put aside, and `report` says so.
    func check(_ report: (String) -> Void) -> Bool {
        guard store.exists else { return false }
        do {
            try store.validate()
            return true
        } catch {
            if let aside = StateFolder.putAside(store.url) {
                report("\(store.url.path) can't be used and was moved to \(aside.path): \(error)")
            } else {
                report("\(store.url.path) can't be used: \(error)")
            }
            return false
        }
    }

    /// Saves the state of the app. `report` says when it could not be saved in the user's folder.
    ///
    /// - Throws: `ToolError` when it could not be saved in the file that the user has named.
    func save(_ report: (String) -> Void) throws {
        do {
            try StateFolder.prepare(for: store.url)
            try UIApplication.shared.saveState(to: store)
        } catch {
            let message = "cannot save the state of the app"
            if isNamed { throw ToolError(message, file: store.url.path, exitCode: .cannotCreate) }
            report("\(store.url.path): \(message)")
        }
    }
}
