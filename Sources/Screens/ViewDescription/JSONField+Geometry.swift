import Foundation
import HeadlessUIKit
import StrictJSON

extension JSONField {
    /// Returns an array of that many numbers.
    ///
    /// - Parameters:
    ///   - count: The required number of elements.
    ///   - meaning: Their meaning, for the error message.
    func numbers(_ count: Int, _ meaning: String) throws(JSONError) -> [Double] {
        let fields = try array()
        guard fields.count == count else { throw error("this must be \(meaning)") }
        var numbers: [Double] = []
        for field in fields { numbers.append(try field.number()) }
        return numbers
    }

    func rect() throws(JSONError) -> CGRect {
        let numbers = try numbers(4, "[x, y, width, height]")
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    func point() throws(JSONError) -> CGPoint {
        let numbers = try numbers(2, "[x, y]")
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    func size() throws(JSONError) -> CGSize {
        let numbers = try numbers(2, "[width, height]")
        return CGSize(width: numbers[0], height: numbers[1])
    }

    func insets() throws(JSONError) -> UIEdgeInsets {
        let numbers = try numbers(4, "[top, left, bottom, right]")
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}
