import Foundation
import TesseraGeometry

extension UIButton.Configuration {
    /// Returns the configuration of a button without a background.
    public static func plain() -> Self { Self(.plain) }
    /// Returns the configuration of a button with a gray background.
    public static func gray() -> Self { Self(.gray) }
    /// Returns the configuration of a button with a background in a pale tint.
    public static func tinted() -> Self { Self(.tinted) }
    /// Returns the configuration of a button with a background in its tint colour.
    public static func filled() -> Self { Self(.filled) }
    /// Returns the configuration of a borderless button in the platform's style, which looks like
    /// ``plain()``.
    public static func borderless() -> Self { Self(.borderless) }
    /// Returns the configuration of a bordered button in the platform's style, which looks like ``gray()``.
    public static func bordered() -> Self { Self(.bordered) }
    /// Returns the configuration of a bordered and tinted button in the platform's style, which looks like
    /// ``tinted()``.
    public static func borderedTinted() -> Self { Self(.borderedTinted) }
    /// Returns the configuration of a prominent bordered button in the platform's style, which looks like
    /// ``filled()``.
    public static func borderedProminent() -> Self { Self(.borderedProminent) }

    /// Returns the configuration of a button of glass.
    @preconcurrency @MainActor
    public static func glass() -> Self { glass(.glass, UIGlassEffect()) }
    /// Returns the configuration of a button of clear glass.
    @preconcurrency @MainActor
    public static func clearGlass() -> Self { glass(.clearGlass, UIGlassEffect(style: .clear)) }
    /// Returns the configuration of a button of glass in its tint colour.
    @preconcurrency @MainActor
    public static func prominentGlass() -> Self { glass(.prominentGlass, UIGlassEffect(style: .clear)) }
    /// Returns the configuration of a button of clear glass in its tint colour.
    @preconcurrency @MainActor
    public static func prominentClearGlass() -> Self {
        glass(.prominentClearGlass, UIGlassEffect(style: .clear))
    }

    @MainActor
    private static func glass(_ style: ButtonStyle, _ effect: UIGlassEffect) -> Self {
        var configuration = Self(style)
        configuration.cornerStyle = .capsule
        configuration.background.adoptEffect(effect)
        return configuration
    }

    /// The size of a button.
    /// See Apple's [UIButton.Configuration.Size](
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/size).
    public enum Size: Hashable, Sendable {
        /// The smallest size.
        case mini
        /// A small size.
        case small
        /// The usual size.
        case medium
        /// A large size.
        case large
    }

    /// The alignment of title and subtitle to each other.
    /// See Apple's [UIButton.Configuration.TitleAlignment](
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlealignment-swift.enum).
    public enum TitleAlignment: Hashable, Sendable {
        /// The texts are aligned to the side of an image beside them, centred above or below an image, and
        /// otherwise leading.
        case automatic
        /// The leading edges of the texts are aligned.
        case leading
        /// The middles of the texts are aligned.
        case center
        /// The trailing edges of the texts are aligned.
        case trailing
    }

    /// The meaning of the corner radius of a button's background.
    /// See Apple's [UIButton.Configuration.CornerStyle](
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum).
    public enum CornerStyle: Hashable, Sendable {
        /// The radius is that of the background.
        case fixed
        /// The radius is that of the background, scaled with the user's text size.
        case dynamic
        /// The radius is small, regardless of the background's.
        case small
        /// The radius is medium, regardless of the background's.
        case medium
        /// The radius is large, regardless of the background's.
        case large
        /// The radius is half of the shorter side, regardless of the background's.
        case capsule
    }

    /// The indicator at the trailing edge of a button.
    /// See Apple's [UIButton.Configuration.Indicator](
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/indicator-swift.enum).
    public enum Indicator: Hashable, Sendable {
        /// The indicator depends on the button: a pop-up button has a pair of chevrons.
        case automatic
        /// There is no indicator.
        case none
        /// The indicator is a pair of chevrons.
        case popup
    }
}

extension UIButton.Configuration.Size {
    /// The distances between the edges of a button and its content, in points.
    var contentInsets: NSDirectionalEdgeInsets {
        switch self {
        case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    /// The text style of the title.
    var titleStyle: UIFont.TextStyle {
        switch self {
        case .mini, .small: .subheadline
        case .medium, .large: .body
        }
    }

    /// The text style of the subtitle.
    var subtitleStyle: UIFont.TextStyle {
        switch self {
        case .mini, .small: .caption2
        case .medium, .large: .caption1
        }
    }
}

extension UIButton.Configuration.CornerStyle {
    /// Returns the radius in points of a background with its own `radius`.
    func radius(_ radius: CGFloat, traits: UITraitCollection) -> CGFloat {
        switch self {
        case .fixed: radius
        case .dynamic: UIFontMetrics.default.scaledValue(for: radius, compatibleWith: traits)
        case .small: 5
        case .medium: 7
        case .large: 9
        // The background limits the radius to half of its shorter side.
        case .capsule: 10_000
        }
    }
}
