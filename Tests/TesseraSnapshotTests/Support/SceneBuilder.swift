import Foundation
import TesseraDisplay
import TesseraGraphics
import TesseraSnapshot

/// A scene that a test makes element by element. The root has the number 0.
struct SceneBuilder {
    var tree = SceneTree()
    var resources = SceneResources()
    var state = SceneState()

    /// Creates a scene whose root has a size and is white unless the test gives it another look.
    init(
        width: Double, height: Double, root: (inout NodeProperties) -> Void = { $0.backgroundColor = .white }
    ) {
        var properties = NodeProperties()
        properties.frame = NodeFrame(CGRect(x: 0, y: 0, width: width, height: height))
        root(&properties)
        apply(.create(id: 0, parent: nil, index: 0, viewClass: "UIWindow", properties: properties))
    }

    /// Adds an element in front of its siblings.
    mutating func add(
        _ id: Int, in parent: Int = 0, x: Double, y: Double, width: Double, height: Double,
        viewClass: String = "UIView", _ look: (inout NodeProperties) -> Void = { _ in }
    ) {
        var properties = NodeProperties()
        properties.frame = NodeFrame(CGRect(x: x, y: y, width: width, height: height))
        look(&properties)
        let count = tree.elements[parent]?.children.count ?? 0
        apply(.create(id: id, parent: parent, index: count, viewClass: viewClass, properties: properties))
    }

    private mutating func apply(_ operation: SceneOperation) {
        do { try tree.apply(operation) } catch { fatalError("The test's own scene is wrong: \(error)") }
    }

    /// Draws the scene.
    func drawn(scale: Double = 1) throws -> DrawnPixels {
        DrawnPixels(try SceneRenderer(scale: scale).render(tree, resources: resources, state: state))
    }
}

/// The pixels of a picture, which tests read one by one.
struct DrawnPixels: Equatable {
    /// The channels of a pixel, 0...255. The colours are multiplied by the alpha.
    struct Pixel: Equatable, CustomStringConvertible {
        var red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8

        init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        var description: String { "(\(red), \(green), \(blue), \(alpha))" }
    }

    let width: Int
    let height: Int
    private let bytes: [UInt8]

    init(_ canvas: Canvas) {
        (width, height) = (canvas.width, canvas.height)
        var bytes: [UInt8] = []
        canvas.withPixels { pixels in
            for row in 0..<canvas.height {
                let start = pixels.bytes + row * pixels.bytesPerRow
                bytes += UnsafeBufferPointer(start: start, count: canvas.width * 4)
            }
        }
        self.bytes = bytes
    }

    subscript(x: Int, y: Int) -> Pixel {
        let place = (y * width + x) * 4
        return Pixel(bytes[place + 2], bytes[place + 1], bytes[place], bytes[place + 3])
    }

    /// The red channels of a row.
    func reds(row: Int) -> [UInt8] { (0..<width).map { self[$0, row].red } }

    /// The smallest rectangle that contains all pixels which differ from a colour, or nil if there are none.
    func bounds(without color: Pixel) -> CGRect? {
        var bounds: CGRect?
        for y in 0..<height {
            for x in 0..<width where self[x, y] != color {
                let pixel = CGRect(x: x, y: y, width: 1, height: 1)
                bounds = bounds?.union(pixel) ?? pixel
            }
        }
        return bounds
    }
}

extension DrawnPixels.Pixel {
    static let white = DrawnPixels.Pixel(255, 255, 255)
    static let black = DrawnPixels.Pixel(0, 0, 0)
    static let red = DrawnPixels.Pixel(255, 0, 0)
    static let green = DrawnPixels.Pixel(0, 255, 0)
    static let blue = DrawnPixels.Pixel(0, 0, 255)
    static let clear = DrawnPixels.Pixel(0, 0, 0, 0)
}

extension TesseraDisplay.Color {
    static let white = TesseraDisplay.Color(red: 255, green: 255, blue: 255)
    static let black = TesseraDisplay.Color(red: 0, green: 0, blue: 0)
    static let red = TesseraDisplay.Color(red: 255, green: 0, blue: 0)
    static let green = TesseraDisplay.Color(red: 0, green: 255, blue: 0)
    static let blue = TesseraDisplay.Color(red: 0, green: 0, blue: 255)

    /// Returns the colour with an alpha of 0...255.
    func faded(_ alpha: UInt8) -> TesseraDisplay.Color {
        let digits = hexadecimal.prefix(7) + (alpha < 16 ? "0" : "") + String(alpha, radix: 16)
        return TesseraDisplay.Color(hexadecimal: String(digits)) ?? self
    }
}

/// Returns true if two channels differ by no more than a rounding.
func isNear(_ one: UInt8, _ other: Double, by tolerance: Double = 1) -> Bool {
    abs(Double(one) - other) <= tolerance
}
