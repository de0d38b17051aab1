// Replaces Apple's GameplayKit: random numbers.
@_exported import Foundation

/// Numbers by chance.
public protocol GKRandom {
    /// A number.
    func nextInt() -> Int
    /// A number below another.
    func nextInt(upperBound: Int) -> Int
    /// Yes or no.
    func nextBool() -> Bool
}

/// Numbers by chance, the same ones for the same seed. They are others than Apple's.
open class GKRandomSource: NSObject, GKRandom {
    private var state: UInt64

    /// Creates a source with a random seed.
    public override init() { state = UInt64.random(in: 0...UInt64.max) }

    /// Numbers of a seed.
    public init(seed: UInt64) { state = seed }

    /// The next number, between those of 32 bits.
    open func nextInt() -> Int {
        // SplitMix64.
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int(Int32(truncatingIfNeeded: value ^ (value >> 31)))
    }

    /// The next number below another.
    open func nextInt(upperBound: Int) -> Int { upperBound < 1 ? 0 : Int(nextInt().magnitude % UInt(upperBound)) }

    /// The next yes or no.
    open func nextBool() -> Bool { nextInt() & 1 == 1 }

    /// Things in another order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var result = array
        for index in result.indices.reversed() { result.swapAt(index, nextInt(upperBound: index + 1)) }
        return result
    }
}

/// Numbers of a kind of their own on a device; here as others.
open class GKMersenneTwisterRandomSource: GKRandomSource {}

/// Numbers of a kind of their own on a device; here as others.
open class GKARC4RandomSource: GKRandomSource {}

/// Numbers of a kind of their own on a device; here as others.
open class GKLinearCongruentialRandomSource: GKRandomSource {}
