import Foundation
import TesseraGeometry

/// What lies behind the content of a view, as a value that can be changed, compared and kept before any view exists.
/// See Apple's [UIBackgroundConfiguration](
/// https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct).
///
/// ```swift
/// var background = UIBackgroundConfiguration.clear()
/// background.backgroundColor = .secondarySystemBackground
/// background.cornerRadius = 12
/// cell.backgroundConfiguration = background
/// ```
public struct UIBackgroundConfiguration: Hashable {
    /// A view that lies in front of the background's colour and effect, and is as large as the background. Its autoresizing
    /// mask must place it; views within it can have constraints.
    public var customView: UIView?
    /// The radius of the corners in points, at most half of the shorter side.
    public var cornerRadius: CGFloat {
        get { ownCornerRadius.value }
        set { ownCornerRadius.value = newValue }
    }
    /// The room in points between the background and the edges of its view; negative where the background reaches beyond.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// The edges at which the layout margins of the view are added to ``backgroundInsets``.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    /// The colour, before ``backgroundColorTransformer`` changes it. If nil, it is the tint colour of the view.
    public var backgroundColor: UIColor? {
        get { ownBackgroundColor.value }
        set { ownBackgroundColor.value = newValue }
    }
    /// What changes ``backgroundColor`` into the colour of the background. If nil, nothing does.
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { ownBackgroundColorTransformer.value }
        set { ownBackgroundColorTransformer.value = newValue }
    }
    /// Returns true if nothing is to be seen of the background in a view whose tint colour is `tintColor`.
    func isInvisible(for tintColor: UIColor) -> Bool {
        customView == nil && image == nil && visualEffect == nil && strokeWidth <= 0
            && shadowProperties.opacity <= 0 && resolvedBackgroundColor(for: tintColor) == .clear
    }
    /// Returns the colour of the background in a view whose tint colour is `tintColor`.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }
    /// The effect on what lies behind, in front of the colour. If nil, there is none.
    public var visualEffect: UIVisualEffect? {
        get { ownVisualEffect.value }
        set { ownVisualEffect.value = newValue }
    }

    /// An image in front of the colour and the effect. If nil, there is none.
    public var image: UIImage?
    /// How the image lies in the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// The colour of the line around the background, before ``strokeColorTransformer`` changes it. If nil, it is the tint colour of the
    /// view.
    public var strokeColor: UIColor? = .clear
    /// What changes ``strokeColor`` into the colour of the line. If nil, nothing does.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// Returns the colour of the line in a view whose tint colour is `tintColor`.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
    /// The width of the line around the background in points; it lies within the edge. 0: none.
    public var strokeWidth: CGFloat = 0
    /// How far the line lies outside the edge of the background, in points; negative where it lies inside. Its corners have
    /// the same centres as those of the background.
    public var strokeOutset: CGFloat = 0
    /// The shadow that the background casts; none at first.
    public var shadowProperties = UIShadowProperties()

    /// What the configuration was made for.
    let style: BackgroundStyle

    private var ownCornerRadius: Adjustable<CGFloat>
    private var ownBackgroundColor: Adjustable<UIColor?>
    private var ownBackgroundColorTransformer: Adjustable<UIConfigurationColorTransformer?>
    private var ownVisualEffect: Adjustable<UIVisualEffect?>

    init(_ style: BackgroundStyle) {
        self.style = style
        let defaults = BackgroundDefaults(style.resolved(in: .unspecified))
        ownCornerRadius = Adjustable(defaults.cornerRadius)
        ownBackgroundColor = Adjustable(defaults.color)
        ownBackgroundColorTransformer = Adjustable(nil)
        ownVisualEffect = Adjustable(nil)
    }

    /// Chooses the radius and the colour, where nobody has set them.
    mutating func adoptColor(_ defaults: BackgroundDefaults) {
        ownCornerRadius.adopt(defaults.cornerRadius)
        ownBackgroundColor.adopt(defaults.color)
        ownBackgroundColorTransformer.adopt(defaults.transformer)
    }

    /// Chooses the properties that nobody has set.
    @MainActor
    mutating func adopt(_ defaults: BackgroundDefaults) {
        adoptColor(defaults)
        ownVisualEffect.adopt(defaults.hasEffect ? UIBlurEffect(style: .systemChromeMaterial) : nil)
    }

    /// The background as it is to be in a state of its view: properties that the app has not set suit the state, and the look
    /// of the list that the view lies in.
    @MainActor
    public func updated(for state: any UIConfigurationState) -> Self {
        let style = style.resolved(in: state.traitCollection.listEnvironment)
        // A button chooses its background by itself.
        guard style != .clear, style != .button else { return self }
        var updated = self
        updated.adopt(BackgroundDefaults(style, in: state))
        return updated
    }
}
