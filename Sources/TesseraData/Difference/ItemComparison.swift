import TesseraBasics

/// Finds the items that are removed, inserted and moved, from the stretches of items that two snapshots have
/// in common.
///
/// It handles one stretch after the other, and so one new section after the other. It skips sections that
/// are the same in both snapshots. Positions count the items of all sections until the results are recorded
/// as places in sections.
struct ItemComparison {
    private(set) var deleted: [ItemRange] = []
    private(set) var inserted: [ItemRange] = []
    private(set) var moved: [ItemRangeMove] = []
    private(set) var reloaded: [ItemRange] = []
    private(set) var reconfigured: [ItemRange] = []

    private let sections: SectionComparison
    /// The new positions of items that are marked for reload, ascending.
    private let reloads: [Int]

    /// The new section that is being compared, and the range of its new positions.
    private var section = 0
    private var newRange = 0..<0
    /// The old section that was used last, and the range of its old positions.
    private var oldSection = 0
    private var oldRange = 0..<0
    /// The common items of the new section that have been found so far.
    private var pieces: [MatchedStretch] = []
    /// The end of the new positions for which all changes are recorded.
    private var done = 0
    /// The old positions of items that keep their place, ascending unless sections moved.
    private var staying: [Range<Int>] = []
    /// The old positions of items that move.
    private var moving: [Range<Int>] = []

    init(_ sections: SectionComparison, reloaded: [Int]) {
        self.sections = sections
        reloads = reloaded
    }

    /// Compares all items. In the stretches, which are the items in common, `first` is a new position and
    /// `second` an old one.
    mutating func compare(_ stretches: [MatchedStretch]) {
        staying.reserveCapacity(stretches.count)
        inserted.reserveCapacity(stretches.count / 2)
        deleted.reserveCapacity(stretches.count / 2)
        if sections.isPlain, sections.newEnds.count == 1 {
            newRange = sections.newRange(0)
            oldRange = sections.oldRange(0)
            pieces = stretches
        } else {
            for stretch in stretches {
                var remainder = stretch
                while remainder.count > 0 { take(&remainder) }
            }
        }
        finishSection()
        insertGap(before: sections.newEnds.last ?? 0)
        addDeleted()
    }

    // MARK: New sections

    /// Handles the start of a stretch: either all whole sections there, or the items up to the end of a
    /// section in one of the snapshots.
    private mutating func take(_ remainder: inout MatchedStretch) {
        if !newRange.contains(remainder.first) {
            finishSection()
            pieces.removeAll(keepingCapacity: true)
            section = sections.newEnds.firstIndex(above: remainder.first)
            newRange = sections.newRange(section)
        }
        if !oldRange.contains(remainder.second) {
            oldSection = sections.oldEnds.firstIndex(above: remainder.second)
            oldRange = sections.oldRange(oldSection)
        }
        if remainder.first == newRange.lowerBound, remainder.second == oldRange.lowerBound,
            takeWholeSections(&remainder)
        {
            return
        }
        let count = min(
            remainder.count, newRange.upperBound - remainder.first, oldRange.upperBound - remainder.second)
        pieces.append(MatchedStretch(first: remainder.first, second: remainder.second, count: count))
        drop(count, from: &remainder)
    }

    /// Skips sections that are the same in both snapshots. Returns true if there were any.
    private mutating func takeWholeSections(_ remainder: inout MatchedStretch) -> Bool {
        let difference = remainder.second - remainder.first
        let end = remainder.firstRange.upperBound
        var (next, oldNext) = (section, oldSection)
        while next < sections.newEnds.count, oldNext < sections.oldEnds.count, sections.newEnds[next] <= end,
            sections.newEnds[next] + difference == sections.oldEnds[oldNext],
            sections.origin(of: next) == oldNext
        {
            next += 1
            oldNext += 1
        }
        if next == section { return false }
        let passed = sections.newEnds[next - 1] - remainder.first
        insertGap(before: remainder.first)
        staying.append(remainder.second..<remainder.second + passed)
        done = remainder.first + passed
        drop(passed, from: &remainder)
        return true
    }

    private func drop(_ count: Int, from stretch: inout MatchedStretch) {
        stretch.first += count
        stretch.second += count
        stretch.count -= count
    }

    /// Records the items that were inserted and moved among the pieces of the current section.
    private mutating func finishSection() {
        guard !pieces.isEmpty, let origin = sections.origin(of: section) else { return }
        let origins = sections.oldRange(origin)
        let allRemain = pieces.allSatisfy { origins.contains($0.second) }
        let remaining = allRemain ? pieces : pieces.filter { origins.contains($0.second) }
        var stays = heaviestIncreasingSubsequence(of: remaining).makeIterator()
        for piece in pieces {
            insertGap(before: piece.first)
            if allRemain || origins.contains(piece.second), stays.next() == true {
                staying.append(piece.secondRange)
                done = piece.firstRange.upperBound
            } else {
                move(piece)
            }
        }
    }

    /// Records a move of a piece. Items in it that are marked for reload are recorded as inserted instead.
    private mutating func move(_ piece: MatchedStretch) {
        let oldSection = sections.oldEnds.firstIndex(above: piece.second)
        guard sections.isContinued(oldSection) else { return insertGap(before: piece.firstRange.upperBound) }
        for position in piece.firstRange where !reloads.isEmpty && reloads.holds(position) {
            moveItems(of: piece, before: position, fromSection: oldSection)
            insertGap(before: position + 1)
        }
        moveItems(of: piece, before: piece.firstRange.upperBound, fromSection: oldSection)
    }

    /// Records a move of the items of `piece` from the first unrecorded position to `position`.
    private mutating func moveItems(
        of piece: MatchedStretch, before position: Int, fromSection oldSection: Int
    ) {
        if done == position { return }
        let source = piece.second + done - piece.first..<piece.second + position - piece.first
        let (oldStart, newStart) = (
            sections.oldRange(oldSection).lowerBound, sections.newRange(section).lowerBound
        )
        moving.append(source)
        let move = ItemRangeMove(
            source: ItemRange(section: oldSection, items: source.moved(by: -oldStart)),
            target: ItemRange(section: section, items: (done..<position).moved(by: -newStart)))
        done = position
        if let last = moved.last, last.isDirectlyBefore(move) {
            moved[moved.count - 1].source.items = last.source.items.lowerBound..<move.source.items.upperBound
            moved[moved.count - 1].target.items = last.target.items.lowerBound..<move.target.items.upperBound
        } else {
            moved.append(move)
        }
    }

    /// Records an insertion of all unrecorded items before a new position.
    private mutating func insertGap(before position: Int) {
        if done >= position { return }
        defer { done = position }
        if newRange.lowerBound <= done, position <= newRange.upperBound {
            if sections.origin(of: section) != nil {
                inserted.append((done..<position).moved(by: -newRange.lowerBound), inSection: section)
            }
            return
        }
        Self.forEachSection(of: done..<position, sections.newEnds) { section, positions, start in
            if sections.origin(of: section) != nil {
                inserted.append(positions.moved(by: -start), inSection: section)
            }
        }
    }

    // MARK: Old sections

    /// Records a deletion of all old items that neither stay nor move.
    private mutating func addDeleted() {
        moving.sort { $0.lowerBound < $1.lowerBound }
        if !sections.moved.isEmpty { staying.sort { $0.lowerBound < $1.lowerBound } }
        var end = 0
        var (i, j) = (0, 0)
        while i < staying.count || j < moving.count {
            let takesStaying =
                j == moving.count
                || (i < staying.count && staying[i].lowerBound < moving[j].lowerBound)
            let next = takesStaying ? staying[i] : moving[j]
            if takesStaying { i += 1 } else { j += 1 }
            deleteGap(end..<next.lowerBound)
            end = next.upperBound
        }
        deleteGap(end..<(sections.oldEnds.last ?? 0))
    }

    private mutating func deleteGap(_ gap: Range<Int>) {
        if gap.isEmpty { return }
        if oldRange.lowerBound <= gap.lowerBound, gap.upperBound <= oldRange.upperBound {
            if sections.isContinued(oldSection) {
                deleted.append(gap.moved(by: -oldRange.lowerBound), inSection: oldSection)
            }
            return
        }
        Self.forEachSection(of: gap, sections.oldEnds) { section, positions, start in
            if sections.isContinued(section) {
                deleted.append(positions.moved(by: -start), inSection: section)
            }
        }
    }

    /// Calls `body` with each section that contains some of the positions, the positions in it, and its
    /// first position.
    private static func forEachSection(
        of positions: Range<Int>, _ ends: [Int], _ body: (Int, Range<Int>, Int) -> Void
    ) {
        var section = ends.firstIndex(above: positions.lowerBound)
        var position = positions.lowerBound
        while position < positions.upperBound {
            let end = min(ends[section], positions.upperBound)
            if position < end { body(section, position..<end, section == 0 ? 0 : ends[section - 1]) }
            position = end
            section += 1
        }
    }

    // MARK: Marks

    /// Records the items that are marked for reload or reconfiguration and stay in a continued section.
    /// Their new positions must ascend.
    mutating func addMarks(
        reloaded reloadedPositions: [Int], reconfigured reconfiguredPositions: [Int],
        _ stretches: [MatchedStretch]
    ) {
        // Reloads are recorded by old place, and the order of old places differs from that of the new
        // positions.
        var places: [(section: Int, item: Int)] = []
        for position in reloadedPositions {
            guard let (oldPosition, place) = stayingItem(position, stretches), !isInserted(place) else {
                continue
            }
            let oldSection = sections.oldEnds.firstIndex(above: oldPosition)
            places.append((oldSection, oldPosition - sections.oldRange(oldSection).lowerBound))
        }
        for (section, item) in places.sorted(by: <) {
            reloaded.append(item..<item + 1, inSection: section)
        }
        for position in reconfiguredPositions {
            guard let (_, place) = stayingItem(position, stretches), !isInserted(place) else { continue }
            reconfigured.append(place.items, inSection: place.section)
        }
    }

    /// Returns the old position of an item of both snapshots and its new place, or `nil` if its section is
    /// not continued.
    private func stayingItem(
        _ position: Int, _ stretches: [MatchedStretch]
    ) -> (oldPosition: Int, place: ItemRange)? {
        let index = stretches.partitioningIndex { $0.firstRange.upperBound > position }
        guard index < stretches.count, stretches[index].firstRange.contains(position) else { return nil }
        let section = sections.newEnds.firstIndex(above: position)
        guard sections.origin(of: section) != nil else { return nil }
        let item = position - sections.newRange(section).lowerBound
        return (
            stretches[index].second + position - stretches[index].first,
            ItemRange(section: section, items: item..<item + 1)
        )
    }

    private func isInserted(_ place: ItemRange) -> Bool {
        let index = inserted.partitioningIndex {
            ($0.section, $0.items.upperBound) > (place.section, place.items.lowerBound)
        }
        return index < inserted.count && inserted[index].section == place.section
            && inserted[index].items.contains(place.items.lowerBound)
    }
}

extension ItemRangeMove {
    /// Returns true if the other items come right after these, before and after the move.
    fileprivate func isDirectlyBefore(_ other: ItemRangeMove) -> Bool {
        source.section == other.source.section && source.items.upperBound == other.source.items.lowerBound
            && target.section == other.target.section
            && target.items.upperBound == other.target.items.lowerBound
    }
}

extension Range<Int> {
    fileprivate func moved(by count: Int) -> Range<Int> { lowerBound + count..<upperBound + count }
}

extension [Int] {
    /// Returns true if the array, which must ascend, contains a value.
    fileprivate func holds(_ value: Int) -> Bool {
        let index = firstIndex(above: value)
        return index > 0 && self[index - 1] == value
    }
}
