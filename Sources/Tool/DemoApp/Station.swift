/// A radio station of the sample app.
@MainActor final class Station {
    let name: String
    let frequency: Double
    var isFavorite = false
    var volume: Float = 0.5

    init(_ name: String, _ frequency: Double) {
        self.name = name
        self.frequency = frequency
    }

    /// The stations of a new launch, by frequency.
    static func all() -> [Station] {
        [
            Station("Harbor Radio", 88.1), Station("Morning Call", 89.4), Station("Lantern Jazz", 90.2),
            Station("The Long Wave", 91.7), Station("Night Train", 92.5), Station("Northern Light", 93.3),
            Station("Orchard Folk", 94.9), Station("Paper Boat", 95.6), Station("Quiet Hours", 96.8),
            Station("River Classics", 97.5), Station("Salt and Wind", 98.2), Station("Second Coffee", 99.1),
            Station("Tall Grass", 100.3), Station("Tin Roof Blues", 101.6), Station("Up Late", 102.4),
            Station("Velvet Hour", 103.8), Station("Weather and News", 104.5), Station("Window Seat", 106.2),
        ]
    }
}
