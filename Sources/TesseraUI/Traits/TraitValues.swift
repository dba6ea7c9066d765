import Foundation
import TesseraGeometry

/// The values of traits. A trait that is not set has its default value; the default values of the system's
/// traits mean "not set".
struct TraitValues: Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayScale = CGFloat(0)
    var displayGamut = UIDisplayGamut.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var listEnvironment = UIListEnvironment.unspecified
    /// True if the user prefers less transparency, or nil if it is not set. UIKit has no such trait; it lets the colours of
    /// materials depend on the preference.
    var reducesTransparency: Bool?
    /// The values of the app's own traits, by the identity of their type.
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    /// Sets the traits that are set in `other` to their values there.
    mutating func merge(_ other: TraitValues) {
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.displayScale != 0 { displayScale = other.displayScale }
        if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.preferredContentSizeCategory != .unspecified {
            preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
        if other.listEnvironment != .unspecified { listEnvironment = other.listEnvironment }
        if let reduces = other.reducesTransparency { reducesTransparency = reduces }
        custom.merge(other.custom) { $1 }
    }

    /// Returns these values with those that are set in `other` in their place.
    func merging(_ other: TraitValues) -> TraitValues {
        var merged = self
        merged.merge(other)
        return merged
    }
}

extension TraitValues: UIMutableTraits {
    subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value {
        get {
            if let system = SystemTraits.named(trait) {
                return system.read(from: self) as? T.Value ?? T.defaultValue
            }
            return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
        }
        set {
            if let system = SystemTraits.named(trait) {
                system.write(newValue, to: &self)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTraitValue(trait: trait, value: newValue)
            }
        }
    }
}

extension TraitValues: Equatable {
    static func == (left: TraitValues, right: TraitValues) -> Bool {
        left.hasSameSystemTraits(as: right) && left.customTraits(changedFrom: right).isEmpty
    }

    private func hasSameSystemTraits(as other: TraitValues) -> Bool {
        userInterfaceIdiom == other.userInterfaceIdiom
            && userInterfaceStyle == other.userInterfaceStyle
            && layoutDirection == other.layoutDirection
            && displayScale == other.displayScale
            && displayGamut == other.displayGamut
            && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass
            && preferredContentSizeCategory == other.preferredContentSizeCategory
            && accessibilityContrast == other.accessibilityContrast
            && userInterfaceLevel == other.userInterfaceLevel
            && listEnvironment == other.listEnvironment
            && reducesTransparency == other.reducesTransparency
    }

    /// Returns true if `trait` has the same value in both.
    func agrees<T: UITraitDefinition>(with other: TraitValues, in trait: T.Type) -> Bool {
        areEqual(self[trait], other[trait])
    }

    /// Returns the traits that have another value in `other`.
    func traits(changedFrom other: TraitValues) -> [UITrait] {
        SystemTraits.all.filter { !agrees(with: other, in: $0) } + customTraits(changedFrom: other)
    }

    private func customTraits(changedFrom other: TraitValues) -> [UITrait] {
        // Few collections contain traits of the app's own.
        guard !custom.isEmpty || !other.custom.isEmpty else { return [] }
        let stated = custom.merging(other.custom) { own, _ in own }
        let changed = stated.values.map(\.trait).filter { (trait: UITrait) in !agrees(with: other, in: trait)
        }
        return changed.sorted { $0.identifier < $1.identifier }
    }
}

/// The value of an app's own trait.
///
/// It is sendable because a collection never changes the value. The app is responsible for objects that the
/// value refers to, as the documentation of ``UITraitDefinition/Value`` says.
struct CustomTraitValue: @unchecked Sendable {
    let trait: UITrait
    let value: Any
}

/// Compares two values of a type that need not be `Equatable`. Objects of such a type are equal if they are
/// identical; other values of such a type are never equal. The content of optionals and of existentials is
/// compared by its own type.
private func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    if let type = Value.self as? any Equatable.Type { return areEqual(left, right, as: type) }
    guard let left = unwrapped(left), let right = unwrapped(right) else {
        return unwrapped(left) == nil && unwrapped(right) == nil
    }
    if let type = type(of: left) as? any Equatable.Type { return areEqual(left, right, as: type) }
    guard type(of: left) is AnyObject.Type, type(of: right) is AnyObject.Type else { return false }
    return (left as AnyObject) === (right as AnyObject)
}

/// Returns the content of an optional, or the value itself if it is no optional.
private func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}

private func areEqual<Value: Equatable>(_ left: Any, _ right: Any, as type: Value.Type) -> Bool {
    guard let left = left as? Value, let right = right as? Value else { return false }
    return left == right
}
