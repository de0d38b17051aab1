// Adapted files are formatted as people write them.
// swift-format-ignore-file
import UIKit

@objc protocol TapListener {
    func tapped(_ sender: Any)
    @objc optional func longPressed(_ sender: Any, count: Int) -> Bool
    @objc optional func cancelled()
    @objc optional var priority: Int { get }
}

/// Has every form of selector.
public class Target: NSObject {
    public var heard: [String] = []
    @objc public var title = "old"
    weak var listener: TapListener?

    @objc public func plain() { heard.append("plain") }
    @objc public func one(_ sender: Any?) { heard.append("one") }
    @objc public func move(from start: Int, to end: Int) { heard.append("move \(start) \(end)") }
    @objc public func load(url: String) { heard.append("load \(url)") }
    @objc(renamedThing:) public func thing(_ value: String) { heard.append("thing \(value)") }
    @objc public func answer() -> String { "forty-two" }
    @objc static func make() -> Target { Target() }
    @objc class var limit: Int { 3 }
    @objc func maybe(_ value: NSNumber?, done: @escaping (Bool) -> Void) { done(value == nil) }

    public var selectors: [(name: String, selector: Selector)] {
        [
            ("plain", #selector(plain)), ("self", #selector(self.plain)), ("type", #selector(Target.plain)),
            ("labels", #selector(one(_:))), ("several", #selector(Target.move(from:to:))),
            ("label", #selector(load(url:))), ("renamed", #selector(thing(_:))), ("parens", #selector((plain))),
            ("cast", #selector(Target.one as (Target) -> (Any?) -> Void)),
            ("getter", #selector(getter: title)), ("setter", #selector(setter: Target.title)),
            ("instance", #selector(other.plain)),
            ("inherited", #selector(UIResponder.becomeFirstResponder)),
        ]
    }
    let other = Other()

    public func inClosure() -> Selector {
        let make = { #selector(Target.plain) }
        return make()
    }

    public var keyPaths: [String] { [#keyPath(title), #keyPath(Target.other.count), #keyPath(UIView.isHidden)] }
}

public class Other: NSObject {
    @objc var count = 3
    @objc public func plain() {}
}

class SubTarget: Target {
    override func plain() {
        super.plain()
        heard.append("sub")
    }

    func ofSuper() -> Selector { #selector(super.plain) }
}

@objcMembers
public class Record: NSObject {
    public var name = "record"
    public let kind = "kind"
    public func rename(_ other: String) { name = other }
    func visible() {}
    private func hidden() {}
    @nonobjc func unnamed() {}
    @NSManaged public var note: String?
    @NSManaged public var amount: Double
}

/// Implements no optional requirement.
class Listener: NSObject, TapListener {
    func tapped(_ sender: Any) {}
}

/// Has it, in a subclass too.
class EagerListener: Listener {
    var isCancelled = false
    func longPressed(_ sender: Any, count: Int) -> Bool { count > 1 }
    func cancelled() { isCancelled = true }
}

class Caller {
    weak var listener: TapListener?
    func call() -> [String] {
        let answer: Bool? = listener?.longPressed?(self, count: 2)
        listener?.cancelled?()
        return [answer.map { "\($0)" } ?? "nil", listener?.longPressed?(self, count: 1) ?? true ? "yes" : "no"]
    }
}

#if os(iOS)
    let platform = "iOS"
#elseif os(Linux)
    let platform = "Linux"
#else
    let platform = "another"
#endif

#if canImport(AppKit)
    class OnlyThere: NSResponder { @objc func there() {} }
#else
    class OnlyHere: UIView {
        @objc func here() {}
        #if DEBUG
            @objc func debugged() {}
        #endif
        private class Inner: UIView {
            @objc private func within() {}
        }
        static func makeInner() -> UIView { Inner() }
    }
#endif

class Box<Value>: UIView {
    var heard = 0
    @objc func tapped() { heard += 1 }
    var selector: Selector { #selector(tapped) }
}

extension UIView {
    @objc func flash() { accessibilityLabel = "flashed" }
}

class Plain: UIView {
    let word: String
    init() {
        word = "plain"
        super.init(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
    }
    required init?(coder: NSCoder) { fatalError() }
    static func make<View: UIView>(_ type: View.Type) -> View { type.init() }
}
class Plainer: Plain {}

class OwnCollection: UICollectionView {}
extension OwnCollection {
    @available(*, unavailable, message: "Cells register themselves")
    override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        super.register(nib, forCellWithReuseIdentifier: identifier)
    }
}
