@testable import SwiftUI

/// The number of layouts that were computed.
@MainActor enum LayoutCounts {
    static var now: Int { LayoutStatistics.measurements + LayoutStatistics.placements }
}
