import Foundation

/// For which bars a picture was set with the methods from before appearances.
struct LegacyBarImage: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
}

extension [LegacyBarImage: UIImage] {
    /// The picture for a bar: the one for its position and metrics, or one that was set for less special bars.
    func image(at position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
        for metrics in metrics == .default ? [.default] : [metrics, .default] {
            for position in [position, .any] {
                if let image = self[LegacyBarImage(position: position, metrics: metrics)] { return image }
            }
        }
        return nil
    }
}

extension UIBarAppearance.Background {
    /// Takes over what the properties from before appearances say.
    mutating func take(barTint: UIColor?, isTranslucent: Bool, image: UIImage?, shadow: UIImage?) {
        if let barTint {
            color = isTranslucent ? barTint.withAlphaComponent(0.85) : barTint
        } else if !isTranslucent, image == nil, color == nil {
            color = .systemBackground
        }
        if !isTranslucent { effect = nil }
        if let image {
            // The picture takes the place of everything else.
            (effect, color, self.image) = (nil, nil, image)
        }
        if let shadow { shadowImage = shadow }
    }
}
