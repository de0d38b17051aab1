/// A table of results, with a column for each screen reader. The limits are Earshot's.
struct TerminalTable {
    let readers: [String]

    private var widths: [Int] { [37, 18] + readers.map { _ in 24 } }

    func begin(_ report: Report) {
        report.header("Side by side", ["what", "limit"] + readers, widths: widths)
    }

    /// A row; readers that have no such figure have no cell at the end.
    func row(_ what: String, limit: String = "", _ cells: [String], _ report: Report) {
        report.row([what, limit] + cells, widths: widths)
    }
}
