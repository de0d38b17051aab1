/// The data that a capture copies in addition to that for a screen reader.
struct CaptureOptions: OptionSet {
    let rawValue: UInt8
    /// Text, fonts, colours and images as they are drawn, which audits check and VoiceOver does not speak.
    static let appearance = CaptureOptions(rawValue: 1 << 0)
    /// There are several windows, whose elements are never mixed in the reading order, whatever their positions.
    static let severalWindows = CaptureOptions(rawValue: 1 << 1)
    /// The parts of containers are ordered by their frames only.
    static let unranked = CaptureOptions(rawValue: 1 << 2)
}
