import Foundation

extension UIImage {
    /// The traits that an app requires for the display of an image.
    ///
    /// The class is sendable because it and its subclass have only constants.
    public class Configuration: NSObject, @unchecked Sendable {
        let parts: Parts

        init(_ parts: Parts) {
            self.parts = parts
            super.init()
        }

        /// Creates a configuration that requires the variant of an image for traits, or has no requirements
        /// if `traitCollection` is nil.
        public init(traitCollection: UITraitCollection?) {
            parts = Parts(traits: traitCollection)
            super.init()
        }

        /// The traits for which the image is displayed, or nil for those of the view that displays it.
        public var traitCollection: UITraitCollection? { parts.traits }

        /// Returns the configuration with the values of another one. Values that the other does not have
        /// stay.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            make(parts.applying(otherConfiguration?.parts ?? Parts()))
        }

        /// Returns the configuration with other traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            var parts = parts
            parts.traits = traitCollection
            return make(parts)
        }

        /// Returns a configuration of the same class.
        private func make(_ parts: Parts) -> Self {
            let made = self is SymbolConfiguration ? SymbolConfiguration(parts) : Configuration(parts)
            // There are only these two classes, since neither can be subclassed outside this module.
            return made as! Self
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return type(of: self) == type(of: other) && parts == other.parts
        }

        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(parts.weight)
            hasher.combine(parts.scale)
            hasher.combine(parts.traits)
            return hasher.finalize()
        }
    }
}

extension UIImage.Configuration {
    /// The values that a configuration may have. A value of nil sets no requirement.
    struct Parts: Equatable, Sendable {
        var traits: UITraitCollection?
        var size: SymbolSize?
        var weight: UIImage.SymbolWeight?
        var scale: UIImage.SymbolScale?
        var colors: Colors?

        func applying(_ other: Parts) -> Parts {
            Parts(
                traits: other.traits ?? traits, size: other.size ?? size, weight: other.weight ?? weight,
                scale: other.scale ?? scale, colors: other.colors ?? colors)
        }
    }

    /// The colours of a symbol.
    enum Colors: Equatable, Sendable {
        /// The symbol has the tint colour.
        case monochrome
        /// The symbol has one colour, which is weaker in the layers behind.
        case hierarchical(UIColor)
        /// Each layer has a colour, from the front to the back.
        case palette([UIColor])
        /// The symbol has its own colours, or the tint colour if it has none.
        case multicolor
    }

    /// The size of the text beside a symbol.
    enum SymbolSize: Equatable, Sendable {
        case points(CGFloat)
        /// The size is that of a text style with the traits of the place where the symbol is displayed.
        case style(UIFont.TextStyle)

        func points(for traits: UITraitCollection) -> CGFloat {
            switch self {
            case .points(let points): points
            case .style(let style):
                UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
            }
        }
    }
}
