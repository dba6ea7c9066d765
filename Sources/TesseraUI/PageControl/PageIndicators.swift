import Foundation

/// Which indicators of a page control there is room for, where they lie and how large they are.
struct PageIndicators: Equatable {
    /// The points between two indicators.
    static let gap: CGFloat = 10
    /// The points before the first indicator and after the last one.
    static let margin: CGFloat = 16
    /// The width of a dot.
    static let dot: CGFloat = 8

    /// The pages whose indicators are visible.
    let visible: Range<Int>
    private let count: Int
    /// The points from the middle of one indicator to that of the next.
    private let pitch: CGFloat
    private let first: CGFloat

    /// Arranges the indicators of `count` pages within `room` points. Where all do not fit, as many as fit are visible around
    /// the current one.
    init(count: Int, current: Int, size: CGFloat = dot, room: CGFloat) {
        self.count = count
        pitch = size + Self.gap
        let capacity = max(Int((room - 2 * Self.margin + Self.gap) / pitch), 1)
        let start = count <= capacity ? 0 : min(max(current - capacity / 2, 0), count - capacity)
        visible = start..<min(start + capacity, count)
        first = room / 2 - CGFloat(visible.count - 1) * pitch / 2
    }

    /// The length in points that indicators of a size take with the margins around them.
    static func length(count: Int, size: CGFloat = dot) -> CGFloat {
        let count = CGFloat(max(count, 0))
        return 2 * margin + count * size + max(count - 1, 0) * gap
    }

    /// Where the middle of a page's indicator is, in points from the side at which the first one is.
    func center(ofPage page: Int) -> CGFloat { first + CGFloat(page - visible.lowerBound) * pitch }

    /// The page whose indicator is nearest to a place, in points from the side at which the first one is.
    func page(at place: CGFloat) -> Int {
        let index = visible.lowerBound + Int(((place - first) / pitch).rounded())
        return min(max(index, visible.lowerBound), max(visible.upperBound - 1, visible.lowerBound))
    }

    /// How large an indicator is drawn, as a share of its size: those beyond which there are more are smaller.
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
