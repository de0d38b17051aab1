@testable import earshot

/// The page of `earshot rules page`.
enum RulePage {
    static func lines() -> [String] { [RulesPage.markdown().trimmingSuffix { $0.isNewline }.description] }
}

extension String {
    fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
        self[..<(lastIndex { !isTrimmed($0) }.map { index(after: $0) } ?? startIndex)]
    }
}
