// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

extension CALayer {
    /// Starts an animation. Nothing moves; its delegate is notified of its end when that is due on the main loop.
    ///
    /// - Parameters:
    ///   - anim: the animation.
    ///   - key: The name; an animation with the same name ends now.
    public final func add(_ anim: CAAnimation, forKey key: String?) {
        if let key { removeAnimation(forKey: key) }
        let name = key ?? "\(ObjectIdentifier(anim))"
        let length = Duration(clamping: anim.wholeLength)
        CATransaction.note(length)
        animations.append((name, anim))
        anim.delegate?.animationDidStart(anim)
        guard anim.wholeLength.isFinite else { return }
        MainLoop.main.perform(after: length) { [weak self] in
            guard let self, let place = self.animations.firstIndex(where: { $0.animation === anim }) else { return }
            if anim.isRemovedOnCompletion { self.animations.remove(at: place) }
            anim.delegate?.animationDidStop(anim, finished: true)
        }
    }

    /// Ends the animation with a name; its delegate is notified that it hasn't finished.
    public final func removeAnimation(forKey key: String) {
        let removed = animations.filter { $0.key == key }
        animations.removeAll { $0.key == key }
        for (_, animation) in removed { animation.delegate?.animationDidStop(animation, finished: false) }
    }

    /// Ends all animations; their delegates are notified that they haven't finished.
    public final func removeAllAnimations() {
        let removed = animations
        animations = []
        for (_, animation) in removed { animation.delegate?.animationDidStop(animation, finished: false) }
    }

    /// Returns the names of the running animations; nil for none.
    public final func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

    /// The animation of a name that runs, or nil.
    public final func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
}

extension CALayer: CAMediaTiming {
    /// The start of the layer's time, in seconds; stored only.
    public final var beginTime: CFTimeInterval {
        get { appearance.timing.beginTime }
        set { appearance.timing.beginTime = newValue }
    }
    /// The offset of the layer's time at its start, in seconds; stored only.
    public final var timeOffset: CFTimeInterval {
        get { appearance.timing.timeOffset }
        set { appearance.timing.timeOffset = newValue }
    }
    /// The speed of the layer's time; stored only.
    public final var speed: Float {
        get { appearance.timing.speed }
        set { appearance.timing.speed = newValue }
    }
    /// The duration of the layer's time, in seconds; stored only.
    public final var duration: CFTimeInterval {
        get { appearance.timing.duration }
        set { appearance.timing.duration = newValue }
    }
    /// Never repeated.
    public final var repeatCount: Float {
        get { 0 }
        set {}
    }
    /// Never reversed.
    public final var autoreverses: Bool {
        get { false }
        set {}
    }
    /// Never kept.
    public final var fillMode: CAMediaTimingFillMode {
        get { .removed }
        set {}
    }

    /// Converts a time of another layer to one of this layer; nil means the time of `CACurrentMediaTime()`.
    public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        guard speed != 0 else { return timeOffset }
        return (t - beginTime) * CFTimeInterval(speed) + timeOffset
    }
}

/// The main loop's time in seconds.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval { MainLoop.main.now.timeInterval }
