// The criteria of WCAG 2.2 that rules are about, with their names and levels.
extension SuccessCriterion {
    /// The criterion in full, such as "4.1.2 Name, Role, Value (Level A)".
    package var fullName: String { "\(number) \(name) (Level \(level))" }

    static let nonTextContent = SuccessCriterion("1.1.1", "Non-text Content", level: "A")
    static let infoAndRelationships = SuccessCriterion("1.3.1", "Info and Relationships", level: "A")
    static let meaningfulSequence = SuccessCriterion("1.3.2", "Meaningful Sequence", level: "A")
    static let orientation = SuccessCriterion("1.3.4", "Orientation", level: "AA")
    static let contrast = SuccessCriterion("1.4.3", "Contrast (Minimum)", level: "AA")
    static let resizeText = SuccessCriterion("1.4.4", "Resize Text", level: "AA")
    static let nonTextContrast = SuccessCriterion("1.4.11", "Non-text Contrast", level: "AA")
    static let textSpacing = SuccessCriterion("1.4.12", "Text Spacing", level: "AA")
    static let keyboard = SuccessCriterion("2.1.1", "Keyboard", level: "A")
    static let pageTitled = SuccessCriterion("2.4.2", "Page Titled", level: "A")
    static let focusOrder = SuccessCriterion("2.4.3", "Focus Order", level: "A")
    static let linkPurpose = SuccessCriterion("2.4.4", "Link Purpose (In Context)", level: "A")
    static let headingsAndLabels = SuccessCriterion("2.4.6", "Headings and Labels", level: "AA")
    static let labelInName = SuccessCriterion("2.5.3", "Label in Name", level: "A")
    static let targetSizeEnhanced = SuccessCriterion("2.5.5", "Target Size (Enhanced)", level: "AAA")
    static let targetSize = SuccessCriterion("2.5.8", "Target Size (Minimum)", level: "AA")
    static let languageOfPage = SuccessCriterion("3.1.1", "Language of Page", level: "A")
    static let labelsOrInstructions = SuccessCriterion("3.3.2", "Labels or Instructions", level: "A")
    static let nameRoleValue = SuccessCriterion("4.1.2", "Name, Role, Value", level: "A")
    static let statusMessages = SuccessCriterion("4.1.3", "Status Messages", level: "AA")
}
