import AccessibilityTree
import HeadlessUIKit
import Words

/// What is heard of a kind of region, and where one finds it: a kind is a row of this table.
struct RegionKind: Sendable {
    /// How the regions of a kind are put before a reader.
    enum Place: Hashable, Sendable {
        /// A container whose elements are the parts of the region.
        case container
        /// The same where the region has parts; else a line.
        case containerOfParts
        /// A frame, with what it shows line by line.
        case panel
        /// A screen by itself.
        case screen
        /// A container of all that stands in its rows.
        case output
        /// What begins its line: where the user is asked, and what was typed there.
        case prompt, command
        /// A part of a line.
        case link
        /// A line, or a part of another region.
        case line
        /// Nothing: it only draws.
        case nothing
    }

    /// The rotor of the reader in which regions are found.
    enum Rotor: Hashable, Sendable, CaseIterable {
        case commands, headings, links, errors
    }

    /// The traits of an element.
    var traits: UIAccessibilityTraits = .staticText
    /// The rotor that leads to it.
    var rotor: Rotor?
    /// How it is put before a reader.
    var place = Place.line
    /// What a container of it is to a reader.
    var container = UIAccessibilityContainerType.semanticGroup
    /// The traits of a container of it.
    var containerTraits: UIAccessibilityTraits = .none
    /// What a container of it is called; nil where the region tells.
    var name: TerminalKey?
    /// What is said of it behind its text as an answer.
    var role: TerminalKey?

    /// What can be typed into.
    static let textEntry = UIAccessibilityTraits(rawValue: AccessibilityTraits.textEntry.rawValue)
}

extension ScreenRegion.Kind {
    /// The row of the kind.
    var row: RegionKind {
        switch self {
        case .prompt: RegionKind(rotor: .commands, place: .prompt)
        case .command: RegionKind(rotor: .commands, place: .command)
        case .output: RegionKind(place: .output, name: .output)
        case .list: RegionKind(place: .container, container: .list)
        case .item: RegionKind(traits: .none)
        case .dialog: RegionKind(place: .container)
        case .button: RegionKind(traits: .button, role: .button)
        case .field: RegionKind(traits: RegionKind.textEntry)
        case .pane: RegionKind(place: .screen)
        case .statusLine: RegionKind(traits: [.staticText, .updatesFrequently])
        case .keyHelp: RegionKind(place: .containerOfParts, name: .keys)
        case .table: RegionKind(place: .container, container: .dataTable)
        case .headerRow: RegionKind()
        case .row: RegionKind()
        case .cell: RegionKind(traits: .none)
        case .tree: RegionKind(place: .container, name: .tree)
        case .treeItem: RegionKind(traits: .none)
        case .tabBar: RegionKind(place: .container, container: .none, containerTraits: .tabBar)
        case .tab: RegionKind(traits: .button)
        case .key: RegionKind(traits: .button)
        case .progress: RegionKind(traits: .updatesFrequently)
        case .heading: RegionKind(traits: .header, rotor: .headings)
        case .rule: RegionKind(place: .nothing)
        case .addedLine: RegionKind()
        case .removedLine: RegionKind()
        case .diffHeader: RegionKind(traits: .header, rotor: .headings)
        case .error: RegionKind(rotor: .errors)
        case .warning: RegionKind(rotor: .errors)
        case .link: RegionKind(traits: .link, rotor: .links, place: .link)
        case .fileReference: RegionKind(rotor: .links, place: .link)
        case .text: RegionKind(place: .panel)
        }
    }
}
