// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
// Replaces Swift Numerics.
extension BinaryFloatingPoint {
    public func isApproximatelyEqual(to other: Self, relativeTolerance: Self = Self.ulpOfOne.squareRoot()) -> Bool {
        abs(self - other) <= relativeTolerance * max(abs(self), abs(other), Self.leastNormalMagnitude)
    }
    public func isApproximatelyEqual(to other: Self, absoluteTolerance: Self, relativeTolerance: Self = 0) -> Bool {
        abs(self - other) <= max(absoluteTolerance, relativeTolerance * max(abs(self), abs(other)))
    }
}
