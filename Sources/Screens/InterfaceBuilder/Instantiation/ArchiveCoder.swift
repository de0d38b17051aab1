import Foundation

/// The coder that `init(coder:)` of an app's class receives: it has no values.
///
/// The properties that UIKit would decode are set once the object has been made, so an `init(coder:)` that calls super
/// and sets up its own parts works; one that decodes custom keys finds none of them.
final class ArchiveCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}
