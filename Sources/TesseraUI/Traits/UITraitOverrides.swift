import Foundation

/// The traits that a view, a controller or a scene sets for itself and its descendants.
/// See Apple's
/// [UITraitOverrides](https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct).
///
/// A trait that is set to a value such as an unspecified style is inherited.
public struct UITraitOverrides: UIMutableTraits {
    private(set) var values = TraitValues()
    private var traits: Set<ObjectIdentifier> = []

    /// Creates overrides of no trait.
    init() {}

    /// The value to which a trait is overridden, or its default value if it is not overridden.
    public subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value {
        get { values[trait] }
        set {
            values[trait] = newValue
            traits.insert(ObjectIdentifier(trait))
        }
    }

    /// Returns true if a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { traits.contains(ObjectIdentifier(trait)) }

    /// Removes the override of a trait, so that it is inherited again.
    public mutating func remove(_ trait: UITrait) {
        guard traits.remove(ObjectIdentifier(trait)) != nil else { return }
        values.clear(trait)
    }

    /// True if no trait is overridden.
    var isEmpty: Bool { traits.isEmpty }
}

extension TraitValues {
    fileprivate mutating func clear<T: UITraitDefinition>(_ trait: T.Type) {
        if SystemTraits.named(trait) != nil {
            self[trait] = T.defaultValue
        } else {
            custom[ObjectIdentifier(trait)] = nil
        }
    }
}

extension UITraitOverrides: CustomStringConvertible {
    /// The overridden traits with their values.
    public var description: String {
        func value<T: UITraitDefinition>(of trait: T.Type) -> String { "\(trait.name): \(values[trait])" }
        let own = values.custom.values.map(\.trait).sorted { $0.identifier < $1.identifier }
        return "[" + (SystemTraits.all + own).filter(contains).map { value(of: $0) }.joined(separator: ", ")
            + "]"
    }
}
