import Foundation

extension UIView {
    /// How an animation runs.
    /// See Apple's [UIView.AnimationOptions](https://developer.apple.com/documentation/uikit/uiview/animationoptions).
    ///
    /// Pages curl in no browser, so that there are no options for that.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays the views out within the animation, so that what the layout changes is animated too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets touches reach views while they are animated. Without it, touches go through them to what lies behind.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from where a running animation is, as animations always do here.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Runs again and again, until something else changes what it moves.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The animation runs back to its start after it has come to its end. The views have their new values afterwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// The animation keeps its own duration when it begins in the block of another animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// The animation keeps its own curve when it begins in the block of another animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Animates what the block of a transition changes too, and not only the transition itself.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides and shows the views of a transition, instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// The animation keeps its own options when it begins in the block of another animation.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
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

    /// How an animation with key frames runs.
    /// See Apple's [UIView.KeyframeAnimationOptions](
    /// https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions).
    ///
    /// The linear and the discrete calculation mode exist; the others are absent.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits; those of ``UIView/AnimationOptions`` mean the same here.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays the views out within the animation, so that what the layout changes is animated too.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets touches reach views while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from where a running animation is, as animations always do here.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Runs again and again, until something else changes what it moves.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs back to the start after it has come to the end.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// The animation keeps its own duration when it begins in the block of another animation.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// The animation keeps its own options when it begins in the block of another animation.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Values go in a straight line from each frame to the next.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Values jump to those of a frame when the frame starts.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    }
}
