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
        if isPagingEnabled { return nil }
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

    /// Lets the delegate change where the content comes to rest. Returns true if the delegate implements the method for that.
    private func delegateChooses(_ target: inout CGPoint, velocity: CGPoint) -> Bool {
        guard let delegate else { return false }
        return OptionalMethod.targetContentOffset.answer(of: delegate) {
            delegate.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
        } != nil
    }
}
