import Foundation

extension UIView {
    /// The options of an animation.
    /// See Apple's [UIView.AnimationOptions](https://developer.apple.com/documentation/uikit/uiview/animationoptions).
    ///
    /// There are no options for curling pages.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays the views out within the animation, so that what the layout changes is animated too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets touches reach views during their animation. Without it, touches go to the views behind them.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the present state of a running animation. Animations always do this here.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation until something else changes the values that it moves.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs the animation back to its start after it has reached its end. Afterwards the views display
        /// their new values.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// The animation keeps its own duration when it begins in the block of another animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// The animation keeps its own curve when it begins in the block of another animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Animates the changes in the block of a transition as well as the transition itself.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Changes ``UIView/isHidden`` of the views of a transition, instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// The animation keeps its own options when it begins in the block of another animation.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Updates properties and lays views out before the block, without an animation, and again at its end within the
        /// animation. A change of an `@Observable` object in the block is therefore animated.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 10)
        /// The pace is slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// The pace is slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// The pace is slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The pace is even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Turns the view about its vertical axis from left to right.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns the view about its vertical axis from right to left.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Fades from the old look of the view to the new.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns the view about its horizontal axis from top to bottom.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns the view about its horizontal axis from bottom to top.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        var curve: TimingCurve {
            .cubic((AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut).cubic)
        }

        var repetition: AnimationRepetition {
            AnimationRepetition(
                count: contains(.repeat) ? nil : 1, autoreverses: contains(.autoreverse))
        }
    }

    /// The options of an animation with key frames.
    /// See Apple's [UIView.KeyframeAnimationOptions](
    /// https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions).
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits. Bits of ``UIView/AnimationOptions`` have the same meaning here.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays the views out within the animation, so that what the layout changes is animated too.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets touches reach views during their animation.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from the present state of a running animation. Animations always do this here.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation until something else changes the values that it moves.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs the animation back to its start after it has reached its end.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// The animation keeps its own duration when it begins in the block of another animation.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// The animation keeps its own options when it begins in the block of another animation.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Values change evenly from each frame to the next.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Values change at once when a frame starts.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Values change with the same velocity through all frames, whose times have no effect.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Values change along smooth curves through those of the frames.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Values change along smooth curves through those of the frames, whose times follow from the distances between
        /// the values.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }
}
