import TesseraBasics

extension GroupSolver {
    /// How full a line is, to which subitems are added until the next one does not fit.
    @MainActor struct Filling {
        private let axis: LayoutAxis
        /// The length of the full line.
        private let fullLength: CGFloat
        /// What lies between two subitems at least.
        private let spacing: CGFloat
        private let subitemCount: Int
        private var content = Content()

        /// What was added.
        private struct Content {
            var count = 0
            /// What all parts take but for the uniform lengths.
            var used: CGFloat = 0
            /// The number of siblings that share a length.
            var uniformCount = 0
            /// The greatest of their lengths that is known.
            var known: CGFloat?
            /// The greatest of their estimates.
            var estimate: CGFloat = 0

            var length: CGFloat { used + CGFloat(uniformCount) * (known ?? estimate) }

            mutating func addUniform(_ length: CGFloat, isKnown: Bool) {
                uniformCount += 1
                if isKnown { known = max(known ?? length, length) } else { estimate = max(estimate, length) }
            }
        }

        /// `length` is that of the full line.
        init(_ line: Line, length: CGFloat) {
            axis = line.axis
            fullLength = length
            spacing = line.spacing.least
            subitemCount = line.subitems.count
        }

        /// Two lengths that differ by less are the same: the sum of three thirds is one.
        private static var tolerance: CGFloat { 0.001 }

        /// Adds a part where it fits. The first does in any case.
        mutating func takes(_ part: Part) -> Bool {
            takes(part.item, part.natural.size, isKnown: part.natural.knownAxes.contains(axis))
        }

        /// Adds an item of a size where it fits. The first does in any case.
        mutating func takes(_ item: NSCollectionLayoutItem, _ size: CGSize, isKnown: Bool = false) -> Bool {
            var next = content
            next.count += 1
            next.used += content.count == 0 ? 0 : spacing
            next.used += item.edges(axis)
            if item.layoutSize[axis].isUniformAcrossSiblings {
                next.addUniform(size[axis], isKnown: isKnown)
            } else {
                next.used += size[axis]
            }
            if content.count > 0 {
                if next.length > fullLength + Self.tolerance { return false }
                // Parts without length would never fill the line: each is placed once.
                if content.count >= subitemCount, next.length <= content.length, content.length <= 0 {
                    return false
                }
                if content.count >= GroupSolver.mostItems {
                    misuse(
                        "NSCollectionLayoutGroup",
                        "\(GroupSolver.mostItems) subitems, of \(size[axis]) points the last, do not fill a group of \(fullLength)"
                    )
                }
            }
            content = next
            return true
        }
    }
}
