/// The system's typeface, San Francisco, as far as its widths are known.
///
/// The widths are not read from a font: `generate-metrics.py` fits those of a similar font to the widths that Xcode
/// stored for labels of public storyboards. Heights are the same at each weight (measured).
public struct SystemFace: TextMeasuring {
    /// Creates the face.
    public init() {}

    /// Returns the advance of a letter, in points.
    public func advance(of cluster: Character, weight: Double, size: Double) -> Double {
        Self.advance(of: cluster, weight: weight, size: size) * size
    }

    /// The heights of the face at a size, in points.
    public func metrics(size: Double) -> FontMetrics {
        FontMetrics(
            ascender: 0.952148 * size, descent: 0.241211 * size, leading: 0, capHeight: 0.704590 * size,
            xHeight: 0.526367 * size)
    }

    /// Returns the advance of a letter, in em.
    static func advance(of cluster: Character, weight: Double, size: Double) -> Double {
        let scalars = cluster.unicodeScalars
        guard let first = scalars.first else { return 0 }
        guard let letter = advance(of: first, weight: weight), !ClusterWidth.isEmoji(cluster) else {
            return ClusterWidth.advance(of: cluster, size: size)
        }
        return max(0, letter + tracking(at: size))
    }

    /// Returns the advance of a letter of the tables, in em and without tracking; nil for any other.
    private static func advance(of scalar: Unicode.Scalar, weight: Double) -> Double? {
        for block in blocks where scalar.value >= block.first && scalar.value - block.first < block.count {
            return width(at: block.start + Int(scalar.value - block.first), weight: weight)
        }
        return nil
    }

    /// The width at a place of the tables, in em and without tracking; nil where there is none.
    static func width(at index: Int, weight: Double) -> Double? {
        let regular = Double(regularAdvances[index])
        guard regular > 0 else { return nil }
        // The widths of the fonts between two drawn ones lie on a line.
        if weight > 400 {
            return (regular + (Double(blackAdvances[index]) - regular) * min(1, (weight - 400) / 500)) / 1000
        }
        return (regular + (Double(ultraLightAdvances[index]) - regular) * min(1, (400 - weight) / 300)) / 1000
    }

    /// The space after each letter at a size in points, in em.
    static func tracking(at size: Double) -> Double {
        let last = Double(tracking.count - 1)
        let place = min(max(size, 0), last)
        let below = min(Int(place), tracking.count - 2)
        // Between 19 and 20 points the letters change to those for titles.
        return (tracking[below] + (tracking[below + 1] - tracking[below]) * (place - Double(below))) / 1000
    }
}

/// The system's typeface with letters of one width, SF Mono: 1,266 of 2,048 units.
public struct MonospacedFace: TextMeasuring {
    /// Creates the face.
    public init() {}

    /// Returns the advance of a letter, in points.
    public func advance(of cluster: Character, weight: Double, size: Double) -> Double {
        guard let first = cluster.unicodeScalars.first else { return 0 }
        if first.value < 0x1100, first.value >= 0x20, !ClusterWidth.isEmoji(cluster), !ClusterWidth.isMark(first) {
            return 1266.0 / 2048 * size
        }
        return ClusterWidth.advance(of: cluster, size: size) * size
    }

    /// The heights of the face at a size, in points.
    public func metrics(size: Double) -> FontMetrics { SystemFace().metrics(size: size) }
}

/// The system's typeface with digits of one width, as tables of numbers want them.
public struct MonospacedDigitFace: TextMeasuring {
    /// Creates the face.
    public init() {}

    /// Returns the advance of a letter, in points.
    public func advance(of cluster: Character, weight: Double, size: Double) -> Double {
        let isDigit = cluster.isASCII && cluster.isNumber
        return SystemFace().advance(of: isDigit ? "0" : cluster, weight: weight, size: size)
    }

    /// The heights of the face at a size, in points.
    public func metrics(size: Double) -> FontMetrics { SystemFace().metrics(size: size) }
}
