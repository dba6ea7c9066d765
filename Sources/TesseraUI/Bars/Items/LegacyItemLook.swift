import Foundation

/// The looks of a bar button item that its own methods set: as an item, and as the back button of a bar.
struct LegacyItemLooks: Equatable {
    var item = LegacyItemLook()
    var backButton = LegacyItemLook()
}

/// The offsets and background images of an item by the metrics of bars.
struct LegacyItemLook: Equatable {
    /// The state, the style and the metrics for which an image is set.
    private struct Place: Hashable {
        var state: UIControl.State
        /// The style, or nil for all styles.
        var style: UIBarButtonItem.Style?
        var metrics: UIBarMetrics
    }

    var titleOffsets: [UIBarMetrics: UIOffset] = [:]
    var imageOffsets: [UIBarMetrics: CGFloat] = [:]
    private var images: [Place: UIImage] = [:]

    /// Sets the image for exactly the given state, style and metrics.
    mutating func setImage(
        _ image: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style?, metrics: UIBarMetrics
    ) {
        images[Place(state: state, style: style, metrics: metrics)] = image
    }

    /// Returns the image that was set for exactly the given state, style and metrics, or nil.
    func image(
        for state: UIControl.State, style: UIBarButtonItem.Style?, metrics: UIBarMetrics
    ) -> UIImage? {
        images[Place(state: state, style: style, metrics: metrics)]
    }

    /// Returns the image to draw: the one for the state, the style and the metrics, or one for more general ones, or nil.
    func drawnImage(
        for state: UIControl.State, style: UIBarButtonItem.Style, metrics: UIBarMetrics
    ) -> UIImage? {
        guard !images.isEmpty else { return nil }
        for state in [state, .normal] {
            for style in [style, nil] {
                for metrics in metrics.fromSpecial {
                    if let image = image(for: state, style: style, metrics: metrics) { return image }
                }
            }
        }
        return nil
    }

    /// Returns the distance of the title from its usual place in a bar with the given metrics.
    func titleOffset(for metrics: UIBarMetrics) -> UIOffset {
        metrics.fromSpecial.lazy.compactMap { titleOffsets[$0] }.first ?? .zero
    }

    /// Returns the distance of the image from its usual place in a bar with the given metrics.
    func imageOffset(for metrics: UIBarMetrics) -> UIOffset {
        UIOffset(
            horizontal: 0, vertical: metrics.fromSpecial.lazy.compactMap { imageOffsets[$0] }.first ?? 0)
    }
}

extension UIBarMetrics {
    /// The metrics whose values apply to a bar with the present metrics, the most specific first.
    fileprivate var fromSpecial: [UIBarMetrics] { [self, withoutPrompt, .default] }
}
