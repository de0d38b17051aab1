import SwiftUI

struct ShopView: View {
    @Environment(Basket.self) private var basket

    var body: some View {
        NavigationStack {
            List {
                Section("Fruit") { rows(Product.all.filter(\.isFruit)) }
                Section("Vegetables") { rows(Product.all.filter { !$0.isFruit }) }
            }
            .navigationTitle("Market")
            .navigationDestination(for: Product.self) { ProductView(product: $0) }
        }
    }

    private func rows(_ products: [Product]) -> some View {
        ForEach(products) { product in
            NavigationLink(value: product) { ProductRow(product: product) }
                .swipeActions {
                    Button("Add to basket") {
                        basket.add(product)
                        AccessibilityNotification.Announcement("\(product.name) added").post()
                    }
                }
        }
    }
}

struct ProductRow: View {
    let product: Product

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(product.name)
                Text(product.detail).font(.footnote)
            }
            Spacer()
            Text(product.priceText)
        }
    }
}

struct ProductView: View {
    let product: Product
    @State private var amount = 1
    @Environment(Basket.self) private var basket
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Image(decorative: product.name)
            Text(product.detail)
            Text("\(product.priceText) each")
            AmountControl(amount: $amount)
            Button("Add to basket") {
                basket.add(product, amount: amount)
                AccessibilityNotification.Announcement("\(amount) \(product.name) added").post()
                dismiss()
            }
            .frame(minHeight: 44)
            Spacer()
        }
        .padding()
        .navigationTitle(product.name)
    }
}

/// An amount that is one adjustable element.
struct AmountControl: View {
    @Binding var amount: Int

    var body: some View {
        HStack {
            Image(systemName: "minus.circle")
            Text("\(amount)").frame(minWidth: 44)
            Image(systemName: "plus.circle")
        }
        .frame(minHeight: 44)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Amount")
        .accessibilityValue("\(amount)")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: amount = min(amount + 1, 9)
            case .decrement: amount = max(amount - 1, 1)
            @unknown default: break
            }
        }
    }
}

#Preview {
    ProductRow(product: Product.all[0])
}

#Preview("Amount") {
    @Previewable @State var amount = 2
    AmountControl(amount: $amount)
}
