import Foundation

/// Lets the user feel that something has run into something.
/// See Apple's [UIImpactFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator).
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// What has run into something.
    /// See Apple's [UIImpactFeedbackGenerator.FeedbackStyle](
    /// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle).
    public enum FeedbackStyle: Int, Sendable {
        /// Something small.
        case light = 0
        /// Something of moderate size.
        case medium = 1
        /// Something large.
        case heavy = 2
        /// Something soft.
        case soft = 3
        /// Something hard.
        case rigid = 4

        /// How long the device vibrates, in milliseconds.
        fileprivate var duration: CGFloat {
            switch self {
            case .light: 10
            case .medium: 15
            case .heavy: 25
            case .soft: 20
            case .rigid: 8
            }
        }
    }

    private let style: FeedbackStyle

    /// Creates a generator of impacts of moderate size.
    public convenience override init() {
        self.init(style: .medium)
    }

    /// Creates a generator of impacts in a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates a generator of impacts in a style for a view.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
        attach(to: view)
    }

    /// Lets an impact be felt.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Lets an impact be felt that is as strong as a share, 0...1, of what the style has at most. A browser vibrates for a shorter time.
    open func impactOccurred(intensity: CGFloat) {
        guard intensity > 0 else { return }
        play([max(Int((style.duration * min(intensity, 1)).rounded()), 1)])
    }

    /// Lets an impact be felt that occurred at a place of the view: the whole device vibrates.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }

    /// Lets an impact be felt that occurred at a place of the view with a share of the style's strength, 0...1: the whole
    /// device vibrates.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
        impactOccurred(intensity: intensity)
    }
}
