import Foundation

/// The arrangement of a page control's indicators: those for which there is room, with their places and
/// sizes.
struct PageIndicators: Equatable {
    /// The distance in points between two indicators.
    static let gap: CGFloat = 10
    /// The space in points before the first indicator and after the last one.
    static let margin: CGFloat = 16
    /// The width of a dot in points.
    static let dot: CGFloat = 8
    /// The length in points by which the bar of a progress is longer than a dot.
    static let bar: CGFloat = 22

    /// The pages whose indicators are visible.
    let visible: Range<Int>
    private let count: Int
    /// The distance in points between the middles of neighbouring indicators.
    private let pitch: CGFloat
    private let first: CGFloat
    private let current: Int
    /// The length in points by which the current page's indicator is longer than the others.
    private let extra: CGFloat

    /// Arranges the indicators of `count` pages within a length of `room` points. If there is no room for
    /// all, those around the current one are visible. The current one is longer by `bar` points.
    init(count: Int, current: Int, size: CGFloat = dot, bar: CGFloat = 0, room: CGFloat) {
        self.count = count
        self.current = current
        extra = bar
        pitch = size + Self.gap
        // Without a tolerance, rounding would leave out one of the indicators that fit exactly.
        let capacity = max(Int((room - bar - 2 * Self.margin + Self.gap) / pitch + 1e-6), 1)
        let start = count <= capacity ? 0 : min(max(current - capacity / 2, 0), count - capacity)
        visible = start..<min(start + capacity, count)
        first = room / 2 - (CGFloat(visible.count - 1) * pitch + bar) / 2
    }

    /// Returns the length in points of a row of indicators with a size and with margins.
    static func length(count: Int, size: CGFloat = dot) -> CGFloat {
        let count = CGFloat(max(count, 0))
        return 2 * margin + count * size + max(count - 1, 0) * gap
    }

    /// Returns the distance in points from the side of the first indicator to the middle of a page's
    /// indicator.
    func center(ofPage page: Int) -> CGFloat {
        let place = first + CGFloat(page - visible.lowerBound) * pitch
        return page < current ? place : page == current ? place + extra / 2 : place + extra
    }

    /// Returns the page whose indicator is nearest to a place, in points from the side of the first
    /// indicator.
    func page(at place: CGFloat) -> Int {
        let bar = first + CGFloat(current - visible.lowerBound) * pitch
        // Within the bar all places are those of its page.
        let dotted = place - min(max(place - bar, 0), extra)
        let index = visible.lowerBound + Int(((dotted - first) / pitch).rounded())
        return min(max(index, visible.lowerBound), max(visible.upperBound - 1, visible.lowerBound))
    }

    /// Returns the scale at which an indicator is drawn. Indicators near an end beyond which there are more
    /// are smaller.
    func scale(ofPage page: Int) -> CGFloat {
        guard visible.count >= 5 else { return 1 }
        let before = visible.lowerBound > 0 ? page - visible.lowerBound : .max
        let after = visible.upperBound < count ? visible.upperBound - 1 - page : .max
        switch min(before, after) {
        case 0: return 0.5
        case 1: return 0.75
        default: return 1
        }
    }
}
