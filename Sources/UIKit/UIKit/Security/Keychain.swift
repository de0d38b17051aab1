// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import Synchronization

/// The keychain of the app: a list of items in memory, which is empty when the program starts.
private enum Keychain {
    struct Item: @unchecked Sendable {
        // Proof: the values are texts, numbers, dates and data, which never change.
        var values: [String: Any]
    }

    static let items = Mutex<[Item]>([])

    /// The attributes that say how something is searched, not which item is meant.
    private static let controls: Set<String> = [
        kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit, kSecValueData,
        kSecUseOperationPrompt, kSecUseAuthenticationContext, kSecUseAuthenticationUI, kSecAttrAccessible,
        kSecAttrAccessControl, kSecAttrSynchronizable, kSecUseDataProtectionKeychain,
    ]

    static func texts(_ dictionary: CFDictionary) -> [String: Any] {
        Dictionary(dictionary.compactMap { key, value in (key.base as? String).map { ($0, value) } }) { $1 }
    }

    static func matches(_ item: Item, _ query: [String: Any]) -> Bool {
        query.allSatisfy { key, value in
            controls.contains(key) || item.values[key].map { "\($0)" == "\(value)" } ?? false
        }
    }

    /// Which items can't be there twice.
    static func identity(_ values: [String: Any]) -> [String: Any] {
        let keys = [
            kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrAccessGroup, kSecAttrApplicationTag,
        ]
        return values.filter { keys.contains($0.key) }
    }
}

/// Adds an item: 0, or `errSecDuplicateItem` where there is such a one.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let values = Keychain.texts(attributes)
    guard values[kSecClass] != nil else { return errSecParam }
    let item = Keychain.Item(values: values)
    return Keychain.items.withLock { items in
        let identity = Keychain.identity(values)
        guard !items.contains(where: { Keychain.matches($0, identity) }) else { return errSecDuplicateItem }
        items.append(item)
        return errSecSuccess
    }
}

/// Finds items: 0, or `errSecItemNotFound`.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let wanted = Keychain.texts(query)
    let box = Keychain.Item(values: wanted)
    let found = Keychain.items.withLock { items in items.filter { Keychain.matches($0, box.values) } }
    guard !found.isEmpty else { return errSecItemNotFound }
    func answer(_ item: Keychain.Item) -> Any {
        let data = item.values[kSecValueData] as? Data ?? Data()
        guard wanted[kSecReturnAttributes] as? Bool == true else { return data }
        return wanted[kSecReturnData] as? Bool == true ? item.values : item.values.filter { $0.key != kSecValueData }
    }
    let isAll = wanted[kSecMatchLimit].map { "\($0)" == kSecMatchLimitAll } ?? false
    let value: Any = isAll ? found.map(answer) : answer(found[0])
    let isWanted = [kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef].contains {
        wanted[$0] as? Bool == true
    }
    if isWanted { result?.pointee = value as AnyObject }
    return errSecSuccess
}

/// Changes items: 0, or `errSecItemNotFound`.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    let wanted = Keychain.Item(values: Keychain.texts(query))
    let new = Keychain.Item(values: Keychain.texts(attributesToUpdate))
    return Keychain.items.withLock { items in
        let places = items.indices.filter { Keychain.matches(items[$0], wanted.values) }
        for place in places { items[place].values.merge(new.values) { $1 } }
        return places.isEmpty ? errSecItemNotFound : errSecSuccess
    }
}

/// Deletes items: 0, or `errSecItemNotFound`.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    let wanted = Keychain.Item(values: Keychain.texts(query))
    return Keychain.items.withLock { items in
        let before = items.count
        items.removeAll { Keychain.matches($0, wanted.values) }
        return items.count == before ? errSecItemNotFound : errSecSuccess
    }
}

/// Returns words for a result, or nil.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    default: "OSStatus \(status)"
    }
}

/// A source of random bytes.
public final class SecRandom: NSObject {}
/// A source of random bytes.
public typealias SecRandomRef = SecRandom
/// The system's source of random bytes.
public let kSecRandomDefault: SecRandomRef? = nil
/// Fills memory with random bytes: 0.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    for place in 0..<count { bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: place, as: UInt8.self) }
    return 0
}

/// What protects an item of the keychain; stored only.
public final class SecAccessControl: NSObject {}
/// How the user proves to be there, with Security's raw values.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    /// The bits, numbered as in Security.
    public let rawValue: UInt
    /// Creates flags from Security's raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In any way.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
    /// By a face or a finger.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
    /// By a face or a finger that is known now.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
    /// By the device's code.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
    /// One of several ways is enough.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// All ways are needed.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    /// A private key may be used.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
}
/// Creates the protection of an item.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }

/// A certificate; there is none here.
public final class SecCertificate: NSObject {}
/// A key; there is none here.
public final class SecKey: NSObject {}
/// A certificate with its key; there is none here.
public final class SecIdentity: NSObject {}
/// The trust in a server, which is not judged here.
public final class SecTrust: NSObject {}
/// A rule for trust.
public final class SecPolicy: NSObject {}
/// The trust that was found, with Security's raw values.
public enum SecTrustResultType: UInt32, Sendable {
    /// Security's results, in the order of their raw values.
    case invalid = 0, proceed, confirm, deny, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}
/// Returns whether a server is trusted: it is not judged here, so it is not.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool { false }
/// Judges a server's trust, as of iOS 12.
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = .recoverableTrustFailure
    return errSecSuccess
}
/// Returns the number of a server's certificates: none are known.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { 0 }
/// Returns one of a server's certificates: none are known.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? { nil }
/// Returns a server's certificates: none are known.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
/// Sets the rules for a server.
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus { errSecSuccess }
/// Sets the certificates that are trusted.
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    errSecSuccess
}
/// Returns the rule for servers of a name.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
/// Returns the usual rule.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
/// Returns a certificate's data: none.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { Data() }
/// Returns the certificate of data: none are read here.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? { nil }
/// Returns a certificate's key: none.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

extension URLProtectionSpace {
    /// The trust in the server: nil, it is judged by the system here.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// Creates a credential for a trusted server.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
