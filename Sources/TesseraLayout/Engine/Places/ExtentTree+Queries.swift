extension ExtentTree {
    /// The place of an element. O(log n).
    func place(ofElement element: Int) -> Place? {
        guard element >= 0, element < elementCount else { return nil }
        var place = runPlace { element < $0.element + $0.run.count }
        place = place.map { $0.advanced(by: element - $0.element) }
        return place
    }

    /// The place of the element that an item lies in. O(log n).
    func place(ofItem item: Int) -> Place? {
        guard root != .none, item >= 0, item < node(root).itemCount else { return nil }
        return runPlace { item < $0.item + $0.run.count * $0.run.itemsPerElement }
            .map { $0.advanced(by: (item - $0.item) / $0.run.itemsPerElement) }
    }

    /// The first run for which `isAfter` holds, where it holds for all that follow.
    private func runPlace(_ isAfter: (Place) -> Bool) -> Place? {
        var found: Place?
        var index = Int(root)
        var (element, item, start) = (0, 0, CGFloat(0))
        nodes.withUnsafeBufferPointer { nodes in
            while index >= 0 {
                var place = Place(run: nodes[index].run, element: element, item: item, start: start)
                let left = Int(nodes[index].left)
                if left >= 0 {
                    place.element += nodes[left].elementCount
                    place.item += nodes[left].itemCount
                    place.start += nodes[left].extent.advance
                }
                if isAfter(place) {
                    found = place
                    index = left
                } else {
                    let next = place.advanced(by: place.run.count)
                    (element, item, start) = (next.element, next.item, next.start)
                    index = Int(nodes[index].right)
                }
            }
        }
        return found
    }

    /// Calls `body` with each element that can overlap a part of the axis, in order. O(log n) for each run found.
    func forEachElement(overlapping span: Span, _ body: (Place) -> Void) {
        func visit(_ index: Index, _ start: Place) {
            guard index != .none else { return }
            let node = node(index)
            let reach = node.extent.reach.offset(by: start.start)
            if reach.upper < span.lower || reach.lower > span.upper { return }
            visit(node.left, start)
            var place = start
            if node.left != .none {
                let left = self.node(node.left)
                place.element += left.elementCount
                place.item += left.itemCount
                place.start += left.extent.advance
            }
            let run = Place(run: node.run, element: place.element, item: place.item, start: place.start)
            for number in node.run.elements(overlapping: span, from: run.start) {
                let place = run.advanced(by: number)
                let reach = node.run.extent.reach.offset(by: place.start)
                if reach.upper >= span.lower, reach.lower <= span.upper { body(place) }
            }
            visit(node.right, run.advanced(by: node.run.count))
        }
        guard root != .none else { return }
        visit(root, Place(run: node(root).run, element: 0, item: 0, start: 0))
    }
}
