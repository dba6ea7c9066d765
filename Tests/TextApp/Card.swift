import UIKit

/// A view of layers: a gradient behind a ring and a caption. A tap fills the ring.
final class Card: UIView {
    private let gradient = CAGradientLayer()
    private let ring = CAShapeLayer()
    private let caption = CATextLayer()
    private let dots = CAReplicatorLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.startPoint = .zero
        gradient.endPoint = CGPoint(x: 1, y: 0)
        layer.addSublayer(gradient)
        ring.fillColor = nil
        ring.strokeColor = UIColor.white.cgColor
        ring.lineWidth = 6
        ring.lineCap = .round
        ring.strokeEnd = 0.25
        layer.addSublayer(ring)
        caption.string = "25 %"
        caption.fontSize = 14
        caption.alignmentMode = .center
        layer.addSublayer(caption)
        dots.instanceCount = 3
        dots.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
        dots.instanceDelay = 0.2
        let dot = CALayer()
        dot.frame = CGRect(x: 10, y: 86, width: 8, height: 8)
        dot.cornerRadius = 4
        dot.backgroundColor = UIColor.green.cgColor
        dots.addSublayer(dot)
        layer.addSublayer(dots)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = bounds
        ring.frame = bounds
        ring.path =
            UIBezierPath(
                arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: 30, startAngle: -.pi / 2,
                endAngle: 1.5 * .pi, clockwise: true
            ).cgPath
        caption.frame = CGRect(x: 0, y: bounds.midY - 9, width: bounds.width, height: 20)
        dots.frame = bounds
        CATransaction.commit()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ring.strokeEnd = 1 }
}
