import AccessibilityTree
import Foundation
import HeadlessUIKit

extension InterfaceBuilderDocument {
    /// Lays the document out and compares it with the frames that are stored in it.
    ///
    /// - Parameter classes: The app's own classes; nil for those in `InterfaceBuilderClasses.shared`.
    @preconcurrency @MainActor public func checkLayout(classes: InterfaceBuilderClasses? = nil) -> LayoutCheck {
        var checker = LayoutChecker(self, classes: classes ?? .shared)
        checker.run()
        return checker.result
    }
}

/// Lays out the roots of a document in order, each three times: with texts and images as large as they are stored, with
/// larger ones, and with their own.
@MainActor private struct LayoutChecker {
    typealias Document = InterfaceBuilderDocument

    private let archive: Archive
    private let bars: SimulatedBars
    private(set) var result = LayoutCheck()
    private var document: Document { archive.document }

    init(_ document: Document, classes: InterfaceBuilderClasses) {
        archive = Archive(document, classes: classes, limits: InstantiationLimits(), isDesignTime: true)
        bars = SimulatedBars(archive.document)
    }

    mutating func run() {
        for root in LayoutCheckRoots(document).roots { check(root) }
    }

    private mutating func check(_ root: LayoutCheckRoots.Root) {
        guard !root.members.isEmpty, let stage = LayoutStage(root, archive, bars) else { return }
        defer { stage.window.isHidden = true }
        result.rootCount += 1
        let contradictions = StoredContradictions(root, of: stage).views
        var measured: [(object: Document.Object, stored: Rect, view: UIView)] = []
        for index in root.members {
            let object = document.objects[index]
            if let reason = exclusion(of: object, contradictions, stage) {
                result.exclude(reason)
            } else if let stored = object.frame, let view = stage.maker.live(index) as? UIView {
                measured.append((object, stored, view))
            }
        }
        guard !measured.isEmpty else { return }
        let contents = StoredContent.all(in: root, of: stage)
        func frames() -> [Rect] {
            stage.layOut()
            return measured.map { Rect($0.view.frame) }
        }
        for content in contents { content.state(.stored) }
        let stored = frames()
        for content in contents { content.state(.grown) }
        let grown = frames()
        for content in contents { content.state(.own) }
        let own = frames()
        for (index, entry) in measured.enumerated() {
            result.views.append(
                LayoutCheck.View(
                    location: archive.location(of: entry.object), element: entry.object.elementName,
                    stored: entry.stored, frameWithStoredContent: stored[index], frame: own[index],
                    isIndependent: stored[index].isNear(grown[index])))
        }
        result.brokenConstraints += stage.window.brokenConstraints.map { broken in
            (broken.sourcePosition.map { $0 + ": " } ?? "") + broken.summary
        }
    }

    private func exclusion(
        of object: Document.Object, _ contradictions: Set<Int>, _ stage: LayoutStage
    ) -> LayoutCheck.Exclusion? {
        if isWithin(object, where: { !archive.isInstalled($0) }) { return .uninstalled }
        if isWithin(object, where: isHiddenInStack) { return .hiddenInStack }
        guard archive.isPlacedByConstraints(object) else { return .placedByFrame }
        // In a view that is misplaced, or whose layout is ambiguous, all views are.
        if isWithin(object, where: { $0[.misplaced] == true }) { return .misplaced }
        if isWithin(object, where: { $0[.ambiguous] == true }) { return .ambiguous }
        if object.frame == nil { return .withoutFrame }
        return contradictions.contains(object.index) ? .contradictory : nil
    }

    private func isHiddenInStack(_ object: Document.Object) -> Bool {
        object[.hidden] == true && !object.isStoppedIndicator
            && object.parent.map { document.objects[$0].elementName == "stackView" } ?? false
    }

    private func isWithin(_ object: Document.Object, where condition: (Document.Object) -> Bool) -> Bool {
        var current: Document.Object? = object
        while let object = current {
            if condition(object) { return true }
            if object.isViewController { return false }
            current = object.parent.map { document.objects[$0] }
        }
        return false
    }
}

extension Rect {
    fileprivate init(_ rect: CGRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Whether no number differs by more than 0.3 points: less than a pixel.
    fileprivate func isNear(_ other: Rect) -> Bool {
        max(abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height)) <= 0.3
    }
}
