import TesseraBasics

extension GroupSolver {
    /// The fill level of a line to which subitems are added until the next one does not fit.
    @MainActor struct Filling {
        private let axis: LayoutAxis
        /// The length at which the line is full, in points.
        private let fullLength: CGFloat
        /// The least space between two subitems, in points.
        private let spacing: CGFloat
        private let subitemCount: Int
        private var content = Content()

        /// The lengths of the subitems that were added.
        private struct Content {
            var count = 0
            /// The sum of all lengths except uniform ones, in points.
            var used: CGFloat = 0
            /// The number of siblings that share a uniform length.
            var uniformCount = 0
            /// The greatest known length of these siblings, or nil if none is known.
            var known: CGFloat?
            /// The greatest estimated length of these siblings.
            var estimate: CGFloat = 0

            var length: CGFloat { used + CGFloat(uniformCount) * (known ?? estimate) }

            mutating func addUniform(_ length: CGFloat, isKnown: Bool) {
                uniformCount += 1
                if isKnown { known = max(known ?? length, length) } else { estimate = max(estimate, length) }
            }
        }

        /// Creates an empty line that is full at `length`.
        init(_ line: Line, length: CGFloat) {
            axis = line.axis
            fullLength = length
            spacing = line.spacing.least
            subitemCount = line.subitems.count
        }

        /// The difference below which two lengths count as equal, so that three thirds fit into a whole.
        private static var tolerance: CGFloat { 0.001 }

        /// Adds a part if it fits or is the first one. Returns false if it does not fit.
        mutating func takes(_ part: Part) -> Bool {
            takes(part.item, part.natural.size, isKnown: part.natural.knownAxes.contains(axis))
        }

        /// Adds an item of a size if it fits or is the first one. Returns false if it does not fit.
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
                // Parts without length would never fill the line, so each of them is placed only once.
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
