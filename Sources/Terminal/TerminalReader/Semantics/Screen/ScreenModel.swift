import TerminalEmulator

extension CellRegion {
    /// Whether a region begins where another one ends, and both have an edge in common.
    fileprivate func adjoins(_ other: CellRegion) -> Bool {
        func touch(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
            one.upperBound == other.lowerBound || other.upperBound == one.lowerBound
        }
        return touch(rows, other.rows) && columns == other.columns
            || touch(columns, other.columns)
                && (rows.lowerBound == other.rows.lowerBound || rows.upperBound == other.rows.upperBound)
    }
}

/// What the screen shows, as regions.
public struct ScreenModel: Hashable, Sendable {
    /// The regions from top to bottom; a dialog comes first since it is modal.
    public var regions: [ScreenRegion]

    /// Finds the regions of a screen. Takes time in proportion to its cells.
    ///
    /// `prompt` is how the shell's prompt begins where the shell marks nothing (OSC 133, OSC 633), as
    /// `SpeakingMachine.learnedPrompt` tells; `lists` is what is known besides, detectors of your own among it.
    public init(_ screen: Screen, prompt: ShellPrompt = "", lists: ProgramLists = ProgramLists()) {
        self.init(ScreenImage(screen), prompt: prompt, lists: lists)
    }

    /// `field` is where a field was before, in which the cursor may have moved. With the depth `choices` only what can be
    /// chosen is found: finding out what each line is takes longer than all the rest. `above` tells of the lines that
    /// have scrolled off, where a table may begin, `lists` of what is known of the program's lists.
    init(
        _ image: ScreenImage, prompt: ShellPrompt = "", field: CellRegion? = nil, depth: ReadingDepth = .everything,
        findsPanes: Bool = true, lists: ProgramLists = ProgramLists(), above: LinesAbove = LinesAbove()
    ) {
        let features = ScreenFeatures(
            image, depth: depth, prompt: prompt, field: field, findsPanes: findsPanes, lists: lists, above: above)
        // What begins in one row stays in the order in which it was found.
        regions = ScreenDetection(features).regions.enumerated().map { place, region in
            (key: (region.kind == .dialog ? 0 : 1, region.frame.rows.lowerBound, place), region: region)
        }.sorted { $0.key < $1.key }.map(\.region)
    }

    /// The dialog on top, if there is one.
    public var dialog: ScreenRegion? { regions.first { $0.kind == .dialog } }

    /// What is in a frame of its own: a dialog, else a framed text without a list.
    var panel: ScreenRegion? {
        dialog
            ?? regions.first {
                $0.kind == .text && $0.frame.rows.count <= Thresholds.Panel.mostRows
                    && !$0.children.contains { $0.kind == .list } && !isBesideChoice($0)
            }
    }

    /// Whether a frame is one of several that adjoin each other, of which another one has what is selected: a part of the
    /// program's screen, not what has come up over it.
    private func isBesideChoice(_ panel: ScreenRegion) -> Bool {
        let frames = regions.filter { $0.kind == .text && $0.frame != panel.frame }
        return frames.contains { $0.children.contains { $0.children.contains(where: \.isSelected) } }
            && frames.contains { $0.frame.adjoins(panel.frame) }
    }

    /// The frame in which a region is.
    func frame(of region: ScreenRegion) -> ScreenRegion? {
        regions.first { $0.kind == .text && $0.children.contains { $0.children.contains(region) } }
    }

    /// The only frame that is drawn. Of several none tells what all of the screen is.
    var onlyFrame: ScreenRegion? {
        let frames = regions.filter { $0.kind == .text }
        return frames.count == 1 ? frames[0] : nil
    }

    /// The field with the cursor.
    var field: ScreenRegion? {
        for region in regions { if let field = region.children.first(where: { $0.kind == .field }) { return field } }
        return nil
    }

    /// The items and buttons that are shown as selected, from top to bottom.
    public var selected: [ScreenRegion] {
        var found: [ScreenRegion] = []
        // The shown one of several tabs is where a program is, not what it would choose.
        for region in regions where region.kind != .tabBar {
            for child in region.children {
                if child.isSelected { found.append(child) }
                found += child.children.filter(\.isSelected)
            }
        }
        return found
    }

    /// The rows in which prompts begin.
    var promptRows: Set<Int> { Set(regions.filter { $0.kind == .prompt }.map(\.frame.rows.lowerBound)) }

    /// All buttons that are shown.
    var buttons: [ScreenRegion] { regions.flatMap(\.children).filter { $0.kind == .button } }
}
