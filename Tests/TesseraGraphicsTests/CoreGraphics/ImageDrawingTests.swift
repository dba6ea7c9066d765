import Foundation
import TesseraGeometry
import Testing

@testable import TesseraGraphics

/// Tests images, bitmaps and colours.
struct ImageDrawingTests {
    /// An image of two by two pixels: red, green above blue, nothing.
    private func sample() throws -> CGImage {
        let bitmap = Bitmap(
            width: 2, height: 2, pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0])
        return CGImage(try #require(bitmap))
    }

    @Test func `an image is upright where the y axis points up`() throws {
        let drawing = try Drawing(2)
        drawing.context.draw(try sample(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(drawing.pixel(0, 0) == red && drawing.pixel(1, 0) == green)
        #expect(drawing.pixel(0, 1) == blue && drawing.pixel(1, 1) == nothing)
    }

    @Test func `an image is upside down in a context of UIKit`() throws {
        let canvas = Canvas(width: 2, height: 2)
        let context = CGContext(canvas, matrix: .identity)
        context.draw(try sample(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = try #require(context.makeImage())
        #expect(image.dataProvider?.data.map { [UInt8]($0) } == blue + nothing + red + green)
        context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.drawUpright(try sample(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(context.makeImage()?.dataProvider?.data.map { [UInt8]($0) } == red + green + blue + nothing)
    }

    @Test func `an enlarged image without interpolation keeps its pixels`() throws {
        let drawing = try Drawing()
        drawing.context.interpolationQuality = .none
        drawing.context.draw(try sample(), in: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(drawing.pixel(1, 1) == red && drawing.pixel(2, 1) == green && drawing.pixel(1, 2) == blue)
        #expect(drawing.pixel(2, 2) == nothing)
    }

    @Test func `an image is repeated through the clip`() throws {
        let drawing = try Drawing()
        drawing.context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 4))
        drawing.context.draw(
            try sample(), in: CGRect(x: 1, y: 0, width: 2, height: 2), byTiling: true)
        #expect(drawing.pixel(1, 2) == red && drawing.pixel(1, 0) == red && drawing.pixel(0, 0) == green)
        #expect(drawing.pixel(3, 0) == nothing)
    }

    @Test func `a part of an image is counted from above`() throws {
        let image = try sample()
        let part = try #require(image.cropping(to: CGRect(x: 0, y: 1, width: 5, height: 1)))
        #expect((part.width, part.height) == (2, 1))
        #expect(part.dataProvider?.data.map { [UInt8]($0) } == blue + nothing)
        #expect(image.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
        #expect(image.cropping(to: .null) == nil)
        #expect(image.cropping(to: .infinite)?.width == 2)
    }

    @Test func `an image can be turned`() throws {
        let image = try sample()
        func bytes(_ image: CGImage) -> [UInt8] { image.dataProvider?.data.map { [UInt8]($0) } ?? [] }
        #expect(bytes(image.transposed(true, flipsX: true, flipsY: false)) == blue + red + nothing + green)
        #expect(bytes(image.transposed(true, flipsX: false, flipsY: true)) == green + nothing + red + blue)
        #expect(bytes(image.transposed(false, flipsX: true, flipsY: false)) == green + red + nothing + blue)
        #expect(
            bytes(image.tinted(CGColor(red: 1, green: 0, blue: 0, alpha: 1))) == red + red + red + nothing)
    }

    @Test func `the memory of an app gets the pixels in its layout`() throws {
        let layouts: [(CGBitmapInfo, [UInt8])] = [
            (CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), [255, 0, 0, 255]),
            (CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue), [255, 255, 0, 0]),
            (
                [CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue), .byteOrder32Little],
                [0, 0, 255, 255]
            ),
        ]
        for (info, expected) in layouts {
            var pixels = [UInt8](repeating: 0, count: 16)
            pixels.withUnsafeMutableBytes { memory in
                let context = CGContext(
                    data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
                context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                context?.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
                #expect([UInt8](memory.prefix(4)) == expected)
                // What the app writes is a part of the picture.
                memory.storeBytes(of: UInt32.max, toByteOffset: 4, as: UInt32.self)
                #expect(
                    context?.makeImage()?.dataProvider?.data?.suffix(12).prefix(4)
                        == Data([255, 255, 255, 255]))
            }
        }
    }

    @Test func `bitmaps of other kinds are refused`() {
        func context(
            _ width: Int, bits: Int = 8, row: Int = 0, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
            _ info: CGImageAlphaInfo = .premultipliedLast
        ) -> CGContext? {
            CGContext(
                data: nil, width: width, height: 2, bitsPerComponent: bits, bytesPerRow: row, space: space,
                bitmapInfo: info.rawValue)
        }
        #expect(context(2) != nil)
        #expect(context(0) == nil && context(-1) == nil && context(40_000) == nil)
        #expect(context(2, bits: 16) == nil && context(2, row: 4) == nil)
        #expect(context(2, space: CGColorSpaceCreateDeviceGray()) == nil)
        #expect(context(2, .last) == nil && context(2, .alphaOnly) == nil)
    }

    @Test func `a bitmap without opacity stays opaque`() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))
        context.setFillColor(gray: 1, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let gray = try #require(context.makeImage()?.dataProvider?.data)
        #expect(isClose([UInt8](gray), [128, 128, 128, 255]))
        context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.makeImage()?.dataProvider?.data.map { [UInt8]($0) } == [0, 0, 0, 255])
        #expect(context.makeImage()?.alphaInfo == .noneSkipLast)
    }

    @Test func `colours have the components of their spaces`() throws {
        let gray = CGColor(gray: 0.5, alpha: 0.25)
        #expect(gray.components == [0.5, 0.25] && gray.numberOfComponents == 2)
        #expect(gray.colorSpace?.model == .monochrome)
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let color = try #require(CGColor(colorSpace: p3, components: [0, 1, 0, 1]))
        #expect(color.components == [0, 1, 0, 1] && p3.isWideGamutRGB)
        // The green of Display P3 is outside of sRGB.
        #expect(color.red < 0 && color.green > 1)
        let sRGB = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let converted = color.converted(to: sRGB, intent: .defaultIntent, options: nil)
        #expect(converted?.components == [0, 1, 0, 1] && converted != color)
        let back = converted?.converted(to: p3, intent: .defaultIntent, options: nil)
        #expect(abs((back?.components?[0] ?? 0) - 0.458) < 0.01)
        #expect(CGColorSpace(name: "other") == nil)
        #expect(color.copy(alpha: 0.5)?.alpha == 0.5)
    }
}
