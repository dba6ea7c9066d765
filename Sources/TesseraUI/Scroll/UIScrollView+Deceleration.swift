import Foundation

extension UIScrollView {
    /// The share of its speed that content keeps each millisecond after the user has let go of it.
    /// See Apple's [UIScrollView.DecelerationRate](
    /// https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct).
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The share, more than 0 and less than 1.
        public let rawValue: CGFloat

        /// Creates a rate, which must be more than 0 and less than 1.
        public init(rawValue: CGFloat) {
            guard rawValue > 0, rawValue < 1 else {
                fatalError("UIScrollView.DecelerationRate: \(rawValue) is not between 0 and 1.")
            }
            self.rawValue = rawValue
        }

        /// The usual rate, 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// The rate of content that comes to rest soon, 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)

        /// Returns the distance, in points, that content with a velocity in points per millisecond still
        /// moves.
        func distance(_ velocity: CGFloat) -> CGFloat { velocity * rawValue / (1 - rawValue) }
    }

    /// Asks the layout and the delegate where the content is to come to rest after a finger has let go of it.
    ///
    /// - Parameter velocity: The velocity in points per millisecond.
    /// - Returns: The offset that they chose, or nil if the display may decelerate the content in its own
    ///   way.
    func chosenTarget(velocity: CGPoint) -> CGPoint? {
        if isPagingEnabled { return chosenPage(velocity: velocity) }
        let free = CGPoint(
            x: contentOffset.x + decelerationRate.distance(velocity.x),
            y: contentOffset.y + decelerationRate.distance(velocity.y))
        let proposed = reachable(free)
        var (target, isChosen) = targetOffset(forProposedOffset: proposed, velocity: velocity)
        if delegateChooses(&target, velocity: velocity) { isChosen = true }
        guard target.x.isFinite, target.y.isFinite else {
            fatalError("\(type(of: self)): the target content offset is \(target); it must be finite.")
        }
        target = reachable(target)
        if target != proposed { return target }
        // At an end of the content no answer can differ from the proposal; yet the display may stop short of
        // the end.
        return isChosen && free != proposed && contentOffset == reachable(contentOffset)
            && contentOffset != target ? target : nil
    }

    /// Informs the delegate of the page at which the content is to come to rest, and lets it choose another one.
    ///
    /// - Parameter velocity: The velocity in points per millisecond.
    /// - Returns: The offset of the page, or nil if the display may turn pages in its own way.
    private func chosenPage(velocity: CGPoint) -> CGPoint? {
        let proposed = page(at: contentOffset, velocity: velocity)
        var target = proposed
        guard delegateChooses(&target, velocity: velocity) else { return nil }
        guard target.x.isFinite, target.y.isFinite else {
            fatalError("\(type(of: self)): the target content offset is \(target); it must be finite.")
        }
        target = page(at: target, velocity: .zero)
        if target == proposed {
            // A display comes to the same page by itself after a fast swipe, and beyond the ends of the content. After a slow one
            // it may choose another page than the one of which the delegate knows.
            let isFast = max(abs(velocity.x), abs(velocity.y)) >= 0.5
            if isFast || contentOffset != reachable(contentOffset) { return nil }
        }
        return target == contentOffset ? nil : target
    }

    /// Returns the offset of the page that content at an offset goes to with a velocity, in points per millisecond: the next page
    /// in the direction of a swipe, or the nearest one.
    private func page(at offset: CGPoint, velocity: CGPoint) -> CGPoint {
        let (start, inset, size) = (displayedPart.origin, wholeInset, bounds.size)
        func place(_ offset: CGFloat, _ start: CGFloat, _ length: CGFloat, _ velocity: CGFloat) -> CGFloat {
            guard length > 0 else { return offset }
            let (pages, least, rounding) = ((offset - start) / length, 0.05, 0.001)
            let page =
                velocity > least
                ? (pages + rounding).rounded(.down) + 1
                : velocity < -least ? (pages - rounding).rounded(.up) - 1 : pages.rounded()
            return start + page * length
        }
        return reachable(
            CGPoint(
                x: place(offset.x, start.x - inset.left, size.width, velocity.x),
                y: place(offset.y, start.y - inset.top, size.height, velocity.y)))
    }

    /// Lets the delegate change where the content comes to rest. Returns true if the delegate implements the method for that.
    private func delegateChooses(_ target: inout CGPoint, velocity: CGPoint) -> Bool {
        guard let delegate else { return false }
        return OptionalMethod.targetContentOffset.answer(of: delegate) {
            delegate.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
        } != nil
    }
}
