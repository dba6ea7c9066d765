import Foundation

/// The measured sizes that the cells of a flow layout prefer.
struct FlowPreferredSizes {
    /// The sizes by section and item.
    private var sizes: [Int: [Int: CGSize]] = [:]

    mutating func set(_ size: CGSize, at indexPath: IndexPath) {
        guard size.width >= 0, size.height >= 0 else {
            fatalError(
                "UICollectionViewFlowLayout: the cell of item \(indexPath) prefers the size \(size); it must not be negative."
            )
        }
        sizes[indexPath.section, default: [:]][indexPath.item] = size
    }

    /// Returns the sizes of the items that remain after an update, at their new index paths.
    func mapped(_ newIndexPath: (IndexPath) -> IndexPath?) -> FlowPreferredSizes {
        var mapped = FlowPreferredSizes()
        for (section, items) in sizes {
            for (item, size) in items {
                guard let path = newIndexPath(IndexPath(item: item, section: section)) else { continue }
                mapped.sizes[path.section, default: [:]][path.item] = size
            }
        }
        return mapped
    }

    /// Returns sections in which measured items have their preferred sizes.
    func applied(to sections: [FlowMetrics], _ direction: UICollectionView.ScrollDirection) -> [FlowMetrics] {
        sections.enumerated().map { number, section in
            guard let known = self.sizes[number] else { return section }
            var section = section
            var sizes: [FlowMetrics.Size]
            switch section.sizes {
            case .uniform(let size): sizes = Array(repeating: size, count: section.count)
            case .individual(let given): sizes = given
            }
            for (item, size) in known where sizes.indices.contains(item) {
                sizes[item] =
                    direction == .horizontal
                    ? .init(along: size.width, across: size.height)
                    : .init(along: size.height, across: size.width)
            }
            section.sizes = .individual(sizes)
            return section
        }
    }
}
