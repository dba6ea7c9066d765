import Foundation
import TesseraGeometry

/// Where a sheet lies at its detents, and how far what lies behind is dimmed and moved.
struct SheetGeometry: Equatable {
    /// How a sheet lies in its container.
    enum Placement {
        /// At the bottom edge, as a phone's sheet in portrait.
        case attached
        /// In the middle, as a sheet in a wide window.
        case floating
        /// All over the container, as a phone's sheet on its side.
        case covering
    }

    /// A detent that is active.
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
    /// The height up to which nothing is dimmed; 0 where everything is.
    let undimmed: CGFloat
    /// True if the presenter moves back as the sheet comes to its greatest height.
    let recedes: Bool
    /// How much of the container the keyboard covers for which a text of the sheet is edited, in points.
    var keyboard: CGFloat = 0

    /// The least distance of a sheet from the top of the screen, in points.
    static let leastTop: CGFloat = 10
    /// How much of the presenter is seen above the sheet, in points.
    static let strip: CGFloat = 10
    /// The least room in points around a sheet in a wide window.
    static let margin: CGFloat = 20
    /// The room on either side of a presenter that has moved back, in points.
    static let side: CGFloat = 16

    /// Returns the distance of the tallest attached sheet from the top of a container.
    static func top(_ safeArea: UIEdgeInsets) -> CGFloat { max(safeArea.top, leastTop) + strip }

    /// Returns the greatest height of the part within the safe area of an attached sheet.
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

    /// The height at which nothing of the sheet is seen any more.
    var gone: CGFloat {
        let frame = frame(height: stops[0].height)
        return frame.maxY - container.height
    }

    var lowest: CGFloat { stops[0].height }
    var highest: CGFloat { stops[stops.count - 1].height }

    /// How far what lies behind is dimmed at heights, as pairs of a height and a share, the lowest first.
    var dimming: [(height: CGFloat, share: CGFloat)] {
        guard placement != .covering else { return [] }
        return progress { $0 > undimmed + 0.5 ? 1 : 0 }
    }

    /// How far the presenter has moved back at heights, as pairs of a height and a share, the lowest first.
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

    /// Returns the share at a height between some, which rises and falls evenly.
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

    /// Returns how a view with a frame looks that has moved back by a share: its scale, how far it moves down, and the radius of its corners.
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
