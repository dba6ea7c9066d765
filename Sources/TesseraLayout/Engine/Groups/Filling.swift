extension GroupSolver {
    /// How full a line is, to which subitems are added until the next one does not fit.
    @MainActor struct Filling {
        private let line: Line
        private let fullLength: CGFloat
        private var count = 0
        /// What all parts take but for the uniform lengths.
        private var used: CGFloat = 0
        private var uniform = UniformLength()

        /// `length` is that of the full line.
        init(_ line: Line, length: CGFloat) {
            self.line = line
            fullLength = length
        }

        /// The length of siblings that share it.
        private struct UniformLength {
            var count = 0
            var known: CGFloat?
            var estimate: CGFloat = 0
            var total: CGFloat { CGFloat(count) * (known ?? estimate) }

            mutating func add(_ length: CGFloat, isKnown: Bool) {
                count += 1
                if isKnown { known = max(known ?? length, length) } else { estimate = max(estimate, length) }
            }
        }

        /// Two lengths that differ by less are the same: the sum of three thirds is one.
        private static var tolerance: CGFloat { 0.001 }

        /// Adds a part where it fits. The first does in any case.
        mutating func takes(_ part: Part) -> Bool {
            takes(part.item, part.natural.size, isKnown: part.natural.knownAxes.contains(line.axis))
        }

        /// Adds an item of a size where it fits. The first does in any case.
        mutating func takes(_ item: NSCollectionLayoutItem, _ size: CGSize, isKnown: Bool = false) -> Bool {
            let axis = line.axis
            var next = self
            next.count += 1
            next.used += count == 0 ? 0 : line.spacing.least
            next.used += (item.edgeSpacing?.start(axis).least ?? 0) + (item.edgeSpacing?.end(axis).least ?? 0)
            if item.layoutSize[axis].isUniformAcrossSiblings {
                next.uniform.add(size[axis], isKnown: isKnown)
            } else {
                next.used += size[axis]
            }
            if count > 0 {
                if next.length > fullLength + Self.tolerance { return false }
                // Parts without length would never fill the line: each is placed once.
                if count >= line.subitems.count, next.length <= length, length <= 0 { return false }
                if count >= GroupSolver.mostItems {
                    misuse(
                        "NSCollectionLayoutGroup",
                        "\(GroupSolver.mostItems) subitems, of \(size[axis]) points the last, do not fill a group of \(fullLength)"
                    )
                }
            }
            self = next
            return true
        }

        private var length: CGFloat { used + uniform.total }
    }
}
