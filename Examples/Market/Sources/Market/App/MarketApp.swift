import SwiftUI

@main
struct MarketApp: App {
    @State private var basket = Basket()

    var body: some Scene {
        WindowGroup {
            MarketView().environment(basket)
        }
    }
}

struct MarketView: View {
    @Environment(Basket.self) private var basket

    var body: some View {
        TabView {
            ShopView()
                .tabItem { Label("Shop", systemImage: "cart") }
            BasketView()
                .tabItem { Label("Basket", systemImage: "bag") }
                .badge(basket.count)
            SettingsView()
                .tabItem { Label("Settings", systemImage: "gearshape") }
        }
    }
}

#Preview("Market") {
    MarketView().environment(Basket())
}
