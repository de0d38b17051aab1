import Foundation

extension ClassDescription {
    /// Scroll views, and the cells and titles of tables and collections.
    static let scrolling: [ClassDescription] = [
        ClassDescription(UITableView.self, element: "tableView", make: { UITableView(frame: .zero) }) { table in
            [
                table.number("rowHeight") { $0.rowHeight = $1 },
                table.choice(
                    "separatorStyle",
                    of: [
                        "none": .none, "default": .singleLine, "singleLine": .singleLine,
                        "singleLineEtched": .singleLine,
                    ], absent: .singleLine
                ) { $0.separatorStyle = $1 },
                table.flag("allowsSelection", absent: true) { $0.allowsSelection = $1 },
                table.flag("allowsMultipleSelection", absent: false) { $0.allowsMultipleSelection = $1 },
                table.flag("allowsSelectionDuringEditing", absent: false) { $0.allowsSelectionDuringEditing = $1 },
                table.flag(
                    "allowsMultipleSelectionDuringEditing", absent: false
                ) { $0.allowsMultipleSelectionDuringEditing = $1 },
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
                cell.flag("isSelected", file: nil) { $0.isSelected = $1 },
                cell.flag("isEditing", file: nil) { $0.isEditing = $1 },
                cell.choice(
                    "accessoryType", of: accessories, absent: UITableViewCell.AccessoryType.none
                ) { $0.accessoryType = $1 },
                cell.choice(
                    "editingAccessoryType", of: accessories, absent: UITableViewCell.AccessoryType.none
                ) { $0.editingAccessoryType = $1 },
                cell.choice(
                    "selectionStyle", of: ["none": .none, "blue": .blue, "gray": .gray, "default": .default],
                    absent: .default
                ) { $0.selectionStyle = $1 },
                cell.whole("indentationLevel", in: 0...1_000_000, absent: 0) { $0.indentationLevel = $1 },
                cell.number("indentationWidth", absent: 10) { $0.indentationWidth = $1 },
                cell.flag("showsReorderControl", absent: false) { $0.showsReorderControl = $1 },
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
                collection.flag("allowsSelection", absent: true) { $0.allowsSelection = $1 },
                collection.flag("allowsMultipleSelection", absent: false) { $0.allowsMultipleSelection = $1 },
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

    /// The common properties of all scroll views, including text views.
    static let scrollView = ClassDescription(
        UIScrollView.self, element: "scrollView", make: { UIScrollView(frame: .zero) }
    ) { scroll in
        [
            scroll.size("contentSize", file: nil) { $0.contentSize = $1 },
            scroll.insets("contentInset") { $0.contentInset = $1 },
            scroll.point("contentOffset", file: nil) { $0.contentOffset = $1 },
            scroll.flag("isScrollEnabled", absent: true) { $0.isScrollEnabled = $1 },
            scroll.flag("isPagingEnabled", absent: false) { $0.isPagingEnabled = $1 },
            scroll.flag("bounces", absent: true) { $0.bounces = $1 },
            scroll.flag("alwaysBounceVertical", absent: false) { $0.alwaysBounceVertical = $1 },
            scroll.flag("alwaysBounceHorizontal", absent: false) { $0.alwaysBounceHorizontal = $1 },
            scroll.flag("showsVerticalScrollIndicator", absent: true) { $0.showsVerticalScrollIndicator = $1 },
            scroll.flag("showsHorizontalScrollIndicator", absent: true) { $0.showsHorizontalScrollIndicator = $1 },
            scroll.choice(
                "contentInsetAdjustmentBehavior",
                of: [
                    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
                ]
            ) { $0.contentInsetAdjustmentBehavior = $1 },
            scroll.number("minimumZoomScale", file: nil) { $0.minimumZoomScale = $1 },
            scroll.number("maximumZoomScale", file: nil) { $0.maximumZoomScale = $1 },
        ]
    }

    private static let accessories: KeyValuePairs<String, UITableViewCell.AccessoryType> = [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
    ]
}
