import Foundation

extension ClassDescription {
    /// Scroll views, and the cells and titles of tables and collections.
    static let scrolling: [ClassDescription] = [
        ClassDescription(UITableView.self, element: "tableView", make: { UITableView(frame: .zero) }) { table in
            [
                table.number("rowHeight", \.rowHeight),
                table.choice(
                    "separatorStyle",
                    of: [
                        "none": .none, "default": .singleLine, "singleLine": .singleLine,
                        "singleLineEtched": .singleLine,
                    ], absent: .singleLine, \.separatorStyle),
                table.flag("allowsSelection", absent: true, \.allowsSelection),
                table.flag("allowsMultipleSelection", absent: false, \.allowsMultipleSelection),
                table.flag("allowsSelectionDuringEditing", absent: false, \.allowsSelectionDuringEditing),
                table.flag(
                    "allowsMultipleSelectionDuringEditing", absent: false, \.allowsMultipleSelectionDuringEditing),
            ]
        },
        ClassDescription(
            UITableViewCell.self, element: "tableViewCell", isElement: true,
            make: { UITableViewCell(style: .subtitle, reuseIdentifier: nil) }
        ) { cell in
            [
                cell.checkedText("text", file: nil) { owner, text in
                    owner.textLabel?.text = text
                    return true
                },
                cell.checkedText("detailText", also: ["detail"], file: nil) { owner, text in
                    owner.detailTextLabel?.text = text
                    return true
                },
                cell.flag("isSelected", file: nil, \.isSelected),
                cell.flag("isEditing", file: nil, \.isEditing),
                cell.choice(
                    "accessoryType", of: accessories, absent: UITableViewCell.AccessoryType.none, \.accessoryType),
                cell.choice(
                    "editingAccessoryType", of: accessories, absent: UITableViewCell.AccessoryType.none,
                    \.editingAccessoryType),
                cell.choice(
                    "selectionStyle", of: ["none": .none, "blue": .blue, "gray": .gray, "default": .default],
                    absent: .default, \.selectionStyle),
                cell.whole("indentationLevel", in: 0...1_000_000, absent: 0, \.indentationLevel),
                cell.number("indentationWidth", absent: 10, \.indentationWidth),
                cell.flag("showsReorderControl", absent: false, \.showsReorderControl),
            ]
        },
        ClassDescription(
            UITableViewHeaderFooterView.self, element: nil,
            make: { UITableViewHeaderFooterView(reuseIdentifier: nil) }),
        ClassDescription(
            UICollectionView.self, element: "collectionView",
            make: { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
        ) { collection in
            [
                collection.flag("allowsSelection", absent: true, \.allowsSelection),
                collection.flag("allowsMultipleSelection", absent: false, \.allowsMultipleSelection),
                collection.size("itemSize", file: nil) { owner, size in
                    (owner.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = size
                },
            ]
        },
        ClassDescription(
            UICollectionReusableView.self, element: "collectionReusableView",
            make: { UICollectionReusableView(frame: .zero) }),
        ClassDescription(
            UICollectionViewCell.self, element: "collectionViewCell", make: { UICollectionViewCell(frame: .zero) }),
    ]

    /// What every scroll view has, text views among them.
    static let scrollView = ClassDescription(
        UIScrollView.self, element: "scrollView", make: { UIScrollView(frame: .zero) }
    ) { scroll in
        [
            scroll.size("contentSize", file: nil) { $0.contentSize = $1 },
            scroll.insets("contentInset", \.contentInset),
            scroll.point("contentOffset", file: nil, \.contentOffset),
            scroll.flag("isScrollEnabled", absent: true, \.isScrollEnabled),
            scroll.flag("isPagingEnabled", absent: false, \.isPagingEnabled),
            scroll.flag("bounces", absent: true, \.bounces),
            scroll.flag("alwaysBounceVertical", absent: false, \.alwaysBounceVertical),
            scroll.flag("alwaysBounceHorizontal", absent: false, \.alwaysBounceHorizontal),
            scroll.flag("showsVerticalScrollIndicator", absent: true, \.showsVerticalScrollIndicator),
            scroll.flag("showsHorizontalScrollIndicator", absent: true, \.showsHorizontalScrollIndicator),
            scroll.choice(
                "contentInsetAdjustmentBehavior",
                of: [
                    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
                ], \.contentInsetAdjustmentBehavior),
            scroll.number("minimumZoomScale", file: nil, \.minimumZoomScale),
            scroll.number("maximumZoomScale", file: nil, \.maximumZoomScale),
        ]
    }

    private static let accessories: KeyValuePairs<String, UITableViewCell.AccessoryType> = [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
    ]
}
