import Foundation

extension UIImage {
    /// What is asked of an image: the traits for which it is shown.
    /// See Apple's [UIImage.Configuration](https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class).
    ///
    /// Sendable: it and its subclass hold constants only.
    public class Configuration: NSObject, @unchecked Sendable {
        let parts: Parts

        init(_ parts: Parts) {
            self.parts = parts
            super.init()
        }

        /// Creates a configuration that asks for the variant of an image for traits. Nil: nothing is asked.
        public init(traitCollection: UITraitCollection?) {
            parts = Parts(traits: traitCollection)
            super.init()
        }

        /// The traits for which the image is shown. Nil: those of the view that shows it.
        public var traitCollection: UITraitCollection? { parts.traits }

        /// The configuration with what another one states in place of its own.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            make(parts.applying(otherConfiguration?.parts ?? Parts()))
        }

        /// The configuration with other traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            var parts = parts
            parts.traits = traitCollection
            return make(parts)
        }

        /// A configuration of the same class.
        private func make(_ parts: Parts) -> Self {
            let made = self is SymbolConfiguration ? SymbolConfiguration(parts) : Configuration(parts)
            // There are no other classes than these two: neither can be subclassed outside this module.
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
    /// What a configuration may state. What is nil is left open.
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
        /// The tint colour.
        case monochrome
        /// One colour, weaker in what stands back.
        case hierarchical(UIColor)
        /// A colour for each layer, from the front to the back.
        case palette([UIColor])
    }

    /// The size of the text beside which a symbol stands.
    enum SymbolSize: Equatable, Sendable {
        case points(CGFloat)
        /// The size that a text style has for the traits of where the symbol is shown.
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
