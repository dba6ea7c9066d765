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

    /// Creates an appearance with all values of another toolbar appearance, or with the background of another
    /// kind of bar.
    public override init(barAppearance: UIBarAppearance) {
        if let other = barAppearance as? UIToolbarAppearance {
            buttons = other.buttons.duplicate()
            doneButtons = other.doneButtons.duplicate()
        }
        super.init(barAppearance: barAppearance)
        observe()
    }

    /// The look of plain items. The setter copies the value.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons }
        set {
            buttons = newValue.duplicate()
            observe()
            changed?()
        }
    }
    /// The look of items with the style ``UIBarButtonItem/Style-swift.enum/done``. The setter copies the
    /// value.
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
