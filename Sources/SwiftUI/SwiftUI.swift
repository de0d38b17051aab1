// SwiftUI on HeadlessUIKit: views are evaluated, laid out and made accessibility elements as on iOS; nothing is drawn.
@_exported import CombineStandIn
@_exported import Foundation
@_exported import HeadlessUIKit
@_exported import Observation
