import Foundation

/// The looks that a bar gives its items, by their style.
struct BarButtonLook {
    var plain: UIBarButtonItemAppearance
    var done: UIBarButtonItemAppearance
    /// The metrics of the bar, for values that items set by metrics.
    var metrics: UIBarMetrics

    @MainActor
    func appearance(of style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
        style == .done ? done : plain
    }
}

extension UIBarButtonItemAppearance {
    /// Returns the attributes of an item's title in a state. Later sources override earlier ones: the style,
    /// the normal state, the state itself, and the item's own attributes.
    func attributes(
        of item: UIBarButtonItem?, in state: UIControl.State, tint: UIColor
    ) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular),
            .foregroundColor: state == .disabled ? UIColor.tertiaryLabel : tint,
        ]
        let special = state == .disabled ? disabled : state == .highlighted ? highlighted : normal
        for layer in [normal, special] { attributes.merge(layer.titleTextAttributes) { $1 } }
        for own in [UIControl.State.normal, state] {
            attributes.merge(item?.titleTextAttributes(for: own) ?? [:]) { $1 }
        }
        return attributes
    }

    /// Returns the background image of items in a state.
    func backgroundImage(in state: UIControl.State) -> UIImage? {
        let special = state == .disabled ? disabled : state == .highlighted ? highlighted : normal
        return special.backgroundImage ?? normal.backgroundImage
    }
}
