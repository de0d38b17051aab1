/// The rules of one `.gitignore` file, as `gitignore(5)` has them.
package struct IgnoreRules {
    private struct Rule {
        /// The parts of the pattern; "**" matches any number of parts.
        var parts: [[UInt8]]
        var isExcluding: Bool
        var isForFolders: Bool
    }

    private var rules: [Rule] = []

    /// The maximum length of a line that counts, in bytes: matching takes time that grows with it.
    private static let lineLimit = 1_000
    /// The maximum number of lines that count.
    private static let ruleLimit = 5_000

    package init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline).prefix(Self.ruleLimit) {
            if let rule = Self.rule(Array(line.utf8)) { rules.append(rule) }
        }
    }

    private static func rule(_ line: [UInt8]) -> Rule? {
        var line = line[...]
        guard line.count <= lineLimit, line.first != UInt8(ascii: "#") else { return nil }
        // Blanks at the end don't count, unless a backslash precedes them.
        while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") { line.removeLast() }
        var isExcluding = true
        if line.first == UInt8(ascii: "!") {
            isExcluding = false
            line.removeFirst()
        }
        let isForFolders = line.last == UInt8(ascii: "/")
        if isForFolders { line.removeLast() }
        // A slash anywhere but at the end ties the pattern to the folder of the file.
        let isTied = line.contains(UInt8(ascii: "/"))
        var parts = line.split(separator: UInt8(ascii: "/")).map(Array.init)
        guard !parts.isEmpty else { return nil }
        if !isTied { parts.insert(Array("**".utf8), at: 0) }
        return Rule(parts: parts, isExcluding: isExcluding, isForFolders: isForFolders)
    }

    /// Whether a path, in parts from the folder of the file on, is left out; nil where no rule speaks of it.
    package func excludes(_ path: [String], isFolder: Bool) -> Bool? {
        let path = path.map { Array($0.utf8) }
        return rules.last { ($0.isForFolders ? isFolder : true) && Self.matches($0.parts[...], path[...]) }?.isExcluding
    }

    /// Whether parts of a pattern match all parts of a path.
    private static func matches(_ pattern: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
        // For each number of path components: whether the part of the pattern read so far matches exactly those.
        var reached = [true] + Array(repeating: false, count: path.count)
        for (index, part) in pattern.enumerated() {
            var next = Array(repeating: false, count: path.count + 1)
            if part == [UInt8(ascii: "*"), UInt8(ascii: "*")] {
                // At the end it matches everything inside, but not the folder itself.
                let isLast = index == pattern.count - 1
                var isOpen = false
                for count in 0...path.count {
                    if isOpen || (reached[count] && !isLast) { next[count] = true }
                    if reached[count] { isOpen = true }
                }
            } else {
                for (count, name) in path.enumerated() where reached[count] && nameMatches(part, name) {
                    next[count + 1] = true
                }
            }
            reached = next
        }
        return reached[path.count]
    }

    /// Whether a name matches a pattern with `*`, `?` and `[…]`, in time that grows with their product.
    private static func nameMatches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
        var (place, index) = (0, 0)
        var retry: (place: Int, index: Int)?
        while index < name.count {
            if place < pattern.count {
                if pattern[place] == UInt8(ascii: "*") {
                    retry = (place, index)
                    place += 1
                    continue
                }
                if let end = characterMatches(pattern, place, name[index]) {
                    place = end
                    index += 1
                    continue
                }
            }
            guard let last = retry else { return false }
            retry = (last.place, last.index + 1)
            (place, index) = (last.place + 1, last.index + 1)
        }
        return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    /// The index after one character of a pattern that matches a byte; nil where it does not.
    private static func characterMatches(_ pattern: [UInt8], _ place: Int, _ byte: UInt8) -> Int? {
        switch pattern[place] {
        case UInt8(ascii: "?"): return place + 1
        case UInt8(ascii: "\\") where place + 1 < pattern.count: return pattern[place + 1] == byte ? place + 2 : nil
        case UInt8(ascii: "["):
            guard let end = pattern[(place + 1)...].dropFirst().firstIndex(of: UInt8(ascii: "]")) else { fallthrough }
            var set = pattern[(place + 1)..<end]
            let isNegated = set.first == UInt8(ascii: "!") || set.first == UInt8(ascii: "^")
            if isNegated { set.removeFirst() }
            return contains(set, byte) != isNegated ? end + 1 : nil
        default: return pattern[place] == byte ? place + 1 : nil
        }
    }

    private static func contains(_ set: ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
        var index = set.startIndex
        while index < set.endIndex {
            if index + 2 < set.endIndex, set[index + 1] == UInt8(ascii: "-") {
                if set[index] <= byte && byte <= set[index + 2] { return true }
                index += 3
            } else {
                if set[index] == byte { return true }
                index += 1
            }
        }
        return false
    }
}
