import Foundation
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct BatchUpdateTests {
    let screen = NumberScreen([[10, 11, 12], [20, 21]])
    var view: UICollectionView { screen.view }
    var feed: NumberSections { screen.feed }

    // MARK: One change

    @Test func `an inserted item gets a cell and the others keep theirs`() throws {
        let eleven = try #require(screen.cell([0, 1]))
        feed.sections[0].insert(15, at: 1)
        view.insertItems(at: [[0, 1]])
        #expect(screen.shown == [10, 15, 11, 12])
        #expect(screen.cell([0, 2]) === eleven)
        #expect(feed.cellRequests == [15])
    }

    @Test func `a deleted item is gone and the next one comes into view`() {
        feed.sections[0].remove(at: 0)
        view.deleteItems(at: [[0, 0]])
        #expect(screen.shown == [11, 12, 20, 21])
        #expect(feed.cellRequests == [21])
        #expect(feed.ended == [10])
    }

    @Test func `a moved item keeps its cell, also in another section`() throws {
        let twelve = try #require(screen.cell([0, 2]))
        feed.sections = [[10, 11], [20, 12, 21]]
        view.moveItem(at: [0, 2], to: [1, 1])
        #expect(screen.shown == [10, 11, 20, 12])
        #expect(screen.cell([1, 1]) === twelve)
        #expect(twelve.frame == CGRect(x: 0, y: 300, width: 200, height: 100))
    }

    @Test func `cells are read in the order of their items also where none comes or goes`() {
        feed.sections[0] = [11, 10, 12]
        view.moveItem(at: [0, 0], to: [0, 1])
        #expect(view.subviews.compactMap { ($0 as? TestCell)?.item } == [11, 10, 12, 20])
    }

    @Test func `a reloaded item gets a fresh cell and is no longer selected`() throws {
        view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        let old = try #require(screen.cell([0, 1]))
        feed.sections[0][1] = 99
        view.reloadItems(at: [[0, 1], [0, 1]])
        #expect(screen.shown == [10, 99, 12, 20])
        #expect(screen.cell([0, 1]) !== old)
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test func `a reconfigured item keeps its cell and its selection`() throws {
        view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        let cell = try #require(screen.cell([0, 1]))
        feed.sections[0][1] = 99
        view.reconfigureItems(at: [[0, 1], [1, 1]])
        #expect(screen.shown == [10, 99, 12, 20])
        #expect(screen.cell([0, 1]) === cell)
        #expect(cell.reuses == 0 && cell.isSelected)
        // Item 21 has no cell to configure.
        #expect(feed.cellRequests == [99])
    }

    @Test func `sections are inserted, deleted, moved and reloaded with their items`() throws {
        let twenty = try #require(screen.cell([1, 0]))
        feed.sections = [[20, 21], [10, 11, 12]]
        view.moveSection(1, toSection: 0)
        #expect(screen.shown == [20, 21, 10, 11])
        #expect(screen.cell([0, 0]) === twenty)
        feed.sections.insert([30], at: 1)
        view.insertSections([1])
        #expect(screen.shown == [20, 21, 30, 10])
        feed.sections.remove(at: 0)
        view.deleteSections([0])
        #expect(screen.shown == [30, 10, 11, 12])
        feed.sections[0] = [31, 32]
        view.reloadSections([0])
        #expect(screen.shown == [31, 32, 10, 11])
    }

    // MARK: Batches

    @Test func `deletions and sources of moves count before a batch, insertions and targets after it`() {
        // The calls are in an unusual order, which makes no difference.
        view.performBatchUpdates {
            view.insertItems(at: [[0, 0], [1, 2]])
            view.moveItem(at: [1, 1], to: [0, 1])
            view.deleteItems(at: [[0, 0], [0, 2]])
            feed.sections = [[15, 21, 11], [20, 22, 25]]
            view.insertItems(at: [[1, 1]])
        }
        #expect(screen.shown == [15, 21, 11, 20])
    }

    @Test func `items move out of a section that is deleted and into one that is inserted`() throws {
        let twenty = try #require(screen.cell([1, 0]))
        feed.sections = [[20, 21], [10, 11, 12]]
        view.performBatchUpdates {
            view.deleteSections([1])
            view.insertSections([0])
            view.moveItem(at: [1, 0], to: [0, 0])
            view.moveItem(at: [1, 1], to: [0, 1])
        }
        #expect(screen.shown == [20, 21, 10, 11])
        #expect(screen.cell([0, 0]) === twenty)
    }

    @Test func `items of a deleted section may be named with it, as a fetched results controller does`() {
        feed.sections = [[10, 11, 12], [30]]
        view.performBatchUpdates {
            view.deleteSections([1])
            view.deleteItems(at: [[1, 0], [1, 1]])
            view.insertSections([1])
            view.insertItems(at: [[1, 0]])
        }
        #expect(screen.shown == [10, 11, 12, 30])
    }

    @Test func `counts are asked for once before and once after a batch`() {
        view.reloadData()
        feed.countRequests = 0
        view.performBatchUpdates {
            #expect(feed.countRequests == 1)
            feed.sections[0].append(13)
            view.insertItems(at: [[0, 3]])
            feed.sections[0].append(14)
            view.insertItems(at: [[0, 4]])
            #expect(feed.countRequests == 1)
        }
        #expect(view.numberOfItems(inSection: 0) == 5)
    }

    @Test func `a batch within a batch joins it`() async {
        let log = Log()
        view.performBatchUpdates {
            feed.sections[0].remove(at: 2)
            view.deleteItems(at: [[0, 2]])
            view.performBatchUpdates {
                feed.sections[0].remove(at: 0)
                view.deleteItems(at: [[0, 0]])
            } completion: {
                log.calls.append("inner \($0)")
            }
            #expect(screen.shown == [10, 11, 12, 20])
        } completion: {
            log.calls.append("outer \($0)")
        }
        #expect(screen.shown == [11, 20, 21])
        await wait(until: { log.calls.count == 2 })
        #expect(log.calls == ["outer true", "inner true"])
    }

    @Test func `a layout in the middle of a batch does not meet half changed data`() {
        view.performBatchUpdates {
            feed.sections = [[10]]
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(screen.shown == [10, 11, 12, 20])
            view.deleteItems(at: [[0, 1], [0, 2]])
            view.deleteSections([1])
        }
        #expect(screen.shown == [10])
    }

    @Test func `a reload in a batch makes its other changes unnecessary`() {
        view.performBatchUpdates {
            feed.sections = [[7, 8]]
            view.deleteSections([1])
            view.reloadData()
        }
        screen.screen.window.layoutIfNeeded()
        #expect(screen.shown == [7, 8])
    }

    @Test func `a batch without changes lays out anew`() {
        let layout = ColumnLayout()
        layout.hasBanner = false
        let screen = NumberScreen([[1, 2]], layout: layout)
        let before = layout.preparations
        screen.view.performBatchUpdates(nil)
        #expect(layout.preparations == before + 1)
    }

    @Test func `a batch of a delegate that is called for a cell waits until all cells are there`() {
        final class Pager: NSObject, UICollectionViewDelegate {
            var more: (() -> Void)?
            func collectionView(
                _ view: UICollectionView, willDisplay cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) {
                more?()
                more = nil
            }
        }
        let pager = Pager()
        view.reloadData()
        view.delegate = pager
        pager.more = {
            view.performBatchUpdates {
                feed.sections[0].removeFirst(2)
                view.deleteItems(at: [[0, 0], [0, 1]])
            }
            #expect(feed.sections[0] == [10, 11, 12])
        }
        screen.screen.window.layoutIfNeeded()
        #expect(screen.shown == [12, 20, 21])
    }

    // MARK: Completion

    @Test func `completions run in order, once each, also after an update without an animation`() async {
        let log = Log()
        feed.sections[0].append(13)
        view.performBatchUpdates {
            view.insertItems(at: [[0, 3]])
        } completion: { _ in
            log.calls.append("animated")
        }
        UIView.performWithoutAnimation {
            view.performBatchUpdates {
                feed.sections[0].append(14)
                view.insertItems(at: [[0, 4]])
            } completion: { _ in
                log.calls.append("without animation")
            }
        }
        #expect(log.calls == [])
        await wait(until: { log.calls.count == 2 })
        await turn()
        #expect(log.calls == ["animated", "without animation"])
    }

    @Test func `an asynchronous batch returns when what changed has arrived`() async {
        let finished = await view.performBatchUpdates {
            feed.sections[0].removeAll()
            view.deleteItems(at: [[0, 0], [0, 1], [0, 2]])
        }
        #expect(finished)
        #expect(screen.shown == [20, 21])
    }

    // MARK: State that stays with its items

    @Test func `selection and offset of the content stay through a batch`() {
        feed.sections = [Array(0..<50)]
        view.reloadData()
        view.layoutIfNeeded()
        view.contentOffset.y = 1000
        view.selectItem(at: [0, 12], animated: false, scrollPosition: [])
        view.layoutIfNeeded()
        feed.sections[0].insert(99, at: 0)
        view.insertItems(at: [[0, 0]])
        #expect(view.contentOffset.y == 1000)
        #expect(screen.shown == [9, 10, 11, 12])
        #expect(view.indexPathsForSelectedItems == [[0, 13]])
        #expect(screen.cell([0, 13])?.isSelected == true)
    }

    @Test func `a collection view without a window takes over changes too`() {
        view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        view.removeFromSuperview()
        feed.sections[0].remove(at: 0)
        view.deleteItems(at: [[0, 0]])
        #expect(view.indexPathsForSelectedItems == [[0, 1]])
        screen.screen.window.addSubview(view)
        screen.screen.window.layoutIfNeeded()
        #expect(screen.shown == [11, 12, 20, 21])
        #expect(screen.cell([0, 1])?.isSelected == true)
    }
}
