import Foundation

/// The position and metrics of the bars for which an app set an image without an appearance.
struct LegacyBarImage: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
}

extension [LegacyBarImage: UIImage] {
    /// Returns the image for a bar: the one for its position and metrics, or one for more general bars, or
    /// nil.
    func image(at position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
        for metrics in [metrics, metrics.withoutPrompt, .default] {
            for position in [position, .any] {
                if let image = self[LegacyBarImage(position: position, metrics: metrics)] { return image }
            }
        }
        return nil
    }
}

extension UIBarAppearance.Background {
    /// Applies the properties that set a look without an appearance.
    mutating func take(barTint: UIColor?, isTranslucent: Bool, image: UIImage?, shadow: UIImage?) {
        if let barTint {
            color = isTranslucent ? barTint.withAlphaComponent(0.85) : barTint
        } else if !isTranslucent, image == nil, color == nil {
            color = .systemBackground
        }
        if !isTranslucent { effect = nil }
        if let image {
            // The image replaces everything else.
            (effect, color, self.image) = (nil, nil, image)
        }
        if let shadow { shadowImage = shadow }
    }
}
