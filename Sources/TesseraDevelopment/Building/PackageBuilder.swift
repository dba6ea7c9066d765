import Foundation
import TesseraWeb

/// Builds a package, and reports how that goes to the pages of its apps and to the terminal.
actor PackageBuilder {
    /// A function that receives the folders of the package. The builder calls it each time it has read the manifest.
    typealias FoldersReceiver = @Sendable ([URL]) -> Void

    private let options: DevelopmentOptions
    private let development: Development
    private let terminal: Terminal
    private let onFolders: FoldersReceiver
    private var manifest: Manifest?
    private var archive: BuildArchive
    private var warnings: Set<BuildOutput.Diagnostic> = []
    /// The findings of the last port of a project.
    private var found: ProjectPort.Report?

    /// Creates the builder of a package that it has not built yet.
    init(
        _ options: DevelopmentOptions, development: Development, terminal: Terminal,
        onFolders: @escaping FoldersReceiver
    ) {
        self.options = options
        self.development = development
        self.terminal = terminal
        self.onFolders = onFolders
        let folder = options.package.appendingPathComponent(".build", isDirectory: true)
        BuildArchive.removeAbandoned(in: folder)
        let own = folder.appendingPathComponent("\(BuildArchive.prefix)\(getpid())", isDirectory: true)
        // In a container, an earlier run that was ended by force often had the same number.
        try? FileManager.default.removeItem(at: own)
        archive = BuildArchive(in: own)
    }

    /// Builds the package after changes of these files. A build whose task is cancelled reports nothing of its end.
    func build(_ changes: Set<String>) async {
        let start = ContinuousClock.now
        report(.building(done: 0, total: 0))
        terminal.progress("Building…")
        do {
            if let project = options.project {
                try await port(project)
            } else if manifest == nil || changes.isEmpty || changes.contains(where: SourceFilter.isManifest) {
                try await readManifest()
            }
            try await compile(changes)
            try Task.checkCancellation()
            try serve(after: ContinuousClock.now - start)
        } catch let failure as Failure {
            if !Task.isCancelled { fail(failure.status, all: failure.all) }
        } catch is CancellationError {
            return
        } catch {
            let isFull = (error as? CocoaError)?.code == .fileWriteOutOfSpace
            if !Task.isCancelled {
                fail(isFull ? BuildOutput.fullDisk : .failed([BuildProblem("\(error)")], more: 0))
            }
        }
    }

    /// Removes what the builder has written.
    func finish() {
        archive.remove()
    }

    private struct Failure: Error {
        var status: BuildStatus
        /// The problems for the terminal, where the page displays only the first ones.
        var all: [BuildProblem]?
    }

    // MARK: The manifest

    /// The names of the executables.
    private var apps: [String] {
        if options.project != nil { return found?.apps.map(\.product) ?? [] }
        return options.products.isEmpty ? manifest?.apps ?? [] : options.products
    }

    private func readManifest() async throws {
        let log = BuildLog()
        let status = try await ToolProcess.run(
            options.tool + ["package", "--package-path", options.package.path, "dump-package"],
            onOutput: { log.keep($0) }, onError: { log.note($0) })
        try Task.checkCancellation()
        guard status == 0 else {
            manifest = nil
            throw Failure(status: log.summary.failure(in: options.sources))
        }
        let manifest = try Manifest(parsing: Data(log.text.utf8))
        self.manifest = manifest
        onFolders([options.package] + manifest.localPackages.map(sources))
        for name in options.products where !manifest.executables.contains(name) {
            throw Failure(
                status: .failed(
                    [
                        BuildProblem(
                            "The package has no executable “\(name)”: it has \(list(manifest.executables)).")
                    ],
                    more: 0))
        }
        guard !apps.isEmpty else {
            let sentence = "The package has no app: an app is an executable target that depends on TesseraUI."
            throw Failure(status: .failed([BuildProblem(sentence)], more: 0))
        }
        try development.setNames(apps)
        terminal.announce(development.apps)
    }

    /// Returns the folder of a package on this machine that is watched: its sources, or all of it if they lie elsewhere.
    private func sources(of package: String) -> URL {
        let whole = URL(fileURLWithPath: package, isDirectory: true)
        let sources = whole.appendingPathComponent("Sources", isDirectory: true)
        return FileManager.default.fileExists(atPath: sources.path) ? sources : whole
    }

    private func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.joined(separator: ", ")
    }

    // MARK: Projects of Xcode

    /// Writes the package of a project, and prints the findings if they differ from the last ones.
    private func port(_ project: XcodeProject) async throws {
        let port = ProjectPort(
            project: project, package: options.package, tool: PortTool(), command: options.portCommand)
        let report: ProjectPort.Report
        do {
            report = try await port.port(terminal)
        } catch let refusal as PortTool.Refusal {
            throw Failure(status: .failed([BuildProblem(refusal.description)], more: 0))
        }
        let known = Set(found?.findings ?? [])
        for finding in report.findings where !known.contains(finding) && finding.severity != "error" {
            terminal.log(finding.text)
        }
        if report.findings.isEmpty, found?.findings != [] {
            terminal.log("\(project.url.lastPathComponent): nothing is in the way.")
        }
        found = report
        onFolders(report.watched.map { URL(fileURLWithPath: $0, isDirectory: true) })
        if let failure = report.failure {
            let all = report.errors.map { finding in
                BuildProblem("\(finding.message) \(finding.advice)", file: finding.file, line: finding.line)
            }
            throw Failure(status: failure, all: all.isEmpty ? nil : all)
        }
        try development.setNames(apps)
        terminal.announce(development.apps)
    }

    // MARK: The build

    private func compile(_ changes: Set<String>) async throws {
        let log = BuildLog { [development, terminal] done, total in
            development.report(.building(done: done, total: total))
            terminal.progress("Building \(done) of \(total)…")
        }
        let arguments =
            options.tool + [
                "build", "--package-path", options.package.path, "--configuration", options.configuration,
            ]
            + (apps.count == 1 ? ["--product", apps[0]] : [])
        let status = try await ToolProcess.run(
            arguments,
            onOutput: { [terminal, options] line in
                log.note(line)
                if options.isVerbose { terminal.log(line) }
            })
        try Task.checkCancellation()
        let output = log.summary
        // The compiler repeats only the warnings of files that it compiles again.
        warnings = warnings.filter { warning in
            !changes.contains(warning.path) && FileManager.default.fileExists(atPath: warning.path)
        }
        warnings.formUnion(output.warnings)
        guard status == 0 else { throw Failure(status: output.failure(in: options.sources)) }
    }

    private func serve(after time: Duration) throws {
        let binaries = options.package.appendingPathComponent(".build/\(options.configuration)")
        let builds = try archive.keep(apps, from: binaries)
        let status = BuildStatus.succeeded(warnings: warnings.count)
        report(status)
        development.serve(builds)
        terminal.built(in: time, warnings: warnings.count)
    }

    private func fail(_ status: BuildStatus, all: [BuildProblem]? = nil) {
        report(status)
        terminal.failed(all.map { .failed($0, more: 0) } ?? status)
    }

    private func report(_ status: BuildStatus) {
        guard status != development.status else { return }
        development.report(status)
    }
}
