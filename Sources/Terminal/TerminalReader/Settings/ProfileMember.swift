/// A member of a profile, whatever its type.
struct ProfileMember: Sendable {
    /// Takes the member over from one profile to another, also that it is not stated.
    let copy: @Sendable (_ source: TerminalProfile, _ target: inout TerminalProfile) -> Void
    /// Whether a profile states it.
    let isStated: @Sendable (TerminalProfile) -> Bool
    /// Whether it is the same in two profiles.
    let isEqual: @Sendable (TerminalProfile, TerminalProfile) -> Bool

    private init<Value: Equatable & SendableMetatype>(_ path: WritableKeyPath<TerminalProfile, Value?> & Sendable) {
        copy = { source, target in target[keyPath: path] = source[keyPath: path] }
        isStated = { $0[keyPath: path] != nil }
        isEqual = { $0[keyPath: path] == $1[keyPath: path] }
    }

    /// All members.
    static let all =
        TerminalSetting.allCases.map(ProfileMember.init) + [
            ProfileMember(\.watched), ProfileMember(\.muted), ProfileMember(\.prompt), ProfileMember(\.rules),
            ProfileMember(\.keys),
        ]

    /// The member that has a setting.
    init(_ setting: TerminalSetting) {
        switch setting {
        case .rate: self.init(\.rate)
        case .pitch: self.init(\.pitch)
        case .volume: self.init(\.volume)
        case .language: self.init(\.language)
        case .voice: self.init(\.voice)
        case .punctuation: self.init(\.punctuation)
        case .reviewPunctuation: self.init(\.reviewPunctuation)
        case .sounds: self.init(\.sounds)
        case .verbosity: self.init(\.verbosity)
        case .keyEcho: self.init(\.keyEcho)
        case .speaksOutput: self.init(\.speaksOutput)
        case .lineLimit: self.init(\.lineLimit)
        case .startLines: self.init(\.startLines)
        case .characterLimit: self.init(\.characterLimit)
        case .floodInterval: self.init(\.floodInterval)
        case .progressStep: self.init(\.progressStep)
        case .longCommand: self.init(\.longCommand)
        case .indentation: self.init(\.indentation)
        case .attributes: self.init(\.attributes)
        case .hints: self.init(\.hints)
        }
    }
}
