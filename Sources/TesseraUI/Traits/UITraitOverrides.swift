import Foundation

/// The traits that a view, a controller or a scene states for itself and what it holds.
/// See Apple's [UITraitOverrides](https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct).
///
/// A trait that is set to a value which states nothing, such as an unspecified style, is inherited.
public struct UITraitOverrides: UIMutableTraits {
    private(set) var values = TraitValues()
    private var traits: Set<ObjectIdentifier> = []

    /// Creates overrides of no trait.
    init() {}

    /// The value that a trait is set to; its default value where it is not overridden.
    public subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value {
        get { values[trait] }
        set {
            values[trait] = newValue
            traits.insert(ObjectIdentifier(trait))
        }
    }

    /// Returns true if a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { traits.contains(ObjectIdentifier(trait)) }

    /// Removes the override of a trait, which is inherited again.
    public mutating func remove(_ trait: UITrait) {
        guard traits.remove(ObjectIdentifier(trait)) != nil else { return }
        values.clear(trait)
    }

    /// Returns true if nothing is overridden.
    var isEmpty: Bool { traits.isEmpty }
}

extension TraitValues {
    fileprivate mutating func clear<T: UITraitDefinition>(_ trait: T.Type) {
        if trait is any SystemTrait.Type {
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
