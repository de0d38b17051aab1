/// What a capture copies beside what a screen reader needs.
struct CaptureOptions: OptionSet {
    let rawValue: UInt8
    /// Text, fonts, colours and images as they are drawn, which audits look at and nobody speaks.
    static let appearance = CaptureOptions(rawValue: 1 << 0)
    /// There are several windows, whose elements never mix, wherever they stand.
    static let severalWindows = CaptureOptions(rawValue: 1 << 1)
    /// The parts of containers stand where their frames say.
    static let unranked = CaptureOptions(rawValue: 1 << 2)
}
