import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

/// A file that a test sends to the app as a display does.
struct SentFile {
    var name: String
    var type = ""
    var bytes = Data("sushi".utf8)
}

/// A red PNG with the given size in pixels.
@MainActor
func redPhoto(_ width: Int, _ height: Int) throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    return renderer.pngData { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
}

extension FakeDisplay {
    /// The latest request for files.
    var fileRequest: DisplayRequest? { requests.last { $0.kind == .files } }

    /// Waits until the app has sent a request for files other than the one with a number.
    func waitForFileRequest(after number: Int? = nil) async {
        let deadline = ContinuousClock.now + .seconds(300)
        while fileRequest == nil || fileRequest?.number == number {
            guard ContinuousClock.now < deadline else {
                Issue.record("No request for files came.")
                return
            }
            await turn()
            await settle()
        }
    }

    /// The numbers of files that the app has said it accepts, with the latest last.
    var acceptedUploads: [Int] {
        frames.compactMap { if case .uploads(let count) = $0 { count } else { nil } }
    }

    /// The paths of the files that the app lets the display fetch at present, by their numbers.
    var offeredFiles: [Int: String] {
        frames.reduce(into: [:]) { files, frame in
            if case .download(let id, let path) = frame { files[id] = path.isEmpty ? nil : path }
        }
    }

    /// Answers the latest request for files, or that with a number, with files that have arrived. Returns the paths at which they
    /// did.
    @discardableResult
    func sendFiles(_ files: [SentFile], number: Int? = nil) throws -> [String] {
        let number = try #require(number ?? fileRequest?.number)
        var paths: [String] = []
        var descriptions: [DisplayEvent.Answer.File] = []
        for (index, file) in files.enumerated() {
            let folder = FileManager.default.temporaryDirectory.appending(path: "test-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
            let path = folder.appending(path: "file").path
            try file.bytes.write(to: URL(filePath: path))
            paths.append(path)
            send(bytes: Frame.upload(id: index + 1, path: path).encoded)
            descriptions.append(.init(upload: index + 1, name: file.name, type: file.type))
        }
        send(.answer(.init(number: number, outcome: .done, files: descriptions)))
        return paths
    }

    /// Answers the latest request for files.
    func answerFiles(
        _ outcome: DisplayEvent.Answer.Outcome, part: Double? = nil,
        reason: DisplayEvent.Answer.Reason? = nil
    ) throws {
        let number = try #require(fileRequest?.number)
        send(.answer(.init(number: number, outcome: outcome, part: part, reason: reason)))
    }

    /// All texts on the display, without their line breaks.
    var texts: [String] {
        elements.values.compactMap { element in
            let lines = element.properties["tx"]?["l"]?.array ?? []
            let words = lines.compactMap { $0.array?.first?.string?.trimmingCharacters(in: .whitespaces) }
            return words.isEmpty ? nil : words.joined(separator: " ")
        }
    }
}
