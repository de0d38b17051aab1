// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The contexts into which an app draws, the innermost last.
@MainActor enum GraphicsContexts {
    /// The destination of an app's drawing: a context of CoreGraphics and the size of the resulting image.
    struct Target {
        var context: CGContext
        var size: CGSize
        var scale: CGFloat

        @MainActor var image: UIImage { UIImage(size: size) }
    }

    private(set) static var stack: [Target] {
        get { AppProcess.current.graphicsTargets }
        set { AppProcess.current.graphicsTargets = newValue }
    }

    static func push(_ target: Target) { stack.append(target) }
    static func pop() { if !stack.isEmpty { stack.removeLast() } }

    /// Starts an image of a size in points; a scale of 0 means the screen's.
    static func begin(_ size: CGSize, _ scale: CGFloat) {
        let scale = scale > 0 ? scale : UIScreen.main.scale
        push(Target(context: CGContext(size: size, scale: scale), size: size, scale: scale))
    }
}

/// The context into which an app draws, or nil outside of drawing. Nothing is drawn.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContexts.stack.last?.context
}

/// Makes a context the one into which an app draws.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
    let size = CGSize(width: context.width, height: context.height)
    GraphicsContexts.push(GraphicsContexts.Target(context: context, size: size, scale: 1))
}

/// Takes the context again that was before.
@preconcurrency @MainActor public func UIGraphicsPopContext() { GraphicsContexts.pop() }

/// Starts an image of a size in points.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) { GraphicsContexts.begin(size, 1) }

/// Starts an image of a size in points; a scale of 0 means the screen's.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    GraphicsContexts.begin(size, scale)
}

/// The image that was started last, or nil outside of one. It has a size and no pixels.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    GraphicsContexts.stack.last?.image
}

/// Ends the image that was started last.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { GraphicsContexts.pop() }

/// Fills a rectangle. Nothing is drawn.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) {}
/// Draws the frame of a rectangle. Nothing is drawn.
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) {}
/// Clips drawing to a rectangle.
@preconcurrency @MainActor public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
    /// Makes the colour that of fills and lines. Nothing is drawn.
    public func set() {}
    /// Makes the colour that of fills. Nothing is drawn.
    public func setFill() {}
    /// Makes the colour that of lines. Nothing is drawn.
    public func setStroke() {}
}
