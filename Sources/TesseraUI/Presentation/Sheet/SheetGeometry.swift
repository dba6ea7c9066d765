import Foundation
import TesseraGeometry

/// The places of a sheet at its detents, and the dimming and movement of the views behind it.
struct SheetGeometry: Equatable {
    /// The placements of a sheet in its container.
    enum Placement {
        /// The sheet lies at the bottom edge, as on a phone in portrait orientation.
        case attached
        /// The sheet lies in the middle, as in a wide window.
        case floating
        /// The sheet covers the container, as on a phone in landscape orientation.
        case covering
    }

    /// An active detent.
    struct Stop: Equatable {
        var identifier: UISheetPresentationController.Detent.Identifier
        /// The height of the whole sheet, in points.
        var height: CGFloat
    }

    let placement: Placement
    let container: CGSize
    let safeArea: UIEdgeInsets
    /// The active detents, the lowest first. There is at least one.
    let stops: [Stop]
    /// The width of the sheet in points.
    let width: CGFloat
    /// The height in points up to which the views behind are not dimmed, or 0 if they always are.
    let undimmed: CGFloat
    /// True if the presenter moves back when the sheet reaches its greatest height.
    let recedes: Bool
    /// The height in points of the part of the container that the keyboard covers while a text in the sheet
    /// is edited.
    var keyboard: CGFloat = 0

    /// The least distance in points between a receded presenter and the top of the screen.
    static let leastTop: CGFloat = 10
    /// The height in points of the part of the presenter that is visible above the sheet.
    static let strip: CGFloat = 10
    /// The least distance in points between a sheet and the edges of a wide window.
    static let margin: CGFloat = 20
    /// The distance in points between a receded presenter and the sides of the screen.
    static let side: CGFloat = 16

    /// Returns the distance in points between the top of a container and the tallest attached sheet.
    static func top(_ safeArea: UIEdgeInsets) -> CGFloat { max(safeArea.top, leastTop) + strip }

    /// Returns the greatest height in points of an attached sheet without the safe area.
    static func maximumDetent(in container: CGSize, _ safeArea: UIEdgeInsets) -> CGFloat {
        max(container.height - top(safeArea) - safeArea.bottom, 1)
    }

    /// Returns the frame of the sheet at a height, in points of the container.
    func frame(height: CGFloat) -> CGRect {
        let x = ((container.width - width) / 2).rounded()
        switch placement {
        case .attached: return CGRect(x: x, y: container.height - height, width: width, height: height)
        case .covering: return CGRect(origin: .zero, size: container)
        case .floating:
            let middle = ((container.height - height) / 2).rounded()
            let aboveKeyboard = max(container.height - keyboard - Self.margin - height, Self.margin)
            let y = keyboard > 0 ? min(middle, aboveKeyboard) : middle
            return CGRect(x: x, y: y, width: width, height: height)
        }
    }

    /// The height at which the sheet is no longer visible.
    var gone: CGFloat {
        let frame = frame(height: stops[0].height)
        return frame.maxY - container.height
    }

    var lowest: CGFloat { stops[0].height }
    var highest: CGFloat { stops[stops.count - 1].height }

    /// The dimming of the views behind at certain heights, as pairs of a height and a share, 0...1, the
    /// lowest height first.
    var dimming: [(height: CGFloat, share: CGFloat)] {
        guard placement != .covering else { return [] }
        return progress { $0 > undimmed + 0.5 ? 1 : 0 }
    }

    /// The movement of the presenter at certain heights, as pairs of a height and a share, 0...1, the lowest
    /// height first.
    var recession: [(height: CGFloat, share: CGFloat)] {
        guard recedes else { return [] }
        let full = container.height - Self.top(safeArea) - 0.5
        return progress { $0 >= full ? 1 : 0 }
    }

    private func progress(_ share: (CGFloat) -> CGFloat) -> [(height: CGFloat, share: CGFloat)] {
        var points = [(height: gone, share: CGFloat(0))]
        for stop in stops { points.append((height: stop.height, share: share(stop.height))) }
        return points.contains { $0.share > 0 } ? points : []
    }

    /// Returns the share at a height, interpolated linearly between the given points.
    static func share(
        at height: CGFloat, of points: [(height: CGFloat, share: CGFloat)]
    ) -> CGFloat {
        guard let first = points.first, let last = points.last else { return 0 }
        guard height > first.height else { return first.share }
        for (low, high) in zip(points, points.dropFirst()) where height <= high.height {
            guard high.height > low.height else { return high.share }
            return low.share + (high.share - low.share) * (height - low.height) / (high.height - low.height)
        }
        return last.share
    }

    /// Returns the scale, the distance in points downwards, and the corner radius of a view that has moved
    /// back by a share.
    func receded(_ frame: CGRect, by share: CGFloat, radius: (from: CGFloat, to: CGFloat))
        -> (scale: CGFloat, way: CGFloat, radius: CGFloat)
    {
        let full = max((frame.width - 2 * Self.side) / max(frame.width, 1), 0.5)
        let scale = 1 - (1 - full) * share
        let top = max(safeArea.top, Self.leastTop)
        let way = (top - frame.minY - frame.height * (1 - full) / 2) * share
        return (scale, way, radius.from + (radius.to - radius.from) * share)
    }
}
