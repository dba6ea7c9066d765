import Foundation
import TesseraWeb

/// What a build prints, read line by line: its progress, errors and warnings.
struct BuildOutput {
    /// A sentence of the compiler about a place in a file.
    struct Diagnostic: Hashable {
        /// The absolute path.
        var path: String
        var line: Int
        var column: Int
        var message: String
    }

    /// The number of finished steps and of all steps, or nil before the first one.
    private(set) var progress: (done: Int, total: Int)?
    /// The errors in files, in the order in which they came, each once.
    private(set) var errors: [Diagnostic] = []
    /// The warnings in files, each once.
    private(set) var warnings: Set<Diagnostic> = []
    /// The errors without a place, such as those of the linker and of SwiftPM, each once.
    private(set) var complaints: [String] = []
    /// The last lines, for a build that fails without a word about the reason.
    private(set) var tail: [String] = []
    /// True if the disk has no room.
    private(set) var isDiskFull = false

    /// Reads a line.
    mutating func note(_ text: String) {
        let line = text.hasSuffix("\r") ? String(text.dropLast()) : text
        if let match = line.prefixMatch(of: Self.step), let done = Int(match.1), let total = Int(match.2) {
            progress = (done, total)
            return
        }
        if line.contains("No space left on device") || line.contains("ENOSPC") { isDiskFull = true }
        if let match = line.wholeMatch(of: Self.place), let number = Int(match.line),
            let column = Int(match.column)
        {
            let found = Diagnostic(
                path: String(match.path), line: number, column: column, message: String(match.message))
            switch match.kind {
            case "error": if !errors.contains(found) { errors.append(found) }
            case "warning": warnings.insert(found)
            default: break
            }
        } else if let match = line.wholeMatch(of: Self.complaint) {
            let found = String(match.message)
            // SwiftPM and the compiler print these lines last. The lines before them state the reasons.
            let isEcho = found.hasPrefix("emit-module command failed") || found.hasPrefix("fatalError")
            if !isEcho, !complaints.contains(found) { complaints.append(found) }
        }
        if !line.allSatisfy(\.isWhitespace) { tail = (tail + [line]).suffix(6) }
    }

    nonisolated(unsafe) private static let step = #/\[(\d+)/(\d+)\] /#
    nonisolated(unsafe) private static let place =
        #/(?<path>/.+?):(?<line>\d+):(?<column>\d+): (?<kind>error|warning|note): (?<message>.*)/#
    nonisolated(unsafe) private static let complaint =
        #/(?:[\w.\-/+]*(?:ld|lld|clang|gold|swiftc?)[\w.\-]*: )?(?:fatal )?error: (?<message>.*)/#
}

extension BuildOutput {
    /// The state of a build for whose results the disk has no room.
    static let fullDisk = BuildStatus.failed(
        [BuildProblem("The disk is full: the build needs room for its results.")], more: 0)

    /// The greatest number of problems that a page displays.
    private static let maximumCount = 10

    /// Returns the state of a build that has failed with this output. Places are relative to `package`.
    func failure(in package: URL) -> BuildStatus {
        if isDiskFull { return Self.fullDisk }
        let root = package.standardizedFileURL.resolvingSymlinksInPath().path + "/"
        var problems = errors.map { error in
            let text = FileManager.default.contents(atPath: error.path).map {
                String(decoding: $0, as: UTF8.self)
            }
            let path = error.path
            return BuildProblem(
                error.message, file: path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path,
                line: error.line, column: error.column,
                source: text.map { SourceLine.around(error.line, of: $0) } ?? [])
        }
        if problems.isEmpty { problems = complaints.map { BuildProblem($0) } }
        if problems.isEmpty {
            problems = [BuildProblem(tail.isEmpty ? "The build failed." : tail.joined(separator: "\n"))]
        }
        let most = Self.maximumCount
        return .failed(Array(problems.prefix(most)), more: max(0, problems.count - most))
    }
}
