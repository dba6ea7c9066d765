import Foundation
import TesseraGeometry

extension UIButton.Configuration {
    /// Returns a button without a background.
    public static func plain() -> Self { Self(.plain) }
    /// Returns a button with a gray background.
    public static func gray() -> Self { Self(.gray) }
    /// Returns a button with a background in a pale tint.
    public static func tinted() -> Self { Self(.tinted) }
    /// Returns a button with a background in its tint colour.
    public static func filled() -> Self { Self(.filled) }
    /// Returns a button without a border, in the manner of the platform: on a phone as ``plain()``.
    public static func borderless() -> Self { Self(.borderless) }
    /// Returns a button with a border, in the manner of the platform: on a phone as ``gray()``.
    public static func bordered() -> Self { Self(.bordered) }
    /// Returns a button with a tinted border, in the manner of the platform: on a phone as ``tinted()``.
    public static func borderedTinted() -> Self { Self(.borderedTinted) }
    /// Returns a button with a prominent border, in the manner of the platform: on a phone as ``filled()``.
    public static func borderedProminent() -> Self { Self(.borderedProminent) }

    /// How large a button is by itself.
    /// See Apple's [UIButton.Configuration.Size](
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/size).
    public enum Size: Hashable, Sendable {
        /// The smallest.
        case mini
        /// Small.
        case small
        /// As usual.
        case medium
        /// Large.
        case large
    }

    /// How title and subtitle lie to each other.
    /// See Apple's [UIButton.Configuration.TitleAlignment](
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlealignment-swift.enum).
    public enum TitleAlignment: Hashable, Sendable {
        /// Towards the picture where that lies beside them, and else in the middle or where they begin.
        case automatic
        /// They begin below each other.
        case leading
        /// They have their middles below each other.
        case center
        /// They end below each other.
        case trailing
    }

    /// What the corner radius of a button's background means.
    /// See Apple's [UIButton.Configuration.CornerStyle](
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum).
    public enum CornerStyle: Hashable, Sendable {
        /// It is as the background says.
        case fixed
        /// It is as the background says, and grows with the user's text size.
        case dynamic
        /// A small one, whatever the background says.
        case small
        /// A medium one, whatever the background says.
        case medium
        /// A large one, whatever the background says.
        case large
        /// Half of the shorter side, whatever the background says.
        case capsule
    }

    /// The sign at the trailing edge of a button.
    /// See Apple's [UIButton.Configuration.Indicator](
    /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/indicator-swift.enum).
    public enum Indicator: Hashable, Sendable {
        /// One that suits the button: a pop-up button has a pair of chevrons.
        case automatic
        /// None.
        case none
        /// A pair of chevrons.
        case popup
    }
}

extension UIButton.Configuration.Size {
    /// The distance between the edges of a button and its content.
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
    /// Returns the radius in points of a background that says `radius` itself.
    func radius(_ radius: CGFloat, traits: UITraitCollection) -> CGFloat {
        switch self {
        case .fixed: radius
        case .dynamic: UIFontMetrics.default.scaledValue(for: radius, compatibleWith: traits)
        case .small: 5
        case .medium: 7
        case .large: 9
        // A background has at most round ends.
        case .capsule: 10_000
        }
    }
}
