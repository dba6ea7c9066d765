import Foundation

/// A generator of feedback for collisions of objects.
/// See Apple's [UIImpactFeedbackGenerator](https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator).
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The kinds of objects that collide.
    /// See Apple's [UIImpactFeedbackGenerator.FeedbackStyle](
    /// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle).
    public enum FeedbackStyle: Int, Sendable {
        /// The object is small.
        case light = 0
        /// The object has a moderate size.
        case medium = 1
        /// The object is large.
        case heavy = 2
        /// The object is soft.
        case soft = 3
        /// The object is hard.
        case rigid = 4

        /// The time for which the device vibrates, in milliseconds.
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

    /// Generates an impact with full intensity.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Generates an impact with an intensity of 0...1, relative to the greatest one of the style. With less
    /// intensity, a browser vibrates for a shorter time.
    open func impactOccurred(intensity: CGFloat) {
        guard intensity > 0 else { return }
        play([max(Int((style.duration * min(intensity, 1)).rounded()), 1)])
    }

    /// Generates an impact at a place of the view. The whole device vibrates.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }

    /// Generates an impact at a place of the view, with an intensity of 0...1 relative to the greatest one of
    /// the style. The whole device vibrates.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
        impactOccurred(intensity: intensity)
    }
}
