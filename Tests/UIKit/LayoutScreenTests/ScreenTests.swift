import AccessibilityTree
import Foundation
import TestSupport
import Testing

/// View controllers as they are written today, in the containers that they have in apps, on four devices, at two text
/// sizes and in both directions.
@MainActor struct ScreenTests {
    @Test(arguments: ScreenCase.all) func `a screen is laid out and read as recorded`(screen: ScreenCase) throws {
        let reports = Configuration.all.map(screen.report)
        try expectMatches(
            recorded: "screens/\(screen.name).txt", actual: reports.map(\.text).joined(separator: "\n"))
        for report in reports {
            checkLayout(report, of: screen)
            checkOrder(report, of: screen)
        }
        checkNames(reports, of: screen)
        checkMirroring(reports, of: screen)
    }

    private func checkLayout(_ report: ScreenReport, of screen: ScreenCase) {
        let place = "\(screen.name), \(report.configuration)"
        #expect(report.broken.isEmpty, "\(place)")
        #expect(report.ambiguous.isEmpty, "\(place)")
        #expect(report.cutDespiteLines.isEmpty, "\(place)")
        let device = report.configuration.device
        let screenRect = Rect(x: 0, y: 0, width: Double(device.width), height: Double(device.height))
        for line in report.lines {
            #expect(!line.spoken.isEmpty, "\(place): \(line.name)")
            #expect(line.frame.width > 0 && line.frame.height > 0, "\(place): \(line.name)")
            let isInside =
                line.frame.x >= -0.5 && line.frame.x + line.frame.width <= screenRect.width + 0.5
                && line.frame.y >= -0.5 && line.frame.y + line.frame.height <= screenRect.height + 0.5
            #expect(isInside || line.isInScrollView, "\(place): \(line.name) is at \(line.frame)")
            // The element under the cursor was scrolled to.
            let isSeen =
                line.frame.y < screenRect.height && line.frame.y + line.frame.height > 0
                && line.frame.x < screenRect.width && line.frame.x + line.frame.width > 0
            #expect(isSeen, "\(place): \(line.name) is at \(line.frame)")
        }
    }

    /// No element is met twice and none is left out, in either direction, however the screen scrolls meanwhile.
    private func checkOrder(_ report: ScreenReport, of screen: ScreenCase) {
        let place = "\(screen.name), \(report.configuration)"
        let names = report.lines.map(\.name)
        #expect(Set(report.lines.map(\.id)).count == report.lines.count, "\(place): \(names)")
        #expect(names == report.allNames, "\(place)")
        #expect(report.namesBackwards == names.reversed(), "\(place)")
    }

    /// The same elements are met everywhere, in the same order in both directions.
    private func checkNames(_ reports: [ScreenReport], of screen: ScreenCase) {
        for report in reports {
            guard
                let first = reports.first(where: {
                    !screen.adaptsToDevice || $0.configuration.device == report.configuration.device
                })
            else { continue }
            #expect(
                Set(report.lines.map(\.name)) == Set(first.lines.map(\.name)),
                "\(screen.name), \(report.configuration)")
        }
    }

    /// In a right-to-left layout every view is mirrored, and the reading order is the same.
    private func checkMirroring(_ reports: [ScreenReport], of screen: ScreenCase) {
        for report in reports where !report.configuration.isRightToLeft {
            guard let other = reports.first(where: { $0.configuration == report.configuration.mirrored }) else {
                continue
            }
            let place = "\(screen.name), \(report.configuration)"
            #expect(report.lines.map(\.name) == other.lines.map(\.name), "\(place)")
            let width = Double(report.configuration.device.width)
            for (line, mirrored) in zip(report.lines, other.lines) {
                let x = width - mirrored.frame.x - mirrored.frame.width
                let isMirrored =
                    abs(x - line.frame.x) <= 0.5
                    && abs(line.frame.y - mirrored.frame.y) <= 0.5
                    && abs(line.frame.width - mirrored.frame.width) <= 0.5
                    && abs(line.frame.height - mirrored.frame.height) <= 0.5
                #expect(isMirrored, "\(place): \(line.name) \(line.frame) and \(mirrored.frame)")
            }
        }
    }
}
