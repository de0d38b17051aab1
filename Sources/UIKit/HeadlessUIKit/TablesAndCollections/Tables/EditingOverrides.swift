/// The overrides of a table controller that decide which editing UIKit offers.
@MainActor enum EditingOverrides {
    /// The positions of `canEditRowAt`, `commit`, `canMoveRowAt` and `moveRowAt`, the first methods that the class
    /// declares.
    private static let methods = ClassMembers.offsets(of: .method, introducedBy: UITableViewController.self)[..<4]

    /// Whether a class deletes or inserts rows.
    static func commits(_ type: UITableViewController.Type) -> Bool { overrides(type, 0...1) }
    /// Whether a class moves rows.
    static func movesRows(_ type: UITableViewController.Type) -> Bool { overrides(type, 3...3) }

    private static func overrides(_ type: UITableViewController.Type, _ range: ClosedRange<Int>) -> Bool {
        ClassMembers.differ(type, from: UITableViewController.self, at: Array(methods[range]))
    }
}
