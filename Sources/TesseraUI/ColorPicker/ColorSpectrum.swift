import Foundation

/// All hues from left to right, each from white at the top to black at the bottom.
final class ColorSpectrum: ColorArea {
    private let hues = CAGradientLayer()
    private let lights = CAGradientLayer()
    /// The hue that the user has chosen, which greys do not have themselves.
    private var hue: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = ColorWord.spectrum
        hues.startPoint = CGPoint(x: 0, y: 0.5)
        hues.endPoint = CGPoint(x: 1, y: 0.5)
        hues.colors = UIColor.hues(saturation: 1).map(\.cgColor)
        lights.colors = [
            UIColor(white: 1, alpha: 1), UIColor(white: 1, alpha: 0), UIColor(white: 0, alpha: 0),
            UIColor(white: 0, alpha: 1),
        ].map(\.cgColor)
        lights.locations = [0, 0.5, 0.5, 1]
        layer.insertSublayer(hues, at: 0)
        layer.insertSublayer(lights, above: hues)
    }

    required init?(coder: NSCoder) { nil }

    override var color: PickedColor {
        didSet {
            let parts = color.parts
            if !parts.isGrey { hue = parts.hue }
        }
    }

    override func layoutSubviews() {
        CATransaction.withoutActions { (hues.frame, lights.frame) = (bounds, bounds) }
        super.layoutSubviews()
    }

    override func color(at point: CGPoint) -> PickedColor {
        let hue = min(point.x / bounds.width, 1)
        // The mark stays below the finger where the colour is a grey.
        self.hue = hue
        let height = min(point.y / bounds.height, 1)
        return PickedColor(
            HueSaturationBrightness(
                hue: hue, saturation: min(height * 2, 1), brightness: min(2 - height * 2, 1)))
    }

    override var ringFrame: CGRect? {
        let parts = color.parts
        let x = (parts.isGrey ? hue : parts.hue) * bounds.width
        let y =
            (parts.brightness == 0 ? 1 : parts.saturation / 2 + (1 - parts.brightness) / 2) * bounds.height
        return CGRect(x: x - 12, y: min(y, bounds.height) - 12, width: 24, height: 24)
    }
    override var ringCornerRadius: CGFloat { 12 }

    override func color(steps: Int) -> PickedColor {
        var parts = color.parts
        // A grey has no hue to change, so that the nearest colour with a hue is taken.
        if parts.isGrey {
            return PickedColor(HueSaturationBrightness(hue: hue, saturation: 1, brightness: 1))
        }
        parts.hue += CGFloat(steps) / 24
        parts.hue -= parts.hue.rounded(.down)
        return PickedColor(parts)
    }
}
