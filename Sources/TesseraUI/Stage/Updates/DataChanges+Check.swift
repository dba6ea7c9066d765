import Foundation
import TesseraData

extension DataChanges {
    /// Ends the app with a one-line message if the changes contradict each other, name sections or items that
    /// do not exist, or do not lead from the numbers of items before the update to those after it.
    ///
    /// - Parameters:
    ///   - before: The number of items of each section before the update.
    ///   - after: The number of items of each section after the update.
    ///   - map: The new places of sections and items.
    func check(before: [Int], after: [Int], _ map: UpdateMap) {
        checkSections(before: before.count, after: after.count)
        checkItems(before: before, after: after)
        checkCounts(before: before, after: after, map)
    }

    // MARK: Sections

    private func checkSections(before: Int, after: Int) {
        for section in deletedSections where !(0..<before).contains(section) {
            stop(
                "attempt to delete section \(section), but there are only \(before) sections before the update"
            )
        }
        for section in reloadedSections where !(0..<before).contains(section) {
            stop(
                "attempt to reload section \(section), but there are only \(before) sections before the update"
            )
        }
        for section in insertedSections where !(0..<after).contains(section) {
            stop(
                "attempt to insert section \(section), but there are only \(after) sections after the update")
        }
        for move in movedSections {
            guard (0..<before).contains(move.source) else {
                stop(
                    "attempt to move section \(move.source), but there are only \(before) sections before the update"
                )
            }
            guard (0..<after).contains(move.target) else {
                stop(
                    "attempt to move section \(move.source) to section \(move.target), but there are only "
                        + "\(after) sections after the update")
            }
        }
        let moved = movedSections.map(\.source)
        check(
            deletedSections, deletedSections, "delete section", "delete section", isSame: true)
        check(deletedSections, reloadedSections, "delete section", "reload section")
        check(deletedSections, moved, "delete section", "move section")
        check(reloadedSections, moved, "reload section", "move section")
        check(moved, moved, "move section", "move section", isSame: true)
        let targets = movedSections.map(\.target)
        check(insertedSections, insertedSections, "insert section", "insert section", isSame: true)
        check(insertedSections, targets, "insert section", "move a section to section")
        check(targets, targets, "move a section to section", "move a section to section", isSame: true)
    }

    // MARK: Items

    private func checkItems(before: [Int], after: [Int]) {
        let (deleted, inserted) = (positions(deletedItems), positions(insertedItems))
        let (reloaded, moved) = (positions(reloadedItems), positions(movedItems.map(\.source)))
        let targets = positions(movedItems.map(\.target))
        for place in deleted { require(place, before, "delete item \(place.item) from", "before") }
        for place in reloaded { require(place, before, "reload item \(place.item) in", "before") }
        for place in inserted { require(place, after, "insert item \(place.item) into", "after") }
        for (source, target) in zip(moved, targets) {
            require(source, before, "move item \(source.item) from", "before")
            require(target, after, "move an item to item \(target.item) in", "after")
        }
        check(deleted, deleted, "delete", "delete", isSame: true)
        check(deleted, reloaded, "delete", "reload")
        check(deleted, moved, "delete", "move")
        check(reloaded, moved, "reload", "move")
        check(moved, moved, "move", "move", isSame: true)
        check(inserted, inserted, "insert", "insert", isSame: true)
        check(inserted, targets, "insert", "move another item to")
        check(targets, targets, "move an item to", "move an item to", isSame: true)
    }

    private func positions(_ ranges: [ItemRange]) -> [ItemPosition] { ranges.flatMap(\.positions) }

    private func require(_ place: ItemPosition, _ counts: [Int], _ attempt: String, _ time: String) {
        guard counts.indices.contains(place.section) else {
            stop(
                "attempt to \(attempt) section \(place.section), but there are only \(counts.count) sections "
                    + "\(time) the update")
        }
        guard (0..<counts[place.section]).contains(place.item) else {
            stop(
                "attempt to \(attempt) section \(place.section), which only contains "
                    + "\(counts[place.section]) items \(time) the update")
        }
    }

    // MARK: Conflicts

    /// Ends the app if both lists have a common element, or, if they are the same list, if an element occurs
    /// twice.
    private func check<Index: Hashable>(
        _ first: [Index], _ second: [Index], _ a: String, _ b: String, isSame: Bool = false
    ) {
        if first.isEmpty || second.isEmpty || isSame && first.count < 2 { return }
        var known: Set<Index> = isSame ? [] : Set(first)
        for index in second {
            let isConflict = isSame ? !known.insert(index).inserted : known.contains(index)
            guard isConflict else { continue }
            let name = (index as? ItemPosition).map { "the item at \(Array($0.indexPath))" } ?? "\(index)"
            stop(isSame ? "attempt to \(a) \(name) twice" : "attempt to \(a) and to \(b) \(name)")
        }
    }

    // MARK: Counts

    private func checkCounts(before: [Int], after: [Int], _ map: UpdateMap) {
        if after.count != before.count + insertedSections.count - deletedSections.count {
            stop(
                "invalid number of sections. The number of sections contained in the collection view after the "
                    + "update (\(after.count)) must be equal to the number of sections contained in the collection "
                    + "view before the update (\(before.count)), plus or minus the number of sections inserted or "
                    + "deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted).")
        }
        for (section, count) in before.enumerated() where !map.isReloaded(section) {
            guard let new = map.newSection(section) else { continue }
            if after[new] != count - map.removedCount(section) + map.addedCount(new) {
                stopForCount(of: section, before: count, new: new, after: after[new])
            }
        }
    }

    private func stopForCount(of section: Int, before: Int, new: Int, after: Int) -> Never {
        let inserted = positions(insertedItems).count { $0.section == new }
        let deleted = positions(deletedItems).count { $0.section == section }
        let moves = zip(positions(movedItems.map(\.source)), positions(movedItems.map(\.target)))
        let within = moves.count { $0.section == section && $1.section == new }
        let movedIn = moves.count { $1.section == new } - within
        let movedOut = moves.count { source, _ in source.section == section } - within
        stop(
            "invalid number of items in section \(section). The number of items contained in an existing section "
                + "after the update (\(after)) must be equal to the number of items contained in that section "
                + "before the update (\(before)), plus or minus the number of items inserted or deleted from that "
                + "section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of items moved "
                + "into or out of that section (\(movedIn) moved in, \(movedOut) moved out).")
    }

    private func stop(_ problem: String) -> Never { fatalError("Invalid update: \(problem)") }
}
