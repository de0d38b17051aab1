/// The rules that there are.
public enum AuditRules {
    /// All rules, by family and within it by severity, the most severe first. Each is in the file of `Rules/FAMILY`
    /// named after its id.
    public static let all: [any AuditRule.Type] =
        labels + roles + targets + contrast + text + structure + app + order + observations

    static let labels: [any AuditRule.Type] = [
        LabelMissing.self, ImageLabelMissing.self, LabelNotReadable.self, PlaceholderOnly.self, LabelInName.self,
        LabelHasStateOrAction.self, VagueText.self, DuplicateLabel.self, LabelRepeatsRole.self, LabelPunctuated.self,
        LabelLengthCase.self, HintNamesGesture.self, DefaultTitle.self, TranslationMissing.self,
        TranslationOverlong.self,
    ]
    static let roles: [any AuditRule.Type] = [
        FieldLabelHidesValue.self, TraitsConflict.self, TraitMissing.self, GestureWithoutAction.self,
        AdjustableWithoutValue.self, DisabledState.self, ValueRepeatsLabel.self,
    ]
    static let targets: [any AuditRule.Type] = [TargetOverlap.self, TargetSpacing.self, TargetSize.self]
    static let contrast: [any AuditRule.Type] = [
        TextContrast.self, PlaceholderContrast.self, StateContrast.self, ImageContrast.self,
    ]
    static let text: [any AuditRule.Type] = [DynamicType.self, TextClipped.self, TextNotExposed.self, SmallText.self]
    static let structure: [any AuditRule.Type] = [
        ScreenEmpty.self, ModalSilences.self, ModalWithoutExit.self, OverlayNotModal.self, NestedInteractive.self,
        HiddenControls.self, ImageNotExposed.self, ElementWithoutSize.self, ActivationPointOutside.self, NoHeader.self,
        CellsWithoutHeaders.self, ListWithoutPositions.self, BrokenConstraints.self, AmbiguousConstraints.self,
        DuplicateIdentifier.self,
    ]
    static let app: [any AuditRule.Type] = [
        OrientationLock.self, AppearanceForced.self, AppLanguageMissing.self, AppNameNotReadable.self,
    ]
    static let order: [any AuditRule.Type] = [
        OrderContradictsLayout.self, RepeatedSentence.self, OrderFragile.self, LongUtterance.self,
    ]
    static let observations: [any AuditRule.Type] = [
        NotReachedByFlicks.self, AdjustableDoesNotAnswer.self, ScreenNotReached.self, NoWayOut.self, TouchCovered.self,
        FocusLost.self, FocusStolen.self, ChangeNotAnnounced.self, FocusMovedTwice.self,
    ]

    /// The descriptions of the rules, in the order of the rules.
    public static let descriptions: [RuleDescription] = all.map { $0.description }

    /// The rule of this id, or nil.
    public static func rule(_ id: String) -> (any AuditRule.Type)? { all.first { $0.description.id == id } }
}
