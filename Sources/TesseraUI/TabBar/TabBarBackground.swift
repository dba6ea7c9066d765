import Foundation

/// What is behind the items of a tab bar, and the line above it.
@MainActor
final class TabBarBackground: UIView {
    private let backdrop = UIView()
    private let color = UIView()
    private let picture = UIImageView()
    private let line = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        picture.clipsToBounds = true
        for view in [backdrop, color, picture, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ background: UIBarAppearance.Background) {
        backdrop.show(background.effect?.material)
        color.backgroundColor = background.color
        picture.image = background.image
        picture.contentMode = background.imageContentMode
        line.image = background.shadowImage
        line.tintColor = background.shadowColor
        line.backgroundColor = background.shadowImage == nil ? background.shadowColor : nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [backdrop, color, picture] { view.frame = bounds }
        let height = line.image?.size.height ?? 1 / traitCollection.displayScale
        line.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
    }
}
