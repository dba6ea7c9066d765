import Foundation
import TesseraGeometry
import Testing

@testable import TesseraGraphics

/// Tests blend modes, opacities, shadows, gradients, images and layers.
struct CompositingTests {
    /// Returns the pixel after a colour was drawn over another one, each with its opacity.
    private func blended(
        _ mode: CGBlendMode, _ source: (Double, Double), over target: (Double, Double)
    ) throws -> [UInt8] {
        let drawing = try Drawing(1)
        drawing.context.setFillColor(gray: target.0, alpha: target.1)
        drawing.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        drawing.context.setBlendMode(mode)
        drawing.context.setFillColor(gray: source.0, alpha: source.1)
        drawing.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        return drawing.pixel(0, 0)
    }

    /// The result of a mode for a brightness and an opacity of the drawing and the picture, by its formula.
    private func formula(_ mode: CGBlendMode, _ s: (Double, Double), _ d: (Double, Double)) -> (
        Double, Double
    )? {
        let (sa, da) = (s.1, d.1)
        let (sc, dc) = (s.0 * sa, d.0 * da)
        // The mixture of separable modes: each mode is a function of the two colours.
        func separable(_ mix: (Double, Double) -> Double) -> (Double, Double) {
            (sc * (1 - da) + dc * (1 - sa) + sa * da * mix(d.0, s.0), sa + da - sa * da)
        }
        func hard(_ d: Double, _ s: Double) -> Double { s <= 0.5 ? d * 2 * s : 1 - (1 - d) * (2 - 2 * s) }
        switch mode {
        case .normal: return (sc + dc * (1 - sa), sa + da * (1 - sa))
        case .multiply: return separable { $0 * $1 }
        case .screen: return separable { $0 + $1 - $0 * $1 }
        case .overlay: return separable { hard($1, $0) }
        case .darken: return separable { min($0, $1) }
        case .lighten: return separable { max($0, $1) }
        case .colorDodge: return separable { $0 == 0 ? 0 : $1 >= 1 ? 1 : min(1, $0 / (1 - $1)) }
        case .colorBurn: return separable { $0 >= 1 ? 1 : $1 <= 0 ? 0 : 1 - min(1, (1 - $0) / $1) }
        case .hardLight: return separable(hard)
        case .difference: return separable { abs($0 - $1) }
        case .exclusion: return separable { $0 + $1 - 2 * $0 * $1 }
        case .luminosity: return separable { $1 }
        case .color, .hue, .saturation: return separable { d, _ in d }
        case .softLight:
            return separable { d, s in
                let root = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
                return s <= 0.5 ? d - (1 - 2 * s) * d * (1 - d) : d + (2 * s - 1) * (root - d)
            }
        case .clear: return (0, 0)
        case .copy: return (sc, sa)
        case .sourceIn: return (sc * da, sa * da)
        case .sourceOut: return (sc * (1 - da), sa * (1 - da))
        case .sourceAtop: return (sc * da + dc * (1 - sa), da)
        case .destinationOver: return (sc * (1 - da) + dc, sa * (1 - da) + da)
        case .destinationIn: return (dc * sa, da * sa)
        case .destinationOut: return (dc * (1 - sa), da * (1 - sa))
        case .destinationAtop: return (sc * (1 - da) + dc * sa, sa)
        case .xor: return (sc * (1 - da) + dc * (1 - sa), sa + da - 2 * sa * da)
        case .plusLighter: return (min(1, sc + dc), min(1, sa + da))
        }
    }

    @Test(arguments: CGBlendMode.allCases)
    func `a blend mode has the result of its formula`(mode: CGBlendMode) throws {
        for source in [(0.2, 1.0), (0.8, 1.0), (0.6, 0.4), (0.0, 0.5)] {
            for target in [(0.3, 1.0), (0.9, 1.0), (0.5, 0.6), (0.0, 0.0)] {
                let (color, alpha) = try #require(formula(mode, source, target))
                let expected = [color, color, color, alpha].map { UInt8((min($0, 1) * 255).rounded()) }
                let result = try blended(mode, source, over: target)
                #expect(isClose(result, expected, by: 3), "\(mode): \(source) over \(target)")
            }
        }
    }

    @Test(arguments: CGBlendMode.allCases)
    func `a blend mode affects only what the drawing covers`(mode: CGBlendMode) throws {
        let drawing = try Drawing()
        drawing.context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        drawing.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        drawing.context.setBlendMode(mode)
        drawing.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        drawing.context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        #expect(drawing.pixel(3, 0) == green)
        // A half covered pixel is the middle between the picture and the result.
        let whole = drawing.pixel(0, 0)
        drawing.context.setBlendMode(.normal)
        drawing.context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        drawing.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        drawing.context.setBlendMode(mode)
        drawing.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        drawing.context.fill(CGRect(x: 0.5, y: 0, width: 2, height: 4))
        let half = zip(whole, green).map { UInt8((Int($0) + Int($1)) / 2) }
        #expect(isClose(drawing.pixel(0, 0), half, by: 3))
    }

    @Test func `the opacity of the context multiplies that of the drawing`() throws {
        let drawing = try Drawing(1)
        drawing.context.setAlpha(0.5)
        drawing.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        drawing.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(isClose(drawing.pixel(0, 0), [64, 0, 0, 64]))
    }

    @Test func `a layer is one picture`() throws {
        let drawing = try Drawing()
        drawing.context.setAlpha(0.5)
        drawing.context.beginTransparencyLayer(auxiliaryInfo: nil)
        drawing.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        drawing.context.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
        drawing.context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        drawing.context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
        drawing.context.endTransparencyLayer()
        #expect(isClose(drawing.pixel(0, 0), [128, 0, 0, 128]))
        #expect(isClose(drawing.pixel(2, 0), [0, 0, 128, 128]))
        // The opacity is that of before the layer.
        drawing.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(isClose(drawing.pixel(0, 3), [64, 0, 0, 192], by: 2))
        drawing.context.endTransparencyLayer()
    }

    @Test func `a shadow lies at its offset, whatever the transform`() throws {
        let drawing = try Drawing()
        drawing.context.setShadow(
            offset: CGSize(width: 1, height: 1), blur: 0, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        drawing.context.scaleBy(x: 2, y: 2)
        drawing.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        drawing.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(drawing.pixel(0, 3) == red && drawing.pixel(1, 2) == red)
        // One pixel to the right, and one up.
        #expect(drawing.pixel(2, 1) == blue && drawing.pixel(1, 1) == blue && drawing.pixel(2, 2) == blue)
        #expect(drawing.pixel(0, 1) == nothing && drawing.pixel(3, 0) == nothing)
    }

    @Test func `a blurred edge has the profile of a Gaussian`() throws {
        let drawing = try Drawing(60)
        // Only the shadow is in the picture: its drawing lies beside it.
        drawing.context.setShadow(
            offset: CGSize(width: 100, height: 0), blur: 8, color: CGColor(gray: 0, alpha: 1))
        drawing.context.fill(CGRect(x: -140, y: -100, width: 70, height: 300))
        for x in 15..<45 {
            // The edge is at x = 30, and the standard deviation half of the blur.
            let distance = (Double(x) + 0.5 - 30) / 4
            let expected = 255 * 0.5 * erfc(distance / 2.0.squareRoot())
            #expect(abs(Double(drawing.pixel(x, 30)[3]) - expected) < 4, "x = \(x)")
        }
    }

    @Test func `a gradient mixes its colours in proportion`() throws {
        let drawing = try Drawing()
        let gradient = try #require(
            CGGradient(
                colorsSpace: nil,
                colors: [
                    CGColor(red: 1, green: 0, blue: 0, alpha: 1),
                    CGColor(red: 0, green: 0, blue: 1, alpha: 1),
                ] as CFArray, locations: [0, 1]))
        drawing.context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
        // The middle of the first pixel is an eighth of the way.
        #expect(isClose(drawing.pixel(0, 0), [223, 0, 32, 255], by: 2))
        #expect(isClose(drawing.pixel(3, 3), [32, 0, 223, 255], by: 2))
    }

    @Test(arguments: [0, 1, 2, 3])
    func `a gradient continues where its options say so`(bits: UInt32) throws {
        let options = CGGradientDrawingOptions(rawValue: bits)
        let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
        let gradient = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components, locations: nil,
                count: 2))
        let drawing = try Drawing(6)
        drawing.context.drawLinearGradient(
            gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 4, y: 0), options: options)
        #expect(drawing.pixel(0, 0) == (options.contains(.drawsBeforeStartLocation) ? red : nothing))
        #expect(drawing.pixel(5, 0) == (options.contains(.drawsAfterEndLocation) ? blue : nothing))
        let round = try Drawing(8)
        round.context.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 4, y: 4), startRadius: 1, endCenter: CGPoint(x: 4, y: 4),
            endRadius: 3, options: options)
        #expect(round.pixel(4, 4) == (options.contains(.drawsBeforeStartLocation) ? red : nothing))
        #expect(round.pixel(0, 0) == (options.contains(.drawsAfterEndLocation) ? blue : nothing))
        // The distance of this pixel from the middle is 2.55: it lies a fraction of 0.77 of the way.
        #expect(isClose(round.pixel(6, 4), [58, 0, 197, 255], by: 5))
    }

    @Test func `gradients need colours at places from 0 to 1`() {
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [CGColor.black] as CFArray, locations: [2]) == nil)
    }
}
