import Foundation
import TestSupport
import Testing

@testable import TesseraGraphics

/// Files that lie, that are cut, or that ask for more than they are worth. The tests run one after the other, since they
/// measure the memory of the process. Other suites run meanwhile, so that the bounds are wide.
@Suite(.serialized) struct HostileImageTests {
    /// Returns by how many bytes the memory of the process grows at most while `body` runs.
    private func growth(_ body: () throws -> Void) rethrows -> Int {
        func read(_ name: String) -> Int {
            let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
            let line = text.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
            return (Int(line.filter(\.isNumber)) ?? 0) * 1024
        }
        // This resets the greatest size that the system remembers.
        if let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") {
            try? file.write(contentsOf: Data("5".utf8))
            try? file.close()
        }
        let before = read("VmRSS")
        try body()
        return read("VmHWM") - before
    }

    private static let megabyte = 1_000_000
    /// The growth that other suites may cause.
    private static let noise = 150 * megabyte

    @Test(arguments: ["png", "gif", "jpeg", "webp", "avif", "svg"])
    func `a header of an enormous size is an error, without memory for it`(format: String) throws {
        let side = 60_000
        let short = ImageFiles.littleEndian(side, size: 2)
        let long = ImageFiles.littleEndian(side - 1, size: 3)
        var files: [String: Data] = [:]
        files["png"] = ImageFiles.png(width: side, height: side, pixels: ImageFiles.compressedZeros(1000))
        files["gif"] = Data("GIF89a".utf8) + Data(short + short) + ImageFiles.gif(delays: [1]).dropFirst(10)
        files["jpeg"] = ImageFiles.jpegFrame(0xC0, width: side, height: side) + Data(count: 1000)
        let canvas: [UInt8] = [10, 0, 0, 0, 0, 0, 0, 0] + long + long
        files["webp"] = Data("RIFF0000WEBPVP8X".utf8) + Data(canvas)
        files["avif"] = ImageFiles.avifHeader(width: side, height: side)
        files["svg"] = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"/>"#.utf8)
        let file = try #require(files[format])
        let growth = growth {
            #expect(throws: ImageError.tooLarge(width: side, height: side)) { try ImageDecoder.decode(file) }
        }
        #expect(growth < Self.noise)
    }

    @Test func `the largest JPEG is an error`() {
        #expect(throws: ImageError.tooLarge(width: 65_535, height: 65_535)) {
            try ImageDecoder.decode(ImageFiles.jpegFrame(0xC2, width: 65_535, height: 65_535))
        }
    }

    @Test func `texts and profiles that expand to gigabytes are not expanded`() throws {
        // Each text is fifty kilobytes in the file and eight megabytes in memory.
        let zeros = ImageFiles.compressedZeros(8 * Self.megabyte)
        let text = ImageFiles.chunk("zTXt", Data("Comment\0\0".utf8) + zeros)
        let profile = ImageFiles.chunk("iCCP", Data("Profile\0\0".utf8) + zeros)
        let extras = profile + (0..<250).reduce(into: Data()) { data, _ in data += text }
        let file = ImageFiles.png(width: 2, height: 2, extras: extras, pixels: ImageFiles.compressedZeros(6))
        var bitmap: Bitmap?
        let growth = try growth { bitmap = try ImageDecoder.decode(file) }
        #expect(bitmap?.pixels == [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255])
        #expect(growth < Self.noise + 3 * file.count)
    }

    @Test func `pixels that expand to more than the image has end`() {
        let file = ImageFiles.png(
            width: 4, height: 4, pixels: ImageFiles.compressedZeros(500 * Self.megabyte))
        let growth = growth { _ = try? ImageDecoder.decode(file) }
        #expect(growth < Self.noise + 3 * file.count)
    }

    @Test func `an image with too few pixels is an error, or black where they are missing`() throws {
        for pixels in [Data(), ImageFiles.compressedZeros(300), ImageFiles.compressedZeros(300).dropLast(20)]
        {
            let file = ImageFiles.png(width: 200, height: 200, pixels: pixels)
            if let bitmap = try? ImageDecoder.decode(file) {
                let isBlank = bitmap.pixels.enumerated().allSatisfy { $0.offset % 4 == 3 || $0.element == 0 }
                #expect(isBlank)
            }
        }
        let cut = ImageFiles.png(width: 2, height: 2, pixels: ImageFiles.compressedZeros(6)).dropLast(1)
        #expect(throws: ImageError.self) { try ImageDecoder.decode(cut) }
    }

    @Test func `of a hundred thousand frames the first is decoded`() throws {
        let file = ImageFiles.gif(delays: [Int](repeating: 5, count: 100_000))
        var bitmap: Bitmap?
        var animation: ImageAnimation?
        let growth = try growth {
            bitmap = try ImageDecoder.decode(file)
            animation = ImageDecoder.animation(of: file)
        }
        #expect(bitmap?.pixels == [255, 0, 0, 255])
        #expect(animation?.frameDurations.count == GIFFile.maximumFrameCount)
        #expect(growth < Self.noise)
    }

    @Test func `a JPEG with a hundred thousand passes over its pixels is an error`() {
        var file = ImageFiles.jpegFrame(0xC2, width: 5000, height: 5000)
        for _ in 0..<100_000 { file += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0] }
        #expect(throws: ImageError.undecodable(.jpeg, reason: "it has too many passes for its size")) {
            try ImageDecoder.decode(file)
        }
    }

    @Test(arguments: ["webp", "avif", "jpeg"])
    func `each start of a file, and files with random damage, are errors or images`(format: String) throws {
        let file = try #require(
            ImageFiles.encoded(format, width: 40, height: 20), "GdkPixbuf cannot write \(format)")
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let growth = growth {
            for count in stride(from: 0, to: file.count, by: 11) {
                _ = try? ImageDecoder.decode(file.prefix(count))
            }
            for _ in 0..<200 {
                var damaged = file
                for _ in 0..<3 {
                    damaged[Int.random(in: 0..<file.count, using: &random)] = UInt8.random(
                        in: 0...255, using: &random)
                }
                guard let size = try? ImageDecoder.information(of: damaged),
                    size.width * size.height < 1_000_000
                else {
                    continue
                }
                _ = try? ImageDecoder.decode(damaged)
            }
        }
        #expect(growth < 3 * Self.noise, "seed \(seed)")
    }

    // MARK: SVG

    private func svg(_ content: String, attributes: String = #"width="30" height="20""#) -> Data {
        Data(
            #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \#(attributes)>"#
                .utf8)
            + Data(content.utf8) + Data("</svg>".utf8)
    }

    @Test func `entities that multiply are an error or nothing`() {
        var entities = "<!ENTITY a0 \"<rect width='1' height='1'/>\">"
        for level in 1...12 {
            entities += "<!ENTITY a\(level) \"\(String(repeating: "&a\(level - 1);", count: 10))\">"
        }
        let file = Data("<!DOCTYPE svg [\(entities)]>".utf8) + svg("&a12;")
        let growth = growth { _ = try? ImageDecoder.decode(file) }
        #expect(growth < Self.noise)
    }

    @Test func `references that multiply end`() {
        var content = "<defs><g id='g0'><rect width='9' height='9'/></g>"
        for level in 1...12 {
            let uses = String(repeating: "<use xlink:href='#g\(level - 1)'/>", count: 10)
            content += "<g id='g\(level)'>\(uses)</g>"
        }
        let growth = growth { _ = try? ImageDecoder.decode(svg(content + "</defs><use xlink:href='#g12'/>")) }
        #expect(growth < Self.noise)
    }

    @Test func `filters that take for ever end`() {
        let filters =
            "<filter id='f' x='-1000000' y='-1000000' width='9000000' height='9000000'>"
            + String(
                repeating: "<feMorphology operator='dilate' radius='5000'/><feTurbulence numOctaves='99'/>",
                count: 500)
            + "</filter>"
        let file = svg(
            filters + "<rect width='9000' height='9000' filter='url(#f)'/>",
            attributes: #"width="9000" height="9000""#)
        let start = ProcessInfo.processInfo.systemUptime
        let growth = growth {
            #expect(
                throws: ImageError.undecodable(
                    .svg, reason: "it is damaged, or takes too much time or memory")
            ) {
                try ImageDecoder.decode(file)
            }
        }
        #expect(growth < Self.noise)
        #expect(ProcessInfo.processInfo.systemUptime - start < 60)
    }

    @Test func `other files are not read`() throws {
        let other = FileManager.default.temporaryDirectory.appendingPathComponent(
            "secret-\(UUID().uuidString).png")
        try Canvas(opaque: 30, 20).pngData().write(to: other)
        defer { try? FileManager.default.removeItem(at: other) }
        let references =
            "<image width='30' height='20' xlink:href='\(other.path)'/><image width='30' height='20' "
            + "xlink:href='file://\(other.path)'/><image width='30' height='20' href='../\(other.lastPathComponent)'/>"
        let entity = "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>"
        let bitmap = try ImageDecoder.decode(svg(references))
        #expect(bitmap.pixels.allSatisfy { $0 == 0 })
        _ = try? ImageDecoder.decode(Data(entity.utf8) + svg("<text y='15'>&x;</text>"))
    }
}

extension Canvas {
    /// Creates an opaque canvas.
    fileprivate convenience init(opaque width: Int, _ height: Int) {
        self.init(width: width, height: height)
        paint(.color(.init(red: 1, green: 0, blue: 0)))
    }
}
