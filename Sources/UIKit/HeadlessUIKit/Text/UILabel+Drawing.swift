import Foundation

/// The ways in which text blends with its background, with UIKit's raw values.
public enum UILabelVibrancy: Int, Sendable {
    /// No vibrancy.
    case none = 0
    /// Chosen by the context.
    case automatic = 1
}

/// The vertical alignments of text that was shrunk to fit, with UIKit's raw values.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the unshrunk text.
    case alignBaselines = 0
    /// At the centre of the line of the unshrunk text.
    case alignCenters = 1
    /// At the upper left.
    case none = 2
}
