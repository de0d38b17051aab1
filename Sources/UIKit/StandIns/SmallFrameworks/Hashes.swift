// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// CryptoKit and CommonCrypto: hashes. Encryption is not here.

/// The result of a hash.
public protocol Digest: Sequence, Hashable, CustomStringConvertible, Sendable where Element == UInt8 {
    /// The number of bytes.
    static var byteCount: Int { get }
    /// The bytes.
    var bytes: [UInt8] { get }
}

extension Digest {
    /// The bytes in order.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// The bytes as hexadecimal digits.
    public var description: String { "\(Self.self): " + bytes.map { String(format: "%02x", $0) }.joined() }
    /// Calls a closure with the bytes.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
}

/// A function that makes a hash of data.
public protocol HashFunction {
    /// The hash.
    associatedtype Digest: SmallFrameworksStandIn.Digest
    /// The number of bytes of a block.
    static var blockByteCount: Int { get }
    /// Starts a hash.
    init()
    /// Adds bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// Returns the hash.
    func finalize() -> Digest
}

extension HashFunction {
    /// Returns the hash of data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
    /// Adds data.
    public mutating func update<D: DataProtocol>(data: D) { Array(data).withUnsafeBytes { update(bufferPointer: $0) } }
}

/// SHA-2 of 256 bits.
public struct SHA256: HashFunction {
    /// The hash.
    public struct Digest: SmallFrameworksStandIn.Digest {
        /// 32.
        public static let byteCount = 32
        /// The bytes.
        public let bytes: [UInt8]
    }
    /// 64.
    public static let blockByteCount = 64
    private var message: [UInt8] = []
    /// Starts a hash.
    public init() {}
    /// Adds bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
    /// Returns the hash.
    public func finalize() -> Digest { Digest(bytes: SHA2.hash256(message)) }
}

/// Functions that are no longer safe.
public enum Insecure {
    /// MD5.
    public struct MD5: HashFunction {
        /// The hash.
        public struct Digest: SmallFrameworksStandIn.Digest {
            /// 16.
            public static let byteCount = 16
            /// The bytes.
            public let bytes: [UInt8]
        }
        /// 64.
        public static let blockByteCount = 64
        private var message: [UInt8] = []
        /// Starts a hash.
        public init() {}
        /// Adds bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
        /// Returns the hash.
        public func finalize() -> Digest { Digest(bytes: OldHashes.md5(message)) }
    }
    /// SHA-1.
    public struct SHA1: HashFunction {
        /// The hash.
        public struct Digest: SmallFrameworksStandIn.Digest {
            /// 20.
            public static let byteCount = 20
            /// The bytes.
            public let bytes: [UInt8]
        }
        /// 64.
        public static let blockByteCount = 64
        private var message: [UInt8] = []
        /// Starts a hash.
        public init() {}
        /// Adds bytes.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
        /// Returns the hash.
        public func finalize() -> Digest { Digest(bytes: OldHashes.sha1(message)) }
    }
}

/// A key of random or given bytes.
public struct SymmetricKey: Sendable, Equatable {
    fileprivate let bytes: [UInt8]
    /// A key of bytes.
    public init<D: DataProtocol>(data: D) { bytes = Array(data) }
    /// A key of random bytes.
    public init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) } }
    /// The number of bits.
    public var bitCount: Int { bytes.count * 8 }
    /// Calls a closure with the bytes.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
}

/// The length of a key.
public struct SymmetricKeySize: Sendable {
    /// The number of bits.
    public let bitCount: Int
    /// A length in bits.
    public init(bitCount: Int) { self.bitCount = bitCount }
    /// 128 bits.
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    /// 192 bits.
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    /// 256 bits.
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A hash that only who has the key can make.
public enum HMAC<H: HashFunction> {
    /// The bytes of such a hash.
    public typealias MAC = HashedAuthenticationCode<H>
    /// Returns the hash of data with a key.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var bytes = key.bytes.count > H.blockByteCount ? H.hash(data: key.bytes).bytes : key.bytes
        bytes += Array(repeating: 0, count: H.blockByteCount - bytes.count)
        let inner = H.hash(data: bytes.map { $0 ^ 0x36 } + Array(data)).bytes
        return HashedAuthenticationCode(bytes: H.hash(data: bytes.map { $0 ^ 0x5C } + inner).bytes)
    }
    /// Returns whether data has a hash with a key.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        self.authenticationCode(for: authenticatedData, using: key) == authenticationCode
    }
}

/// The bytes of a hash with a key.
public struct HashedAuthenticationCode<H: HashFunction>: Sequence, Equatable {
    fileprivate let bytes: [UInt8]
    /// The bytes in order.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// The number of bytes.
    public var byteCount: Int { bytes.count }
    /// Calls a closure with the bytes.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes(body)
    }
}

/// A length in bytes, as CommonCrypto calls it.
public typealias CC_LONG = UInt32
/// 16 bytes.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// 20 bytes.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// 32 bytes.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32

private func write(
    _ hash: ([UInt8]) -> [UInt8], _ data: UnsafeRawPointer?, _ length: CC_LONG, _ place: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    let bytes = hash(Array(UnsafeRawBufferPointer(start: data, count: Int(length))))
    for (index, byte) in bytes.enumerated() { place?[index] = byte }
    return place
}

/// Writes the MD5 hash of memory.
@discardableResult public func CC_MD5(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(OldHashes.md5, data, len, md) }
/// Writes the SHA-1 hash of memory.
@discardableResult public func CC_SHA1(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(OldHashes.sha1, data, len, md) }
/// Writes the SHA-256 hash of memory.
@discardableResult public func CC_SHA256(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA2.hash256, data, len, md) }

/// A message with its length, in blocks of 64 bytes.
private func blocks(_ message: [UInt8], isBigEndian: Bool) -> [ArraySlice<UInt8>] {
    var padded = message + [0x80]
    padded += Array(repeating: 0, count: (120 - padded.count % 64) % 64)
    let length = UInt64(message.count) &* 8
    padded += withUnsafeBytes(of: isBigEndian ? length.bigEndian : length.littleEndian) { Array($0) }
    return stride(from: 0, to: padded.count, by: 64).map { padded[$0..<$0 + 64] }
}

private func word(_ bytes: ArraySlice<UInt8>, _ index: Int, isBigEndian: Bool) -> UInt32 {
    let start = bytes.startIndex + index * 4
    let parts = bytes[start..<start + 4]
    return (isBigEndian ? Array(parts) : parts.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
}

private func bytes(_ words: [UInt32], isBigEndian: Bool) -> [UInt8] {
    words.flatMap { word in withUnsafeBytes(of: isBigEndian ? word.bigEndian : word.littleEndian) { Array($0) } }
}

extension UInt32 {
    fileprivate func left(_ count: UInt32) -> UInt32 { self << count | self >> (32 - count) }
    fileprivate func right(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}

/// SHA-2 (FIPS 180-4).
private enum SHA2 {
    /// The first 32 bits of the fractional parts of roots of the first primes.
    private static let primes = (2...).lazy.filter { number in !(2..<number).contains { number % $0 == 0 } }
    private static func fraction(_ number: Double) -> UInt32 {
        UInt32(truncatingIfNeeded: UInt64((number - number.rounded(.down)) * 4_294_967_296))
    }
    private static let start = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
    private static let constants = primes.prefix(64).map { fraction(cbrt(Double($0))) }

    static func hash256(_ message: [UInt8]) -> [UInt8] {
        var state = start
        for block in blocks(message, isBigEndian: true) {
            var words = (0..<16).map { word(block, $0, isBigEndian: true) }
            for index in 16..<64 {
                let (one, two) = (words[index - 15], words[index - 2])
                let small = one.right(7) ^ one.right(18) ^ one >> 3
                let large = two.right(17) ^ two.right(19) ^ two >> 10
                words.append(words[index - 16] &+ small &+ words[index - 7] &+ large)
            }
            var v = state
            for index in 0..<64 {
                let choice = v[4] & v[5] ^ ~v[4] & v[6]
                let first =
                    v[7] &+ (v[4].right(6) ^ v[4].right(11) ^ v[4].right(25)) &+ choice &+ constants[index]
                    &+ words[index]
                let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
                let second = (v[0].right(2) ^ v[0].right(13) ^ v[0].right(22)) &+ majority
                v = [first &+ second, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
            }
            state = zip(state, v).map { $0 &+ $1 }
        }
        return bytes(state, isBigEndian: true)
    }
}

/// MD5 (RFC 1321) and SHA-1 (FIPS 180-4).
private enum OldHashes {
    static func md5(_ message: [UInt8]) -> [UInt8] {
        let shifts: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
        for block in blocks(message, isBigEndian: false) {
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            for index in 0..<64 {
                let mixed: UInt32
                let place: Int
                switch index / 16 {
                case 0: (mixed, place) = (b & c | ~b & d, index)
                case 1: (mixed, place) = (d & b | ~d & c, (5 * index + 1) % 16)
                case 2: (mixed, place) = (b ^ c ^ d, (3 * index + 5) % 16)
                default: (mixed, place) = (c ^ (b | ~d), 7 * index % 16)
                }
                let constant = UInt32(abs(sin(Double(index + 1))) * 4_294_967_296)
                let sum = a &+ mixed &+ constant &+ word(block, place, isBigEndian: false)
                (a, d, c, b) = (d, c, b, b &+ sum.left(shifts[index / 16][index % 4]))
            }
            state = zip(state, [a, b, c, d]).map { $0 &+ $1 }
        }
        return bytes(state, isBigEndian: false)
    }

    static func sha1(_ message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        for block in blocks(message, isBigEndian: true) {
            var words = (0..<16).map { word(block, $0, isBigEndian: true) }
            for index in 16..<80 {
                words.append((words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]).left(1))
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for index in 0..<80 {
                let (mixed, constant): (UInt32, UInt32) =
                    switch index / 20 {
                    case 0: (b & c | ~b & d, 0x5A82_7999)
                    case 1: (b ^ c ^ d, 0x6ED9_EBA1)
                    case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
                    default: (b ^ c ^ d, 0xCA62_C1D6)
                    }
                let sum = a.left(5) &+ mixed &+ e &+ constant &+ words[index]
                (e, d, c, b, a) = (d, c, b.left(30), a, sum)
            }
            state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
        }
        return bytes(state, isBigEndian: true)
    }
}
