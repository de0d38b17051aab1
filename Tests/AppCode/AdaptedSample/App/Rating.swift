import Combine
import MapKit
import SwiftUI
import WebKit
import os

private let log = os.Logger(subsystem: "sample", category: "rating")

/// The model of the rating control.
final class RatingModel: ObservableObject {
    @Published var stars = 3
    @Published var isShown = true
    @Combine.Published var isLocked = false
}

/// UIKit's slider among views of SwiftUI.
struct RatingSlider: UIViewRepresentable {
    @Binding var stars: Int

    func makeCoordinator() -> Coordinator { Coordinator(stars: $stars) }

    func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        slider.maximumValue = 5
        slider.accessibilityLabel = "Rating"
        slider.addTarget(context.coordinator, action: #selector(Coordinator.moved(_:)), for: .valueChanged)
        return slider
    }

    func updateUIView(_ slider: UISlider, context: Context) {
        slider.value = Float(stars)
        slider.isEnabled = context.environment.isEnabled
    }

    static func dismantleUIView(_ slider: UISlider, coordinator: Coordinator) { coordinator.isDone = true }

    final class Coordinator: NSObject {
        private let stars: Binding<Int>
        var isDone = false

        init(stars: Binding<Int>) { self.stars = stars }

        @objc func moved(_ sender: UISlider) {
            stars.wrappedValue = Int(sender.value)
            log.info("\(sender.value) stars")
        }
    }
}

struct RatingView: SwiftUI.View {
    @ObservedObject var model: RatingModel

    var body: some View {
        Group {
            if model.isShown {
                AnyView(RatingSlider(stars: $model.stars)).disabled(model.isLocked).padding(.horizontal, 8)
            } else {
                Text("Thank you")
            }
        }
        .onAppear { log.debug("rating appears") }
    }
}

final class RatingViewController: UIHostingController<RatingView> {
    let model = RatingModel()
    private var watching: Set<AnyCancellable> = []
    private(set) var heard: [Int] = []

    init() {
        super.init(rootView: RatingView(model: model))
        model.$stars.dropFirst().sink { [weak self] in self?.heard.append($0) }.store(in: &watching)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

final class HelpViewController: UIViewController, WKNavigationDelegate {
    let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    private(set) var heard: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        web.navigationDelegate = self
        view.addSubview(web)
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        decisionHandler(navigationAction.request.url?.host == "forbidden.example" ? .cancel : .allow)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { heard.append("finished") }

    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {
        heard.append("failed \((error as? URLError)?.code == .notConnectedToInternet)")
    }
}
