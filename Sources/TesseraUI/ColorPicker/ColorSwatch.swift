import Foundation

/// A rectangle of one colour. If the colour is transparent, squares are visible below it.
final class ColorSwatch: UIView {
    private let board = Checkerboard()
    private let fill = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isUserInteractionEnabled = false
        board.isHidden = true
        addSubview(board)
        addSubview(fill)
    }

    required init?(coder: NSCoder) { nil }

    /// The colour, or nil for none.
    var color: UIColor? {
        didSet {
            fill.backgroundColor = color
            board.isHidden = color == nil
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (board.frame, fill.frame) = (bounds, bounds)
    }
}
