import Foundation
import TesseraDisplay
import TesseraGraphics
import Testing

@testable import TesseraUI

@MainActor struct SymbolConfigurationTests {
    private func content(
        _ name: String, _ configuration: UIImage.Configuration? = nil,
        _ change: (UIImageView) -> Void = { _ in }
    ) throws -> ImageContent {
        let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
        let view = UIImageView(image: image)
        view.tintColor = .red
        change(view)
        return try #require(view.properties(context: CommitContext(traits: view.traitCollection)).image)
    }

    @Test func `a symbol takes the tint colour of its view`() throws {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        let content = try content("heart.fill")
        #expect(content.color?.hexadecimal == "#ff0000")
        #expect(content.resource == nil)
        #expect(content.width == 17 * 1.2)
    }

    @Test func `a colour of its own is visible only in a symbol that keeps its colours`() throws {
        let image = try #require(UIImage(systemName: "heart.fill"))
        let template = try self.content("heart.fill") { $0.image = image.withTintColor(.green) }
        #expect(template.color?.hexadecimal == "#ff0000")
        let original = try self.content("heart.fill") {
            $0.image = image.withTintColor(.green, renderingMode: .alwaysOriginal)
        }
        #expect(original.color?.hexadecimal == "#00ff00")
    }

    @Test func `size and scale decide how large a symbol is`() throws {
        func size(_ configuration: UIImage.SymbolConfiguration) throws -> CGFloat {
            try #require(UIImage(systemName: "heart", withConfiguration: configuration)).size.width
        }
        #expect(try size(.init(pointSize: 10)) == 12)
        #expect(try size(.init(pointSize: 10, weight: .bold)) == 12)
        #expect(try size(.init(pointSize: 10, weight: .bold, scale: .large)) == 12 * 1.29)
        #expect(try size(.init(pointSize: 10, weight: .bold, scale: .small)) == 12 * 0.78)
        #expect(try size(.init(font: .systemFont(ofSize: 20))) == 24)
        #expect(try size(.init(textStyle: .body)) == 17 * 1.2)
    }

    @Test func `a text style grows with the text size of its view`() throws {
        let image = try #require(
            UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body)))
        func size(_ category: UIContentSizeCategory) -> CGFloat {
            image.resolved(for: UITraitCollection(preferredContentSizeCategory: category)).size.width
        }
        // In Apple's tables, body text has 17 points at the usual size and 23 at the largest.
        #expect(size(.large) == 17 * 1.2)
        #expect(size(.extraExtraExtraLarge) == 23 * 1.2)
    }

    @Test func `weights above regular have thicker lines`() throws {
        #expect(try content("heart").thickness == nil)
        #expect(try content("heart", UIImage.SymbolConfiguration(weight: .thin)).thickness == nil)
        let bold = try #require(try content("heart", UIImage.SymbolConfiguration(weight: .bold)).thickness)
        let black = try #require(try content("heart", UIImage.SymbolConfiguration(weight: .black)).thickness)
        #expect(0 < bold && bold < black)
        let font = UIImage.SymbolConfiguration(font: .boldSystemFont(ofSize: 17))
        #expect(try content("heart", font).thickness == bold)
    }

    @Test func `weights of fonts and symbols belong to each other`() {
        #expect(UIFont.Weight.semibold.symbolWeight() == .semibold)
        #expect(UIImage.SymbolWeight.black.fontWeight() == .black)
        for raw in 1...9 {
            let weight = UIImage.SymbolWeight(rawValue: raw)
            #expect(weight?.fontWeight().symbolWeight() == weight)
        }
    }

    @Test func `a configuration on top of another replaces what it states`() {
        let first = UIImage.SymbolConfiguration(pointSize: 10, weight: .bold, scale: .large)
        let both = first.applying(UIImage.SymbolConfiguration(pointSize: 20))
        #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
        #expect(first.applying(nil) == first)
        #expect(first.applying(UIImage.SymbolConfiguration.unspecified) == first)
        #expect(
            first.configurationWithoutScale() == UIImage.SymbolConfiguration(pointSize: 10, weight: .bold))
        #expect(
            first.configurationWithoutWeight().configurationWithoutScale()
                == UIImage.SymbolConfiguration(pointSize: 10))
        #expect(first.configurationWithoutPointSizeAndWeight() == UIImage.SymbolConfiguration(scale: .large))
        #expect(first.configurationWithoutTextStyle().isEqual(to: first))
        let style = UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
        #expect(
            style.configurationWithoutTextStyle()
                .isEqual(
                    to: UIImage.SymbolConfiguration(scale: .small).applying(
                        UIImage.SymbolConfiguration(weight: .regular))))
        #expect(!style.isEqual(to: nil))
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(first.withTraitCollection(traits).traitCollection == traits)
    }

    @Test func `an image takes a configuration in place of its own or on top of it`() throws {
        let image = try #require(
            UIImage(
                systemName: "heart",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)))
        let size = UIImage.SymbolConfiguration(pointSize: 20)
        #expect(image.withConfiguration(size).symbolConfiguration == size)
        #expect(image.withConfiguration(size).size.width == 24)
        #expect(
            image.applyingSymbolConfiguration(size)?.symbolConfiguration
                == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
        #expect(UIImage(systemName: "heart")?.symbolConfiguration == .unspecified)
        #expect(UIImage(data: Samples.gif)?.symbolConfiguration == nil)
        #expect(UIImage(data: Samples.gif)?.applyingSymbolConfiguration(size) == nil)
    }

    @Test func `a configuration of a view adds what that of the symbol does not state`() throws {
        let own = UIImage.SymbolConfiguration(pointSize: 20)
        let content = try content("heart", own) {
            $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)
            #expect($0.intrinsicContentSize.width == 24)
        }
        #expect(content.width == 24)
        #expect(content.thickness != nil)
    }

    @Test func `a symbol in a circle has two colours`() throws {
        let palette = UIImage.SymbolConfiguration(paletteColors: [.white, .blue])
        let content = try content("xmark.circle.fill", palette)
        // The outer glyph is checkbox-blank-circle, and the inner glyph is close.
        #expect(content.symbol == "\u{F12F}")
        #expect(content.color?.hexadecimal == "#0000ff")
        #expect(content.inner?.symbol == "\u{F156}")
        #expect(content.inner?.color.hexadecimal == "#ffffff")
        let faint = try self.content(
            "xmark.circle.fill", UIImage.SymbolConfiguration(hierarchicalColor: .green))
        #expect(faint.color?.hexadecimal == "#00ff0066")
        #expect(faint.inner?.color.hexadecimal == "#00ff00")
    }

    @Test func `a symbol of one layer takes the first colour`() throws {
        let palette = UIImage.SymbolConfiguration(paletteColors: [.green, .blue])
        #expect(try content("heart", palette).color?.hexadecimal == "#00ff00")
        #expect(try content("heart", palette).inner == nil)
        let mono = palette.applying(UIImage.SymbolConfiguration.preferringMonochrome())
        #expect(try content("heart", mono).color?.hexadecimal == "#ff0000")
        let one = UIImage.SymbolConfiguration(paletteColors: [.green])
        #expect(try content("xmark.circle.fill", one).inner == nil)
    }

    @Test func `a symbol in a circle that the font lacks is put together`() throws {
        let content = try content("ellipsis.circle")
        #expect(content.symbol == "\u{F130}")
        #expect(content.inner?.symbol == "\u{F1D8}")
        #expect(content.inner?.color == content.color)
    }

    @Test func `the second colour of a palette is that of the shape around a hole`() throws {
        // A picture draws the symbol in one colour, and two glyphs draw it in two: checkbox-blank-circle and heart.
        #expect(try content("heart.circle.fill").symbol == nil)
        #expect(try content("heart.circle.fill").resource != nil)
        let palette = UIImage.SymbolConfiguration(paletteColors: [.white, .blue])
        let heart = try content("heart.circle.fill", palette)
        #expect(heart.resource == nil && heart.symbol == "\u{F12F}" && heart.color?.hexadecimal == "#0000ff")
        #expect(heart.inner?.symbol == "\u{F2D1}" && heart.inner?.color.hexadecimal == "#ffffff")
        // No glyph is a number in the middle of a circle. Its hole lets through what is behind.
        #expect(try content("1.circle.fill", palette).color?.hexadecimal == "#0000ff")
        #expect(try content("1.circle", palette).color?.hexadecimal == "#ffffff")
    }

    @Test func `a symbol can have colours of its own, or else has the tint colour`() throws {
        let own = UIImage.SymbolConfiguration.preferringMulticolor()
        #expect(try content("heart.fill", own).color?.hexadecimal == "#ff3b30")
        #expect(try content("trash.fill", own).color?.hexadecimal == "#ff0000")
        let check = try content("checkmark.circle.fill", own)
        #expect(check.color?.hexadecimal == "#34c759" && check.inner?.color.hexadecimal == "#ffffff")
        // A picture with a white cloud and a yellow sun.
        let weather = try content("cloud.sun.fill", own)
        #expect(weather.color == nil && weather.resource != nil)
        #expect(try weather.resource != content("cloud.sun.fill").resource)
        let image = try #require(UIImage(systemName: "cloud.sun.fill", withConfiguration: own))
        let file = try #require(image.resolved(for: UITraitCollection()).resource)
        #expect(file.id == weather.resource)
        let drawing = String(decoding: file.data, as: UTF8.self)
        #expect(drawing.contains("<g fill=\"#fff\">") && drawing.contains("stroke=\"#fc0\""))
        let mono = own.applying(UIImage.SymbolConfiguration.preferringMonochrome())
        #expect(try content("heart.fill", mono).color?.hexadecimal == "#ff0000")
    }

    @Test(arguments: ["heart.circle.fill", "heart.fill"])
    func `a symbol with a colour of its own is encoded in that colour`(name: String) throws {
        let own = UIImage.SymbolConfiguration.preferringMulticolor()
        let image = try #require(UIImage(systemName: name, withConfiguration: own))
        let bitmap = try ImageDecoder.decode(try #require(image.pngData()))
        let opaque = stride(from: 0, to: bitmap.pixels.count, by: 4).first { bitmap.pixels[$0 + 3] == 255 }
        let pixel = try #require(opaque)
        #expect(Array(bitmap.pixels[pixel..<pixel + 3]) == [0xFF, 0x3B, 0x30])
    }

    @Test func `symbols that point forward point the other way from right to left`() throws {
        func isMirrored(_ name: String) throws -> Bool {
            let image = try #require(UIImage(systemName: name))
            let traits = UITraitCollection(layoutDirection: .rightToLeft)
            #expect(!image.resolved(for: .current).isMirrored)
            return image.resolved(for: .current.overlaid(with: traits)).isMirrored
        }
        #expect(try isMirrored("chevron.forward"))
        #expect(try isMirrored("list.bullet"))
        #expect(try !isMirrored("chevron.right"))
        #expect(try !isMirrored("forward.fill"))
        #expect(UIImage(systemName: "arrow.backward")?.flipsForRightToLeftLayoutDirection == true)
    }

    @Test func `text beside a symbol stands in its middle`() throws {
        let image = try #require(
            UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100)))
        // The image is 120 points high, and capitals of 72.7 points stand in the middle of it.
        #expect(abs(try #require(image.baselineOffsetFromBottom) - 23.65) < 1e-9)
        let view = UIImageView(image: image)
        #expect(abs(try #require(view.baselineDistanceFromCenter(.lastBaseline)) - 36.35) < 1e-9)
    }
}
