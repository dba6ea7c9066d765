import Foundation
import TesseraWeb

/// Runs the porting tool, which writes the package of an Xcode project, and reads its report.
struct ProjectPort: Sendable {
    /// The report that the tool writes as JSON.
    struct Report: Decodable, Sendable, Equatable {
        struct App: Decodable, Sendable, Equatable {
            var target: String
            var product: String
        }

        struct Finding: Decodable, Sendable, Hashable {
            var severity: String
            var file: String
            var line: Int?
            var message: String
            var advice: String
        }

        var folder: String
        var apps: [App]
        var findings: [Finding]
        var watched: [String]
    }

    let project: XcodeProject
    let package: URL
    let tool: PortTool
    /// The command of the porting tool, or nil to build the tool if needed and run it. Tests set it.
    var command: [String]?

    /// Writes the files of the package that have changed, and returns the report.
    ///
    /// - Throws: ``PortTool/Refusal`` if there is no report, or an error if the tool cannot be started.
    func port(_ terminal: Terminal) async throws -> Report {
        let command: [String]
        if let known = self.command {
            command = known
        } else {
            command = [try await tool.prepare(terminal)]
        }
        terminal.progress("Reading \(project.url.lastPathComponent)…")
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        let place = package.deletingLastPathComponent().appendingPathComponent(
            package.lastPathComponent + ".json")
        let log = BuildLog()
        let status = try await ToolProcess.run(
            command + [
                project.url.path, "--output", package.path, "--report", place.path, "--tessera",
                tool.tessera.path,
            ]
                + project.targets.flatMap { ["--target", $0] },
            onOutput: { _ in }, onError: { log.note($0) })
        try Task.checkCancellation()
        guard status <= 1, let data = FileManager.default.contents(atPath: place.path),
            let report = try? JSONDecoder().decode(Report.self, from: data), log.summary.complaints.isEmpty
        else {
            throw PortTool.Refusal(
                description: log.summary.complaints.first
                    ?? "The tool that reads Xcode projects failed: " + log.summary.tail.joined(separator: " ")
            )
        }
        return report
    }
}

extension ProjectPort.Report.Finding {
    /// The finding as a line for the terminal.
    var text: String { "\(line.map { "\(file):\($0)" } ?? file): \(severity): \(message) \(advice)" }

    /// Returns the finding as an error of a build, with the source lines around it.
    func problem(in folder: String) -> BuildProblem {
        // A finding without a line may be about a file that cannot be read to its end.
        let source = line.flatMap { line in
            FileManager.default.contents(atPath: folder + "/" + file).map {
                SourceLine.around(line, of: String(decoding: $0, as: UTF8.self))
            }
        }
        return BuildProblem("\(message) \(advice)", file: file, line: line, source: source ?? [])
    }
}

extension ProjectPort.Report {
    /// The greatest number of errors that a page displays.
    static let most = 10

    /// The findings that prevent a build.
    var errors: [Finding] { findings.filter { $0.severity == "error" } }

    /// The build status with the first errors that prevent a build, for the page, or nil if a build is possible.
    var failure: BuildStatus? {
        guard !errors.isEmpty || apps.isEmpty else { return nil }
        let problems = errors.prefix(Self.most).map { $0.problem(in: folder) }
        return .failed(
            problems.isEmpty ? [BuildProblem("The project has no app.")] : problems,
            more: max(0, errors.count - Self.most))
    }
}
