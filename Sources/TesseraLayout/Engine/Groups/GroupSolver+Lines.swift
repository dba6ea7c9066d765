import TesseraBasics

extension GroupSolver {
    /// A group whose items lie in a row or a column, with the values needed to solve it.
    struct Line {
        let axis: LayoutAxis
        let subitems: [NSCollectionLayoutItem]
        let repetition: NSCollectionLayoutGroup.Repetition
        let spacing: NSCollectionLayoutSpacing?
        /// The size to which fractions refer; along open axes it is an estimate.
        var room: CGSize
        let openAxes: SelfSizedAxes
        /// The axes along which the description does not define the length, but siblings of the group have.
        let settledAxes: SelfSizedAxes
        /// The estimated length in the description, or `nil` if the length is definite.
        let estimatedLength: CGFloat?
        /// The number of the line's first item within the group that is solved.
        let first: Int

        var length: CGFloat { room[axis] }

        /// True if a subitem shares a length with its siblings.
        @MainActor var hasUniformSubitems: Bool {
            for item in subitems {
                let size = item.layoutSize
                if size.widthDimension.isUniformAcrossSiblings { return true }
                if size.heightDimension.isUniformAcrossSiblings { return true }
            }
            return false
        }
    }

    /// A subitem of a line.
    struct Part {
        let item: NSCollectionLayoutItem
        /// The number of the part's first item.
        let first: Int
        let slot: Slot
        /// The subitem with the size that it would have without siblings.
        let natural: Solution
        /// The subitem with the lengths that it shares with its siblings, or `nil` if it shares none.
        var shared: Solution?

        var size: CGSize { shared?.size ?? natural.size }
        var content: GroupContent { shared?.content ?? natural.content }

        /// Returns the length of the part along an axis with its edge spacing, flexible spacing at its
        /// least.
        @MainActor func length(_ axis: LayoutAxis) -> CGFloat { size[axis] + edges(axis) }

        @MainActor func edges(_ axis: LayoutAxis) -> CGFloat { item.edges(axis) }
    }
}

extension GroupSolver {
    /// Finds the places of a line's items, and the line's length along its open axes.
    ///
    /// There are two passes: the first finds the lengths that the items need, and the second solves items
    /// that are fractions of the group's length again.
    func solve(
        _ line: Line, _ measurements: inout GroupMeasurements
    ) -> (content: GroupContent, room: CGSize, knownAxes: SelfSizedAxes) {
        var line = line
        let slots = slots(of: line)
        var parts = parts(of: line, slots, nil, &measurements)
        if !line.openAxes.isEmpty {
            let room = settledRoom(of: line, parts, measurements)
            if room != line.room {
                line.room = room
                if !isSettled(slots, in: line) {
                    parts = self.parts(of: line, self.slots(of: line), parts, &measurements)
                }
            }
        }
        return (place(parts, line), line.room, knownAxes(of: line, parts))
    }

    // MARK: Parts

    /// Returns the subitems, each as often as it lies in the line.
    ///
    /// - Parameter previous: The parts of an earlier pass, or nil in the first. The result has as many
    ///   parts, and reuses those whose slots have not changed.
    private func parts(
        of line: Line, _ slots: [Slot], _ previous: [Part]?, _ measurements: inout GroupMeasurements
    ) -> [Part] {
        var known: [Part?] = []
        var next = line.first
        func part(_ number: Int) -> Part {
            let index = number % slots.count
            let (item, slot) = (line.subitems[index], slots[index])
            let natural: Solution
            if !known.isEmpty, let part = known[index] {
                natural = part.natural
            } else if let part = previous?[number], part.first == next, part.slot == slot {
                natural = part.natural
            } else {
                natural = solveOnce(item, in: slot, first: next, &measurements)
            }
            let part = Part(item: item, first: next, slot: slot, natural: natural)
            // A subitem without self-sized parts has the same solution each time.
            if !item.hasSelfSizedParts {
                if known.isEmpty { known = Array(repeating: nil, count: slots.count) }
                known[index] = part
            }
            return part
        }
        func add(_ part: Part, to parts: inout [Part]) {
            next += part.natural.content.leaves.count
            if next - line.first > Self.mostItems {
                misuse(
                    "NSCollectionLayoutGroup",
                    "a group with the groups in it holds more than \(Self.mostItems) items")
            }
            parts.append(part)
        }

        var parts: [Part] = []
        if let count = previous?.count ?? count(of: line, slots) {
            parts.reserveCapacity(count)
            for number in 0..<count { add(part(number), to: &parts) }
        } else {
            var filling = Filling(line, length: line.length)
            while true {
                let index = parts.count % slots.count
                let (item, slot) = (line.subitems[index], slots[index])
                if slot.openAxes.contains(SelfSizedAxes(line.axis)) {
                    let next = part(parts.count)
                    if !filling.takes(next) { break }
                    add(next, to: &parts)
                } else {
                    // The length does not depend on the content, so that an item that does not fit is not examined: the line
                    // stays the same whatever size it prefers.
                    if !filling.takes(item, slot.size) { break }
                    add(part(parts.count), to: &parts)
                }
            }
        }
        shareUniformLengths(of: &parts, in: line, &measurements)
        return parts
    }

    /// Returns the result of ``solve(_:in:first:_:)``. Groups with self-sized parts are solved only once for
    /// each slot, as otherwise the time would double with each level of nesting.
    private func solveOnce(
        _ item: NSCollectionLayoutItem, in slot: Slot, first: Int, _ measurements: inout GroupMeasurements
    ) -> Solution {
        guard item is NSCollectionLayoutGroup, item.hasSelfSizedParts else {
            return solve(item, in: slot, first: first, &measurements)
        }
        let question = Question(item: ObjectIdentifier(item), slot: slot, first: first)
        if let solution = measurements.solutions[question] { return solution }
        let solution = solve(item, in: slot, first: first, &measurements)
        measurements.solutions[question] = solution
        return solution
    }

    /// Returns the room of each subitem.
    private func slots(of line: Line) -> [Slot] {
        var slots: [Slot] = []
        slots.reserveCapacity(line.subitems.count)
        for item in line.subitems { slots.append(slot(for: item, in: line)) }
        return slots
    }

    /// Returns true if the subitems have the same room in the line as `slots`.
    private func isSettled(_ slots: [Slot], in line: Line) -> Bool {
        for (item, slot) in zip(line.subitems, slots) where slot != self.slot(for: item, in: line) {
            return false
        }
        return true
    }

    private func slot(for item: NSCollectionLayoutItem, in line: Line) -> Slot {
        var slot = slot(
            for: item, in: line.room,
            item is NSCollectionLayoutGroup ? "an NSCollectionLayoutGroup" : "an NSCollectionLayoutItem")
        if case .dividing(let count) = line.repetition, line.estimatedLength == nil {
            let gaps = CGFloat(count - 1) * line.spacing.least + CGFloat(count) * item.edges(line.axis)
            slot.size[line.axis] = max(0, (line.length - gaps) / CGFloat(count))
            slot.selfSizedAxes.remove(SelfSizedAxes(line.axis))
            slot.openAxes.remove(SelfSizedAxes(line.axis))
        }
        return slot
    }

    /// Returns the number of parts, or nil if it depends on the sizes that items prefer.
    private func count(of line: Line, _ slots: [Slot]) -> Int? {
        switch line.repetition {
        case .times(let count), .dividing(let count): return count
        case .untilFull:
            guard let length = line.estimatedLength else { return nil }
            var filling = Filling(line, length: length)
            var count = 0
            while filling.takes(line.subitems[count % slots.count], slots[count % slots.count].size) {
                count += 1
            }
            return count
        }
    }

    // MARK: Lengths

    /// Gives siblings of uniform length the greatest length that is known. In a group whose own length its
    /// siblings decide, they share that length.
    private func shareUniformLengths(
        of parts: inout [Part], in line: Line, _ measurements: inout GroupMeasurements
    ) {
        guard line.hasUniformSubitems else { return }
        var slots = parts.map(\.slot)
        for axis in LayoutAxis.both {
            let siblings = parts.indices.filter { parts[$0].isUniform(axis) }
            if siblings.isEmpty { continue }
            let present = siblings.filter { parts[$0].first < measurements.limit }
            let known = present.filter { parts[$0].natural.knownAxes.contains(axis) }
            let deciding = !known.isEmpty ? known : !present.isEmpty ? present : siblings
            var length = deciding.map { parts[$0].natural.size[axis] }.max()
            if line.settledAxes.contains(axis), axis == line.axis {
                let gaps = CGFloat(parts.count - 1) * line.spacing.least
                let others = parts.filter { !$0.isUniform(axis) }.map { $0.natural.size[axis] }
                let taken = (others + parts.map { $0.edges(axis) }).reduce(gaps, +)
                length = max(0, (line.length - taken) / CGFloat(siblings.count))
            }
            for index in siblings {
                slots[index].size[axis] =
                    line.settledAxes.contains(axis) && axis != line.axis
                    ? max(0, line.room[axis] - parts[index].edges(axis)) : length ?? 0
                slots[index].openAxes.remove(SelfSizedAxes(axis))
            }
        }
        for index in parts.indices where slots[index] != parts[index].slot {
            let part = parts[index]
            parts[index].shared = solveOnce(part.item, in: slots[index], first: part.first, &measurements)
        }
    }

    /// Returns the room with the lengths that the existing items need along the line's open axes.
    private func settledRoom(of line: Line, _ parts: [Part], _ measurements: GroupMeasurements) -> CGSize {
        var room = line.room
        for axis in LayoutAxis.both where line.openAxes.contains(axis) {
            var (presentCount, firmCount) = (0, 0)
            var (edges, lengths, greatest, fractions): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            for part in parts where part.first < measurements.limit {
                presentCount += 1
                edges += part.edges(axis)
                if let fraction = part.item.layoutSize[axis].fraction(of: axis) {
                    fractions += fraction
                } else {
                    firmCount += 1
                    lengths += part.size[axis]
                    greatest = max(greatest, part.length(axis))
                }
            }
            // Items that are all fractions of the length do not define it, so the estimate stays.
            if firmCount == 0 { continue }
            if axis != line.axis {
                room[axis] = greatest
                continue
            }
            let needed = CGFloat(presentCount - 1) * line.spacing.least + edges + lengths
            room[axis] = max(
                0, fractions < 1 - 1e-9 ? needed / (1 - fractions) : needed + fractions * line.room[axis])
        }
        return room
    }

    private func knownAxes(of line: Line, _ parts: [Part]) -> SelfSizedAxes {
        var known: SelfSizedAxes = []
        for axis in LayoutAxis.both where line.openAxes.contains(axis) {
            var (isKnown, isOpen) = (false, false)
            for part in parts {
                if part.natural.knownAxes.contains(axis) { isKnown = true }
                if part.slot.openAxes.contains(axis) { isOpen = true }
            }
            if isKnown || !isOpen { known.insert(SelfSizedAxes(axis)) }
        }
        return known
    }

    // MARK: Places

    private func place(_ parts: [Part], _ line: Line) -> GroupContent {
        let (axis, across) = (line.axis, line.axis.other)
        var used = CGFloat(parts.count - 1) * line.spacing.least
        var flexible = line.spacing.isFlexible ? parts.count - 1 : 0
        for part in parts {
            used += part.length(axis)
            guard let edges = part.item.edgeSpacing else { continue }
            flexible += (edges.start(axis).isFlexible ? 1 : 0) + (edges.end(axis).isFlexible ? 1 : 0)
        }
        let share = flexible == 0 ? 0 : max(0, line.length - used) / CGFloat(flexible)

        var content = GroupContent()
        var cursor: CGFloat = 0
        for (number, part) in parts.enumerated() {
            let (edges, size) = (part.item.edgeSpacing, part.size)
            if number > 0 { cursor += line.spacing.length(withShare: share) }
            cursor += edges?.start(axis).length(withShare: share) ?? 0
            var origin = CGPoint.zero
            origin[axis] = cursor
            origin[across] = offset(
                start: edges?.start(across), end: edges?.end(across),
                leaving: line.room[across] - size[across])
            content.append(part.content, at: origin)
            cursor += size[axis] + (edges?.end(axis).length(withShare: share) ?? 0)
        }
        return content
    }
}

extension GroupSolver.Part {
    /// Returns true if the part shares its length along an axis with siblings.
    @MainActor fileprivate func isUniform(_ axis: LayoutAxis) -> Bool {
        item.layoutSize[axis].isUniformAcrossSiblings && slot.openAxes.contains(axis)
    }
}

extension NSCollectionLayoutDimension {
    /// The fraction of a container's length along `axis`, or `nil` for other dimensions.
    fileprivate func fraction(of axis: LayoutAxis) -> CGFloat? {
        unit == (axis == .horizontal ? .fractionOfWidth : .fractionOfHeight) ? effective : nil
    }
}
