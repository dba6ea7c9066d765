import Foundation

/// The style of the list that a view lies in.
/// See Apple's [UIListEnvironment](https://developer.apple.com/documentation/uikit/uilistenvironment).
public enum UIListEnvironment: Int, Hashable, Sendable {
    /// The trait is not set.
    case unspecified = -1
    /// The view lies in no list.
    case none = 0
    /// The list is plain.
    case plain = 1
    /// The list has groups that are as wide as the list.
    case grouped = 2
    /// The list has groups with round corners within the margins.
    case insetGrouped = 3
    /// The list is a sidebar.
    case sidebar = 4
    /// The list is a sidebar with the background of a plain list.
    case sidebarPlain = 5
}

/// The trait ``UITraitCollection/listEnvironment``: the style of the list that a view lies in.
/// See Apple's [UITraitListEnvironment](https://developer.apple.com/documentation/uikit/uitraitlistenvironment).
public struct UITraitListEnvironment: UITraitDefinition {
    /// The value that means that the trait is not set.
    public static var defaultValue: UIListEnvironment { .unspecified }
}

extension UITraitListEnvironment: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIListEnvironment> { \.listEnvironment }
}

extension UITraitCollection {
    /// The style of the list that a view lies in. Lists set it for their cells, headers and footers.
    public var listEnvironment: UIListEnvironment { values.listEnvironment }
}

extension UIMutableTraits {
    /// The style of the list that a view lies in.
    public var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }
}
