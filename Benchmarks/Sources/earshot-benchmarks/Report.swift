import Foundation

/// Collects figures, checks them against their limits and prints a table.
struct Report {
    private(set) var misses: [String] = []

    func header(_ title: String, _ columns: [String], widths: [Int] = []) {
        print("\n\(title)")
        row(columns, widths: widths)
    }

    func row(_ cells: [String], widths: [Int] = []) {
        print(cells.enumerated().map { $1.padded($0 < widths.count ? widths[$0] : 14) }.joined())
        fflush(nil)
    }

    /// Notes that something could not be measured.
    mutating func miss(_ what: String) { misses.append(what) }

    /// Notes a miss when a figure is above its limit.
    mutating func check(_ what: String, _ figure: Double, atMost limit: Double, unit: String) {
        if figure <= limit, figure.isFinite { return }
        misses.append("\(what): \(figure.short) \(unit), the limit is \(limit.short) \(unit)")
    }

    /// Notes a miss when a figure is below its limit.
    mutating func check(_ what: String, _ figure: Double, atLeast limit: Double, unit: String) {
        if figure >= limit, figure.isFinite { return }
        misses.append("\(what): \(figure.short) \(unit), the limit is \(limit.short) \(unit)")
    }
}

extension Double {
    /// Two digits after the point for small figures, none for large ones.
    var short: String { String(format: self < 100 ? "%.2f" : "%.0f", self) }
}

extension Int {
    /// With commas between thousands.
    var grouped: String {
        var digits = Array(String(self))
        var index = digits.count - 3
        while index > 0 {
            digits.insert(",", at: index)
            index -= 3
        }
        return String(digits)
    }
}

extension String {
    fileprivate func padded(_ width: Int) -> String {
        count < width ? self + String(repeating: " ", count: width - count) : self + " "
    }
}
