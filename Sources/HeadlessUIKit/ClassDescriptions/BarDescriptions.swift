import Foundation

extension ClassDescription {
    /// Bars.
    static let bars: [ClassDescription] = [
        ClassDescription(
            UINavigationBar.self, element: "navigationBar", make: { UINavigationBar(frame: .zero) }
        ) { bar in
            [
                bar.flag("prefersLargeTitles", file: "largeTitles", absent: false, \.prefersLargeTitles),
                bar.flag("isTranslucent", absent: true, \.isTranslucent),
                bar.color("barTintColor", isClearedWhenAbsent: true, \.barTintColor),
            ]
        },
        ClassDescription(
            UITabBar.self, element: "tabBar", traits: .tabBar, make: { UITabBar(frame: .zero) }
        ) { bar in
            [
                bar.flag("isTranslucent", absent: true, \.isTranslucent),
                bar.color("barTintColor", isClearedWhenAbsent: true, \.barTintColor),
            ]
        },
        ClassDescription(UIToolbar.self, element: "toolbar", make: { UIToolbar(frame: .zero) }) { bar in
            [
                bar.flag("isTranslucent", absent: true, \.isTranslucent),
                bar.color("barTintColor", isClearedWhenAbsent: true, \.barTintColor),
            ]
        },
        ClassDescription(UISearchBar.self, element: "searchBar", make: { UISearchBar(frame: .zero) }) { bar in
            [
                bar.text("text", isClearedWhenAbsent: true, \.text),
                bar.text("placeholder", isClearedWhenAbsent: true, \.placeholder),
                bar.text("prompt", isClearedWhenAbsent: true, \.prompt),
                bar.flag("showsCancelButton", absent: false, \.showsCancelButton),
                bar.texts("scopeButtonTitles", also: ["scopes"], \.scopeButtonTitles),
                bar.flag("showsScopeBar", absent: false, \.showsScopeBar),
            ]
        },
    ]
}
