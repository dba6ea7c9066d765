import Foundation
import Testing

@testable import TesseraUI

/// Each of these tests ends its program, so each runs in a process of its own.
@Suite struct BatchMisuseTests {
    private func expect(_ line: String, in result: ExitTest.Result?) {
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains(line), "\(output)")
    }

    @Test func `a number of items that the changes do not explain ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = NumberScreen([[1, 2]])
                screen.feed.sections = [[1, 2, 3]]
                screen.view.insertItems(at: [[0, 0], [0, 1]])
            }
        }
        expect(
            "Invalid update: invalid number of items in section 0. The number of items contained in an existing "
                + "section after the update (3) must be equal to the number of items contained in that section "
                + "before the update (2), plus or minus the number of items inserted or deleted from that section "
                + "(2 inserted, 0 deleted) and plus or minus the number of items moved into or out of that section "
                + "(0 moved in, 0 moved out).", in: result)
    }

    @Test func `the message names moves between sections`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = NumberScreen([[1, 2], [3, 4]])
                screen.feed.sections = [[1, 2, 3], [4]]
                screen.view.performBatchUpdates {
                    screen.view.moveItem(at: [1, 0], to: [0, 2])
                    screen.view.moveItem(at: [0, 0], to: [0, 1])
                    screen.view.deleteItems(at: [[1, 1]])
                }
            }
        }
        expect(
            "in section 1. The number of items contained in an existing section after the update (1) must be equal "
                + "to the number of items contained in that section before the update (2), plus or minus the number "
                + "of items inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the "
                + "number of items moved into or out of that section (0 moved in, 1 moved out).", in: result)
    }

    @Test func `a number of sections that the changes do not explain ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = NumberScreen([[1], [2]])
                screen.feed.sections = [[1]]
                screen.view.performBatchUpdates {}
            }
        }
        expect(
            "Invalid update: invalid number of sections. The number of sections contained in the collection view "
                + "after the update (1) must be equal to the number of sections contained in the collection view "
                + "before the update (2), plus or minus the number of sections inserted or deleted (0 inserted, "
                + "0 deleted).", in: result)
    }

    @Test func `an item that does not exist before the update ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = NumberScreen([[1, 2]])
                screen.feed.sections = [[1]]
                screen.view.deleteItems(at: [[0, 2]])
            }
        }
        expect(
            "Invalid update: attempt to delete item 2 from section 0, which only contains 2 items before the update",
            in: result)
    }

    @Test func `an item that does not exist after the update ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = NumberScreen([[1, 2]])
                screen.feed.sections = [[1, 2, 3]]
                screen.view.insertItems(at: [[0, 3]])
            }
        }
        expect(
            "Invalid update: attempt to insert item 3 into section 0, which only contains 3 items after the update",
            in: result)
    }

    @Test func `a section that does not exist ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { NumberScreen([[1, 2]]).view.reloadSections([1]) }
        }
        expect(
            "Invalid update: attempt to reload section 1, but there are only 1 sections before the update",
            in: result)
    }

    @Test func `an item that is deleted twice ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = NumberScreen([[1, 2]])
                screen.feed.sections = [[]]
                screen.view.deleteItems(at: [[0, 1], [0, 1]])
            }
        }
        expect("Invalid update: attempt to delete the item at [0, 1] twice", in: result)
    }

    @Test func `an item that is deleted and moved ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = NumberScreen([[1, 2]])
                screen.view.performBatchUpdates {
                    screen.feed.sections = [[2]]
                    screen.view.moveItem(at: [0, 1], to: [0, 0])
                    screen.view.deleteItems(at: [[0, 1]])
                }
            }
        }
        expect("Invalid update: attempt to delete and to move the item at [0, 1]", in: result)
    }

    @Test func `a section that is reloaded and moved ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = NumberScreen([[1], [2]])
                screen.view.performBatchUpdates {
                    screen.feed.sections = [[2], [1]]
                    screen.view.moveSection(1, toSection: 0)
                    screen.view.reloadSections([1])
                }
            }
        }
        expect("Invalid update: attempt to reload section and to move section 1", in: result)
    }

    @Test func `an index path of a section alone ends the app`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { NumberScreen([[1]]).view.reloadItems(at: [[0]]) }
        }
        expect(
            "UICollectionView.reloadItems(at:): [0] is no index path of a section and an item.", in: result)
    }
}
