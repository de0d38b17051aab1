import Foundation

extension ClassDescription {
    /// Plain views, and those that show content.
    static let views: [ClassDescription] = [
        ClassDescription(UIView.self, element: "view", make: { UIView() }) { view in
            [
                view.flag("isHidden") { owner, isHidden in owner.isHidden = isHidden },
                view.number("alpha") { $0.alpha = $1 },
                view.flag("clipsToBounds", also: ["clips"], file: "clipsSubviews", absent: false) {
                    $0.clipsToBounds = $1
                },
                view.flag("isUserInteractionEnabled", absent: true) { $0.isUserInteractionEnabled = $1 },
                view.whole("tag", in: -1_000_000_000...1_000_000_000, file: nil) { $0.tag = $1 },
                view.color("backgroundColor") { $0.backgroundColor = $1 },
                view.requiredColor("tintColor") { $0.tintColor = $1 },
                view.text("restorationIdentifier") { $0.restorationIdentifier = $1 },
                view.choice("contentMode", of: contentModes) { $0.contentMode = $1 },
                view.choice("semanticContentAttribute", of: directions) { $0.semanticContentAttribute = $1 },
            ]
        },
        ClassDescription(
            UIWindow.self, element: nil, hiding: ["isHidden"], make: { UIWindow(frame: .zero) }),
        ClassDescription(
            UIImageView.self, element: "imageView", traits: .image, make: { UIImageView(frame: .zero) }
        ) { image in
            [
                image.image("image", isClearedWhenAbsent: true) { $0.image = $1 },
                image.image("highlightedImage", isClearedWhenAbsent: true) { $0.highlightedImage = $1 },
                image.flag("isHighlighted", absent: false) { $0.isHighlighted = $1 },
            ]
        },
        ClassDescription(
            UIProgressView.self, element: "progressView", isElement: true, traits: .updatesFrequently,
            make: { UIProgressView(frame: .zero) }
        ) { progress in
            [
                progress.choice(
                    "progressViewStyle", of: ["default": .default, "bar": .bar], absent: .default
                ) { $0.progressViewStyle = $1 },
                progress.number("progress", absent: 0) { $0.progress = $1 },
            ]
        },
        ClassDescription(
            UIActivityIndicatorView.self, element: "activityIndicatorView", isElement: true,
            traits: .updatesFrequently, make: { UIActivityIndicatorView(frame: .zero) }
        ) { activity in
            [
                activity.choice(
                    "style",
                    of: [
                        "medium": .medium, "large": .large, "white": .medium, "gray": .medium,
                        "whiteLarge": .large,
                    ], absent: .medium
                ) { $0.style = $1 },
                activity.flag("hidesWhenStopped", absent: false) { $0.hidesWhenStopped = $1 },
                activity.flag("isAnimating", absent: false) { owner, isAnimating in
                    if isAnimating { owner.startAnimating() } else { owner.stopAnimating() }
                },
            ]
        },
        ClassDescription(UIStackView.self, element: "stackView", make: { UIStackView(frame: .zero) }) { stack in
            [
                stack.choice(
                    "axis", of: ["horizontal": .horizontal, "vertical": .vertical], absent: .horizontal
                ) { $0.axis = $1 },
                stack.choice("distribution", of: distributions, absent: .fill) { $0.distribution = $1 },
                stack.choice("alignment", of: alignments, absent: .fill) { $0.alignment = $1 },
                stack.number("spacing", absent: 0) { $0.spacing = $1 },
                stack.flag("isBaselineRelativeArrangement", absent: false) { $0.isBaselineRelativeArrangement = $1 },
                stack.flag("isLayoutMarginsRelativeArrangement") { $0.isLayoutMarginsRelativeArrangement = $1 },
            ]
        },
    ]

    private static let contentModes: KeyValuePairs<String, UIView.ContentMode> = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "TopLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft,
        "bottomRight": .bottomRight,
    ]

    private static let directions: KeyValuePairs<String, UISemanticContentAttribute> = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]

    private static let distributions: KeyValuePairs<String, UIStackView.Distribution> = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    private static let alignments: KeyValuePairs<String, UIStackView.Alignment> = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
}
