/// Returns the number of letters to insert, delete, replace or swap with their neighbour to turn one word into another
/// (the optimal string alignment distance). The time grows with the product of the lengths.
package func editDistance<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Int {
    var (before, row) = ([Int](), Array(0...right.count))
    for i in left.indices {
        var next = [i + 1]
        next.reserveCapacity(row.count)
        for j in right.indices {
            var edits = min(row[j + 1] + 1, next[j] + 1, row[j] + (left[i] == right[j] ? 0 : 1))
            if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { edits = min(edits, before[j - 1] + 1) }
            next.append(edits)
        }
        (before, row) = (row, next)
    }
    return row[right.count]
}
