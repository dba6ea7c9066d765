import UIKit

/// A view that draws itself: a square that is filled up to its level. A tap fills it.
final class Gauge: UIView {
    private var level: CGFloat = 0.5 { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        UIColor.green.setFill()
        UIRectFill(bounds)
        UIColor.red.setFill()
        let height = bounds.height * level
        UIBezierPath(
            rect: CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        ).fill()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { level = 1 }
}
