import Foundation

/// The look of a toolbar.
/// See Apple's [UIToolbarAppearance](https://developer.apple.com/documentation/uikit/uitoolbarappearance).
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    private var buttons = UIBarButtonItemAppearance(style: .plain)
    private var doneButtons = UIBarButtonItemAppearance(style: .done)

    /// Creates the default look for a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        observe()
    }

    /// Creates an appearance with the values of another toolbar's, or with the background of another bar's.
    public override init(barAppearance: UIBarAppearance) {
        if let other = barAppearance as? UIToolbarAppearance {
            buttons = other.buttons.duplicate()
            doneButtons = other.doneButtons.duplicate()
        }
        super.init(barAppearance: barAppearance)
        observe()
    }

    /// The look of plain items. Setting it copies it.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons }
        set {
            buttons = newValue.duplicate()
            observe()
            changed?()
        }
    }
    /// The look of items with the style ``UIBarButtonItem/Style-swift.enum/done``. Setting it copies it.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtons }
        set {
            doneButtons = newValue.duplicate()
            observe()
            changed?()
        }
    }

    private func observe() {
        for part in [buttons, doneButtons] { part.changed = { [weak self] in self?.changed?() } }
    }

    override func duplicate() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }

    override func hasSameValues(as other: UIBarAppearance) -> Bool {
        guard let other = other as? UIToolbarAppearance else { return false }
        return super.hasSameValues(as: other) && buttons == other.buttons && doneButtons == other.doneButtons
    }
}
