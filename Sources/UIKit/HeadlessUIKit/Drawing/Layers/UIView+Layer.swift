import Foundation

extension UIView: CALayerDelegate {}
