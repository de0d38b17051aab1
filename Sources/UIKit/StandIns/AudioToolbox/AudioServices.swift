// Replaces Apple's AudioToolbox: system sounds, which are silent.
@_exported import Foundation

/// The identifier of a system sound.
public typealias SystemSoundID = UInt32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The vibration of the device.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
