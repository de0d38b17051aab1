/// What cells of tables and of collections do alike with their configurations.
@MainActor protocol ConfiguredCell: UIView {
    var contentConfiguration: (any UIContentConfiguration)? { get set }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var configurationState: UICellConfigurationState { get }
    var background: CellBackgroundView? { get }
    var needsUpdateConfiguration: Bool { get set }
    func updateConfiguration(using state: UICellConfigurationState)
}

extension UITableViewCell: ConfiguredCell {}
extension UICollectionViewCell: ConfiguredCell {}

extension ConfiguredCell {
    /// Has the content follow a state by itself. That of a list looks the same in every state here.
    func updateContent(for state: UICellConfigurationState) {
        guard automaticallyUpdatesContentConfiguration, let content = contentConfiguration,
            !(content is UIListContentConfiguration)
        else { return }
        contentConfiguration = content.updated(for: state)
    }

    /// Takes over the state where that is due, and places what is behind the content.
    func updateConfigurationIfNeeded() {
        background?.fill(bounds)
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        updateConfiguration(using: configurationState)
    }
}
