import Foundation

/// Something to eat.
struct Item: Hashable, Identifiable {
    enum Place: Int, CaseIterable {
        case fridge
        case shelf

        var title: String {
            switch self {
            case .fridge: NSLocalizedString("place.fridge", comment: "Header above what is kept cold")
            case .shelf: NSLocalizedString("place.shelf", comment: "Header above what is kept dry")
            }
        }
    }

    let id = UUID()
    var name: String
    var amount: Int
    var place: Place
    var daysLeft: Int

    var isUrgent: Bool { daysLeft < 3 }
}

extension Notification.Name {
    static let larderDidChange = Notification.Name("LarderDidChange")
}

/// All that there is to eat.
final class Larder {
    static let shared = Larder()

    private(set) var items = [
        Item(name: "Milk", amount: 1, place: .fridge, daysLeft: 2),
        Item(name: "Carrots", amount: 6, place: .fridge, daysLeft: 9),
        Item(name: "Rice", amount: 2, place: .shelf, daysLeft: 300),
        Item(name: "Lentils", amount: 3, place: .shelf, daysLeft: 240),
    ]

    func item(_ id: Item.ID) -> Item? { items.first { $0.id == id } }

    func add(_ item: Item) {
        items.append(item)
        didChange()
    }

    func setAmount(_ amount: Int, of id: Item.ID) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items[index].amount = amount
        if amount == 0 { items.remove(at: index) }
        didChange()
    }

    func remove(_ id: Item.ID) {
        items.removeAll { $0.id == id }
        didChange()
    }

    private func didChange() { NotificationCenter.default.post(name: .larderDidChange, object: self) }
}
