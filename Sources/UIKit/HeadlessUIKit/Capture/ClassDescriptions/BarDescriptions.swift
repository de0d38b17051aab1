import Foundation

extension ClassDescription {
    /// The classes of bars.
    static let bars: [ClassDescription] = [
        ClassDescription(
            UINavigationBar.self, element: "navigationBar", make: { UINavigationBar(frame: .zero) }
        ) { bar in
            [
                bar.flag("prefersLargeTitles", file: "largeTitles", absent: false) { $0.prefersLargeTitles = $1 },
                bar.flag("isTranslucent", absent: true) { $0.isTranslucent = $1 },
                bar.color("barTintColor", isClearedWhenAbsent: true) { $0.barTintColor = $1 },
            ]
        },
        ClassDescription(
            UITabBar.self, element: "tabBar", traits: .tabBar, make: { UITabBar(frame: .zero) }
        ) { bar in
            [
                bar.flag("isTranslucent", absent: true) { $0.isTranslucent = $1 },
                bar.color("barTintColor", isClearedWhenAbsent: true) { $0.barTintColor = $1 },
            ]
        },
        ClassDescription(UIToolbar.self, element: "toolbar", make: { UIToolbar(frame: .zero) }) { bar in
            [
                bar.flag("isTranslucent", absent: true) { $0.isTranslucent = $1 },
                bar.color("barTintColor", isClearedWhenAbsent: true) { $0.barTintColor = $1 },
            ]
        },
        ClassDescription(UISearchBar.self, element: "searchBar", make: { UISearchBar(frame: .zero) }) { bar in
            [
                bar.text("text", isClearedWhenAbsent: true) { $0.text = $1 },
                bar.text("placeholder", isClearedWhenAbsent: true) { $0.placeholder = $1 },
                bar.text("prompt", isClearedWhenAbsent: true) { $0.prompt = $1 },
                bar.flag("showsCancelButton", absent: false) { $0.showsCancelButton = $1 },
                bar.texts("scopeButtonTitles", also: ["scopes"]) { $0.scopeButtonTitles = $1 },
                bar.flag("showsScopeBar", absent: false) { $0.showsScopeBar = $1 },
            ]
        },
    ]
}
