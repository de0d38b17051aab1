import Foundation
import Testing

@testable import HeadlessUIKit

/// Small rules that apps' tests rely on.
extension CoreTests {
    @Suite @MainActor struct AsOnADevice {
        @Test func `a window without a frame fills the screen`() {
            #expect(UIWindow().frame == UIScreen.main.bounds && UIWindow(frame: .zero).frame == .zero)
        }

        @Test func `a size may be a constant with the multiplier 0`() {
            let stage = TestWindow()
            let view = stage.add(UIView())
            view.translatesAutoresizingMaskIntoConstraints = false
            let width = NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: stage.window, attribute: .width,
                multiplier: 0, constant: 30)
            width.isActive = true
            stage.window.layoutIfNeeded()
            #expect(view.frame.width == 30)
        }

        private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView {
                let label = UILabel()
                label.text = "Row \(row)"
                return label
            }
        }
        private final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                "Title \(row)"
            }
        }

        @Test func `the rows of a picker are the delegate's own views, else its titles`() {
            func text<Delegate: UIPickerViewDataSource & UIPickerViewDelegate>(_ delegate: Delegate) -> String? {
                let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
                picker.dataSource = delegate
                picker.delegate = delegate
                picker.layoutIfNeeded()
                return picker.chosenText(in: 0)
            }
            #expect(text(Rows()) == "Row 0" && text(Titles()) == "Title 0")
        }

        @Test func `the frame of a view that is turned by a quarter has the sides swapped`() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            view.frame = CGRect(x: 10, y: 20, width: 80, height: 200)
            #expect(abs(view.bounds.width - 200) < 0.001 && abs(view.bounds.height - 80) < 0.001)
            #expect(abs(view.center.x - 50) < 0.001 && abs(view.center.y - 120) < 0.001)
        }

        @Test func `a tokenizer finds the word, the sentence and the paragraph at a position`() throws {
            let field = UITextView(frame: .zero)
            field.text = "Good day. How are you?\nFine"
            let place = try #require(field.position(from: field.beginningOfDocument, offset: 11))
            func unit(_ granularity: UITextGranularity) -> String? {
                field.tokenizer.rangeEnclosingPosition(
                    place, with: granularity, inDirection: .storage(.forward)
                ).flatMap(field.text)
            }
            #expect(unit(.word) == "How" && unit(.character) == "o")
            #expect(unit(.sentence) == " How are you?" && unit(.paragraph) == "Good day. How are you?\n")
            let next = field.tokenizer.position(
                from: place, toBoundary: .word, inDirection: .storage(.backward))
            #expect(next.map { field.offset(from: field.beginningOfDocument, to: $0) } == 10)
        }
    }
}
