/// The groups of a section whose places depend on the sizes that its views prefer.
///
/// Groups without known sizes have the size of the description and share one template. For each other group
/// the tree stores its extent, and ``sizes`` stores the sizes of its items; the places of its items are
/// computed when they are asked for.
@MainActor final class MeasuredGroups {
    private let group: RepeatedGroup
    private let itemCount: Int
    private(set) var sizes: ElementSizes
    /// The solution of a group without known sizes.
    private var description: RepeatedGroup.Solution
    private var tree = ExtentTree()
    /// The greatest number of items after a group that can decide which items the group contains.
    private var lookahead = 0
    /// A cache of groups that were asked for, by the numbers of their first items.
    private var templates: [Int: GroupTemplate] = [:]
    /// The lengths that groups need along axes that are uniform in the whole section, by the numbers of
    /// their first items.
    private var needs: [Int: Need] = [:]
    /// The lengths along those axes, or `nil` if each group has its own.
    private var uniformSize: CGSize?

    /// True if all groups have the same number of items, with uniform lengths and without.
    private var isRegular = true

    private struct Need {
        let size: CGSize
        let knownAxes: SelfSizedAxes
    }

    /// Creates the groups of a section.
    ///
    /// - Parameters:
    ///   - group: The group that the section repeats.
    ///   - itemCount: The number of items of the section.
    ///   - description: The solution of a group without known sizes.
    ///   - sizes: The preferred sizes that views have reported.
    init(
        _ group: RepeatedGroup, itemCount: Int, description: RepeatedGroup.Solution, _ sizes: ElementSizes
    ) {
        self.group = group
        self.itemCount = itemCount
        self.description = description
        self.sizes = sizes.prefix(itemCount)
        settleAll()
    }

    var extent: Extent { tree.extent }
    var groupCount: Int { tree.elementCount }
    func place(ofGroup group: Int) -> ExtentTree.Place? { tree.place(ofElement: group) }

    func group(ofItem item: Int) -> (place: ExtentTree.Place, template: GroupTemplate)? {
        guard let place = tree.place(ofItem: item) else { return nil }
        return (place, template(at: place))
    }

    func forEachGroup(overlapping span: Span, _ body: (ExtentTree.Place, GroupTemplate) -> Void) {
        tree.forEachElement(overlapping: span) { body($0, template(at: $0)) }
    }

    private func template(at place: ExtentTree.Place) -> GroupTemplate {
        if place.run.isUniform { return description.template }
        if let template = templates[place.item] { return template }
        let template = solve(from: place.item).template
        remember(template, from: place.item)
        return template
    }

    private func remember(_ template: GroupTemplate, from item: Int) {
        if templates.count >= Self.mostTemplates { templates.removeAll(keepingCapacity: true) }
        templates[item] = template
    }

    private func forgetTemplates(from items: Range<Int>) {
        if items.count < templates.count {
            for item in items { templates[item] = nil }
        } else {
            templates = templates.filter { !items.contains($0.key) }
        }
    }

    /// The size of the cache of templates: more groups than a screen usually displays.
    private static var mostTemplates: Int { 128 }

    // MARK: Changes

    func setPreferredSize(_ size: CGSize, ofItem item: Int) -> Bool {
        guard let (place, template) = group(ofItem: item) else { return false }
        let axes = template.leaves[item - place.item].selfSizedAxes
        if axes.isEmpty { return false }
        if !sizes.take(size, along: axes, ofItem: item) { return false }
        if let isChanged = solveAnew(place, template) { return isChanged }
        return fill(from: max(0, item - lookahead), through: item)
    }

    func setPreferredSize(_ size: CGSize, ofSupplementaryView kind: String, item: Int) -> Bool {
        guard let (place, template) = group(ofItem: item),
            let axes = template.accessory(ofKind: kind, item: item - place.item)?.selfSizedAxes
        else { return false }
        let key = ElementSizes.Key(kind: kind, index: item)
        if !sizes.take(size, along: axes, ofSupplementaryView: key) { return false }
        return fill(from: item, through: item)
    }

    /// Solves a group anew if no other group depends on it. Returns true if anything in it changed, or `nil`
    /// if other groups have to be filled anew, too.
    private func solveAnew(_ place: ExtentTree.Place, _ old: GroupTemplate) -> Bool? {
        guard lookahead == 0, group.uniformAxes.isEmpty else { return nil }
        let solution = solve(from: place.item)
        guard solution.itemCount == place.run.itemsPerElement, solution.examined <= solution.itemCount
        else { return nil }
        remember(solution.template, from: place.item)
        let hasOtherExtent = solution.extent != place.run.extent
        // A group of a run whose groups share the description's template leaves the run even if it has the same extent.
        if hasOtherExtent || place.run.isUniform {
            let run = ExtentTree.Run(extent: solution.extent, itemsPerElement: solution.itemCount)
            tree.replace(place.element, with: run)
        }
        return hasOtherExtent || !solution.template.isEqual(to: old)
    }

    /// Fills the groups anew from that of the item `first`, past the item `last`, until a group starts with
    /// the same item as before. Returns true if anything changed.
    private func fill(from first: Int, through last: Int) -> Bool {
        guard let start = tree.place(ofItem: first) else { return false }
        let before = template(at: start)
        var end = groupCount
        let filled = fill(from: start.item) { item in
            guard item > last, let place = tree.place(ofItem: item), place.item == item else { return false }
            end = place.element
            return true
        } unmeasuredEnd: { item in
            guard let place = tree.place(ofItem: item), place.run.isUniform else { return item }
            return item <= last ? min(last, place.itemAfterRun) : place.itemAfterRun
        }
        let items = start.item..<filled.nextItem
        forgetTemplates(from: items)
        for (item, template) in filled.templates { remember(template, from: item) }
        if !group.uniformAxes.isEmpty {
            needs = needs.filter { !items.contains($0.key) }.merging(filled.needs) { $1 }
        }
        let (replaced, runs) = (start.element..<end, filled.runs)
        let isOneForOne = replaced.count == 1 && runs.count == 1 && runs[0].count == 1
        var isChanged = !isOneForOne || runs[0].extent != start.run.extent
        tree.replace(replaced, with: runs)
        if !group.uniformAxes.isEmpty {
            if !isRegular {
                // The division of the items into groups depends on the uniform lengths, which depend on that
                // division.
                settleAll()
                return true
            }
            if settleUniformSize() { return true }
        }
        if !isChanged, let place = tree.place(ofItem: start.item) {
            isChanged = !template(at: place).isEqual(to: before)
        }
        return isChanged
    }

    // MARK: Uniform lengths

    /// Gives all groups the greatest length that one of them needs along the uniform axes. Returns true if
    /// that length changed.
    private func settleUniformSize() -> Bool {
        let size = greatestNeed
        if size == uniformSize { return false }
        uniformSize = size
        fillAll()
        return true
    }

    /// The greatest known lengths along the uniform axes; the lengths of the description if none are known.
    private var greatestNeed: CGSize {
        var size = description.naturalSize
        for axis in group.uniformAxes.axes {
            var known = needs.values.filter { $0.knownAxes.contains(axis) }.map { $0.size[axis] }
            if description.knownAxes.contains(axis) { known.append(description.naturalSize[axis]) }
            size[axis] = known.max() ?? size[axis]
        }
        return size
    }

    // MARK: Filling

    /// Fills all groups twice: first with their own lengths, to find the uniform lengths, and then with the
    /// uniform lengths.
    private func settleAll() {
        uniformSize = nil
        fillAll()
        if !group.uniformAxes.isEmpty { _ = settleUniformSize() }
    }

    private func fillAll() {
        templates.removeAll()
        description = group.solve(.none, uniformSize: uniformSize)
        lookahead = max(0, description.examined - description.itemCount)
        if description.itemCount != description.naturalItemCount { isRegular = false }
        let measured = sizes.numbers
        var next = 0
        let filled = fill(from: 0) { _ in
            false
        } unmeasuredEnd: { item in
            while next < measured.count, measured[next] < item { next += 1 }
            return next < measured.count ? measured[next] : itemCount
        }
        needs = filled.needs
        tree = ExtentTree(filled.runs)
    }

    /// The values of a solution on which the places of the groups after it depend.
    private struct Outcome {
        let extent: Extent
        let itemCount: Int
        let examined: Int
        let naturalSize: CGSize
        let naturalItemCount: Int
        let knownAxes: SelfSizedAxes

        @MainActor init(_ solution: RepeatedGroup.Solution) {
            extent = solution.extent
            itemCount = solution.itemCount
            examined = solution.examined
            naturalSize = solution.naturalSize
            naturalItemCount = solution.naturalItemCount
            knownAxes = solution.knownAxes
        }
    }

    /// The size of the cache of outcomes: more different lengths than the items of a list usually have.
    private static var mostOutcomes: Int { 1024 }

    private struct Filled {
        var runs: [ExtentTree.Run] = []
        /// Some of the groups that were solved, with the numbers of their first items.
        var templates: [(Int, GroupTemplate)] = []
        var needs: [Int: Need] = [:]
        var nextItem: Int
    }

    /// Returns the groups from the one that starts with the item `first`.
    ///
    /// - Parameters:
    ///   - isEnd: Returns true if no group is to start with the given item.
    ///   - unmeasuredEnd: Returns the end of the range of items without known sizes that starts with the
    ///     given item.
    private func fill(
        from first: Int, until isEnd: (Int) -> Bool, unmeasuredEnd: (Int) -> Int
    ) -> Filled {
        let perGroup = description.itemCount
        var filled = Filled(nextItem: first)
        // In a list many items are equally long, so the outcome for each length is cached.
        let isList = perGroup == 1 && description.examined == 1 && sizes.supplementaryViews.isEmpty
        var outcomes: [PreferredLengths: Outcome] = [:]
        while filled.nextItem < itemCount, !isEnd(filled.nextItem) {
            let item = filled.nextItem
            let end = unmeasuredEnd(item)
            // These groups have all of their items, and neither these nor the items that were tried and did
            // not fit have known sizes.
            var count = (itemCount - item) / perGroup
            if end < itemCount {
                let spare = end - item - description.examined
                count = min(count, spare < 0 ? 0 : spare / perGroup + 1)
            }
            if count > 0 {
                filled.runs.append(
                    .init(
                        extent: description.extent, count: count, itemsPerElement: perGroup, isUniform: true))
                filled.nextItem += count * perGroup
            } else {
                let lengths = isList ? sizes.items[item] : nil
                let outcome: Outcome
                if let lengths, let known = outcomes[lengths] {
                    outcome = known
                } else {
                    let solution = solve(from: item)
                    outcome = Outcome(solution)
                    if filled.templates.count < 8 { filled.templates.append((item, solution.template)) }
                    if let lengths, outcome.examined == 1, outcomes.count < Self.mostOutcomes {
                        outcomes[lengths] = outcome
                    }
                }
                lookahead = max(lookahead, outcome.examined - outcome.itemCount)
                let regularCount = min(perGroup, itemCount - item)
                if outcome.itemCount != regularCount || outcome.naturalItemCount != regularCount {
                    isRegular = false
                }
                filled.runs.append(.init(extent: outcome.extent, itemsPerElement: outcome.itemCount))
                filled.nextItem += outcome.itemCount
                if !group.uniformAxes.isDisjoint(with: outcome.knownAxes) {
                    filled.needs[item] = Need(size: outcome.naturalSize, knownAxes: outcome.knownAxes)
                }
            }
        }
        return filled
    }

    private func solve(from item: Int) -> RepeatedGroup.Solution {
        group.solve(
            GroupMeasurements(sizes, from: item, limit: itemCount - item), uniformSize: uniformSize)
    }
}
