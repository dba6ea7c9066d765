import Foundation

/// The look that a bar gives its items, by their style.
struct BarButtonLook {
    var plain: UIBarButtonItemAppearance
    var done: UIBarButtonItemAppearance
    /// The bar's own height class, for what items state by it.
    var metrics: UIBarMetrics

    @MainActor
    func appearance(of style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
        style == .done ? done : plain
    }
}

extension UIBarButtonItemAppearance {
    /// The attributes of an item's title in a state: those of the style, of the normal state, of the state itself, and what the
    /// item states of its own.
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

    /// The picture behind items in a state.
    func backgroundImage(in state: UIControl.State) -> UIImage? {
        let special = state == .disabled ? disabled : state == .highlighted ? highlighted : normal
        return special.backgroundImage ?? normal.backgroundImage
    }
}
