// Adapted files are formatted as people write them.
// swift-format-ignore-file
import UIKit.UIGestureRecognizerSubclass

@objc(FormsPlayer) @objcMembers
open class Player: NSObject, @unchecked Sendable {
    @IBOutlet
    @objc
    weak var view: UIView?
    @IBOutlet var (left, right): (UIView?, UIView?)
    @objc(isOn) var on: Bool { get { true } set {} }
    @objc static func shared() -> Player { Player() }
    @objc func generic<T>(_ value: T) {}
    @objc func variadic(_ values: Int...) {}
    @objc func failing() throws {}
    @objc func waiting() async -> Int { 1 }
    @objc func calling(_ work: () -> Void) {}
    @objc func keeping(_ work: @escaping (Int) -> Void, then other: ((Int) -> Void)?) {}
    @objc func unwrapped(_ view: UIView!) {}
    @objc func `default`(`in` place: Int) {}
    @available(*, unavailable) @objc func gone() {}
    @objc init(a: Int) {}
    @objc subscript(index: Int) -> Int { index }
    func local() {
        class Inner: NSObject { @objc func tapped() {} }
        _ = [
            #selector(
                Player.calling(_:)
            ): #keyPath(
                Player.view
            )
        ]
    }
}

extension Player {
    @objc enum Kind: Int { case one }
    private class Hidden: UIView { @IBOutlet private var label: UILabel! }
}

extension Array where Element: Player {
    func all() { _ = #selector(Player.unwrapped) }
}

@objc public protocol PlayerDelegate: NSObjectProtocol {
    @objc optional func player(_ player: Player, didStart track: String)
    @objc optional func player(_ player: Player, shouldSkip track: String) -> Bool
    @objc optional func playerLimit() -> Int
    @objc optional func makeView() throws -> UIView!
    @objc optional weak var owner: Player? { get set }
    @objc func player(needed: Int)
}

class User { weak var delegate: PlayerDelegate?; func use() { _ = delegate?.playerLimit?() ?? 3 } }
