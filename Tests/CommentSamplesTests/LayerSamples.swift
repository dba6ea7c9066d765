import UIKit

// The samples of the comments on layers.

@MainActor
final class LayerSamples {
    let view = UIView()
    let spinner = UIView()
    let label = UILabel()
    let card = UIView()
    let dot = CALayer()

    func addLine() {
        let line = CALayer()
        line.frame = CGRect(x: 0, y: view.bounds.maxY - 1, width: view.bounds.width, height: 1)
        line.backgroundColor = UIColor.separator.cgColor
        view.layer.addSublayer(line)
    }

    func addGradient() {
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [UIColor.systemOrange.cgColor, UIColor.systemPink.cgColor]
        view.layer.insertSublayer(gradient, at: 0)
    }

    func addRing() {
        let ring = CAShapeLayer()
        ring.path = UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 52, height: 52)).cgPath
        ring.fillColor = nil
        ring.strokeColor = UIColor.systemGreen.cgColor
        ring.lineWidth = 8
        ring.strokeEnd = 0.25
        view.layer.addSublayer(ring)
    }

    func addCaption() {
        let caption = CATextLayer()
        caption.frame = CGRect(x: 0, y: 0, width: 120, height: 20)
        caption.string = "25 %"
        caption.fontSize = 14
        caption.foregroundColor = UIColor.label.cgColor
        view.layer.addSublayer(caption)
    }

    func addDots() {
        let dots = CAReplicatorLayer()
        dots.instanceCount = 3
        dots.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        dots.instanceDelay = 0.2
        dots.addSublayer(dot)
    }

    func addStrip(_ pictures: CALayer) {
        let strip = CAScrollLayer()
        strip.masksToBounds = true
        strip.scrollMode = .horizontally
        strip.addSublayer(pictures)
        strip.scroll(to: CGPoint(x: 120, y: 0))
    }

    func addCube() {
        let cube = CATransformLayer()
        let front = CALayer()
        front.zPosition = 50
        cube.addSublayer(front)
        cube.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    }

    func turnCard() {
        var turn = CATransform3DIdentity
        turn.m34 = -1 / 500
        card.layer.transform = CATransform3DRotate(turn, .pi / 4, 0, 1, 0)
    }

    func placeEye() {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 800
        view.layer.sublayerTransform = eye
    }

    func addFlakes() -> CAEmitterCell {
        let flake = CAEmitterCell()
        flake.contents = UIImage(named: "flake")?.cgImage
        flake.birthRate = 12
        flake.lifetime = 8
        flake.velocity = 60
        flake.emissionLongitude = .pi
        flake.emissionRange = .pi / 6
        return flake
    }

    func addSnow(_ flake: CAEmitterCell) {
        let snow = CAEmitterLayer()
        snow.emitterPosition = CGPoint(x: view.bounds.midX, y: -10)
        snow.emitterSize = CGSize(width: view.bounds.width, height: 0)
        snow.emitterShape = .line
        snow.emitterCells = [flake]
        view.layer.addSublayer(snow)
        snow.setValue(0, forKeyPath: "emitterCells.flake.birthRate")
    }

    func addEffects(_ bell: UIImageView, _ heart: UIImageView) {
        bell.addSymbolEffect(.bounce)
        heart.addSymbolEffect(.pulse, options: .speed(2))
    }

    func turn() {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = 2 * Double.pi
        turn.duration = 1
        turn.repeatCount = .infinity
        spinner.layer.add(turn, forKey: "turn")
    }

    func fade() {
        let transition = CATransition()
        transition.duration = 0.3
        label.layer.add(transition, forKey: nil)
        label.text = "Done"
    }

    func enlarge(_ imageView: UIImageView) {
        imageView.layer.magnificationFilter = .nearest
    }

    func pause(_ layer: CALayer) {
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
    }

    func draw(_ card: UIView) {
        let image = UIGraphicsImageRenderer(bounds: card.bounds).image { _ in
            card.drawHierarchy(in: card.bounds, afterScreenUpdates: true)
        }
        _ = image
    }
}

private final class ProgressLayer: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }

    var progress: CGFloat {
        get { value(forKey: "progress") as? CGFloat ?? 0 }
        set { setValue(newValue, forKey: "progress") }
    }

    override func draw(in ctx: CGContext) {
        ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
    }
}
