import TerminalEmulator

/// Finds prompts, the commands typed at them, and their output: by the shell's marks, else by how the prompt begins.
struct CommandDetector: RegionDetector {
    let name = "command"
    let claims = false

    func regions(in detection: ScreenDetection) -> [ScreenRegion] {
        Self.regions(in: detection.features.image, prompt: detection.features.prompt)
    }

    private struct Line {
        var row: Int
        var prompt: Range<Int>
        var command: Range<Int>
    }

    static func regions(in image: ScreenImage, prompt: ShellPrompt) -> [ScreenRegion] {
        guard !image.isAlternate else { return [] }
        var lines = image.rows.indices.compactMap { marked(image.rows[$0], row: $0) }
        if lines.isEmpty { lines = image.rows.indices.compactMap { learned(image.rows[$0], row: $0, prompt) } }
        var regions: [ScreenRegion] = []
        for (index, line) in lines.enumerated() {
            let row = image.rows[line.row]
            regions.append(region(.prompt, line.row, line.prompt, row))
            if !row.text(line.command).isEmpty { regions.append(region(.command, line.row, line.command, row)) }
            let end = index + 1 < lines.count ? lines[index + 1].row : image.rows.count
            let last = image.rows[line.row + 1..<end].lastIndex { !$0.isBlank }
            guard let last else { continue }
            let rows = line.row + 1..<last + 1
            // A shell tells the status where the next prompt begins, or in the last row of the output.
            let status = image.rows[line.row + 1..<min(end + 1, image.rows.count)].compactMap(\.status).last
            regions.append(
                ScreenRegion(
                    .output, frame: .init(rows: rows, columns: 0..<image.columns),
                    text: rows.map { ScreenWords.of(image.rows[$0].text()) }.filter { !$0.isEmpty }
                        .joined(separator: "\n"),
                    value: status.map(String.init)))
        }
        return regions
    }

    private static func region(
        _ kind: ScreenRegion.Kind, _ number: Int, _ columns: Range<Int>, _ row: ImageRow
    ) -> ScreenRegion {
        ScreenRegion(
            kind, frame: .init(rows: number..<number + 1, columns: columns), text: ScreenWords.of(row.text(columns)))
    }

    private static func marked(_ row: ImageRow, row number: Int) -> Line? {
        guard let first = row.cells.firstIndex(where: { $0.zone == .prompt }) else { return nil }
        let end = row.cells[first...].firstIndex { $0.zone != .prompt } ?? row.cells.count
        return Line(row: number, prompt: first..<end, command: end..<max(end, row.inked?.upperBound ?? end))
    }

    private static func learned(_ row: ImageRow, row number: Int, _ prompt: ShellPrompt) -> Line? {
        let text = row.text()
        guard var characters = prompt.length(in: text) else { return nil }
        var end = 0
        while end < row.cells.count, characters > 0 || row.cells[end].isTail {
            if !row.cells[end].isTail { characters -= 1 }
            end += 1
        }
        return Line(row: number, prompt: 0..<end, command: end..<max(end, row.inked?.upperBound ?? end))
    }
}
