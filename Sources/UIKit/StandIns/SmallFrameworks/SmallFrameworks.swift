// Replaces several of Apple's frameworks, of which an app's code for views names a few types each. They ask no system
// and no network: each member documents its fixed result.
@_exported import Foundation
@_exported import HeadlessUIKit
