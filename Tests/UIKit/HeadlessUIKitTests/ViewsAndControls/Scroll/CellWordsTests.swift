import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The announcements of cells for their content, on phones and tablets, in both directions.
    @MainActor struct CellWordsTests {
        @Test(arguments: ReadingSituation.all)
        func `the parts of a cell are joined in the order in which they would be read alone`(
            situation: ReadingSituation
        ) {
            situation.stage { stage in
                let cell = UITableViewCell(frame: CGRect(x: 0, y: 100, width: 320, height: 80))
                // Ten points apart is one row on a tablet, two on a phone.
                for (text, frame) in [
                    ("low", CGRect(x: 0, y: 60, width: 50, height: 15)),
                    ("right", CGRect(x: 200, y: 10, width: 50, height: 15)),
                    ("left", CGRect(x: 10, y: 20, width: 50, height: 15)),
                ] {
                    let label = UILabel(frame: frame)
                    label.text = text
                    cell.contentView.addSubview(label)
                }
                let controller = UIViewController()
                stage.show(controller)
                controller.view.addSubview(cell)
                let isOneRow = situation.idiom == .pad && !situation.isRightToLeft
                #expect(cell.accessibilityLabel == (isOneRow ? "left, right, low" : "right, left, low"))
            }
        }

        @Test func `a spinner in a cell is read without its digit, and a progress view with its value`() {
            let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            let progress = UIProgressView(frame: CGRect(x: 40, y: 0, width: 100, height: 4))
            progress.progress = 0.5
            cell.contentView.addSubview(spinner)
            cell.contentView.addSubview(progress)
            #expect(cell.accessibilityLabel == "In progress, Progress, 50%")
            #expect(spinner.accessibilityValue == "1", "user interface tests find it")
        }
    }
}
