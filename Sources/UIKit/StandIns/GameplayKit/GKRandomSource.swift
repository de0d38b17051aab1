// Replaces Apple's GameplayKit: random numbers.
@_exported import Foundation

/// A source of random numbers.
public protocol GKRandom {
    /// Returns a random integer.
    func nextInt() -> Int
    /// Returns a random integer from 0 to less than an upper bound.
    func nextInt(upperBound: Int) -> Int
    /// Returns a random Boolean value.
    func nextBool() -> Bool
}

/// A source of pseudorandom numbers, the same ones for the same seed. They differ from Apple's.
open class GKRandomSource: NSObject, GKRandom {
    private var state: UInt64

    /// Creates a source with a random seed.
    public override init() { state = UInt64.random(in: 0...UInt64.max) }

    /// Creates a source with a seed.
    public init(seed: UInt64) { state = seed }

    /// Returns the next integer, from -2³¹ to 2³¹ - 1.
    open func nextInt() -> Int {
        // SplitMix64.
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int(Int32(truncatingIfNeeded: value ^ (value >> 31)))
    }

    /// Returns the next integer from 0 to less than an upper bound; 0 for a bound below 1.
    open func nextInt(upperBound: Int) -> Int { upperBound < 1 ? 0 : Int(nextInt().magnitude % UInt(upperBound)) }

    /// Returns the next Boolean value.
    open func nextBool() -> Bool { nextInt() & 1 == 1 }

    /// Returns the elements of an array in random order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var result = array
        for index in result.indices.reversed() { result.swapAt(index, nextInt(upperBound: index + 1)) }
        return result
    }
}

/// A Mersenne Twister on a device; here the algorithm of `GKRandomSource`.
open class GKMersenneTwisterRandomSource: GKRandomSource {}

/// ARC4 on a device; here the algorithm of `GKRandomSource`.
open class GKARC4RandomSource: GKRandomSource {}

/// A linear congruential generator on a device; here the algorithm of `GKRandomSource`.
open class GKLinearCongruentialRandomSource: GKRandomSource {}
