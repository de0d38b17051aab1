// Replaces Apple's AudioToolbox: system sounds, which are silent.
@_exported import Foundation

/// A sound of the system.
public typealias SystemSoundID = UInt32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nothing.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
