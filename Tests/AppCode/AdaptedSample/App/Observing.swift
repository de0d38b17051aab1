// Adapted files are formatted as people write them.
// swift-format-ignore-file
import UIKit

class Meter: NSObject {
    @objc dynamic var level = 1
    @objc dynamic var peak: Int = 0 { didSet { sets.append(peak) } }
    @objc dynamic var name: String? { get { kept } set { kept = newValue } }
    private var kept: String?
    var sets: [Int] = []
}

class Watcher: NSObject {
    var heard: [String] = []
    private var token: NSKeyValueObservation?

    func watch(_ meter: Meter, _ label: UILabel) {
        token = meter.observe(\.level, options: [.old, .new]) { [unowned self] _, change in
            heard.append("level \(change.oldValue ?? -1) \(change.newValue ?? -1)")
        }
        meter.addObserver(self, forKeyPath: #keyPath(Meter.peak), options: [.new], context: nil)
        meter.addObserver(self, forKeyPath: "name", options: [.new, .old], context: nil)
        label.addObserver(self, forKeyPath: "text", options: .new, context: nil)
    }

    func stop(_ meter: Meter) {
        token?.invalidate()
        meter.removeObserver(self, forKeyPath: "peak")
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        heard.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
    }
}
