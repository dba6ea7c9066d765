extension ExtentTree {
    /// A few neighbouring runs.
    ///
    /// Runs often differ only in their extents along the axis, so the leaf stores everything else once for
    /// all runs that share it.
    struct Leaf: Sendable {
        /// The extent of one element of each run.
        private var alongs: [Extent.Along]
        /// For each run the index of its other values in `forms`.
        private var formIndices: [UInt8]
        private var forms: [Form]

        private struct Form: Hashable, Sendable {
            let across: Extent.Across
            var count: Int
            let itemsPerElement: Int
            let isUniform: Bool
            var itemCount: Int { count * itemsPerElement }

            init(_ run: Run) {
                across = run.extent.across
                count = run.count
                itemsPerElement = run.itemsPerElement
                isUniform = run.isUniform
            }
        }

        /// The greatest number of runs. With more, changes would be slower; with fewer, the tree would take
        /// more memory.
        static var capacity: Int { 32 }

        init(_ runs: ArraySlice<Run>) {
            alongs = runs.map(\.extent.along)
            formIndices = []
            forms = []
            formIndices.reserveCapacity(runs.count)
            for run in runs {
                let form = Form(run)
                // Forms that many runs share are found among the latest ones.
                if let index = forms.indices.suffix(4).last(where: { forms[$0] == form }) {
                    formIndices.append(UInt8(index))
                } else {
                    formIndices.append(UInt8(forms.count))
                    forms.append(form)
                }
            }
        }

        var runCount: Int { alongs.count }

        var runs: [Run] { alongs.indices.map(run) }

        func run(_ number: Int) -> Run {
            let form = forms[Int(formIndices[number])]
            return Run(
                extent: Extent(along: alongs[number], across: form.across), count: form.count,
                itemsPerElement: form.itemsPerElement, isUniform: form.isUniform)
        }

        /// Returns the extent of a run along the axis.
        func along(ofRun number: Int) -> Extent.Along {
            let count = elementCount(ofRun: number)
            return count == 1 ? alongs[number] : alongs[number].repeated(count)
        }

        func elementCount(ofRun number: Int) -> Int { forms[Int(formIndices[number])].count }
        func itemCount(ofRun number: Int) -> Int { forms[Int(formIndices[number])].itemCount }

        /// The extent of all runs along the axis.
        var along: Extent.Along {
            var sum = Extent.Along()
            for number in alongs.indices { sum.append(along(ofRun: number)) }
            return sum
        }

        var sum: Sum {
            var sum = Sum()
            for form in forms { sum.extent.across.formUnion(form.across) }
            for number in alongs.indices {
                sum.elementCount += elementCount(ofRun: number)
                sum.itemCount += itemCount(ofRun: number)
            }
            sum.extent.along = along
            return sum
        }

        /// Gives an element a run of its own if nothing but lengths along the axis changes. Returns true if it does so; otherwise
        /// nothing changes.
        ///
        /// - Parameters:
        ///   - run: A run of one element.
        ///   - element: The number of the element in the leaf.
        mutating func set(_ run: Run, at element: Int) -> Bool {
            var (number, before) = (0, 0)
            while number < runCount, element >= before + elementCount(ofRun: number) {
                before += elementCount(ofRun: number)
                number += 1
            }
            guard number < runCount, let formIndex = forms.lastIndex(of: Form(run)) else { return false }
            if forms[Int(formIndices[number])] == forms[formIndex] {
                alongs[number] = run.extent.along
                return true
            }
            // When views are measured one after the other, each is the first or the last of the elements without sizes.
            let isFirst = element == before
            let isLast = element == before + elementCount(ofRun: number) - 1
            guard isFirst || isLast, shorten(number, byElementLike: forms[formIndex]) else { return false }
            let place = isFirst ? number : number + 1
            alongs.insert(run.extent.along, at: place)
            formIndices.insert(UInt8(formIndex), at: place)
            return true
        }

        /// Takes an element from a run of several. Returns false, and changes nothing, if the leaf has no room for another run, if
        /// the element would get another number of items, or if other runs have the same form, which they keep.
        private mutating func shorten(_ number: Int, byElementLike form: Form) -> Bool {
            let index = formIndices[number]
            let old = forms[Int(index)]
            guard old.count > 1, old.itemsPerElement == form.itemsPerElement, runCount < Self.capacity
            else { return false }
            for (other, otherIndex) in formIndices.enumerated() where otherIndex == index && other != number {
                return false
            }
            forms[Int(index)].count -= 1
            return true
        }
    }

    /// A few neighbouring subtrees of equal height.
    struct Branch: Sendable {
        var nodes: [Node]

        static var capacity: Int { 16 }

        var sum: Sum {
            var sum = Sum()
            for node in nodes { sum.append(node.sum) }
            return sum
        }

        /// The extent of all subtrees along the axis.
        var along: Extent.Along {
            var sum = Extent.Along()
            for node in nodes { sum.append(node.sum.extent.along) }
            return sum
        }

        /// Returns the number of the subtree that contains an element, and the number of elements before the
        /// subtree.
        func place(ofElement element: Int) -> (node: Int, before: Int)? {
            var before = 0
            for (number, node) in nodes.enumerated() {
                if element < before + node.sum.elementCount { return (number, before) }
                before += node.sum.elementCount
            }
            return nil
        }
    }

    /// Leaves or branches, each at an index that does not change.
    struct Pool<Element: Sendable>: Sendable {
        private var elements: [Element] = []
        private var free: [Int32] = []

        subscript(index: Int32) -> Element {
            get { elements[Int(index)] }
            _modify { yield &elements[Int(index)] }
        }

        mutating func insert(_ element: Element) -> Int32 {
            guard let index = free.popLast() else {
                elements.append(element)
                return Int32(elements.count - 1)
            }
            elements[Int(index)] = element
            return index
        }

        /// Removes an element; `empty` takes its place until the index is used again.
        mutating func remove(_ index: Int32, leaving empty: Element) {
            elements[Int(index)] = empty
            free.append(index)
        }
    }
}
