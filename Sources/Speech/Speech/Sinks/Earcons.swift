import Foundation

/// A short sound, described by numbers: a sine that glides from one pitch to another and fades in and out.
public struct EarconSound: Sendable, Hashable, Codable {
    /// The frequency at the beginning, in hertz, 20 to 10,000.
    public var startFrequency: Double
    /// The frequency at the end, in hertz, 20 to 10,000.
    public var endFrequency: Double
    /// The duration, in seconds, 0.01 to 1.
    public var seconds: Double
    /// The volume, from 0 to 1.
    public var volume: Double

    /// Creates a sound; numbers out of range are brought into it.
    public init(from startFrequency: Double, to endFrequency: Double, seconds: Double, volume: Double = 0.25) {
        self.startFrequency = min(max(20, startFrequency), 10_000)
        self.endFrequency = min(max(20, endFrequency), 10_000)
        self.seconds = min(max(0.01, seconds), 1)
        self.volume = min(max(0, volume), 1)
    }

    /// Returns the sound for a number, 0 to 100: unchanged at 0, two octaves higher at 100.
    public func indicating(percent: Int) -> EarconSound {
        let factor = pow(4, Double(min(max(0, percent), 100)) / 100)
        return EarconSound(
            from: startFrequency * factor, to: endFrequency * factor, seconds: seconds, volume: volume)
    }

    /// The samples of the sound.
    public var samples: [Int16] {
        let count = SpeechAudio.samples(seconds: seconds)
        let fade = max(1.0, Double(count) / 8)
        var phase = 0.0
        return (0..<count).map { index in
            let progress = Double(index) / Double(count)
            phase +=
                2 * Double.pi * (startFrequency + (endFrequency - startFrequency) * progress)
                / Double(SpeechAudio.sampleRate)
            let envelope = min(1, Double(index) / fade, Double(count - index) / fade)
            return Int16(sin(phase) * envelope * volume * 32_000)
        }
    }
}

/// The sounds of all earcons.
public struct EarconSet: Sendable, Hashable {
    /// The sounds; an earcon without one is silent.
    public var sounds: [Earcon: EarconSound]

    /// Creates a set.
    public init(_ sounds: [Earcon: EarconSound]) {
        self.sounds = sounds
    }

    /// The default sounds.
    public static let standard = EarconSet([
        .border: EarconSound(from: 160, to: 120, seconds: 0.09, volume: 0.35),
        .screenChange: EarconSound(from: 520, to: 1040, seconds: 0.16),
        .layoutChange: EarconSound(from: 700, to: 520, seconds: 0.1),
        .focusMove: EarconSound(from: 900, to: 900, seconds: 0.025, volume: 0.15),
        .activate: EarconSound(from: 1200, to: 1500, seconds: 0.05),
        .emptySpace: EarconSound(from: 240, to: 240, seconds: 0.06),
        .scroll: EarconSound(from: 400, to: 640, seconds: 0.12),
        .focusLost: EarconSound(from: 620, to: 210, seconds: 0.14),
        .containerStart: EarconSound(from: 330, to: 495, seconds: 0.05, volume: 0.2),
        .containerEnd: EarconSound(from: 495, to: 330, seconds: 0.05, volume: 0.2),
        .button: EarconSound(from: 1000, to: 760, seconds: 0.04, volume: 0.18),
        .toggle: EarconSound(from: 760, to: 1140, seconds: 0.05, volume: 0.18),
        .link: EarconSound(from: 1320, to: 1760, seconds: 0.04, volume: 0.15),
        .heading: EarconSound(from: 440, to: 660, seconds: 0.07, volume: 0.2),
        .textField: EarconSound(from: 590, to: 590, seconds: 0.06, volume: 0.2),
        .image: EarconSound(from: 1500, to: 1100, seconds: 0.05, volume: 0.12),
        .adjustable: EarconSound(from: 700, to: 850, seconds: 0.06, volume: 0.18),
        .modeStart: EarconSound(from: 600, to: 1200, seconds: 0.09, volume: 0.2),
        .modeEnd: EarconSound(from: 1200, to: 600, seconds: 0.09, volume: 0.2),
        .actionsAvailable: EarconSound(from: 800, to: 1000, seconds: 0.06),
        .moreContentAvailable: EarconSound(from: 1000, to: 800, seconds: 0.06),
    ])

    /// The sound of an earcon.
    public subscript(earcon: Earcon) -> EarconSound {
        sounds[earcon] ?? EarconSound(from: 440, to: 440, seconds: 0.01, volume: 0)
    }
}
