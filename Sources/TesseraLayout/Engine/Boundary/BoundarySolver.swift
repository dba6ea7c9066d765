/// Finds the places of the supplementary items of a boundary.
@MainActor struct BoundarySolver {
    let axis: LayoutAxis
    private let parts: [Part]
    /// The room that the items take outside of each edge.
    let bands: NSDirectionalEdgeInsets

    private struct Part {
        let item: NSCollectionLayoutBoundarySupplementaryItem
        /// The item's number among those of its kind, from 0.
        let number: Int
        let size: CGSize
        let selfSizedAxes: SelfSizedAxes
    }

    /// - Parameters:
    ///   - room: The size to which fractional sizes refer.
    ///   - sizes: The preferred sizes that self-sized items have reported.
    init(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], room: CGSize, axis: LayoutAxis,
        sizes: ElementSizes = ElementSizes()
    ) {
        self.axis = axis
        var numbers: [String: Int] = [:]
        parts = items.map { item in
            let kind = item.elementKind
            let number = numbers[kind, default: 0]
            numbers[kind] = number + 1
            let size = item.layoutSize.size(
                in: room, of: "the NSCollectionLayoutBoundarySupplementaryItem “\(kind)”")
            let preferred = sizes.supplementaryViews[.init(kind: kind, index: number)]
            let axes = item.layoutSize.selfSizedAxes
            return Part(
                item: item, number: number, size: preferred?.replacing(axes, of: size) ?? size,
                selfSizedAxes: axes)
        }
        var bands = NSDirectionalEdgeInsets.zero
        for part in parts where part.item.extendsBoundary {
            let (size, offset, place) = (part.size, part.item.offset, part.item.containerAnchor.place)
            switch part.item.alignment.edge {
            case .vertical where place.y == 0: bands.top = max(bands.top, size.height - offset.y)
            case .vertical: bands.bottom = max(bands.bottom, size.height + offset.y)
            case .horizontal where place.x == 0: bands.leading = max(bands.leading, size.width - offset.x)
            case .horizontal: bands.trailing = max(bands.trailing, size.width + offset.x)
            case nil: break
            }
        }
        self.bands = bands
    }

    /// Returns the items with their places.
    ///
    /// - Parameters:
    ///   - content: The box around which the boundary lies.
    ///   - room: The same box enlarged by the bands across the axis. Items are placed along an edge within
    ///     it.
    func elements(around content: Box, room: Box) -> [BoundaryElement] {
        parts.map { part in
            let (item, size) = (part.item, part.size)
            let isOutside = item.extendsBoundary && item.alignment.edge != nil
            let place = item.containerAnchor.place
            var origin = CGPoint.zero
            for axis in LayoutAxis.both {
                let (length, fraction) = (size[axis], place[axis])
                if isOutside, item.alignment.edge == axis {
                    origin[axis] = fraction == 0 ? content.min(axis) - length : content.max(axis)
                } else {
                    origin[axis] = room.min(axis) + fraction * (room.max(axis) - room.min(axis) - length)
                }
            }
            origin.x += item.offset.x
            origin.y += item.offset.y
            let insets = item.contentInsets.ignoring(part.selfSizedAxes)
            return BoundaryElement(
                kind: item.elementKind, number: part.number,
                box: Box(origin: origin, size: size).inset(by: insets), zIndex: item.zIndex,
                pin: item.pinToVisibleBounds ? pin(place[axis]) : nil, isOutside: isOutside,
                selfSizedAxes: part.selfSizedAxes)
        }
    }

    private func pin(_ fraction: CGFloat) -> PinnedEdges {
        fraction == 0 ? .start : fraction == 1 ? .end : .both
    }
}

extension NSRectAlignment {
    /// The axis that crosses the edge at which an item with this alignment lies, or `nil` for an item in the
    /// middle.
    fileprivate var edge: LayoutAxis? {
        switch self {
        case .none: nil
        case .leading, .trailing: .horizontal
        default: .vertical
        }
    }

    /// The edges of the rectangle at which the alignment is.
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
