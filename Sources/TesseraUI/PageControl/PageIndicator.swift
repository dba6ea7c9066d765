import Foundation

/// The indicator of one page: a dot, an image, or a bar that is partly filled.
@MainActor
final class PageIndicator: UIView {
    private let imageView = UIImageView()

    /// The image for the page, or nil for a dot.
    var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            imageView.image = image?.withRenderingMode(.alwaysTemplate)
            setNeedsLayout()
            updateColor()
        }
    }

    var color: UIColor = .white { didSet { updateColor() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        imageView.contentMode = .scaleAspectFit
        addSubview(imageView)
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    private func updateColor() {
        imageView.isHidden = image == nil
        imageView.tintColor = color
        backgroundColor = image == nil ? color : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        imageView.frame = bounds
    }

    // MARK: Progress

    /// What a bar is filled with.
    struct Filling {
        let color: UIColor
        /// The part that is filled, 0...1.
        let part: CGFloat
        let isVertical: Bool
        /// True if the filling begins at the greatest coordinate.
        let isReversed: Bool
        /// The seconds in which the bar becomes full, or nil if it stays as it is.
        let secondsToEnd: TimeInterval?
    }

    private var fillView: UIView?

    /// Fills the indicator as a bar, or makes it a dot.
    func fill(_ filling: Filling?) {
        guard let filling else {
            fillView?.removeFromSuperview()
            fillView = nil
            clipsToBounds = false
            return
        }
        let view = fillView ?? UIView()
        if fillView == nil {
            fillView = view
            addSubview(view)
            clipsToBounds = true
        }
        UIView.performWithoutAnimation {
            view.backgroundColor = filling.color
            view.frame = frame(of: filling.part, filling)
        }
        guard let seconds = filling.secondsToEnd, filling.part < 1 else { return }
        // Time passes even if the app lays out the control without an animation, or within an animation of its own.
        AnimationContext.runOutside(allowing: true) {
            UIView.animate(withDuration: seconds, delay: 0, options: .curveLinear) {
                view.frame = frame(of: 1, filling)
            }
        }
    }

    private func frame(of part: CGFloat, _ filling: Filling) -> CGRect {
        var frame = bounds
        if filling.isVertical {
            frame.size.height *= part
            if filling.isReversed { frame.origin.y = bounds.maxY - frame.height }
        } else {
            frame.size.width *= part
            if filling.isReversed { frame.origin.x = bounds.maxX - frame.width }
        }
        return frame
    }
}
