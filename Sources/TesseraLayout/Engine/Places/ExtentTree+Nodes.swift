extension ExtentTree {
    /// A few runs side by side.
    ///
    /// What runs often have in common, all but their extents along the axis, is kept once for those that share it.
    struct Leaf: Sendable {
        /// Of one element of each run.
        private var alongs: [Extent.Along]
        /// For each run the place of the rest in `forms`.
        private var formIndices: [UInt8]
        private var forms: [Form]

        private struct Form: Hashable, Sendable {
            let across: Extent.Across
            let count: Int
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

        /// The most runs. More would make changes slower, fewer would take more memory.
        static var capacity: Int { 32 }

        init(_ runs: ArraySlice<Run>) {
            alongs = runs.map(\.extent.along)
            formIndices = []
            forms = []
            formIndices.reserveCapacity(runs.count)
            for run in runs {
                let form = Form(run)
                // Forms that many runs share are found among the latest.
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

        /// What a run takes along the axis.
        func along(ofRun number: Int) -> Extent.Along {
            let count = elementCount(ofRun: number)
            return count == 1 ? alongs[number] : alongs[number].repeated(count)
        }

        func elementCount(ofRun number: Int) -> Int { forms[Int(formIndices[number])].count }
        func itemCount(ofRun number: Int) -> Int { forms[Int(formIndices[number])].itemCount }

        /// What all runs take along the axis.
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

        /// Replaces a run of one element by another. Whether there is such a run, and it differs along the axis alone.
        mutating func set(_ run: Run, at element: Int) -> Bool {
            var before = 0
            for (number, index) in formIndices.enumerated() {
                let count = forms[Int(index)].count
                if element < before + count {
                    guard forms[Int(index)] == Form(run) else { return false }
                    alongs[number] = run.extent.along
                    return true
                }
                before += count
            }
            return false
        }
    }

    /// Some subtrees of equal height.
    struct Branch: Sendable {
        var nodes: [Node]

        static var capacity: Int { 16 }

        var sum: Sum {
            var sum = Sum()
            for node in nodes { sum.append(node.sum) }
            return sum
        }

        /// What all subtrees take along the axis.
        var along: Extent.Along {
            var sum = Extent.Along()
            for node in nodes { sum.append(node.sum.extent.along) }
            return sum
        }

        /// The number of the subtree that holds an element, and how many elements come before it.
        func place(ofElement element: Int) -> (node: Int, before: Int)? {
            var before = 0
            for (number, node) in nodes.enumerated() {
                if element < before + node.sum.elementCount { return (number, before) }
                before += node.sum.elementCount
            }
            return nil
        }
    }

    /// Leaves or branches, each in a place that it keeps.
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

        /// Gives a place back, in which `empty` stays until it is taken again.
        mutating func remove(_ index: Int32, leaving empty: Element) {
            elements[Int(index)] = empty
            free.append(index)
        }
    }
}
