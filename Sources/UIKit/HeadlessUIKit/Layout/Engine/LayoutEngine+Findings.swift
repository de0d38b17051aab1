import ConstraintSolver
import Foundation

/// The problems of the constraints: conflicts and ambiguity.
extension LayoutEngine {
    /// Reports the required constraints that don't hold, each once as long as it doesn't.
    func report() {
        let conflicts = solver.conflicts
        guard !conflicts.isEmpty || !reported.isEmpty else { return broken = [] }
        var sources: [ConstraintID: NSLayoutConstraint] = [:]
        for box in members {
            for constraint in (box.item as? UIView)?.layoutRecord.held ?? [] {
                if let id = id(of: constraint) { sources[id] = constraint }
            }
        }
        broken = conflicts.compactMap { conflict in
            guard let constraint = sources[conflict.broken] else { return nil }
            let others = conflict.constraints.filter { $0 != conflict.broken }
            return UIWindow.BrokenConstraint(
                constraint: constraint, summary: constraint.summary, identifier: constraint.identifier,
                sourcePosition: constraint.sourcePosition, error: CGFloat(solver.error(of: conflict.broken)),
                contradicted: others.map { sources[$0]?.summary ?? "<the frame or the content of a view>" },
                misplacedViews: Self.innermost(conflict.constraints.compactMap { sources[$0] }))
        }
        guard isForScreen else { return }
        for finding in broken where reported.insert(finding.constraint.serial).inserted {
            Diagnostics.warn(
                Diagnostic.Name.unsatisfiableConstraints,
                "Unable to simultaneously satisfy constraints: \(finding.contradicted.joined(separator: ", ")), "
                    + "\(finding.summary). Will attempt to recover by breaking constraint \(finding.summary)"
                    + (finding.sourcePosition.map { " (\($0))" } ?? "") + ".")
        }
        let serials = Set(broken.map(\.constraint.serial))
        reported.formIntersection(serials)
    }

    /// Returns the views that constraints name, without the superviews of any of them.
    private static func innermost(_ constraints: [NSLayoutConstraint]) -> [UIView] {
        var views: [UIView] = []
        for link in constraints.flatMap({ [$0.first.link, $0.second.link] }) {
            guard let view = link?.view, !views.contains(where: { $0 === view }) else { continue }
            views.append(view)
        }
        return views.filter { view in !views.contains { $0 !== view && $0.isInside(view) } }
    }

    /// The guides of a view have been stopped because they move with the view that they move.
    func reportFeedback(of view: UIView) {
        guard isForScreen else { return }
        Diagnostics.warn(
            Diagnostic.Name.layoutFeedback,
            "Layout feedback loop: constraints position \(Diagnostics.name(view)) by its own margins or safe area, which "
                + "depend on its position. It keeps the margins that it had when the layout began.")
    }

    func isAmbiguous(_ item: AnyObject) -> Bool {
        guard let box = (item as? UIView).map(box(for:)) ?? boxes[ObjectIdentifier(item)] else { return false }
        return solver.ambiguousVariables.contains { box.variables.contains($0) }
    }

    var ambiguousViews: [UIView] {
        guard !solver.ambiguousVariables.isEmpty else { return [] }
        let open = Set(solver.ambiguousVariables)
        return members.filter { !open.isDisjoint(with: $0.variables) }.compactMap { $0.item as? UIView }
    }

    func exerciseAmbiguity(of view: UIView) {
        guard let box = box(for: view) else { return }
        if let ids = exercises.removeValue(forKey: ObjectIdentifier(view)) {
            for id in ids { solver.remove(id) }
            return changed()
        }
        let open = box.variables.filter { solver.ambiguousVariables.contains($0) }
        guard !open.isEmpty else { return }
        exercises[ObjectIdentifier(view)] = open.map { variable in
            systemRank += 1
            return solver.add(
                LinearConstraint(
                    [Term(variable)], constant: -(solver.value(of: variable) + 10), .equal, priority: 0.001,
                    rank: exercises.count))
        }
        changed()
    }
}
