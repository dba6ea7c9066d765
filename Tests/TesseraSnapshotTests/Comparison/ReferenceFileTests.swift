import Foundation
import TesseraGraphics
import Testing

@testable import TesseraSnapshot

/// Tests of references in a folder that is removed after each test.
@Suite final class ReferenceFileTests {
    private let folder: URL
    private let settings: ReferenceSettings
    private let versions = GraphicsVersions(["Pango": "1.50", "Inter": "4.001"])

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "References-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        settings = ReferenceSettings(
            isRecording: false, artifacts: folder.appendingPathComponent("artifacts"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func file(_ name: String? = nil, _ pathExtension: String = "png") throws -> ReferenceFile {
        try ReferenceFile(
            testFile: folder.appendingPathComponent("HomeTests.swift").path, testName: "`the home screen`()",
            name: name, pathExtension: pathExtension)
    }

    private func canvas(_ red: Double, width: Int = 20) -> Canvas {
        let canvas = Canvas(width: width, height: 10)
        canvas.paint(.color(.init(red: red, green: 0, blue: 0)))
        return canvas
    }

    @Test func `a reference lies beside its test`() throws {
        let file = try file("dark")
        #expect(file.url.path == folder.path + "/__Snapshots__/HomeTests/the-home-screen.dark.png")
        #expect(file.artifactPath == "HomeTests/the-home-screen.dark.png")
        #expect(try self.file().url.lastPathComponent == "the-home-screen.png")
    }

    @Test func `a missing reference is recorded and fails once`() throws {
        let file = try file()
        let first = try file.compare(canvas(1), versions: versions, settings: settings)
        #expect(first == .recordedMissing(file.url))
        #expect(first.isFailure)
        #expect(first.message?.contains(file.url.path) == true)
        let second = try file.compare(canvas(1), versions: versions, settings: settings)
        #expect(second == .matched)
        #expect(!second.isFailure)
        #expect(second.message == nil)
        #expect(try GraphicsVersions(readingPNG: Data(contentsOf: file.url)) == versions)
    }

    @Test func `recording replaces a reference and passes`() throws {
        let file = try file()
        _ = try file.compare(canvas(1), versions: versions, settings: settings)
        var recording = settings
        recording.isRecording = true
        let outcome = try file.compare(canvas(0), versions: versions, settings: recording)
        #expect(outcome == .recorded(file.url))
        #expect(!outcome.isFailure)
        #expect(try file.compare(canvas(0), versions: versions, settings: settings) == .matched)
        #expect(try Picture(decoding: Data(contentsOf: file.url)) == Picture(canvas(0)))
    }

    @Test func `two recordings of one picture are the same bytes`() throws {
        let file = try file()
        var recording = settings
        recording.isRecording = true
        _ = try file.compare(canvas(1), versions: versions, settings: recording)
        let first = try Data(contentsOf: file.url)
        _ = try file.compare(canvas(1), versions: versions, settings: recording)
        #expect(try Data(contentsOf: file.url) == first)
    }

    @Test func `a picture that differs is drawn beside its reference, until it matches again`() throws {
        let file = try file()
        _ = try file.compare(canvas(1), versions: versions, settings: settings)
        let outcome = try file.compare(canvas(0.5), versions: versions, settings: settings)
        let artifact = settings.artifacts.appendingPathComponent(file.artifactPath)
        guard case .different(let sentence, artifact) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(sentence.hasPrefix("200 of 200 pixels (100.00 %) differ"))
        #expect(outcome.message?.hasSuffix(artifact.path) == true)
        #expect(try Picture(decoding: Data(contentsOf: artifact)).width > 3 * 20)
        #expect(try file.compare(canvas(1), versions: versions, settings: settings) == .matched)
        #expect(!FileManager.default.fileExists(atPath: artifact.path))
    }

    @Test func `a tolerance is passed on`() throws {
        let file = try file()
        _ = try file.compare(canvas(1), versions: versions, settings: settings)
        let outcome = try file.compare(
            canvas(0.99), tolerance: ComparisonTolerance(colorDifference: 3), versions: versions,
            settings: settings)
        #expect(outcome == .matched)
    }

    @Test func `a reference of other versions says so instead of showing pixels`() throws {
        let file = try file()
        _ = try file.compare(canvas(1), versions: versions, settings: settings)
        let newer = GraphicsVersions(["Pango": "1.54", "Inter": "4.001", "HarfBuzz": "8.0"])
        let outcome = try file.compare(canvas(0), versions: newer, settings: settings)
        #expect(
            outcome
                == .otherVersions(
                    sentence:
                        "The reference was made with no HarfBuzz, Pango 1.50; this machine has HarfBuzz 8.0, "
                        + "Pango 1.54."))
        #expect(outcome.isFailure)
        #expect(!FileManager.default.fileExists(atPath: settings.artifacts.path))
        // A picture that matches is right whatever the versions are.
        #expect(try file.compare(canvas(1), versions: newer, settings: settings) == .matched)
        // A reference that another program wrote has no versions.
        try canvas(1).pngData().write(to: file.url)
        guard case .different = try file.compare(canvas(0), versions: newer, settings: settings) else {
            Issue.record("a reference without versions is not compared by its pixels")
            return
        }
    }

    @Test func `references that cannot be read or decoded are errors with their path`() throws {
        let file = try file()
        try FileManager.default.createDirectory(
            at: file.url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("no picture".utf8).write(to: file.url)
        #expect {
            try file.compare(canvas(1), versions: versions, settings: settings)
        } throws: {
            "\($0)".contains(file.url.path) && "\($0)".contains("damaged")
        }
        try FileManager.default.removeItem(at: file.url)
        try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: true)
        #expect {
            try file.compare(canvas(1), versions: versions, settings: settings)
        } throws: {
            if case ReferenceError.unreadable(file.url.path, _) = $0 { true } else { false }
        }
    }

    @Test func `a folder that cannot be made is an error with its path`() throws {
        try Data().write(to: folder.appendingPathComponent("__Snapshots__"))
        let file = try file()
        #expect {
            try file.compare(canvas(1), versions: versions, settings: settings)
        } throws: { error in
            switch error {
            case ReferenceError.unwritable(let path, _), ReferenceError.unreadable(let path, _):
                path == file.url.path
            default: false
            }
        }
    }

    @Test func `texts are references too`() throws {
        let file = try file(nil, "txt")
        #expect(try file.compare("a\nb\nc", settings: settings) == .recordedMissing(file.url))
        #expect(try String(contentsOf: file.url, encoding: .utf8) == "a\nb\nc\n")
        #expect(try file.compare("a\nb\nc", settings: settings) == .matched)
        let artifact = settings.artifacts.appendingPathComponent(file.artifactPath)
        #expect(
            try file.compare("a\nX\nc\nd", settings: settings)
                == .different(
                    sentence: "3 lines differ from the reference, the first in line 2:\n- b\n+ X\n+ d",
                    artifact: artifact))
        #expect(try String(contentsOf: artifact, encoding: .utf8) == "a\nX\nc\nd\n")
    }

    @Test func `the environment chooses recording and the folder of pictures`() {
        let root = URL(fileURLWithPath: "/root/package", isDirectory: true)
        let usual = ReferenceSettings(environment: [:], folder: root)
        #expect(!usual.isRecording)
        #expect(usual.artifacts.path == "/root/package/.build/snapshots")
        let other = ReferenceSettings(
            environment: ["TESSERA_RECORD": "1", "TESSERA_ARTIFACTS": "/somewhere"], folder: root)
        #expect(other.isRecording)
        #expect(other.artifacts.path == "/somewhere")
        #expect(!ReferenceSettings(environment: ["TESSERA_RECORD": "0"], folder: root).isRecording)
    }
}
