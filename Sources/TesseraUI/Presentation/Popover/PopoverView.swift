import Foundation

/// The box of a popover with its arrow and shadow.
final class PopoverView: UIView, KeyboardAvoidingBox {
    /// Runs when the keyboard covers another height of the screen while a text in the popover is edited.
    var keyboardChanged: ((CGFloat) -> Void)?
    private let frameView = UIView()
    private let arrowView = UIView()
    private var popoverLayout: PopoverLayout?

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [self, frameView] { view.layer.cornerRadius = 13 }
        frameView.clipsToBounds = true
        castShadowOfBox()
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 4)
        arrowView.isUserInteractionEnabled = false
        arrowView.layer.cornerRadius = 3
        for view in [arrowView, frameView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func avoidKeyboard(height: CGFloat) { keyboardChanged?(height) }

    /// Adds the view of the presented controller.
    func embed(_ view: UIView) {
        frameView.frame = bounds
        view.transform = .identity
        view.frame = frameView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        frameView.addSubview(view)
    }

    /// Removes the view of the presented controller.
    func release() {
        for view in frameView.subviews { view.removeFromSuperview() }
    }

    func look(_ place: PopoverLayout, background: UIColor?) {
        popoverLayout = place
        let color = background ?? frameView.subviews.first?.firstBackground ?? .systemBackground
        frameView.backgroundColor = background ?? .systemBackground
        arrowView.backgroundColor = color
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        frameView.frame = bounds
        guard let place = popoverLayout else { return }
        arrowView.isHidden = place.direction == .unknown
        // The arrow is a square on its corner, of which one half is visible outside the box.
        let side = PopoverLayout.arrowLength * 2.0.squareRoot()
        arrowView.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        arrowView.transform = CGAffineTransform(rotationAngle: .pi / 4)
        arrowView.center =
            switch place.direction {
            case .up: CGPoint(x: place.arrow, y: 0)
            case .down: CGPoint(x: place.arrow, y: bounds.height)
            case .left: CGPoint(x: 0, y: place.arrow)
            default: CGPoint(x: bounds.width, y: place.arrow)
            }
    }
}
