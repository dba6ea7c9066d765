import Foundation
import TesseraDisplay
import TesseraGraphics

/// A layer that displays its sublayers several times, each time with another place, colour and time.
/// See Apple's [CAReplicatorLayer](https://developer.apple.com/documentation/quartzcore/careplicatorlayer).
///
/// ```swift
/// let dots = CAReplicatorLayer()
/// dots.instanceCount = 3
/// dots.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
/// dots.instanceDelay = 0.2
/// dots.addSublayer(dot)
/// ```
open class CAReplicatorLayer: CALayer {
    /// The number of copies, of which the first is the sublayers themselves; 1 by default.
    open var instanceCount = 1 { didSet { copies.update() } }
    /// The seconds by which the animations of each copy begin later than those of the one before.
    open var instanceDelay: CFTimeInterval = 0 { didSet { copies.update() } }
    /// The transform from each copy to the next one, about the middle of the layer.
    open var instanceTransform = CATransform3DIdentity { didSet { copies.update() } }
    /// The colour by which those of the first copy are multiplied; white by default. The colours of images and texts
    /// stay as they are.
    open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { copies.update() } }
    /// The amount by which the red of ``instanceColor`` grows from each copy to the next one.
    open var instanceRedOffset: Float = 0 { didSet { copies.update() } }
    /// The amount by which the green of ``instanceColor`` grows from each copy to the next one.
    open var instanceGreenOffset: Float = 0 { didSet { copies.update() } }
    /// The amount by which the blue of ``instanceColor`` grows from each copy to the next one.
    open var instanceBlueOffset: Float = 0 { didSet { copies.update() } }
    /// The amount by which the opacity of ``instanceColor`` grows from each copy to the next one.
    open var instanceAlphaOffset: Float = 0 { didSet { copies.update() } }

    /// The copies.
    private(set) lazy var copies = LayerCopies(self)

    /// Creates a layer with one copy.
    public override init() {
        super.init()
        _ = view.madeLayerState
    }

    /// Creates a layer as a picture of another one.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAReplicatorLayer else { return }
        (instanceCount, instanceDelay) = (layer.instanceCount, layer.instanceDelay)
        (instanceTransform, instanceColor) = (layer.instanceTransform, layer.instanceColor)
        (instanceRedOffset, instanceGreenOffset) = (layer.instanceRedOffset, layer.instanceGreenOffset)
        (instanceBlueOffset, instanceAlphaOffset) = (layer.instanceBlueOffset, layer.instanceAlphaOffset)
    }

    /// Creates a layer as from an archive, with one copy.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the colour by which those of a copy are multiplied.
    func tint(of index: Int) -> ReplicaTint {
        let color = instanceColor ?? .clear
        func part(_ base: CGFloat, _ offset: Float) -> Double {
            min(max(Double(base) + Double(offset) * Double(index), 0), 1)
        }
        return ReplicaTint(
            red: part(color.red, instanceRedOffset), green: part(color.green, instanceGreenOffset),
            blue: part(color.blue, instanceBlueOffset), alpha: part(color.alpha, instanceAlphaOffset))
    }
}

extension UIView {
    /// The layer of the view if it displays its sublayers several times, or nil.
    var replicator: CAReplicatorLayer? {
        // The layer of each replicator has a state; most views have none.
        guard layerState != nil else { return nil }
        return ((self as? LayerView)?.layerIfExists ?? madeLayer) as? CAReplicatorLayer
    }
}

/// A colour by which other colours are multiplied.
struct ReplicaTint: Equatable {
    var red = 1.0, green = 1.0, blue = 1.0, alpha = 1.0

    func applied(to color: Color) -> Color {
        guard red < 1 || green < 1 || blue < 1 else { return color }
        return Color(
            extendedRed: Double(color.red) / 255 * red, green: Double(color.green) / 255 * green,
            blue: Double(color.blue) / 255 * blue, alpha: Double(color.alpha) / 255)
    }

    /// Multiplies the colours of an element.
    func apply(to properties: inout NodeProperties) {
        properties.backgroundColor = properties.backgroundColor.map(applied)
        if let border = properties.border { properties.border?.color = applied(to: border.color) }
        if let gradient = properties.gradient { properties.gradient?.colors = gradient.colors.map(applied) }
        if let fill = properties.shape?.fill { properties.shape?.fill = applied(to: fill) }
        if let stroke = properties.shape?.stroke { properties.shape?.stroke = applied(to: stroke) }
    }
}
