import Foundation
import TesseraDisplay

/// The way in which contents of another size than their own are drawn.
/// See Apple's [CALayerContentsFilter](https://developer.apple.com/documentation/quartzcore/calayercontentsfilter).
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a filter from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Each pixel of the screen has the colour of the nearest pixel of the contents.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Each pixel of the screen has a mixture of the colours of the pixels around it.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The same as ``linear``: displays mix as many pixels as the size demands.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension LayerState {
    /// Adds the filters to the description of what the view of the layer displays.
    func describeFilters(of view: UIView, in properties: inout NodeProperties, traits: UITraitCollection) {
        let (isEnlarged, isReduced) = (filters.magnification == .nearest, filters.minification == .nearest)
        guard isEnlarged || isReduced, properties.image?.resource != nil else { return }
        let scale =
            contents?.scale ?? (view as? UIImageView)?.resolvedImage(for: traits)?.scale
            ?? view.drawnPicture?.scale ?? 1
        properties.image?.pixels = VisiblePixels(
            whenEnlarged: isEnlarged, whenReduced: isReduced, scale: Double(scale))
    }
}
