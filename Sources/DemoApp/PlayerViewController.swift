#if canImport(UIKit)
    import UIKit
#else
    import HeadlessUIKit
#endif

/// What is playing now; the magic tap starts and stops it from anywhere on the screen.
final class PlayerViewController: UIViewController {
    private let station: Station
    private let nowPlaying = UILabel()
    private let playButton = UIButton(type: .system)
    private var isPlaying = false

    init(station: Station) {
        self.station = station
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Player"
        nowPlaying.text = station.name
        playButton.accessibilityTraits = [.button, .startsMediaSession]
        playButton.setTitle("Play", for: .normal)
        playButton.addAction(UIAction { [weak self] _ in self?.togglePlaying() }, for: .touchUpInside)
        view.addSubview(nowPlaying)
        view.addSubview(playButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        nowPlaying.frame = CGRect(x: 20, y: 160, width: view.bounds.width - 40, height: 44)
        playButton.frame = CGRect(x: 20, y: 240, width: view.bounds.width - 40, height: 44)
    }

    override func accessibilityPerformMagicTap() -> Bool {
        togglePlaying()
        UIAccessibility.post(notification: .announcement, argument: isPlaying ? "Playing" : "Stopped")
        return true
    }

    private func togglePlaying() {
        isPlaying.toggle()
        playButton.setTitle(isPlaying ? "Stop" : "Play", for: .normal)
    }
}
