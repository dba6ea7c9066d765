import Foundation
import TesseraGeometry

/// The background behind the content of a view. It is a value that can exist, be changed and be compared
/// without a view.
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
    /// A view in front of the background's colour, effect and image, with the size of the background, or nil.
    /// Its autoresizing mask must place it; its subviews can have constraints.
    public var customView: UIView?
    /// The radius of the corners in points, at most half of the shorter side.
    public var cornerRadius: CGFloat {
        get { ownCornerRadius.value }
        set { ownCornerRadius.value = newValue }
    }
    /// The distances in points from the edges of the view in to the background. A negative distance extends
    /// the background beyond the edge.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// The edges at which the layout margins of the view are added to ``backgroundInsets``.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    /// The colour, before ``backgroundColorTransformer`` changes it, or nil for the tint colour of the view.
    public var backgroundColor: UIColor? {
        get { ownBackgroundColor.value }
        set { ownBackgroundColor.value = newValue }
    }
    /// The transformer that changes ``backgroundColor`` to the colour of the background, or nil.
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { ownBackgroundColorTransformer.value }
        set { ownBackgroundColorTransformer.value = newValue }
    }
    /// Returns true if the background is invisible in a view whose tint colour is `tintColor`.
    func isInvisible(for tintColor: UIColor) -> Bool {
        customView == nil && image == nil && visualEffect == nil && strokeWidth <= 0
            && shadowProperties.opacity <= 0 && resolvedBackgroundColor(for: tintColor) == .clear
    }
    /// Returns the colour of the background in a view whose tint colour is `tintColor`.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }
    /// The effect in front of the colour, or nil.
    public var visualEffect: UIVisualEffect? {
        get { ownVisualEffect.value }
        set { ownVisualEffect.value = newValue }
    }

    /// The image in front of the colour and the effect, or nil.
    public var image: UIImage?
    /// The way in which the image is placed in the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// The colour of the line around the background, before ``strokeColorTransformer`` changes it, or nil for
    /// the tint colour of the view.
    public var strokeColor: UIColor? = .clear
    /// The transformer that changes ``strokeColor`` to the colour of the line, or nil.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// Returns the colour of the line in a view whose tint colour is `tintColor`.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
    /// The width of the line around the background in points. The line is inside the edge. The default is 0,
    /// which means no line.
    public var strokeWidth: CGFloat = 0
    /// The distance in points from the edge of the background out to the line, or a negative distance for a
    /// line inside. The corners of the line have the same centres as those of the background.
    public var strokeOutset: CGFloat = 0
    /// The shadow of the background. By default there is none.
    public var shadowProperties = UIShadowProperties()

    /// The style with which the configuration was created.
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

    /// Adopts the radius and the colour unless the app has set them.
    mutating func adoptColor(_ defaults: BackgroundDefaults) {
        ownCornerRadius.adopt(defaults.cornerRadius)
        ownBackgroundColor.adopt(defaults.color)
        ownBackgroundColorTransformer.adopt(defaults.transformer)
    }

    /// Adopts an effect unless the app has set one.
    mutating func adoptEffect(_ effect: UIVisualEffect?) { ownVisualEffect.adopt(effect) }

    /// Adopts the properties that the app has not set.
    @MainActor
    mutating func adopt(_ defaults: BackgroundDefaults) {
        adoptColor(defaults)
        ownVisualEffect.adopt(defaults.hasEffect ? UIBlurEffect(style: .systemChromeMaterial) : nil)
    }

    /// Returns the background for a state of its view. Properties that the app has not set depend on the
    /// state, and on the look of the list that contains the view.
    @MainActor
    public func updated(for state: any UIConfigurationState) -> Self {
        let style = style.resolved(in: state.traitCollection.listEnvironment)
        // A button determines its background itself.
        guard style != .clear, style != .button else { return self }
        var updated = self
        updated.adopt(BackgroundDefaults(style, in: state))
        return updated
    }
}
