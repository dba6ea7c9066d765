import UIKit

/// Layers of all kinds in a grid, and a picture of them that the app draws by itself.
final class LayerGallery: UIView {
    private let picture = UIImageView()
    private let content = UIView()
    private static let side: CGFloat = 60

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.backgroundColor = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
        addSubview(content)
        addSubview(picture)
        let layers = [
            radial(), conic(), fading(), dashed(), star(), ringMask(), fadeMask(), turned(), spokes(),
            words(), trimmed(), shifted(),
        ]
        for (index, layer) in layers.enumerated() {
            let (column, row) = (CGFloat(index % 4), CGFloat(index / 4))
            layer.position = CGPoint(x: 40 + column * 70, y: 40 + row * 70)
            content.layer.addSublayer(layer)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = CGRect(x: 0, y: 0, width: 290, height: 220)
        picture.frame = CGRect(x: 0, y: 230, width: 290, height: 220)
        picture.image = UIGraphicsImageRenderer(size: content.bounds.size).image { _ in
            content.drawHierarchy(in: content.bounds, afterScreenUpdates: true)
        }
    }

    private func sized<Layer: CALayer>(_ layer: Layer) -> Layer {
        layer.bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        return layer
    }

    private func gradient(_ type: CAGradientLayerType, _ start: CGPoint, _ end: CGPoint) -> CAGradientLayer {
        let layer = sized(CAGradientLayer())
        layer.type = type
        layer.colors = [UIColor.red, .yellow, .blue].map(\.cgColor)
        (layer.startPoint, layer.endPoint) = (start, end)
        return layer
    }

    private func radial() -> CALayer { gradient(.radial, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.8)) }

    private func conic() -> CALayer {
        let layer = gradient(.conic, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
        layer.cornerRadius = 30
        return layer
    }

    private func fading() -> CALayer {
        let layer = gradient(.axial, .zero, CGPoint(x: 1, y: 1))
        layer.colors = [UIColor.red.cgColor, UIColor.clear.cgColor, UIColor.blue.cgColor]
        layer.locations = [0.1, 0.5, 0.9]
        return layer
    }

    private func shape(_ path: UIBezierPath) -> CAShapeLayer {
        let layer = sized(CAShapeLayer())
        layer.path = path.cgPath
        return layer
    }

    private func dashed() -> CALayer {
        let layer = shape(
            UIBezierPath(roundedRect: CGRect(x: 4, y: 4, width: 52, height: 52), cornerRadius: 14))
        layer.fillColor = nil
        layer.strokeColor = UIColor.purple.cgColor
        layer.lineWidth = 5
        layer.lineCap = .round
        layer.lineDashPattern = [10, 9]
        layer.lineDashPhase = 4
        return layer
    }

    private func star() -> CALayer {
        let path = UIBezierPath()
        for point in 0..<5 {
            let angle = CGFloat(point) * 0.8 * .pi - .pi / 2
            let place = CGPoint(x: 30 + 28 * cos(angle), y: 30 + 28 * sin(angle))
            if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.close()
        let layer = shape(path)
        layer.fillRule = .evenOdd
        layer.fillColor = UIColor.orange.cgColor
        layer.strokeColor = UIColor.brown.cgColor
        layer.lineWidth = 2
        layer.lineJoin = .round
        return layer
    }

    private func ringMask() -> CALayer {
        let layer = gradient(.axial, .zero, CGPoint(x: 1, y: 0))
        let ring = shape(UIBezierPath(ovalIn: CGRect(x: 8, y: 8, width: 44, height: 44)))
        ring.fillColor = nil
        ring.strokeColor = UIColor.black.cgColor
        ring.lineWidth = 12
        ring.position = CGPoint(x: 30, y: 30)
        layer.mask = ring
        return layer
    }

    private func fadeMask() -> CALayer {
        let layer = sized(CALayer())
        layer.backgroundColor = UIColor.blue.cgColor
        let fade = sized(CAGradientLayer())
        fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        fade.position = CGPoint(x: 30, y: 30)
        layer.mask = fade
        return layer
    }

    private func turned() -> CALayer {
        let layer = sized(CALayer())
        layer.bounds.size = CGSize(width: 36, height: 36)
        layer.anchorPoint = CGPoint(x: 0.5, y: 0.2)
        layer.backgroundColor = UIColor.green.cgColor
        layer.borderColor = UIColor.black.cgColor
        layer.borderWidth = 2
        layer.cornerRadius = 8
        layer.shadowOpacity = 0.5
        layer.shadowRadius = 3
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
        let inner = CALayer()
        inner.frame = CGRect(x: 20, y: 20, width: 30, height: 10)
        inner.backgroundColor = UIColor.red.cgColor
        inner.opacity = 0.5
        layer.addSublayer(inner)
        return layer
    }

    private func spokes() -> CALayer {
        let layer = sized(CAReplicatorLayer())
        let spoke = CALayer()
        spoke.frame = CGRect(x: 28, y: 2, width: 4, height: 16)
        spoke.cornerRadius = 2
        spoke.backgroundColor = UIColor.white.cgColor
        layer.addSublayer(spoke)
        layer.instanceCount = 8
        layer.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        layer.instanceColor = UIColor.blue.cgColor
        layer.instanceRedOffset = 0.125
        layer.instanceAlphaOffset = -0.1
        return layer
    }

    private func words() -> CALayer {
        let layer = sized(CATextLayer())
        layer.string = "Two lines of words"
        layer.fontSize = 15
        layer.isWrapped = true
        layer.alignmentMode = .center
        layer.foregroundColor = UIColor.black.cgColor
        layer.backgroundColor = UIColor.yellow.cgColor
        return layer
    }

    private func trimmed() -> CALayer {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 4, y: 50))
        path.addCurve(
            to: CGPoint(x: 56, y: 50), controlPoint1: CGPoint(x: 10, y: -30),
            controlPoint2: CGPoint(x: 50, y: -30))
        let layer = shape(path)
        layer.fillColor = UIColor(white: 0, alpha: 0.1).cgColor
        layer.strokeColor = UIColor.red.cgColor
        layer.lineWidth = 6
        (layer.strokeStart, layer.strokeEnd) = (0.2, 0.7)
        return layer
    }

    private func shifted() -> CALayer {
        let layer = sized(CALayer())
        layer.masksToBounds = true
        layer.cornerRadius = 20
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        layer.bounds.origin = CGPoint(x: 10, y: 10)
        let inner = CALayer()
        inner.frame = CGRect(x: 10, y: 10, width: 80, height: 30)
        inner.backgroundColor = UIColor.purple.cgColor
        layer.addSublayer(inner)
        return layer
    }
}
