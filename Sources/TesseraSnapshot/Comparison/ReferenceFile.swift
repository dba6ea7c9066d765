import Foundation
import TesseraGraphics

/// The file beside a test with which a picture or a text of the test is compared.
///
/// A test file `HomeTests.swift` has its references in the folder `__Snapshots__/HomeTests` beside it. They are
/// named `<test>.png`, or `<test>.<name>.png` if the test gives them names.
public struct ReferenceFile: Hashable, Sendable {
    /// The place of the reference.
    public let url: URL
    /// The path of the picture of what differs, relative to ``ReferenceSettings/artifacts``.
    public let artifactPath: String

    /// The greatest size in bytes of a reference that is read.
    static let maximumSize = 64_000_000

    /// Creates the file of a test.
    ///
    /// - Parameters:
    ///   - testFile: The path of the test's source, as `#filePath` gives it.
    ///   - testName: The name of the test, as `#function` gives it.
    ///   - name: The name of the picture within the test, or nil if it has only one.
    ///   - pathExtension: The extension of the file: `png` for pictures, `txt` for texts.
    /// - Throws: ``ReferenceError/unusableName(_:)`` if a name consists only of characters that cannot be in
    ///   the names of files.
    public init(
        testFile: String, testName: String, name: String? = nil, pathExtension: String = "png"
    ) throws(ReferenceError) {
        func sanitized(_ text: String) throws(ReferenceError) -> String {
            guard let result = ReferenceName.sanitized(text) else { throw .unusableName(text) }
            return result
        }
        let source = URL(fileURLWithPath: testFile)
        let folder = try sanitized(source.deletingPathExtension().lastPathComponent)
        var fileName = try sanitized(ReferenceName.testName(of: testName))
        if let name { fileName += ".\(try sanitized(name))" }
        fileName += ".\(try sanitized(pathExtension))"
        url = source.deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__", isDirectory: true)
            .appendingPathComponent(folder, isDirectory: true)
            .appendingPathComponent(fileName, isDirectory: false)
        artifactPath = "\(folder)/\(fileName)"
    }

    /// Compares a picture with the reference.
    ///
    /// If there is no reference, or if the settings ask for it, the picture becomes the reference, with the
    /// versions of fonts and libraries in it. If the pictures differ, a picture of both with their difference
    /// is written to the folder for such pictures; if they match, a picture that an earlier run wrote there
    /// is removed. Files are replaced in one step.
    ///
    /// - Parameters:
    ///   - canvas: The picture as it is.
    ///   - tolerance: The differences that are accepted.
    ///   - versions: The versions with which the picture was drawn.
    ///   - settings: The settings of the run of tests.
    public func compare(
        _ canvas: Canvas, tolerance: ComparisonTolerance = .exact, versions: GraphicsVersions,
        settings: ReferenceSettings = ReferenceSettings()
    ) throws(ReferenceError) -> ReferenceOutcome {
        guard !settings.isRecording, let reference = try contents() else {
            try write(try Self.encoded(canvas, versions), to: url)
            return settings.isRecording ? .recorded(url) : .recordedMissing(url)
        }
        let artifact = settings.artifacts.appendingPathComponent(artifactPath, isDirectory: false)
        let known: Picture
        let recorded: GraphicsVersions
        do {
            known = try Picture(decoding: reference)
            recorded = try GraphicsVersions(readingPNG: reference)
        } catch {
            throw .damaged(path: url.path, reason: "\(error)")
        }
        let comparison = PictureComparison(of: Picture(canvas), with: known, tolerance: tolerance)
        guard !comparison.isMatch else {
            try? FileManager.default.removeItem(at: artifact)
            return .matched
        }
        // A reference of another origin has no versions, and is compared by its pixels alone.
        if !recorded.versions.isEmpty, let sentence = versions.difference(from: recorded) {
            return .otherVersions(sentence: sentence)
        }
        let picture: Data
        do { picture = try comparison.sideBySide().pngData() } catch {
            throw .unencodable(reason: error.description)
        }
        try write(picture, to: artifact)
        return .different(sentence: comparison.sentence, artifact: artifact)
    }

    /// Compares a text with the reference.
    ///
    /// If there is no reference, or if the settings ask for it, the text becomes the reference. If the texts
    /// differ, the actual text is written to the folder for what differs.
    ///
    /// - Parameters:
    ///   - text: The text as it is.
    ///   - settings: The settings of the run of tests.
    public func compare(
        _ text: String, settings: ReferenceSettings = ReferenceSettings()
    ) throws(ReferenceError) -> ReferenceOutcome {
        let text = text.hasSuffix("\n") ? text : text + "\n"
        guard !settings.isRecording, let data = try contents() else {
            try write(Data(text.utf8), to: url)
            return settings.isRecording ? .recorded(url) : .recordedMissing(url)
        }
        guard let reference = String(bytes: data, encoding: .utf8) else {
            throw .damaged(path: url.path, reason: "it is not UTF-8")
        }
        let artifact = settings.artifacts.appendingPathComponent(artifactPath, isDirectory: false)
        guard text != reference else {
            try? FileManager.default.removeItem(at: artifact)
            return .matched
        }
        try write(Data(text.utf8), to: artifact)
        return .different(sentence: TextDifference.sentence(from: reference, to: text), artifact: artifact)
    }

    private static func encoded(
        _ canvas: Canvas, _ versions: GraphicsVersions
    ) throws(ReferenceError) -> Data {
        do { return try versions.written(intoPNG: try canvas.pngData()) } catch {
            throw .unencodable(reason: "\(error)")
        }
    }

    /// Returns the bytes of the reference, or nil if there is none.
    private func contents() throws(ReferenceError) -> Data? {
        do {
            let file = try FileHandle(forReadingFrom: url)
            defer { try? file.close() }
            let data = try file.read(upToCount: Self.maximumSize + 1) ?? Data()
            guard data.count <= Self.maximumSize else {
                throw ReferenceError.unreadable(
                    path: url.path, reason: "It is larger than \(Self.maximumSize) bytes.")
            }
            return data
        } catch let error as ReferenceError {
            throw error
        } catch let error as CocoaError
            where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile
        {
            return nil
        } catch {
            throw .unreadable(path: url.path, reason: error.localizedDescription)
        }
    }

    private func write(_ data: Data, to url: URL) throws(ReferenceError) {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            throw .unwritable(path: url.path, reason: error.localizedDescription)
        }
    }
}

extension GraphicsVersions {
    /// The start of the keywords of versions in a PNG file.
    private static let prefix = "Version of "

    /// Reads the versions that are written in a PNG file. There are none if no version was written.
    public init(readingPNG data: Data) throws(PNGText.Failure) {
        var versions: [String: String] = [:]
        for (keyword, text) in try PNGText.read(from: data) where keyword.hasPrefix(Self.prefix) {
            versions[String(keyword.dropFirst(Self.prefix.count))] = text
        }
        self.init(versions)
    }

    /// Returns a PNG file in which these versions are written.
    public func written(intoPNG data: Data) throws(PNGText.Failure) -> Data {
        var texts: [String: String] = [:]
        for (name, version) in versions { texts[Self.prefix + name] = version }
        return try PNGText.write(texts, into: data)
    }
}
