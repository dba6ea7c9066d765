import Foundation
import TesseraGraphics
import TesseraSnapshot

/// The mock API of the examples with pictures of one colour each, and the command that draws the examples.
struct ExampleScreens {
    /// An error of a program that a test runs.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let folder: URL
    private let mock = Process()
    private let address: String

    /// Starts the API.
    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("example-pictures-\(UUID().uuidString)", isDirectory: true)
        let api = Self.root.appendingPathComponent("Examples/MockAPI")
        let data = api.appendingPathComponent("data.json")
        try Self.paint(String(contentsOf: data, encoding: .utf8), into: folder)
        mock.executableURL = Self.built("tessera")
        mock.arguments = [
            "mock", data.path, "--routes", api.appendingPathComponent("routes.json").path, "--files",
            folder.path, "--port", "0",
        ]
        let output = Pipe()
        mock.standardOutput = output
        try mock.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let start = line.range(of: "http://"),
            let end = line[start.lowerBound...].firstIndex(where: \.isWhitespace)
        else { throw Failure(description: "The mock API does not start: \(line)") }
        let url = line[start.lowerBound..<end]
        address = String(url.hasSuffix("/") ? url.dropLast() : url)
    }

    /// Ends the API.
    func close() {
        mock.terminate()
        mock.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Returns a picture of an example.
    func picture(of app: String, _ options: [String]) throws -> Canvas {
        let file = folder.appendingPathComponent("screen.png")
        let process = Process()
        process.executableURL = Self.built("tessera")
        process.arguments =
            ["snapshot", Self.built(app).path, "-o", file.path, "--scale", "1", "--wait-idle", "60"] + options
        process.environment = ProcessInfo.processInfo.environment.merging(["EXAMPLES_API": address]) { $1 }
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(description: text) }
        return Canvas(try ImageDecoder.decode(Data(contentsOf: file)))
    }

    /// The folder of the repository.
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the place of a program that is built beside the test bundle.
    private static func built(_ name: String) -> URL {
        let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
        let starts = bundles + [Bundle.main.executableURL ?? Bundle.main.bundleURL]
        let candidates = starts.map { $0.deletingLastPathComponent().appendingPathComponent(name) }
        return candidates.first { FileManager.default.fileExists(atPath: $0.path) } ?? candidates[0]
    }

    /// Writes a picture of one colour for each address in the data, such as `/images/steak-425x640.jpg`.
    private static func paint(_ data: String, into folder: URL) throws {
        let images = folder.appendingPathComponent("images", isDirectory: true)
        try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
        for match in data.matches(of: #/"/images/([^"/]+-(\d+)x(\d+)\.\w+)"/#) {
            guard let width = Int(match.2), let height = Int(match.3) else { continue }
            let file = images.appendingPathComponent(String(match.1))
            guard !FileManager.default.fileExists(atPath: file.path) else { continue }
            let canvas = Canvas(width: width, height: height)
            canvas.paint(.color(color(of: String(match.1))))
            try canvas.jpegData(quality: 80).write(to: file)
        }
    }

    /// Returns a colour that depends on a name.
    private static func color(of name: String) -> Canvas.Color {
        let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        func channel(_ shift: UInt32) -> Double { Double(80 + hash >> shift & 0x7F) / 255 }
        return Canvas.Color(red: channel(0), green: channel(8), blue: channel(16))
    }
}
