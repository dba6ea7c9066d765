import Foundation

/// The places of a row's content and its accessories, in points of the row.
struct AccessoryArrangement: Equatable {
    /// The place of an accessory.
    struct Slot: Equatable {
        /// The accessory's area in the row, from top to bottom. It includes the margin and half of the spaces
        /// beside the accessory, so that it extends to the edge and is easy to touch.
        var frame: CGRect
        /// The centre of the width that is reserved for the accessory.
        var center: CGPoint
    }

    /// The measures of a row before its accessories are placed.
    struct Room {
        var bounds: CGRect
        /// True if the layout direction of the row's content is from right to left.
        var isMirrored = false
        /// The indentation of the content in points.
        var indentation: CGFloat = 0
        /// True if the accessories at the leading edge are indented with the content.
        var indentsAccessories = true
        /// The distance in points between the leading edge and the first accessory.
        var leadingMargin: CGFloat = 0
        /// The distance in points between the last accessory and the trailing edge.
        var trailingMargin: CGFloat = 0
        /// The distance in points between two accessories.
        var spacing = AccessoryArrangement.standardSpacing
    }

    /// The distance in points between two accessories of a list on an iPhone.
    static let standardSpacing: CGFloat = 10

    let content: CGRect
    /// The places at the leading edge, from leading to trailing.
    let leading: [Slot]
    /// The places at the trailing edge, from leading to trailing.
    let trailing: [Slot]

    /// Places accessories of some widths, which are in order from leading to trailing.
    ///
    /// If the row is too narrow, the content shrinks first, and then the leading accessories are displaced.
    init(_ room: Room, leading: [CGFloat], trailing: [CGFloat]) {
        let (width, gap, indentation) = (room.bounds.width, room.spacing, max(0, room.indentation))
        func length(_ widths: [CGFloat], margin: CGFloat) -> CGFloat {
            widths.isEmpty ? 0 : margin + widths.reduce(0, +) + gap * CGFloat(widths.count - 1)
        }
        let trailingLength = length(trailing, margin: room.trailingMargin)
        let end = max(0, width - trailingLength)
        let start = min(end, indentation + length(leading, margin: room.leadingMargin))
        let isMirrored = room.isMirrored

        func rect(from lower: CGFloat, to upper: CGFloat) -> CGRect {
            CGRect(
                x: room.bounds.minX + (isMirrored ? width - upper : lower), y: room.bounds.minY,
                width: max(0, upper - lower), height: room.bounds.height)
        }
        /// Returns the places of accessories, of which the first begins at `place`. The area of the first one
        /// begins at `lower`, and that of the last one ends at `upper`.
        func slots(_ widths: [CGFloat], at place: CGFloat, from lower: CGFloat, to upper: CGFloat) -> [Slot] {
            var (place, lower) = (place, lower)
            return widths.enumerated().map { index, length in
                let next = index == widths.count - 1 ? upper : place + length + gap / 2
                let center = place + length / 2
                defer { (place, lower) = (place + length + gap, next) }
                return Slot(
                    frame: rect(from: max(0, lower), to: max(0, next)),
                    center: CGPoint(
                        x: room.bounds.minX + (isMirrored ? width - center : center), y: room.bounds.midY))
            }
        }
        content = rect(from: start, to: end)
        let before = room.indentsAccessories ? indentation : 0
        self.leading = slots(
            leading, at: before + room.leadingMargin, from: before, to: start - indentation + before)
        self.trailing = slots(trailing, at: width - trailingLength, from: end, to: width)
    }
}
