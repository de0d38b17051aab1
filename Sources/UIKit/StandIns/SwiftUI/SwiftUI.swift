// Stands for Apple's SwiftUI: views as values, and hosts for those that are views of UIKit.
//
// What SwiftUI itself draws (texts, stacks, buttons, lists) is not there: no picture, no layout, no accessibility elements.
// Its views and modifiers can be written down, and a hosting controller goes through them: it evaluates `body` with its
// state, its environment and its observed objects, and shows each `UIViewRepresentable` and `UIViewControllerRepresentable`
// that it comes to, which is made once, updated when something changes, measured and dismantled.
@_exported import CombineStandIn
@_exported import Foundation
@_exported import HeadlessUIKit
