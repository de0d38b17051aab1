#if canImport(UIKit) && !os(Linux)
import UIKit
#else
import HeadlessUIKit
#endif

/// The bar for the current playback.
final class PlayerViewController: UIViewController {
    let station: Station
    private(set) var isPlaying = false
    private let nowPlaying = UILabel()
    private let playButton = UIButton(type: .system)

    init(station: Station) {
        self.station = station
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nowPlaying.text = station.name
        playButton.accessibilityTraits = [.button, .startsMediaSession]
        playButton.setTitle("Play", for: .normal)
        playButton.addAction(UIAction { [weak self] _ in self?.togglePlaying() }, for: .touchUpInside)
        view.addSubview(nowPlaying)
        view.addSubview(playButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        nowPlaying.frame = CGRect(x: 20, y: 10, width: view.bounds.width - 140, height: 44)
        playButton.frame = CGRect(x: view.bounds.width - 100, y: 10, width: 80, height: 44)
    }

    func togglePlaying() {
        isPlaying.toggle()
        playButton.setTitle(isPlaying ? "Stop" : "Play", for: .normal)
    }
}
