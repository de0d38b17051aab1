import SwiftUI

struct BasketView: View {
    @Environment(Basket.self) private var basket
    @State private var isCheckingOut = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(basket.products) { product in
                    Text("\(basket.amounts[product.id] ?? 0) \(product.name)")
                        .swipeActions {
                            Button("Remove", role: .destructive) { basket.remove(product) }
                        }
                }
                Text("Total \("€\(basket.total)")")
                Button("Check out") { isCheckingOut = true }
                    .disabled(basket.count == 0)
            }
            .navigationTitle("Basket")
            .sheet(isPresented: $isCheckingOut) { CheckoutView() }
        }
    }
}

struct CheckoutView: View {
    @Environment(Basket.self) private var basket
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var isGift = false

    var body: some View {
        NavigationStack {
            Form {
                Section("Delivery") {
                    TextField("Name", text: $name)
                        .frame(minHeight: 44)
                        .accessibilityLabel("Name")
                    Toggle("Gift wrap", isOn: $isGift)
                }
                Button("Pay") {
                    basket.clear()
                    AccessibilityNotification.Announcement("Order placed").post()
                    dismiss()
                }
            }
            .navigationTitle("Check out")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            }
        }
    }
}

struct SettingsView: View {
    @AppStorage("prefersRegion") private var prefersRegion = false

    var body: some View {
        NavigationStack {
            Form {
                Toggle("Prefer products of the region", isOn: $prefersRegion)
            }
            .navigationTitle("Settings")
        }
    }
}

struct Checkout_Previews: PreviewProvider {
    static var previews: some View {
        CheckoutView().environment(Basket()).previewDisplayName("Check out")
        BasketView().environment(Basket())
    }
}
