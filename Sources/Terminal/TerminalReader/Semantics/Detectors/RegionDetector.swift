import TerminalEmulator

/// Finds the regions of one kind, or of a few that belong together, on a screen.
///
/// A detector is a rule without memory. It is registered once, in `RegionDetectors.standard`, and has a screen on which
/// it finds something in `Tests/Expectations/terminal/detectors`.
protocol RegionDetector: Sendable {
    /// The name, which is that of the detector's fixture as well.
    var name: String { get }
    /// What must be asked for before the detector runs.
    var depth: ReadingDepth { get }
    /// Whether the regions take their cells for themselves. Those that don't tell of cells what may be told beside their
    /// own meaning: what printed them, where they lead.
    var claims: Bool { get }
    /// The regions on a screen, of whose cells others have claimed some.
    func regions(in detection: ScreenDetection) -> [ScreenRegion]
}

extension RegionDetector {
    var claims: Bool { true }
    var depth: ReadingDepth { .everything }
}

/// How much of a screen is read.
enum ReadingDepth: Int, Comparable, Sendable {
    /// Only what can be chosen: it is asked for each time the screen has changed.
    case choices
    /// What each line is as well, for who looks around.
    case everything

    static func < (left: ReadingDepth, right: ReadingDepth) -> Bool { left.rawValue < right.rawValue }
}

/// A detector of lines that mean something by themselves.
protocol LineDetector: RegionDetector {
    /// What a line is that nothing has claimed; nil when it is none of this kind.
    func region(of line: ScreenLine, in features: ScreenFeatures) -> ScreenRegion?
}

extension LineDetector {
    func regions(in detection: ScreenDetection) -> [ScreenRegion] {
        detection.lines.compactMap { line in
            detection.mask.isFree(row: line.number) ? region(of: line, in: detection.features) : nil
        }
    }
}

/// The detectors, in the order in which they are asked.
enum RegionDetectors {
    /// What the user has told comes first. Frames come before what stands on the bare screen, what is made up of
    /// several lines before single lines. Of two that would claim a cell the first has it.
    static let standard: [any RegionDetector] = [
        PaneDetector(),
        GivenDetectors(),
        TaughtListDetector(),
        PanelDetector(),
        WholeScreenListDetector(),
        ListBesideFramesDetector(),
        CommandDetector(),
        StructureDetector(),
        FramedTableDetector(),
        LineKindDetector(),
        InputLineDetector(),
        TabDetector(),
        KeyHelpDetector(),
        StatusLineDetector(),
        ProgressDetector(),
        HeadingDetector(),
        LinkDetector(),
    ]
}

/// A screen on which regions are being found.
final class ScreenDetection {
    let features: ScreenFeatures
    /// The cells that are claimed.
    private(set) var mask: ClaimMask
    /// What has been found so far.
    private(set) var regions: [ScreenRegion] = []

    /// The lines that had text and no claimed cell when the first detector of lines asked for them.
    private(set) lazy var lines: [ScreenLine] = ScreenLine.lines(of: features.image) { self.mask.isFree(row: $0) }

    /// Asks detectors in their order. Nobody gets a cell that another one has claimed.
    init(_ features: ScreenFeatures, by detectors: [any RegionDetector] = RegionDetectors.standard) {
        self.features = features
        mask = ClaimMask(rows: features.image.rows.count)
        for detector in detectors where detector.depth <= features.depth {
            for region in detector.regions(in: self) where !detector.claims || mask.claim(region.frame) {
                regions.append(region)
            }
        }
    }
}
