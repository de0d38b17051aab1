import AccessibilityTesting
import AccessibilityTree
import HeadlessUIKit
import ScreenReader
import Testing

/// A chart whose data VoiceOver reads (AXChart, "Representing chart data as an audio graph").
@Suite(.serialized) @MainActor struct ChartRotorTests {
    private final class SalesView: UIView, AXChart {
        var accessibilityChartDescriptor: AXChartDescriptor? {
            get {
                AXChartDescriptor(
                    title: "Sales", summary: "Rising",
                    xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"]),
                    yAxis: AXNumericDataAxisDescriptor(
                        title: "Euros", range: 0...200, gridlinePositions: []
                    ) { "\(Int($0)) €" },
                    series: [
                        AXDataSeriesDescriptor(
                            name: "Shop", isContinuous: true,
                            dataPoints: [
                                AXDataPoint(x: "May", y: 80), AXDataPoint(x: "June", y: 120, label: "Best"),
                            ])
                    ])
            }
            set {}
        }
    }

    @Test func `the rotor setting Audio Graph reads title, axes and data, and is there at a chart only`() throws {
        let controller = ListedController("Report", ["Text"])
        controller.loadViewIfNeeded()
        let chart = SalesView(frame: CGRect(x: 20, y: 300, width: 300, height: 200))
        chart.isAccessibilityElement = true
        chart.accessibilityLabel = "Chart"
        controller.view.addSubview(chart)
        try reading(controller) { reader, _ in
            reader.first()
            #expect(throws: (any Error).self) { try reader.rotor("Audio Graph") }
            reader.last()
            try reader.rotor("Audio Graph")
            #expect(reader.session.lastSpoken == "Audio Graph")
            var heard: [String?] = []
            for _ in 0..<5 {
                reader.perform(.nextItem)
                heard.append(reader.session.lastSpoken)
            }
            #expect(
                heard == ["Sales, Rising", "Month: May – June", "Euros: 0 € – 200 €", "May, 80 €", "Best, June, 120 €"])
            reader.perform(.previousItem)
            #expect(reader.session.lastSpoken == "May, 80 €")
        }
    }
}
