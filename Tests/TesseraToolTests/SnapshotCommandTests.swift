import Foundation
import TesseraGraphics
import TesseraSnapshot
import Testing

/// The command `tessera snapshot`, as a user runs it.
@Suite(.timeLimit(.minutes(10))) final class SnapshotCommandTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("tool-\(UUID().uuidString)", isDirectory: true)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private var file: URL { folder.appendingPathComponent("screen.png") }

    /// Returns the exit code and the error output of the command.
    private func snapshot(_ app: String, _ arguments: String..., output: String? = nil) throws -> (
        code: Int32, errors: String
    ) {
        let process = Process()
        process.executableURL = Self.built("tessera")
        process.arguments = ["snapshot", app, "-o", output ?? file.path] + arguments
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    /// Returns the path of the program FakeApp under a name, by which it behaves.
    private func fake(_ name: String) throws -> String {
        let link = folder.appendingPathComponent(name)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: Self.built("FakeApp"))
        return link.path
    }

    /// Returns the place of a program that is built beside the test bundle.
    private static func built(_ name: String) -> URL {
        let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
        let starts = bundles + [Bundle.main.executableURL ?? Bundle.main.bundleURL]
        let candidates = starts.map { $0.deletingLastPathComponent().appendingPathComponent(name) }
        return candidates.first { FileManager.default.fileExists(atPath: $0.path) } ?? candidates[0]
    }

    private func picture() throws -> Picture { try Picture(decoding: Data(contentsOf: file)) }

    // MARK: Pictures

    @Test func `an app of one red element is a red picture`() throws {
        let result = try snapshot(fake("Blank"), "--scale", "1")
        #expect(result.code == 0, "\(result.errors)")
        let picture = try picture()
        #expect(picture.width == 20 && picture.height == 30)
        let red: [UInt8] = [255, 0, 0, 255]
        #expect(picture.pixels == Array(repeatElement(red, count: 20 * 30).joined()))
    }

    @Test func `a tap that waits for the display's clock has its effect before the picture`() throws {
        let result = try snapshot(fake("Patient"), "--scale", "1", "--tap", "pad")
        #expect(result.code == 0, "\(result.errors)")
        #expect(try picture().pixels.prefix(4) == [0, 255, 0, 255])
    }

    @Test func `an app hears that nobody has decided about a permission`() throws {
        let result = try snapshot(fake("Curious"), "--scale", "1")
        #expect(result.code == 0, "\(result.errors)")
        #expect(try picture().pixels.prefix(4) == [0, 255, 0, 255])
    }

    @Test func `two pictures of the catalog are the same, byte by byte`() throws {
        var result = try snapshot("Catalog", "--size", "320x400", "--scale", "1")
        #expect(result.code == 0, "\(result.errors)")
        let first = try Data(contentsOf: file)
        result = try snapshot("Catalog", "--size", "320x400", "--scale", "1")
        #expect(result.code == 0, "\(result.errors)")
        #expect(try Data(contentsOf: file) == first)
        let light = try picture()
        #expect(light.width == 320 && light.height == 400)
        result = try snapshot("Catalog", "--size", "320x400", "--scale", "2", "--dark")
        #expect(result.code == 0, "\(result.errors)")
        let dark = try picture()
        #expect(dark.width == 640 && dark.height == 800)
        #expect(light.pixels.first.map { $0 > 200 } == true)
        #expect(dark.pixels.first.map { $0 < 60 } == true)
    }

    @Test func `the full content is higher than the screen, and as wide`() throws {
        let result = try snapshot("Catalog", "--size", "320x200", "--scale", "1", "--full")
        #expect(result.code == 0, "\(result.errors)")
        let picture = try picture()
        #expect(picture.width == 320)
        #expect(picture.height > 400)
    }

    @Test func `scrolling and taps change the picture`() throws {
        var result = try snapshot("Catalog", "--size", "320x400", "--scale", "1")
        let before = try picture()
        result = try snapshot("Catalog", "--size", "320x400", "--scale", "1", "--scroll", "60")
        #expect(result.code == 0, "\(result.errors)")
        let scrolled = try picture()
        #expect(scrolled != before)
        result = try snapshot("Catalog", "--size", "320x400", "--scale", "1", "--tap", "row-Grids")
        #expect(result.code == 0, "\(result.errors)")
        let tapped = try picture()
        #expect(tapped != before && tapped != scrolled)
    }

    // MARK: Errors

    @Test func `an app that does not exist ends the command with 3`() throws {
        let result = try snapshot("/no/such/app")
        #expect(result.code == 3)
        #expect(result.errors.contains("There is no app “/no/such/app”"))
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test func `an app of another version ends the command with 3`() throws {
        let result = try snapshot(fake("Elder"))
        #expect(result.code == 3)
        #expect(result.errors.contains("version"))
    }

    @Test func `an app that ends at its start ends the command with 4 and its reason`() throws {
        let result = try snapshot(fake("Mortal"))
        #expect(result.code == 4)
        #expect(result.errors.contains("Mortal exited with status 3: no such file: feed.json"))
    }

    @Test func `an app that crashes ends the command with 4 and its reason`() throws {
        let result = try snapshot(fake("Trapped"))
        #expect(result.code == 4)
        #expect(result.errors.contains("Duplicate identifier 7"))
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test(arguments: [
        ("Echo", "it has not displayed anything yet"), ("Restless", "working"),
        ("Waiting", "it waits for a timer that runs for"),
    ])
    func `an app that is never idle ends the command with 5 and what it does`(
        _ name: String, _ reason: String
    ) throws {
        let result = try snapshot(fake(name), "--wait-idle", "1")
        #expect(result.code == 5)
        #expect(result.errors.contains("\(name) is not idle after 1 s: it "), "\(result.errors)")
        #expect(result.errors.contains(reason), "\(result.errors)")
    }

    @Test func `an element that does not exist ends the command with 1 and the elements that do`() throws {
        let result = try snapshot("Catalog", "--tap", "nothing")
        #expect(result.code == 1)
        #expect(result.errors.contains("“nothing”"))
        #expect(result.errors.contains("“row-Grids”"), "\(result.errors)")
    }

    @Test func `a file that cannot be written ends the command with 6 before the app starts`() throws {
        let result = try snapshot("Catalog", output: folder.path + "/missing/screen.png")
        #expect(result.code == 6)
        #expect(result.errors.contains("there is no folder"))
        #expect(try snapshot("Catalog", output: folder.path).code == 6)
    }

    @Test func `wrong options end the command with 64`() throws {
        #expect(try snapshot("Catalog", "--size", "large").code == 64)
        #expect(try snapshot("Catalog", "--full", "--scroll", "10").code == 64)
    }
}
