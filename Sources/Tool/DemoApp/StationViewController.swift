#if canImport(UIKit) && !os(Linux)
import UIKit
#else
import HeadlessUIKit
#endif

/// One station: a volume slider, a favorite switch, a sleep timer in a sheet and a warning before removal.
final class StationViewController: UIViewController {
    private let station: Station
    private let heading = UILabel()
    private let volume = UISlider()
    private let favorite = UISwitch()
    private let equalizer = UISwitch()
    private let bass = UISlider()
    private let timerButton = UIButton(type: .system)
    private let removeButton = UIButton(type: .system)

    init(station: Station) {
        self.station = station
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "station"
        restorationClass = StationViewController.self
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = station.name
        heading.text = "Settings"
        heading.accessibilityTraits = .header
        volume.accessibilityLabel = "Volume"
        volume.value = station.volume
        volume.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                station.volume = volume.value
            }, for: .valueChanged)
        favorite.accessibilityLabel = "Favorite"
        favorite.isOn = station.isFavorite
        favorite.addAction(UIAction { [weak self] _ in self?.favoriteChanged() }, for: .valueChanged)
        equalizer.accessibilityLabel = "Equalizer"
        equalizer.addAction(UIAction { [weak self] _ in self?.equalizerChanged() }, for: .valueChanged)
        bass.accessibilityLabel = "Bass"
        bass.value = 0.5
        bass.isHidden = true
        timerButton.setTitle("Sleep timer", for: .normal)
        timerButton.accessibilityHint = "Opens the timer settings"
        timerButton.addAction(UIAction { [weak self] _ in self?.openTimer() }, for: .touchUpInside)
        removeButton.setTitle("Remove station", for: .normal)
        removeButton.addAction(UIAction { [weak self] _ in self?.confirmRemoval() }, for: .touchUpInside)
        for subview in [heading, volume, favorite, equalizer, bass, timerButton, removeButton] {
            view.addSubview(subview)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var y = view.safeAreaInsets.top + 20
        for subview in [heading, volume, favorite, equalizer, bass, timerButton, removeButton] {
            let width = subview is UISwitch ? 51 : view.bounds.width - 40
            subview.frame = CGRect(x: 20, y: y, width: width, height: 44)
            y += 64
        }
    }

    // MARK: Actions

    private func favoriteChanged() {
        station.isFavorite = favorite.isOn
        UIAccessibility.post(
            notification: .announcement,
            argument: station.isFavorite ? "\(station.name) is now a favorite" : "No longer a favorite")
    }

    private func equalizerChanged() {
        bass.isHidden = !equalizer.isOn
        UIAccessibility.post(notification: .layoutChanged, argument: equalizer.isOn ? bass : nil)
    }

    private func openTimer() {
        let timer = SleepTimerViewController()
        timer.modalPresentationStyle = .pageSheet
        present(timer, animated: true)
    }

    private func confirmRemoval() {
        let alert = UIAlertController(
            title: "Remove \(station.name)?", message: "Its settings are lost.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in
                self?.navigationController?.popViewController(animated: true)
            })
        present(alert, animated: true)
    }

    // MARK: Restoration

    private enum Key {
        static let name = "name"
        static let volume = "volume"
        static let isFavorite = "isFavorite"
        static let showsEqualizer = "showsEqualizer"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(station.name, forKey: Key.name)
        coder.encode(station.volume, forKey: Key.volume)
        coder.encode(station.isFavorite, forKey: Key.isFavorite)
        coder.encode(equalizer.isOn, forKey: Key.showsEqualizer)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        station.volume = coder.decodeFloat(forKey: Key.volume)
        station.isFavorite = coder.decodeBool(forKey: Key.isFavorite)
        loadViewIfNeeded()
        volume.value = station.volume
        favorite.isOn = station.isFavorite
        equalizer.isOn = coder.decodeBool(forKey: Key.showsEqualizer)
        bass.isHidden = !equalizer.isOn
    }
}

extension StationViewController: UIViewControllerRestoration {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        let name = coder.decodeObject(forKey: Key.name) as? String
        return Station.all().first { $0.name == name }.map(StationViewController.init(station:))
    }
}
