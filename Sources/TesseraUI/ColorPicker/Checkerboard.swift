import Foundation

/// Light and dark squares, which are visible below a transparent colour.
final class Checkerboard: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = UIColor(patternImage: Self.squares)
    }

    required init?(coder: NSCoder) { nil }

    private static let squares = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image {
        context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        UIColor(white: 0.8, alpha: 1).setFill()
        context.fill(CGRect(x: 8, y: 0, width: 8, height: 8))
        context.fill(CGRect(x: 0, y: 8, width: 8, height: 8))
    }
}
