import Foundation

/// The action of a view's layer within an animation block: an animation with the pace of the block.
///
/// The block animates the view itself, so that the action has no effect for a property of the view. An app asks for it in order
/// to animate something else in the same way, such as a value of its own.
final class BlockAction: CABasicAnimation {
    private var curve = TimingCurve.easeInOut

    override func take(_ other: CAAnimation) {
        super.take(other)
        if let other = other as? BlockAction { curve = other.curve }
    }

    override var displayCurve: TimingCurve { timingFunction.map { .cubic($0.curve) } ?? curve }

    /// Returns the action for a change of a property, or nil if no block is running or if its changes take no time.
    @MainActor static func current(for key: String) -> BlockAction? {
        guard let driver = AnimationContext.driver, driver.pace.duration > 0 else { return nil }
        let action = BlockAction(keyPath: key)
        action.duration = driver.pace.duration
        action.curve = driver.pace.curve
        if case .cubic(let curve) = driver.pace.curve {
            action.timingFunction = CAMediaTimingFunction(curve)
        }
        guard let block = driver as? BlockAnimation else { return action }
        action.repeatCount = Float(block.repetition.count ?? .infinity)
        action.autoreverses = block.repetition.autoreverses
        if block.delay > 0 {
            action.beginTime = AnimationContext.clock.now + block.delay
            action.fillMode = .backwards
        }
        return action
    }
}
