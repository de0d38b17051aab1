import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// Items that are moved by a finger, layouts that change into each other, and data that is got beforehand.
    @Suite @MainActor struct ItemMovement {
        private final class Letters: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
            UICollectionViewDataSourcePrefetching
        {
            var letters: [String]
            var log: [String] = []
            var fixed: Set<Int> = []
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: UICollectionViewFlowLayout())

            init(_ count: Int) {
                letters = (0..<count).map { "\($0)" }
                super.init()
                view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                view.dataSource = self
                view.delegate = self
                view.prefetchDataSource = self
            }

            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                letters.count
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                cell.accessibilityLabel = letters[indexPath.item]
                return cell
            }
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize { CGSize(width: 100, height: 40) }
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                minimumLineSpacingForSectionAt section: Int
            ) -> CGFloat { 0 }
            func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
                !fixed.contains(indexPath.item)
            }
            func collectionView(
                _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
                to destinationIndexPath: IndexPath
            ) {
                log.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
                letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
            }
            func collectionView(
                _ collectionView: UICollectionView,
                targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
                atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
            ) -> IndexPath {
                fixed.contains(proposedIndexPath.item) ? currentIndexPath : proposedIndexPath
            }
            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                log.append("near " + indexPaths.map { "\($0.item)" }.joined(separator: " "))
            }
            func collectionView(
                _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
            ) { log.append("far " + indexPaths.map { "\($0.item)" }.joined(separator: " ")) }

            var shown: [String] {
                view.layoutIfNeeded()
                return view.indexPathsForVisibleItems.sorted().compactMap {
                    view.cellForItem(at: $0)?.accessibilityLabel
                }
            }
        }

        private let screen = TestWindow()

        private func letters(_ count: Int) -> Letters {
            let letters = Letters(count)
            screen.add(letters.view)
            letters.view.layoutIfNeeded()
            letters.log = []
            return letters
        }

        @Test func `an item goes to where it is put down, and the data source is notified once`() {
            let letters = letters(4)
            #expect(letters.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
            letters.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 60))
            letters.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
            letters.view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 0))
            letters.view.endInteractiveMovement()
            #expect(letters.log.filter { $0.contains("to") } == ["0 to 2"])
            #expect(letters.shown == ["1", "2", "0", "3"])
            letters.view.endInteractiveMovement()
            #expect(letters.log.filter { $0.contains("to") } == ["0 to 2"])
        }

        @Test func `what may not move stays, what is cancelled goes back, and the delegate may lead elsewhere`() {
            let letters = letters(4)
            letters.fixed = [1]
            #expect(!letters.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
            #expect(!letters.view.beginInteractiveMovementForItem(at: IndexPath(item: 9, section: 0)))
            #expect(letters.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
            letters.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
            letters.view.cancelInteractiveMovement()
            letters.view.endInteractiveMovement()
            #expect(letters.shown == ["0", "1", "2", "3"])
            #expect(letters.view.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
            letters.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
            letters.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 60))
            letters.view.endInteractiveMovement()
            #expect(letters.shown == ["0", "1", "3", "2"])
        }

        @Test(arguments: [true, false])
        func `a transition ends with the layout that it was finished or cancelled for`(isFinished: Bool) {
            let letters = letters(3)
            let (old, new) = (letters.view.collectionViewLayout, UICollectionViewFlowLayout())
            new.sectionInset.top = 30
            var ends: [Bool] = []
            let between = letters.view.startInteractiveTransition(to: new) { ends += [$0, $1] }
            #expect(letters.view.collectionViewLayout === between && between.nextLayout === new)
            between.transitionProgress = 0.25
            #expect(letters.shown == ["0", "1", "2"])
            #expect(letters.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 0)
            between.transitionProgress = 0.75
            letters.view.layoutIfNeeded()
            #expect(letters.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 30)
            isFinished ? letters.view.finishInteractiveTransition() : letters.view.cancelInteractiveTransition()
            MainLoop.main.runUntilIdle()
            #expect(letters.view.collectionViewLayout === (isFinished ? new : old))
            letters.view.layoutIfNeeded()
            #expect(letters.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == (isFinished ? 30 : 0))
            #expect(ends == [true, isFinished])
        }

        @Test func `the items of the next screen come near, those that are left behind go far`() {
            let letters = Letters(20)
            screen.add(letters.view)
            letters.view.layoutIfNeeded()
            #expect(letters.log == ["near 5 6 7 8 9"])
            letters.log = []
            letters.view.contentOffset.y = 80
            letters.view.layoutIfNeeded()
            #expect(letters.log == ["near 10 11"])
            letters.log = []
            letters.view.contentOffset.y = 40
            letters.view.layoutIfNeeded()
            #expect(letters.log == ["far 7 8 9 10 11", "near 0"])
            letters.view.isPrefetchingEnabled = false
            letters.log = []
            letters.view.contentOffset.y = 400
            letters.view.layoutIfNeeded()
            #expect(letters.log == [])
        }
    }
}
