/// The handling of configurations that table and collection cells share.
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
    /// Updates the content for a state automatically. A list's content is the same in every state here.
    func updateContent(for state: UICellConfigurationState) {
        guard automaticallyUpdatesContentConfiguration, let content = contentConfiguration,
            !(content is UIListContentConfiguration)
        else { return }
        contentConfiguration = content.updated(for: state)
    }

    /// Applies a pending state, and lays out the background.
    func updateConfigurationIfNeeded() {
        background?.fill(bounds)
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        updateConfiguration(using: configurationState)
    }
}
