/// The sets of short sounds that a voice profile can choose.
public enum EarconTheme: String, Sendable, Hashable, Codable, CaseIterable {
    /// The default sounds.
    case standard
    /// Softer and shorter, for long listening.
    case gentle
    /// All below 800 hertz, for users who hear high sounds badly.
    case low
    /// No sounds.
    case silent

    /// The sounds of the theme.
    public var sounds: EarconSet {
        switch self {
        case .standard: .standard
        case .gentle:
            changed {
                EarconSound(
                    from: $0.startFrequency, to: $0.endFrequency, seconds: $0.seconds * 0.7, volume: $0.volume * 0.5)
            }
        case .low:
            changed {
                EarconSound(
                    from: $0.startFrequency / 2, to: $0.endFrequency / 2, seconds: $0.seconds * 1.2,
                    volume: $0.volume * 1.2)
            }
        case .silent: EarconSet([:])
        }
    }

    private func changed(_ change: (EarconSound) -> EarconSound) -> EarconSet {
        EarconSet(EarconSet.standard.sounds.mapValues(change))
    }
}
