import Foundation

/// A container that centres the custom view of an item, or the title view of a navigation item, in the place
/// that a bar gives it.
final class BarItemSlot: UIView {
    private let content: UIView
    /// True while the slot itself gives the view its place.
    private var isPlacing = false
    /// True if the view has no size of its own, so that the constraints within it determine the size.
    private var fitsConstraints = false
    /// The width that the app has given to a control that would otherwise be as wide as there is room, such as a slider, or nil.
    private let statedWidth: CGFloat?

    init(_ content: UIView) {
        self.content = content
        let isStretchable =
            (content is UIControl || content is UIProgressView)
            && content.intrinsicContentSize.width == UIView.noIntrinsicMetric
        statedWidth = isStretchable && content.bounds.width > 0 ? content.bounds.width : nil
        super.init(frame: .zero)
        // The slot places the view in each layout. Until then, the view keeps the size that the bar asks for.
        autoresizesSubviews = false
        take()
    }

    required init?(coder: NSCoder) { nil }

    /// Returns true if the slot contains the given view.
    func holds(_ view: UIView) -> Bool { view === content }

    /// Adds the view again if another bar has taken it.
    func take() {
        guard content.superview !== self else { return }
        addSubview(content)
        if !content.translatesAutoresizingMaskIntoConstraints {
            NSLayoutConstraint.activate([
                content.centerXAnchor.constraint(equalTo: centerXAnchor),
                content.centerYAnchor.constraint(equalTo: centerYAnchor),
            ])
        }
    }

    /// Returns the preferred size of the view: by its constraints, by ``UIView/sizeThatFits(_:)``, or its
    /// present size. It is at most the given size.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitted: CGSize
        if content.translatesAutoresizingMaskIntoConstraints {
            var wanted = fitsConstraints ? .zero : content.sizeThatFits(size)
            if wanted == .zero {
                wanted = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                fitsConstraints = wanted != .zero
            }
            if let statedWidth, wanted.width >= size.width { wanted.width = statedWidth }
            fitted = wanted
        } else {
            fitted = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        return CGSize(width: min(fitted.width, size.width), height: min(fitted.height, size.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard content.translatesAutoresizingMaskIntoConstraints else { return }
        let size = sizeThatFits(bounds.size)
        isPlacing = true
        defer { isPlacing = false }
        content.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    override func subviewContentSizeDidChange(_ subview: UIView) {
        super.subviewContentSizeDidChange(subview)
        if subview === content { contentDidResize() }
    }

    override func subviewSizeDidChange(_ subview: UIView) {
        super.subviewSizeDidChange(subview)
        // Content that gives itself a size in its own layout would have the bar lay out for ever.
        guard subview === content, !isPlacing, !subview.isLayingOut else { return }
        fitsConstraints = false
        contentDidResize()
    }

    /// Lets the bar give the slot another place, because only the bar knows how much room there is.
    func contentDidResize() {
        setNeedsLayout()
        superview?.setNeedsLayout()
    }
}
