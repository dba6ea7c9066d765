import Foundation
import TesseraGeometry

/// The environment of a view, a controller or a scene: properties of the screen, the user's preferences and
/// the app's own traits. A trait that is not set has the value `unspecified`, or 0 for the display's scale.
/// See Apple's [UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection).
public final class UITraitCollection: NSObject, NSCopying, Sendable {
    let values: TraitValues

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Creates a collection in which no trait is set.
    public override init() {
        values = TraitValues()
        super.init()
    }

    /// Creates a collection with all traits of the given collections. If several set the same trait, the last
    /// one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
    }

    /// Creates a collection with the traits that `mutations` sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues().changed(by: mutations))
    }

    /// Creates a collection with one trait.
    public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
        var values = TraitValues()
        values[trait] = value
        self.init(values: values)
    }

    /// The value of a trait, or its default value if it is not set.
    public subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value { values[trait] }

    /// Returns these traits with the changes that `mutations` makes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.changed(by: mutations))
    }

    /// Returns these traits with another value of one of them.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values: values)
    }

    /// Returns the collection itself, which does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
        hasher.combine(preferredContentSizeCategory)
        return hasher.finalize()
    }
}

extension TraitValues {
    fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}
