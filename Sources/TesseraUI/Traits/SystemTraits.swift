import Foundation
import TesseraGeometry

/// A trait of the system's, whose value has a property of its own in ``TraitValues``.
protocol SystemTrait: UITraitDefinition, SendableMetatype {
    /// The property for the trait's value.
    static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
    static func read(from values: TraitValues) -> Any { values[keyPath: path] }

    static func write(_ value: Any, to values: inout TraitValues) {
        if let value = value as? Value { values[keyPath: path] = value }
    }
}

/// The system's traits.
enum SystemTraits {
    static let all: [any SystemTrait.Type] = [
        UITraitUserInterfaceIdiom.self,
        UITraitUserInterfaceStyle.self,
        UITraitLayoutDirection.self,
        UITraitDisplayScale.self,
        UITraitDisplayGamut.self,
        UITraitHorizontalSizeClass.self,
        UITraitVerticalSizeClass.self,
        UITraitPreferredContentSizeCategory.self,
        UITraitAccessibilityContrast.self,
        UITraitUserInterfaceLevel.self,
        UITraitListEnvironment.self,
    ]

    private static let byIdentity = Dictionary(uniqueKeysWithValues: all.map { (ObjectIdentifier($0), $0) })

    /// Returns a trait as one of the system's, or nil if it is one of the app's own.
    ///
    /// A cast to the protocol would search all conformances of the process once for each trait, which takes a hundredth of
    /// an app's start.
    static func named(_ trait: UITrait) -> (any SystemTrait.Type)? { byIdentity[ObjectIdentifier(trait)] }
}

/// The trait ``UITraitCollection/userInterfaceIdiom``: the kind of device that the interface is made for.
/// See Apple's [UITraitUserInterfaceIdiom](
/// https://developer.apple.com/documentation/uikit/uitraituserinterfaceidiom-swift.struct).
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    /// The value that means that the trait is not set.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// Always true, because dynamic colours depend on the trait.
    public static var affectsColorAppearance: Bool { true }
}

extension UITraitUserInterfaceIdiom: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait ``UITraitCollection/userInterfaceStyle``: light or dark.
/// See Apple's [UITraitUserInterfaceStyle](
/// https://developer.apple.com/documentation/uikit/uitraituserinterfacestyle-swift.struct).
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    /// The value that means that the trait is not set.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// Always true, because dynamic colours depend on the trait.
    public static var affectsColorAppearance: Bool { true }
}

extension UITraitUserInterfaceStyle: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait ``UITraitCollection/layoutDirection``: the direction in which the user interface flows.
/// See Apple's [UITraitLayoutDirection](
/// https://developer.apple.com/documentation/uikit/uitraitlayoutdirection-swift.struct).
public struct UITraitLayoutDirection: UITraitDefinition {
    /// The value that means that the trait is not set.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

extension UITraitLayoutDirection: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait ``UITraitCollection/displayScale``: the number of pixels per point, or 0 if it is not set.
/// See Apple's [UITraitDisplayScale](
/// https://developer.apple.com/documentation/uikit/uitraitdisplayscale-swift.struct).
public struct UITraitDisplayScale: UITraitDefinition {
    /// The value that means that the trait is not set.
    public static var defaultValue: CGFloat { 0 }
}

extension UITraitDisplayScale: SystemTrait {
    static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait ``UITraitCollection/displayGamut``: the range of colours of the display.
/// See Apple's [UITraitDisplayGamut](
/// https://developer.apple.com/documentation/uikit/uitraitdisplaygamut-swift.struct).
public struct UITraitDisplayGamut: UITraitDefinition {
    /// The value that means that the trait is not set.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    /// Always true, because dynamic colours depend on the trait.
    public static var affectsColorAppearance: Bool { true }
}

extension UITraitDisplayGamut: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The trait ``UITraitCollection/horizontalSizeClass``: the class of the available width.
/// See Apple's [UITraitHorizontalSizeClass](
/// https://developer.apple.com/documentation/uikit/uitraithorizontalsizeclass-swift.struct).
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    /// The value that means that the trait is not set.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

extension UITraitHorizontalSizeClass: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait ``UITraitCollection/verticalSizeClass``: the class of the available height.
/// See Apple's [UITraitVerticalSizeClass](
/// https://developer.apple.com/documentation/uikit/uitraitverticalsizeclass-swift.struct).
public struct UITraitVerticalSizeClass: UITraitDefinition {
    /// The value that means that the trait is not set.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

extension UITraitVerticalSizeClass: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait ``UITraitCollection/preferredContentSizeCategory``: the size of text that the user prefers.
/// See Apple's [UITraitPreferredContentSizeCategory](
/// https://developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory-swift.struct).
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// The value that means that the trait is not set.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait ``UITraitCollection/accessibilityContrast``: the contrast that the user prefers.
/// See Apple's [UITraitAccessibilityContrast](
/// https://developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast-swift.struct).
public struct UITraitAccessibilityContrast: UITraitDefinition {
    /// The value that means that the trait is not set.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// Always true, because dynamic colours depend on the trait.
    public static var affectsColorAppearance: Bool { true }
}

extension UITraitAccessibilityContrast: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait ``UITraitCollection/userInterfaceLevel``: the level at which content lies.
/// See Apple's [UITraitUserInterfaceLevel](
/// https://developer.apple.com/documentation/uikit/uitraituserinterfacelevel-swift.struct).
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    /// The value that means that the trait is not set.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// Always true, because dynamic colours depend on the trait.
    public static var affectsColorAppearance: Bool { true }
}

extension UITraitUserInterfaceLevel: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
