import Foundation
import Observation

struct Product: Identifiable, Hashable {
    let id: Int
    let name: String
    let detail: String
    let price: Decimal
    let isFruit: Bool

    static let all = [
        Product(id: 1, name: "Apples", detail: "Crisp and a little sour", price: 3, isFruit: true),
        Product(id: 2, name: "Pears", detail: "Sweet and soft", price: 4, isFruit: true),
        Product(id: 3, name: "Carrots", detail: "From the region", price: 2, isFruit: false),
    ]

    var priceText: String { "€\(price)" }
}

@Observable
final class Basket {
    private(set) var amounts: [Product.ID: Int] = [:]

    var products: [Product] { Product.all.filter { amounts[$0.id] != nil } }
    var count: Int { amounts.values.reduce(0, +) }
    var total: Decimal { products.reduce(0) { $0 + $1.price * Decimal(amounts[$1.id] ?? 0) } }

    func add(_ product: Product, amount: Int = 1) { amounts[product.id, default: 0] += amount }
    func remove(_ product: Product) { amounts[product.id] = nil }
    func clear() { amounts = [:] }
}
