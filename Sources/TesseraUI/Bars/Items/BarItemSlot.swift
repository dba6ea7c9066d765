import Foundation

/// A container that centres the custom view of an item, or the title view of a navigation item, in the place
/// that a bar gives it.
final class BarItemSlot: UIView {
    private let content: UIView
    /// True while the slot itself gives the view its place.
    private var isPlacing = false
    /// True if the view has no size of its own, so that the constraints within it determine the size.
    private var fitsConstraints = false
    /// The width that the app has given the view, in points.
    private var givenWidth: CGFloat
    /// The width that the slot has given the view last, in points, or nil.
    private var placedWidth: CGFloat?

    init(_ content: UIView) {
        self.content = content
        givenWidth = (content.superview as? BarItemSlot)?.givenWidth ?? content.bounds.width
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
        if let other = content.superview as? BarItemSlot {
            givenWidth = other.givenWidth
        } else if let placedWidth, content.bounds.width != placedWidth {
            // The app has given the view another width while it was not in the bar.
            givenWidth = content.bounds.width
        }
        addSubview(content)
        if !content.translatesAutoresizingMaskIntoConstraints {
            NSLayoutConstraint.activate([
                content.centerXAnchor.constraint(equalTo: centerXAnchor),
                content.centerYAnchor.constraint(equalTo: centerYAnchor),
            ])
        }
    }

    /// Returns the width that the app has given it to the view, which leaves the bar and may come into it again.
    func giveBackWidth() {
        guard content.superview === self, content.translatesAutoresizingMaskIntoConstraints,
            let placedWidth, content.bounds.width == placedWidth, placedWidth != givenWidth
        else { return }
        isPlacing = true
        defer { isPlacing = false }
        content.bounds.size.width = givenWidth
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
            if keepsGivenWidth(insteadOf: wanted.width, in: size.width) { wanted.width = givenWidth }
            fitted = wanted
        } else {
            fitted = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        return CGSize(width: min(fitted.width, size.width), height: min(fitted.height, size.height))
    }

    /// Returns true if the width that the app has given the view applies instead of the preferred one: a slider would take all
    /// the room that there is, and a text field would be as narrow as its text. A search bar takes the room of a title in any
    /// case.
    private func keepsGivenWidth(insteadOf wanted: CGFloat, in room: CGFloat) -> Bool {
        guard givenWidth > 0, !fitsConstraints, !(content is UISearchBar) else { return false }
        return content is UITextField
            || wanted >= room && content.intrinsicContentSize.width == UIView.noIntrinsicMetric
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
        placedWidth = content.bounds.width
    }

    override func subviewContentSizeDidChange(_ subview: UIView) {
        super.subviewContentSizeDidChange(subview)
        if subview === content { contentDidResize() }
    }

    override func subviewSizeDidChange(_ subview: UIView) {
        super.subviewSizeDidChange(subview)
        // Content that changes its own size in its layout would make the bar lay out for ever.
        guard subview === content, !isPlacing, !subview.isLayingOut else { return }
        fitsConstraints = false
        givenWidth = subview.bounds.width
        contentDidResize()
    }

    /// Lets the bar give the slot another place, because only the bar knows how much room there is.
    func contentDidResize() {
        setNeedsLayout()
        superview?.setNeedsLayout()
    }
}
