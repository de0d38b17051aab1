// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

extension CALayer: CAMediaTiming {}

/// The main loop's time in seconds.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval { MainLoop.main.now.timeInterval }
