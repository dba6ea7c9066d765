import Foundation
import Synchronization

/// A color set of an asset catalog, with a colour for each appearance.
final class NamedColor: Sendable {
    /// A colour with the traits for which it is made.
    struct Variant: Sendable {
        var conditions: AssetConditions
        var color: UIColor
    }

    private let variants: [Variant]

    /// Reads a color set. Returns nil if it has no readable colour.
    init?(colorSet: URL) {
        let contents = JSONObject(contentsOf: colorSet.appendingPathComponent("Contents.json"))
        variants = (contents?["colors"]?.array ?? []).compactMap { entry in
            guard let conditions = AssetConditions(entry: entry), let color = UIColor(asset: entry["color"])
            else { return nil }
            return Variant(conditions: conditions, color: color)
        }
        if variants.isEmpty { return nil }
    }

    /// Returns the colour for traits.
    func color(for traits: UITraitCollection) -> CGColor {
        let variant = variants.best(for: AssetTraits(traits)) { $0.conditions }
        return variant?.color.cgColor(for: traits) ?? .clear
    }

    // MARK: Colours that have been read

    private static let known = Mutex<[URL: NamedColor]>([:])

    /// Returns the color set with a name in the catalogs of a bundle, or nil if there is none. If `bundle` is
    /// nil, the main bundle is used.
    static func named(_ name: String, in bundle: Bundle?) -> NamedColor? {
        for folder in ResourceFolders.folders(of: bundle) {
            guard let url = AssetCatalog.of(folder).colorSets[name] else { continue }
            if let color = known.withLock({ $0[url] }) { return color }
            guard let color = NamedColor(colorSet: url) else { continue }
            return known.withLock { known in
                // Another thread may have read the set meanwhile. All threads share one object, because equal
                // named colours are compared by identity.
                let color = known[url] ?? color
                known[url] = color
                return color
            }
        }
        return nil
    }
}

extension UIColor {
    /// Reads the colour of an entry of a color set, given as components of a colour space or as the name of a
    /// system colour.
    fileprivate convenience init?(asset: JSONObject?) {
        if let reference = asset?["reference"]?.string {
            guard let color = UIColor.systemColors[reference] else { return nil }
            self.init { _ in color }
            return
        }
        let components = asset?["components"]
        func component(_ name: String) -> CGFloat? { components?[name].flatMap(Self.component) }
        let alpha: CGFloat
        if let part = components?["alpha"] {
            // The opacity is 0...1 even if it is written without a decimal point.
            let number = part.string.flatMap { Double($0) }.map { CGFloat($0) } ?? Self.component(part)
            guard let number, (0...1).contains(number) else { return nil }
            alpha = number
        } else {
            alpha = 1
        }
        let space = asset?["color-space"]?.string ?? "srgb"
        if let white = component("white") {
            self.init(white: white, alpha: alpha)
            return
        }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return nil
        }
        switch space {
        case "srgb", "extended-srgb": self.init(red: red, green: green, blue: blue, alpha: alpha)
        case "display-p3": self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        default: return nil
        }
    }

    /// Reads a component in Xcode's forms: `0xFF` and `255` are on a scale from 0 to 255, and `1.000` is on a
    /// scale from 0 to 1.
    private static func component(_ value: JSONObject) -> CGFloat? {
        if let number = value.number { return number.isFinite ? number : nil }
        guard let text = value.string?.trimmingCharacters(in: .whitespaces) else { return nil }
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
        }
        if let integer = Int(text) {
            return (0...255).contains(integer) ? CGFloat(integer) / 255 : nil
        }
        guard let number = Double(text), number.isFinite, abs(number) <= 16 else { return nil }
        return number
    }
}
