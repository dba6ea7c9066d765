import Foundation

/// A container that centres the custom view of an item, or the title view of a navigation item, in the place
/// that a bar gives it.
final class BarItemSlot: UIView {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
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
            var wanted = content.sizeThatFits(size)
            if wanted == .zero {
                wanted = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            }
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
        content.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }
}
