import Foundation

/// The colours of their own that symbols have in a configuration that prefers several colours.
///
/// A symbol in a circle has a colour for what is inside and one for the circle.
enum SymbolColors {
    /// The colours by the names of the symbols: of the layer in front, and of the one behind it.
    static let own: [String: (front: UIColor, back: UIColor?)] = [
        "heart.fill": (.systemRed, nil), "heart.circle.fill": (.white, .systemRed),
        "star.fill": (.systemYellow, nil), "star.circle.fill": (.white, .systemYellow),
        "sun.max": (.systemYellow, nil), "sun.max.fill": (.systemYellow, nil),
        "sun.min": (.systemYellow, nil), "sun.min.fill": (.systemYellow, nil),
        "bolt.fill": (.systemYellow, nil), "flame.fill": (.systemOrange, nil),
        "leaf.fill": (.systemGreen, nil), "drop.fill": (.systemCyan, nil),
        "cloud.fill": (.white, nil), "exclamationmark.triangle.fill": (.systemYellow, nil),
        "plus.circle.fill": (.white, .systemGreen), "minus.circle.fill": (.white, .systemRed),
        "checkmark.circle.fill": (.white, .systemGreen), "xmark.circle.fill": (.white, .systemRed),
        "phone.fill": (.systemGreen, nil), "message.fill": (.systemGreen, nil),
        "location.fill": (.systemBlue, nil), "mappin": (.systemRed, nil),
    ]
}
