@testable import earshot

/// What `earshot rules page` writes.
enum RulePage {
    static func lines() -> [String] { [RulesPage.markdown().trimmingSuffix { $0.isNewline }.description] }
}

extension String {
    fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
        self[..<(lastIndex { !isTrimmed($0) }.map { index(after: $0) } ?? startIndex)]
    }
}
