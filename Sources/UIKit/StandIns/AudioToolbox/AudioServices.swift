// Stands for Apple's AudioToolbox: sounds of the system, which aren't heard.
@_exported import Foundation

/// A sound of the system.
public typealias SystemSoundID = UInt32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What is felt rather than heard.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nothing.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
