import UIKit

// This file has the samples of the article on layers.

final class CardView: UIView {
    private let gradient = CAGradientLayer()
    private let ring = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.colors = [UIColor.systemOrange.cgColor, UIColor.systemPink.cgColor]
        layer.insertSublayer(gradient, at: 0)
        ring.fillColor = nil
        ring.strokeColor = UIColor.white.cgColor
        ring.lineWidth = 6
        layer.addSublayer(ring)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = bounds
        ring.frame = bounds
        ring.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 10, dy: 10)).cgPath
        CATransaction.commit()
    }
}

@MainActor
enum LayerSamples {
    static func mask(_ list: UIView) {
        let fade = CAGradientLayer()
        fade.frame = list.bounds
        fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        list.layer.mask = fade
    }

    func open(_ door: CALayer) {
        door.anchorPoint = CGPoint(x: 0, y: 0.5)
        var turn = CATransform3DIdentity
        turn.m34 = -1 / 500
        door.transform = CATransform3DRotate(turn, -.pi / 3, 0, 1, 0)
    }

    func flip(_ card: CATransformLayer, front: CALayer, back: CALayer) {
        front.isDoubleSided = false
        back.isDoubleSided = false
        back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    }

    static func animate(_ ring: CAShapeLayer) {
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        draw.fromValue = 0
        draw.toValue = 1
        draw.duration = 0.6
        draw.timingFunction = CAMediaTimingFunction(name: .easeOut)
        ring.add(draw, forKey: "draw")
    }

    func pause(_ layer: CALayer) {
        let time = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = time
    }

    func resume(_ layer: CALayer) {
        let paused = layer.timeOffset
        (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    }

    func celebrate(in view: UIView, with paper: CGImage) {
        let confetti = CAEmitterLayer()
        confetti.emitterPosition = CGPoint(x: view.bounds.midX, y: -10)
        confetti.emitterSize = CGSize(width: view.bounds.width, height: 0)
        confetti.emitterShape = .line
        confetti.beginTime = CACurrentMediaTime()
        confetti.emitterCells = [UIColor.systemRed, .systemYellow, .systemBlue].map { color in
            let cell = CAEmitterCell()
            cell.contents = paper
            cell.color = color.cgColor
            cell.birthRate = 8
            cell.lifetime = 6
            (cell.velocity, cell.velocityRange) = (150, 60)
            (cell.emissionLongitude, cell.emissionRange) = (.pi, .pi / 4)
            (cell.spin, cell.spinRange) = (3, 2)
            return cell
        }
        view.layer.addSublayer(confetti)
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { confetti.birthRate = 0 }
    }

    func picture(of view: UIView) -> UIImage {
        UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
    }
}

final class RingLayer: CALayer {
    var progress: CGFloat {
        get { value(forKey: "progress") as? CGFloat ?? 0 }
        set { setValue(newValue, forKey: "progress") }
    }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
        guard event == "progress" else { return super.action(forKey: event) }
        let turn = CABasicAnimation(keyPath: event)
        turn.fromValue = presentation()?.progress
        turn.duration = CATransaction.animationDuration()
        return turn
    }

    override func draw(in ctx: CGContext) {
        ctx.addArc(
            center: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 4, startAngle: 0,
            endAngle: 2 * .pi * progress, clockwise: false)
        ctx.strokePath()
    }
}
