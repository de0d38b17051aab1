// The module that code written for iOS imports: UIKit's classes, the loader of Interface Builder files, and Foundation,
// as Apple's UIKit exports it.
//
// It is compiled as Swift 5: in Swift 6 each function type of the main actor is `Sendable` automatically, and methods
// of classes in an app that is compiled as Swift 5 are not.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import HeadlessUIKit
@_exported import InterfaceBuilder

// Apple's Foundation brings Combine along.
#if Combine
@_exported import CombineStandIn
#endif
