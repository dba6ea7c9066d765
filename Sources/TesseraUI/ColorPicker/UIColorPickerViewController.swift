import Foundation
import TesseraSelectors

/// A controller with which the user chooses a colour: from a grid, from a spectrum, or by its components.
/// See Apple's [UIColorPickerViewController](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller).
///
/// ```swift
/// let picker = UIColorPickerViewController()
/// picker.title = "Background"
/// picker.selectedColor = view.backgroundColor ?? .white
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// The controller can be presented in any style; it is made for sheets and popovers. The colours are those of sRGB. If the
/// selected colour is dynamic, the picker displays it for its own traits.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    /// Creates a picker that displays white.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        preferredContentSize = CGSize(width: 375, height: 510)
    }

    /// Creates a picker that displays white, as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        preferredContentSize = CGSize(width: 375, height: 510)
    }

    /// The object that is informed of the user's choice.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The colour that is selected, white by default. Setting it does not inform the delegate.
    open var selectedColor: UIColor {
        get { color }
        set {
            take(newValue)
            displayColor()
        }
    }
    private var color = UIColor.white

    /// A Boolean value that tells whether the user can choose the opacity; true by default. If it is false, chosen colours are
    /// opaque.
    open var supportsAlpha = true { didSet { pickerView?.supportsAlpha = supportsAlpha } }

    /// The title above the colours. If it is nil, it is “Colors” in the user's language.
    open override var title: String? { didSet { pickerView?.titleLabel.text = title ?? ColorWord.colors } }

    private var pickerView: ColorPickerView? { viewIfLoaded as? ColorPickerView }
    private var isClosing = false

    open override func loadView() { view = ColorPickerView() }

    open override func viewDidLoad() {
        super.viewDidLoad()
        pickerView?.titleLabel.text = title ?? ColorWord.colors
        pickerView?.supportsAlpha = supportsAlpha
        pickerView?.didChoose = { [weak self] color, isOngoing in
            self?.choose(color, continuously: isOngoing)
        }
        pickerView?.didClose = { [weak self] in self?.close() }
        displayColor()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        displayColor()
    }

    private func displayColor() {
        pickerView?.color = PickedColor(color, for: traitCollection)
    }

    private func take(_ new: UIColor) {
        TesseraSelectors.willChangeValue(of: self, forKey: "selectedColor")
        color = new
        TesseraSelectors.didChangeValue(of: self, forKey: "selectedColor")
    }

    private func choose(_ chosen: PickedColor, continuously: Bool) {
        let new = (supportsAlpha ? chosen : chosen.opaque).color
        take(new)
        delegate?.colorPickerViewController(self, didSelect: new, continuously: continuously)
    }

    // MARK: End

    private func close() {
        guard presentingViewController != nil else { return finish() }
        isClosing = true
        dismiss(animated: true)
    }

    private func finish() { delegate?.colorPickerViewControllerDidFinish(self) }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // The picker may lie within the presented controller.
        let root = outermostAncestor
        guard root.isBeingDismissed, isClosing || root.isBeingDismissedByUser else { return }
        isClosing = false
        finish()
    }
}

/// The methods that notify an object of the user's choice in a ``UIColorPickerViewController``.
/// See Apple's [UIColorPickerViewControllerDelegate](
/// https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate).
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Informs the delegate that the user has selected a colour.
    ///
    /// - Parameters:
    ///   - viewController: The picker.
    ///   - color: The colour.
    ///   - continuously: True while the finger is down. When it is lifted, the method is called with false.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Informs the delegate that the user has selected a colour. Apple has deprecated the method. It is called if the delegate
    /// does not implement ``colorPickerViewController(_:didSelect:continuously:)``.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Informs the delegate that the user has dismissed the picker.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Calls ``colorPickerViewControllerDidSelectColor(_:)``.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        colorPickerViewControllerDidSelectColor(viewController)
    }
    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
