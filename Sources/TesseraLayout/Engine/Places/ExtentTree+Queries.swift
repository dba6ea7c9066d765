extension ExtentTree {
    /// The numbers of elements and items before a part of the sequence, and the start of that part.
    fileprivate struct Position {
        var element = 0
        var item = 0
        var start: CGFloat = 0

        mutating func advance(beyond sum: Sum) {
            element += sum.elementCount
            item += sum.itemCount
            start += sum.extent.advance
        }
    }

    /// The unit in which places are counted.
    fileprivate enum Unit {
        case elements, items

        func count(_ sum: Sum) -> Int { self == .elements ? sum.elementCount : sum.itemCount }
        func number(_ position: Position) -> Int { self == .elements ? position.element : position.item }
    }

    /// Returns the place of an element, or nil if there is none. O(log n).
    func place(ofElement element: Int) -> Place? {
        guard element >= 0, element < root.sum.elementCount else { return nil }
        return place(of: element, in: .elements).map { $0.advanced(by: element - $0.element) }
    }

    /// Returns the place of the element that contains an item, or nil if there is none. O(log n).
    func place(ofItem item: Int) -> Place? {
        guard item >= 0, item < root.sum.itemCount else { return nil }
        return place(of: item, in: .items)
            .map { $0.advanced(by: (item - $0.item) / $0.run.itemsPerElement) }
    }

    /// Returns the place of the first element of the run that contains an element or an item.
    private func place(of number: Int, in unit: Unit) -> Place? {
        var position = Position()
        var index = root.index
        for _ in 0..<height {
            for node in branches[index].nodes {
                if number < unit.number(position) + unit.count(node.sum) {
                    index = node.index
                    break
                }
                position.advance(beyond: node.sum)
            }
        }
        return leaves[index].place(of: number, in: unit, from: position)
    }

    private func forEachElement(
        overlapping span: Span, inSubtree index: Int32, height: Int, from start: Position,
        _ body: (Place) -> Void
    ) {
        if height == 0 {
            leaves[index].forEachElement(overlapping: span, from: start, body)
            return
        }
        var position = start
        for node in branches[index].nodes {
            if node.sum.extent.reach.offset(by: position.start).touches(span) {
                forEachElement(
                    overlapping: span, inSubtree: node.index, height: height - 1, from: position, body)
            }
            position.advance(beyond: node.sum)
        }
    }

    /// Calls `body` with each element that can overlap a part of the axis, in order. O(log n) for each run
    /// found.
    func forEachElement(overlapping span: Span, _ body: (Place) -> Void) {
        forEachElement(overlapping: span, inSubtree: root.index, height: height, from: Position(), body)
    }
}

extension ExtentTree.Leaf {
    fileprivate func place(
        of number: Int, in unit: ExtentTree.Unit, from start: ExtentTree.Position
    ) -> ExtentTree.Place? {
        var position = start
        for run in 0..<runCount {
            let end = end(ofRun: run, from: position)
            if number < unit.number(end) { return place(ofRun: run, at: position) }
            position = end
        }
        return nil
    }

    fileprivate func forEachElement(
        overlapping span: Span, from start: ExtentTree.Position, _ body: (ExtentTree.Place) -> Void
    ) {
        var position = start
        for number in 0..<runCount {
            if along(ofRun: number).reach.offset(by: position.start).touches(span) {
                let first = place(ofRun: number, at: position)
                if first.run.count == 1 {
                    body(first)
                } else {
                    for element in first.run.elements(overlapping: span, from: first.start) {
                        let place = first.advanced(by: element)
                        if place.run.extent.reach.offset(by: place.start).touches(span) { body(place) }
                    }
                }
            }
            position = end(ofRun: number, from: position)
        }
    }

    /// Returns the position after a run that starts at `position`.
    private func end(ofRun number: Int, from position: ExtentTree.Position) -> ExtentTree.Position {
        ExtentTree.Position(
            element: position.element + elementCount(ofRun: number),
            item: position.item + itemCount(ofRun: number),
            start: position.start + along(ofRun: number).advance)
    }

    private func place(ofRun number: Int, at position: ExtentTree.Position) -> ExtentTree.Place {
        .init(run: run(number), element: position.element, item: position.item, start: position.start)
    }
}

extension Span {
    fileprivate func touches(_ other: Span) -> Bool { upper >= other.lower && lower <= other.upper }
}
