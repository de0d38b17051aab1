import Foundation

@testable import HeadlessUIKit

/// A controller that logs the callbacks of segues.
@MainActor final class SegueController: UIViewController {
    let name: String
    let log: EventLog
    var allows = true
    var actions: Set<Selector> = []
    var onPrepare: ((UIStoryboardSegue) -> Void)?

    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.note("\(name).should(\(identifier))")
        return allows
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.note("\(name).prepare")
        onPrepare?(segue)
    }

    override func show(_ vc: UIViewController, sender: Any?) {
        log.note("\(name).show")
        super.show(vc, sender: sender)
    }

    override func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? {
        guard actions.contains(action) else { return nil }
        return { [log, name] _ in log.note("\(name).\(action)") }
    }
}
