import Foundation

/// The functions in an app's own files that were running when the app crashed.
struct CrashTrace: Sendable, Equatable, Encodable {
    /// A function that was running.
    struct Frame: Sendable, Equatable, Encodable {
        /// The name of the function.
        var function: String
        /// The file relative to the package.
        var file: String
        /// The line, from 1 on.
        var line: Int
        /// The lines of the source around the place, or an empty array.
        var source: [SourceLine]
    }

    /// The frames, the innermost first.
    private(set) var frames: [Frame] = []

    /// The greatest number of frames.
    private static let maximumCount = 8

    /// Reads a line of an app's error output. It is ignored unless it describes a frame in a file below `sources`,
    /// as in `  3 [ra]   0x0000aaaa Feed.open() + 123 in Photos at /photos/Sources/Feed.swift:12:9`.
    mutating func note(_ line: String, sources: URL) {
        guard frames.count < Self.maximumCount, let match = line.wholeMatch(of: Self.pattern) else { return }
        let (path, root) = (String(match.path), sources.standardizedFileURL.path + "/")
        guard path.hasPrefix(root), !path.dropFirst(root.count).hasPrefix("."), let number = Int(match.line)
        else { return }
        let frame = Frame(
            function: String(match.function), file: String(path.dropFirst(root.count)), line: number,
            source: frames.isEmpty ? Self.source(of: path, around: number) : [])
        if frames.last != frame { frames.append(frame) }
    }

    private static func source(of path: String, around line: Int) -> [SourceLine] {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        return SourceLine.around(line, of: String(decoding: data, as: UTF8.self))
    }

    nonisolated(unsafe) private static let pattern =
        #/\s*\d+\s+(?:\[ra\]\s+)?(?:0x[0-9a-f]+\s+)?(?<function>.+?)(?: \+ \d+)? in [^ ]+ at (?<path>/.+?):(?<line>\d+)(?::\d+)?\s*/#
}
