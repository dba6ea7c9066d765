import Foundation

/// The differences between the sections of two snapshots, and the sections that continue, whose items are
/// compared one by one.
struct SectionComparison {
    /// For each old section, the position after its last item.
    let oldEnds: [Int]
    /// For each new section, the position after its last item.
    let newEnds: [Int]
    /// True if the sections are the same in the same order and none is reloaded.
    private(set) var isPlain = true

    private(set) var deleted = IndexSet()
    private(set) var inserted = IndexSet()
    private(set) var moved: [SnapshotDifference.Move<Int>] = []
    private(set) var reloaded = IndexSet()

    /// For each new section, the old one that it continues, or -1 if it is inserted or reloaded. Empty if
    /// the comparison is plain.
    private var origins: [Int] = []
    /// For each old section, true if a new one continues it. Empty if the comparison is plain.
    private var isContinued: [Bool] = []

    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        oldEnds = old.storage.ends
        newEnds = new.storage.ends
        let (oldSections, newSections) = (old.storage.sections, new.storage.sections)
        let isSame = old.storage.sectionSet === new.storage.sectionSet || oldSections == newSections
        if isSame && new.reloadedSections.isEmpty { return }
        let reloads = new.reloadedSections.compactMap(newSections.firstIndex(of:))
        compare(newSections.map { oldSections.firstIndex(of: $0) ?? -1 }, reloads: IndexSet(reloads))
    }

    private mutating func compare(_ found: [Int], reloads: IndexSet) {
        isPlain = false
        origins = [Int](repeating: -1, count: newEnds.count)
        isContinued = [Bool](repeating: false, count: oldEnds.count)
        deleted = IndexSet(integersIn: 0..<oldEnds.count)
        for origin in found where origin >= 0 { deleted.remove(origin) }
        let staying = found.indices.filter { found[$0] >= 0 }
        let inOrder = longestIncreasingSubsequence(of: staying.map { found[$0] })
        for section in found.indices where found[section] < 0 { inserted.insert(section) }
        for (section, stays) in zip(staying, inOrder) {
            let origin = found[section]
            switch (stays, reloads.contains(section)) {
            case (true, true):
                reloaded.insert(origin)
            case (false, true):
                deleted.insert(origin)
                inserted.insert(section)
            case (false, false):
                moved.append(SnapshotDifference.Move(source: origin, target: section))
                fallthrough
            case (true, false):
                origins[section] = origin
                isContinued[origin] = true
            }
        }
    }

    /// Returns the old section that a new one continues, or `nil` if the new one is inserted or reloaded.
    func origin(of section: Int) -> Int? {
        if isPlain { return section }
        return origins[section] < 0 ? nil : origins[section]
    }

    /// Returns true if a new section continues an old one. The parameter is the index of the old section.
    func isContinued(_ oldSection: Int) -> Bool { isPlain || isContinued[oldSection] }

    func oldRange(_ section: Int) -> Range<Int> {
        (section == 0 ? 0 : oldEnds[section - 1])..<oldEnds[section]
    }

    func newRange(_ section: Int) -> Range<Int> {
        (section == 0 ? 0 : newEnds[section - 1])..<newEnds[section]
    }
}
