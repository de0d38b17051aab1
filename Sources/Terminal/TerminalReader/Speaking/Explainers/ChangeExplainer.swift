import Foundation
import TerminalEmulator

/// Says what a change of the screen means, if it is of the kind that the explainer knows.
///
/// An explainer is a rule without memory of its own: what it remembers is the machine's. It is registered once, in
/// `ChangeExplainers.standard`.
protocol ChangeExplainer: Sendable {
    /// What is said of a change, which may be nothing; nil to pass the change on to the next explainer.
    func explain(_ change: ScreenChange, for machine: inout SpeakingMachine) -> [Spoken]?
    /// Whether it tells to what the focus went.
    var tellsFocus: Bool { get }
    /// Whether it looks at what is chosen only, so that what the program reports with it is still to be said.
    var leavesReports: Bool { get }
    /// Whether it tells what was typed into an item, which searches for nothing.
    var echoesTyping: Bool { get }
}

extension ChangeExplainer {
    var tellsFocus: Bool { false }
    var leavesReports: Bool { false }
    var echoesTyping: Bool { false }
}

/// An explainer of changes that answer a key.
protocol AnswerExplainer: ChangeExplainer {
    /// What is said of an answer; nil to pass the change on.
    func explain(_ change: ScreenChange, from old: ScreenImage, for machine: inout SpeakingMachine) -> [Spoken]?
}

extension AnswerExplainer {
    func explain(_ change: ScreenChange, for machine: inout SpeakingMachine) -> [Spoken]? {
        guard let old = change.old, change.isAnswer else { return nil }
        return explain(change, from: old, for: &machine)
    }
}

/// The explainers, in the order in which they are asked.
enum ChangeExplainers {
    /// The first that takes a change has the word. What changes the whole picture comes first, then what is chosen, then
    /// what happens at the cursor. The last two take whatever is left.
    static let standard: [any ChangeExplainer] = [
        FlowExplainer(),
        DocumentExplainer(),
        UncoveredExplainer(),
        NewPictureExplainer(),
        DrawnCaretExplainer(),
        MovedFrameExplainer(),
        PanelExplainer(),
        BlockWidgetExplainer(),
        BlockCardExplainer(),
        TypedExplainer(),
        PushedLeftExplainer(),
        RuledGridExplainer(),
        AskedAboveExplainer(),
        OpenedBelowExplainer(),
        HeadingBarExplainer(),
        OpenedBesideExplainer(),
        ChoiceExplainer(),
        PageExplainer(),
        FoundExplainer(),
        AskedWordExplainer(),
        FocusBorderExplainer(),
        LinkExplainer(),
        OpenedMenusExplainer(),
        MovedColumnExplainer(),
        MovedHighlightExplainer(),
        MovedBlockExplainer(),
        MovedEmphasisExplainer(),
        TickedBoxExplainer(),
        MovedMarkerExplainer(),
        GainedFocusExplainer(),
        SidePanelExplainer(),
        FinderExplainer(),
        BothPanesExplainer(),
        PagerExplainer(),
        AskingPageExplainer(),
        EnteredBoxExplainer(),
        ScrolledUnderCursorExplainer(),
        RemovedRowsExplainer(),
        FramedPageExplainer(),
        WrittenBoxExplainer(),
        HiddenCursorExplainer(),
        EndedProgramExplainer(),
        OtherPageExplainer(),
        ParkedCursorExplainer(),
        TickBoxExplainer(),
        MovedInGridExplainer(),
        LitRowExplainer(),
        ListingExplainer(),
        CursorRowExplainer(),
        UnaskedExplainer(),
    ]

    /// What is said of a change, and who has explained it.
    static func explain(
        _ change: ScreenChange, for machine: inout SpeakingMachine, by explainers: [any ChangeExplainer] = standard
    ) -> (spoken: [Spoken], explainer: (any ChangeExplainer)?) {
        for explainer in explainers {
            if let spoken = explainer.explain(change, for: &machine) { return (spoken, explainer) }
        }
        return ([], nil)
    }
}
