/// Finds the places where lines may and must break (Unicode Standard Annex 14, with numbers as in its example 7).
///
/// The cost is linear in the text; only one scalar is looked ahead.
enum LineBreaker {
    /// The line break opportunity between two scalars.
    enum Opportunity: UInt8 {
        case none, allowed, mandatory
    }

    /// Returns the opportunity before each scalar; none before the first.
    static func opportunities(in scalars: some Collection<Unicode.Scalar>) -> [Opportunity] {
        var state = State()
        var found: [Opportunity] = []
        found.reserveCapacity(scalars.count)
        var iterator = scalars.makeIterator()
        var next = iterator.next().map(LineBreakClass.of)
        while let current = next {
            next = iterator.next().map(LineBreakClass.of)
            found.append(state.take(current, isBeforeNumber: next?.type == .nu))
        }
        return found
    }

    /// The state of the rules after the scalars so far.
    struct State {
        /// The last scalar's class, spaces and marks included.
        private var previous: LineBreakClass?
        /// The class of the last scalar that was no space, with marks treated as the character that they follow; nil at
        /// the start.
        private var base: LineBreakClass.Marked?
        private var beforeBase: LineBreakClass?
        /// Whether spaces stand between `base` and here.
        private var areSpacesBetween = false
        /// LB25: within a number, or behind the bracket that closes one.
        private var number = Number.none
        /// LB30a: whether an odd number of regional indicators came before.
        private var isHalfFlag = false

        private enum Number { case none, digits, closed }

        /// Takes the next scalar and returns the opportunity before it.
        /// - Parameter isBeforeNumber: whether a digit follows the scalar.
        mutating func take(_ scalar: LineBreakClass.Marked, isBeforeNumber: Bool) -> Opportunity {
            guard let before = previous else {
                begin(with: scalar)
                return .none
            }
            let type = scalar.type
            // LB28, which applies to most letters of most texts; it is tested before the other rules.
            if type == .al, before == .al, base?.type == .al {
                (beforeBase, base) = (.al, scalar)
                number = .none
                isHalfFlag = false
                return .none
            }
            // LB4 to LB6
            switch before {
            case .cr where type == .lf: break
            case .bk, .cr, .lf, .nl:
                begin(with: scalar)
                return .mandatory
            default: break
            }
            // LB9: marks belong to the preceding character.
            if type == .cm || type == .zwj, before != .sp, before != .zw, base != nil {
                previous = type
                return .none
            }
            var resolved = scalar
            // LB10: a mark without a letter is one.
            if type == .cm || type == .zwj { resolved.bits = LineBreakClass.al.rawValue }
            let opportunity = decides(before: before, next: resolved, original: type, isBeforeNumber: isBeforeNumber)
            advance(to: resolved, original: type)
            return opportunity
        }

        private mutating func begin(with scalar: LineBreakClass.Marked) {
            self = State()
            var resolved = scalar
            if scalar.type == .cm || scalar.type == .zwj { resolved.bits = LineBreakClass.al.rawValue }
            advance(to: resolved, original: scalar.type)
        }

        private mutating func advance(to next: LineBreakClass.Marked, original: LineBreakClass) {
            previous = original
            let type = next.type
            if type == .sp {
                areSpacesBetween = true
                number = .none
                isHalfFlag = false
                return
            }
            switch type {
            case .nu: number = .digits
            case .sy, .is: if number != .digits { number = .none }
            case .cl, .cp: number = number == .digits ? .closed : .none
            default: number = .none
            }
            isHalfFlag = type == .ri && !(isHalfFlag && base?.type == .ri && !areSpacesBetween)
            // LB21a needs the letter before a hyphen.
            beforeBase = areSpacesBetween ? nil : base?.type
            base = next
            areSpacesBetween = false
        }

        private func decides(
            before: LineBreakClass, next: LineBreakClass.Marked, original: LineBreakClass, isBeforeNumber: Bool
        ) -> Opportunity {
            let type = next.type
            // LB5 to LB8a
            switch type {
            case .bk, .cr, .lf, .nl, .sp, .zw: return .none
            default: break
            }
            if before == .zw || (areSpacesBetween && base?.type == .zw) { return .allowed }
            if before == .zwj || type == .wj { return .none }
            guard let base else {
                // Only spaces came before.
                return LineBreakRules.isHeldAfterSpaces(type) ? .none : .allowed
            }
            if areSpacesBetween {
                if LineBreakRules.isHeldAfterSpaces(type) { return .none }
                switch (base.type, type) {
                case (.op, _), (.qu, .op), (.cl, .ns), (.cp, .ns), (.b2, .b2): return .none
                default: return .allowed
                }
            }
            if number != .none || isBeforeNumber, isInNumber(after: base.type, next: type, isBeforeNumber) {
                return .none
            }
            if type == .ri, base.type == .ri { return isHalfFlag ? .none : .allowed }
            return LineBreakRules.holds(base, next, beforeBase: beforeBase) ? .none : .allowed
        }

        /// LB25, as far as it needs more than two classes.
        private func isInNumber(after base: LineBreakClass, next: LineBreakClass, _ isBeforeNumber: Bool) -> Bool {
            switch next {
            case .nu, .sy, .is: if number == .digits { return true }
            case .cl, .cp: return true
            case .po, .pr: if number != .none { return true }
            case .op, .hy: if isBeforeNumber, base == .pr || base == .po { return true }
            default: break
            }
            return false
        }
    }
}
