/// The rules that need no more than two neighbours (Unicode Standard Annex 14, LB11 to LB31).
enum LineBreakRules {
    /// LB7, LB11 and LB13: whether a class stays on the line of the preceding character, even after spaces.
    static func isHeldAfterSpaces(_ type: LineBreakClass) -> Bool {
        switch type {
        case .wj, .cl, .cp, .ex, .is, .sy: true
        default: false
        }
    }

    /// Whether two neighbours, with nothing between them, stay on one line.
    static func holds(
        _ first: LineBreakClass.Marked, _ second: LineBreakClass.Marked, beforeBase: LineBreakClass?
    ) -> Bool {
        let (a, b) = (first.type, second.type)
        // LB11 to LB13
        if a == .wj || b == .wj || a == .gl { return true }
        if b == .gl { return a != .ba && a != .hy }
        if isHeldAfterSpaces(b) { return true }
        // LB14 to LB17
        switch (a, b) {
        case (.op, _), (.qu, .op), (.cl, .ns), (.cp, .ns), (.b2, .b2): return true
        default: break
        }
        // LB19 and LB20
        if a == .qu || b == .qu { return true }
        if a == .cb || b == .cb { return false }
        // LB21 and LB22
        if b == .ba || b == .hy || b == .ns || a == .bb || b == .in { return true }
        if (a == .hy || a == .ba), beforeBase == .hl { return true }
        if a == .sy, b == .hl { return true }
        return holdsLetters(first, second) || holdsSyllables(a, b)
    }

    /// LB23 to LB25 and LB28 to LB30b
    private static func holdsLetters(_ first: LineBreakClass.Marked, _ second: LineBreakClass.Marked) -> Bool {
        let (a, b) = (first.type, second.type)
        let (isLetterBefore, isLetterAfter) = (a == .al || a == .hl, b == .al || b == .hl)
        if isLetterBefore, isLetterAfter || b == .nu || b == .pr || b == .po { return true }
        if isLetterAfter, a == .nu || a == .pr || a == .po || a == .is { return true }
        switch (a, b) {
        case (.pr, .id), (.pr, .eb), (.pr, .em), (.id, .po), (.eb, .po), (.em, .po): return true
        case (.pr, .nu), (.po, .nu), (.op, .nu), (.hy, .nu), (.nu, .nu): return true
        case (.eb, .em): return true
        case (_, .em): return first.isUnassignedPictograph
        case (_, .op): return (isLetterBefore || a == .nu) && !second.isEastAsian
        case (.cp, _): return (isLetterAfter || b == .nu) && !first.isEastAsian
        default: return false
        }
    }

    /// LB26 and LB27
    private static func holdsSyllables(_ a: LineBreakClass, _ b: LineBreakClass) -> Bool {
        switch (a, b) {
        case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3), (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt),
            (.h3, .jt):
            true
        case (.jl, .po), (.jv, .po), (.jt, .po), (.h2, .po), (.h3, .po): true
        case (.pr, .jl), (.pr, .jv), (.pr, .jt), (.pr, .h2), (.pr, .h3): true
        default: false
        }
    }
}
