import Foundation

@testable import TesseraUI

enum Theme {
    case standard, monochrome
}

/// A trait that an app defines.
struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.standard
    static let affectsColorAppearance = true
}

/// A trait whose values cannot be compared.
struct ClosureTrait: UITraitDefinition {
    static var defaultValue: () -> Int { { 0 } }
}

/// A trait whose values are objects.
struct ObjectTrait: UITraitDefinition {
    static var defaultValue: Thread? { nil }
}

extension UITraitCollection {
    var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
    var theme: Theme {
        get { self[ThemeTrait.self] }
        set { self[ThemeTrait.self] = newValue }
    }
}

/// A view outside of any window, with traits of its own that do not depend on the screen.
final class TraitRoot: UIView {
    var own = UITraitCollection {
        $0.userInterfaceStyle = .light
        $0.displayScale = 2
        $0.layoutDirection = .leftToRight
        $0.preferredContentSizeCategory = .large
    }

    override var traitCollection: UITraitCollection {
        traitState?.traits(inheriting: own) ?? own
    }
}
