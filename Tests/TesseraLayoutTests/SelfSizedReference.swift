@testable import TesseraLayout

/// A solver of self-sized groups that is as simple as possible: it goes down the screen and places one item after the
/// other. It starts anew for each new size.
///
/// It does not support fractions along an estimated length, nor flexible spacing.
struct SelfSizedReference {
    /// The lengths of the items whose views were measured.
    let sizes: [Int: Lengths]
    let itemCount: Int
    private(set) var frames: [CGRect] = []
    private(set) var height: CGFloat = 0
    private var next = 0

    struct Lengths {
        var width: CGFloat?
        var height: CGFloat?
    }

    init(_ section: SectionSpecification, sizes: [Int: Lengths], width: CGFloat) {
        self.sizes = sizes
        itemCount = section.itemCount
        let room = CGSize(width: width - section.insets.leading - section.insets.trailing, height: 1000)
        height = section.insets.top
        while next < itemCount {
            if next > 0 { height += section.spacing }
            let edges = section.group.common.edges
            height += edges[1]?.points ?? 0
            let (size, new) = lay(section.group, in: room)
            let x = section.insets.leading + (edges[0]?.points ?? 0)
            frames += new.map { $0.offsetBy(dx: x, dy: height) }
            height += size.height + (edges[3]?.points ?? 0)
        }
        height += section.insets.bottom
    }

    /// Returns the room that an item takes, and the frames of the items in it relative to its corner.
    private mutating func lay(_ item: ItemSpecification, in room: CGSize) -> (CGSize, [CGRect]) {
        let common = item.common
        var insets = common.insets
        var size = CGSize.zero
        var (isWide, isHigh) = (false, false)
        switch common.width {
        case .ofWidth(let fraction): size.width = room.width * fraction
        case .points(let points): size.width = points
        case .estimated(let points): (size.width, isWide) = (points, true)
        case .ofHeight, .uniform: fatalError("not a width of the reference")
        }
        switch common.height {
        case .points(let points): size.height = points
        case .estimated(let points), .uniform(let points): (size.height, isHigh) = (points, true)
        case .ofWidth, .ofHeight: fatalError("not a height of the reference")
        }
        if isWide { (insets.leading, insets.trailing) = (0, 0) }
        if isHigh { (insets.top, insets.bottom) = (0, 0) }

        switch item {
        case .leaf:
            if let known = sizes[next], next < itemCount {
                if isWide { size.width = known.width ?? size.width }
                if isHigh { size.height = known.height ?? size.height }
            }
            next += 1
            let inner = CGRect(
                x: insets.leading, y: insets.top,
                width: max(0, size.width - insets.leading - insets.trailing),
                height: max(0, size.height - insets.top - insets.bottom))
            return (size, [inner])
        case .line(_, let isRow, let spacing, let subitems, let repetition):
            let inner = CGSize(
                width: size.width - insets.leading - insets.trailing,
                height: size.height - insets.top - insets.bottom)
            var (content, frames) = layLine(
                isRow, spacing?.points ?? 0, subitems, repetition, in: inner,
                isFilledByWidth: isRow && !isWide, isFilledByHeight: !isRow && !isHigh)
            frames = frames.map { $0.offsetBy(dx: insets.leading, dy: insets.top) }
            if !isWide { content.width = size.width }
            if !isHigh { content.height = size.height }
            return (content, frames)
        case .custom: fatalError("not an item of the reference")
        }
    }

    private mutating func layLine(
        _ isRow: Bool, _ gap: CGFloat, _ subitems: [ItemSpecification],
        _ repetition: ItemSpecification.Repetition, in room: CGSize, isFilledByWidth: Bool,
        isFilledByHeight: Bool
    ) -> (CGSize, [CGRect]) {
        let full = isRow ? room.width : room.height
        var count = Int.max
        switch repetition {
        case .times(let times), .dividing(let times): count = times
        case .untilFull where !isFilledByWidth && !isFilledByHeight:
            // The estimates decide how many subitems a line has.
            var used: CGFloat = 0
            count = 0
            while true {
                let length = estimate(subitems[count % subitems.count], isRow, room)
                if count > 0, used + gap + length > full + 0.001 { break }
                used += length + (count > 0 ? gap : 0)
                count += 1
            }
        case .untilFull: break
        }

        var parts: [(frames: [CGRect], size: CGSize, item: ItemSpecification)] = []
        var used: CGFloat = 0
        while parts.count < count, next < itemCount {
            let item = subitems[parts.count % subitems.count]
            let before = next
            let (size, frames) = lay(item, in: room)
            let length = (isRow ? size.width : size.height) + edges(item, isRow)
            if isFilledByWidth || isFilledByHeight, count == .max, !parts.isEmpty {
                let isEmpty = used + gap + length <= used && used <= 0 && parts.count >= subitems.count
                if used + gap + length > full + 0.001 || isEmpty {
                    next = before
                    break
                }
            }
            used += length + (parts.isEmpty ? 0 : gap)
            parts.append((frames, size, item))
        }

        // Leaves with uniform heights are all as high as the highest that was measured.
        var first = next - parts.reduce(0) { $0 + $1.frames.count }
        var known: [CGFloat] = []
        var estimates: [CGFloat] = []
        for part in parts {
            if case .leaf(let common) = part.item, case .uniform(let estimate) = common.height {
                estimates.append(estimate)
                if let height = sizes[first]?.height, first < itemCount { known.append(height) }
            }
            first += part.frames.count
        }
        let uniform = (known.isEmpty ? estimates : known).max()

        var (cursor, across) = (CGFloat(0), CGFloat(0))
        var frames: [CGRect] = []
        for (number, part) in parts.enumerated() {
            var part = part
            if case .leaf(let common) = part.item, case .uniform = common.height, let uniform {
                part.size.height = uniform
                part.frames[0].size.height = uniform
            }
            let edges = part.item.common.edges.map { $0?.points ?? 0 }
            if number > 0 { cursor += gap }
            cursor += isRow ? edges[0] : edges[1]
            let origin = isRow ? CGPoint(x: cursor, y: edges[1]) : CGPoint(x: edges[0], y: cursor)
            frames += part.frames.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            cursor += isRow ? part.size.width + edges[2] : part.size.height + edges[3]
            across = max(
                across,
                isRow ? edges[1] + part.size.height + edges[3] : edges[0] + part.size.width + edges[2])
        }
        return (isRow ? CGSize(width: cursor, height: across) : CGSize(width: across, height: cursor), frames)
    }

    private func edges(_ item: ItemSpecification, _ isRow: Bool) -> CGFloat {
        let edges = item.common.edges.map { $0?.points ?? 0 }
        return isRow ? edges[0] + edges[2] : edges[1] + edges[3]
    }

    private func estimate(_ item: ItemSpecification, _ isRow: Bool, _ room: CGSize) -> CGFloat {
        let length: CGFloat =
            switch isRow ? item.common.width : item.common.height {
            case .ofWidth(let fraction): room.width * fraction
            case .ofHeight(let fraction): room.height * fraction
            case .points(let points), .estimated(let points), .uniform(let points): points
            }
        return length + edges(item, isRow)
    }
}
