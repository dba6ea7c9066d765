import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct ColorTests {
    private func properties(_ view: UIView) -> NodeProperties {
        view.properties(context: CommitContext(traits: view.traitCollection))
    }

    @Test func `a dynamic colour is resolved by the traits of where it is shown`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        view.backgroundColor = .systemBackground
        view.overrideUserInterfaceStyle = .light
        #expect(properties(view).backgroundColor?.hexadecimal == "#ffffff")
        view.overrideUserInterfaceStyle = .dark
        #expect(properties(view).backgroundColor?.hexadecimal == "#000000")
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }.withAlphaComponent(
            0.5)
        #expect(properties(view).backgroundColor?.hexadecimal == "#ff000080")
    }

    @Test func `a colour of Display P3 is kept in extended sRGB and shown in full`() {
        let color = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect(abs(red - 1.0931) < 0.0001)
        #expect(abs(green - -0.2267) < 0.0001)
        #expect(abs(blue - -0.1501) < 0.0001)
        #expect(alpha == 0.5)
        let shown = color.displayColor(for: .current)
        #expect(shown.displayP3 == DisplayP3(red: 1, green: 0, blue: 0))
        #expect(shown.alpha == 128)
        // A colour that sRGB contains is sent as an ordinary colour.
        #expect(
            UIColor(displayP3Red: 0.25, green: 0.25, blue: 0.25, alpha: 1).displayColor(for: .current)
                == Color(red: 64, green: 64, blue: 64))
    }

    private nonisolated static let described: [(UIColor, [CGFloat])] = [
        (.red, [0, 1, 1]), (.yellow, [1 / 6, 1, 1]), (.green, [1 / 3, 1, 1]), (.blue, [2 / 3, 1, 1]),
        (.magenta, [5 / 6, 1, 1]), (.white, [0, 0, 1]), (.black, [0, 0, 0]),
        (UIColor(red: 0.5, green: 0.25, blue: 0.25, alpha: 1), [0, 0.5, 0.5]),
    ]

    @Test(arguments: described) func `hue, saturation and brightness describe a colour`(
        color: UIColor, parts: [CGFloat]
    ) {
        var (h, s, b, a) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
        #expect(abs(h - parts[0]) < 1e-9)
        #expect(s == parts[1])
        #expect(b == parts[2])
        #expect(a == 1)
        let made = UIColor(hue: parts[0], saturation: parts[1], brightness: parts[2], alpha: 1)
        #expect(made.displayColor(for: .current) == color.displayColor(for: .current))
    }

    @Test func `only a grey has a white`() {
        var (white, alpha) = (CGFloat(9), CGFloat(9))
        #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
        #expect(white == 0.25)
        #expect(alpha == 0.5)
        white = 9
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
        #expect(white == 9)
    }

    @Test func `system colours are stronger where the display has a higher contrast`() {
        func shown(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> String {
            let traits = UITraitCollection {
                $0.userInterfaceStyle = style
                $0.accessibilityContrast = contrast
            }
            return UIColor.systemBlue.displayColor(for: traits).hexadecimal
        }
        #expect(shown(.light, .normal) == "#007aff")
        #expect(shown(.dark, .normal) == "#0a84ff")
        #expect(shown(.light, .high) == "#0040dd")
        #expect(shown(.dark, .high) == "#409cff")
    }

    @Test func `a pattern is an image that is repeated over the background`() throws {
        let image = try #require(UIImage(data: Samples.gif, scale: 2))
        let color = UIColor(patternImage: image)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.backgroundColor = color
        let resource = try #require(image.resource)
        #expect(
            properties(view).backgroundPattern
                == PatternContent(resource: resource.id, width: 1.5, height: 1))
        #expect(properties(view).backgroundColor == nil)
        #expect(!color.getRed(nil, green: nil, blue: nil, alpha: nil))
        #expect(color == UIColor(patternImage: image))
        #expect(color != UIColor(patternImage: UIImage()))
        view.backgroundColor = UIColor(patternImage: UIImage())
        #expect(properties(view).backgroundPattern == nil)
    }

    @Test func `a pattern may depend on the appearance`() throws {
        let image = try #require(UIImage(data: Samples.gif))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(patternImage: image) : .red
        }
        view.overrideUserInterfaceStyle = .light
        #expect(properties(view).backgroundPattern == nil)
        #expect(properties(view).backgroundColor?.hexadecimal == "#ff0000")
        view.overrideUserInterfaceStyle = .dark
        #expect(properties(view).backgroundPattern?.resource == image.resource?.id)
        #expect(properties(view).backgroundColor == nil)
    }

    @Test func `a CGColor is made of sRGB components or a grey`() {
        let color = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.25)
        #expect(color.components == [1, 0.5, 0, 0.25])
        #expect(color.copy(alpha: 1) == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
        #expect(color.numberOfComponents == 4)
    }
}
