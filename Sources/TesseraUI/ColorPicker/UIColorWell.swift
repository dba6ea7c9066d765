import Foundation
import TesseraSelectors

/// A control that displays a colour and lets the user choose another one in a ``UIColorPickerViewController``.
/// See Apple's [UIColorWell](https://developer.apple.com/documentation/uikit/uicolorwell).
///
/// ```swift
/// let well = UIColorWell()
/// well.title = "Background"
/// well.selectedColor = card.backgroundColor
/// well.addAction(UIAction { _ in card.backgroundColor = well.selectedColor }, for: .valueChanged)
/// ```
///
/// The picker is a popover of the control, or a sheet in a narrow window.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    /// Creates a control without a colour.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        install()
    }

    /// Creates a control without a colour, as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        install()
    }

    private let rainbow = CAGradientLayer()
    private let gap = UIView()
    private let swatch = ColorSwatch()
    private weak var picker: UIColorPickerViewController?
    private static let side: CGFloat = 28

    private func install() {
        isAccessibilityElement = true
        accessibilityTraits = .button
        rainbow.type = .conic
        rainbow.masksToBounds = true
        rainbow.startPoint = CGPoint(x: 0.5, y: 0.5)
        rainbow.endPoint = CGPoint(x: 0.5, y: 0)
        rainbow.colors = UIColor.hues(saturation: 0.85).map(\.cgColor)
        layer.addSublayer(rainbow)
        gap.backgroundColor = .systemBackground
        gap.isUserInteractionEnabled = false
        addSubview(gap)
        addSubview(swatch)
        addAction(UIAction { [weak self] _ in self?.openPicker() }, for: .primaryActionTriggered)
    }

    override var triggersPrimaryActionByTouch: Bool { true }

    // MARK: Colour

    /// The colour, or nil for none, which is the default. Setting it sends no event.
    open var selectedColor: UIColor? {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "selectedColor") }
        didSet {
            swatch.color = selectedColor
            // The value for assistive technology has changed.
            setNeedsCommit()
            if let selectedColor, let picker, picker.selectedColor != selectedColor {
                picker.selectedColor = selectedColor
            }
            TesseraSelectors.didChangeValue(of: self, forKey: "selectedColor")
        }
    }

    /// A Boolean value that tells whether the user can choose the opacity; true by default.
    open var supportsAlpha = true { didSet { picker?.supportsAlpha = supportsAlpha } }

    /// The title of the picker, which is also the name of the control for assistive technology. The default is nil.
    open var title: String? {
        didSet {
            picker?.title = title
            setNeedsCommit()
        }
    }

    // MARK: Picker

    private func openPicker() {
        guard picker == nil,
            let presenter = sequence(first: self as UIResponder, next: \.next)
                .lazy.compactMap({ $0 as? UIViewController }).first
        else { return }
        let new = UIColorPickerViewController()
        new.title = title
        new.supportsAlpha = supportsAlpha
        if let selectedColor { new.selectedColor = selectedColor }
        new.delegate = self
        new.modalPresentationStyle = .popover
        new.popoverPresentationController?.sourceView = self
        new.popoverPresentationController?.sourceRect = bounds
        let height = new.preferredContentSize.height
        new.popoverPresentationController?.adaptiveSheetPresentationController.detents = [
            .custom { min(height, $0.maximumDetentValue) }, .large(),
        ]
        picker = new
        presenter.present(new, animated: true)
    }

    // MARK: Look

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let circle = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        CATransaction.withoutActions {
            rainbow.frame = circle
            rainbow.cornerRadius = side / 2
        }
        // The ring is a ninth of the width, and so is the gap between the ring and the colour.
        gap.frame = circle.insetBy(dx: side / 9, dy: side / 9)
        gap.layer.cornerRadius = gap.bounds.width / 2
        swatch.frame = circle.insetBy(dx: side / 6, dy: side / 6)
        swatch.layer.cornerRadius = swatch.bounds.width / 2
    }

    override func controlStateChanged() {
        super.controlStateChanged()
        alpha = isEnabled ? isHighlighted ? 0.6 : 1 : 0.35
    }

    // MARK: Assistive technology

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? title ?? ColorWord.color }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? selectedColor?.accessibilityName }
        set { super.accessibilityValue = newValue }
    }
}

extension UIColorWell: UIColorPickerViewControllerDelegate {
    /// Takes the colour, and sends ``UIControl/Event/valueChanged``.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }
}
