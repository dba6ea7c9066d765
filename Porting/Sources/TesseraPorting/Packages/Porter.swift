import Foundation

/// Writes a Swift package from an Xcode project.
///
///     let report = try Porter(place, output: folder, tessera: tessera).port()
///     for finding in report.findings { print(finding) }
///
/// The project's folder is only read. Files of the package that have not changed stay as they are.
public struct Porter {
    private let place: ProjectPlace
    private let targets: [String]
    private let output: String
    private let tessera: String
    private let program: FileStamp?

    /// A reason why nothing can be written, as a sentence for the user.
    public struct Refusal: Error, CustomStringConvertible {
        /// The sentence.
        public let description: String
    }

    /// Prepares a port.
    ///
    /// - Parameters:
    ///   - place: The project to port.
    ///   - targets: The names of the targets of the apps to port. An empty array stands for all apps of the project.
    ///   - output: The absolute path of the folder to write.
    ///   - tessera: The absolute path of Tessera's package.
    ///   - program: The path of the program that runs, or nil. If the program has changed since the last port,
    ///     everything is written anew.
    public init(
        _ place: ProjectPlace, targets: [String] = [], output: String, tessera: String, program: String? = nil
    ) {
        self.place = place
        self.targets = targets
        self.output = ProjectPaths.normalized(output)
        self.tessera = ProjectPaths.normalized(tessera)
        self.program = program.flatMap(FileStamp.init)
    }

    /// Reads the project and writes the files of the package that have changed.
    ///
    /// - Throws: ``Refusal`` if the folder contains files that no port has written, or an error of the file system.
    ///   Problems of the project are findings in the report and not errors.
    public func port() throws -> PortReport {
        try checkOutput()
        // This folder marks the output as one that a port writes, so that another port is possible even if this one
        // ends early.
        try FileManager.default.createDirectory(
            atPath: output + "/" + PortState.folder, withIntermediateDirectories: true)
        var before = PortState(in: output)
        if before.program != program {
            let files = before.files
            before = PortState()
            before.files = files
        }
        var report = PortReport(folder: place.folder, package: output)
        let project: Project
        do {
            project = try ProjectReader.read(place.project)
        } catch {
            report.findings = [
                error.finding(
                    advice: "Open the project in Xcode, which mends it, or restore an earlier version.")
            ]
            return report
        }
        var plan = PortPlan(project, targets: targets, state: before, output: output)
        plan.make()
        report.findings += project.findings + plan.findings
        report.watched = plan.watched
        guard !plan.modules.isEmpty else { return report.finished() }
        var writer = PackageWriter(
            plan: plan, project: project, before: before, output: output, tessera: tessera)
        try writer.write()
        report.findings += writer.findings + writer.folder.findings
        report.apps = writer.apps
        report.rewrittenCount = writer.rewrittenCount
        report.changeCount = writer.folder.changeCount
        var state = writer.state
        state.program = program
        state.descriptions = plan.descriptions
        state.resolution = plan.resolution
        try state.write(in: output)
        return report.finished()
    }

    /// Throws an error if the output folder contains files that no port has written, or if it is the project.
    private func checkOutput() throws {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: output)) ?? []).filter {
            $0 != ".build"
        }
        guard names.isEmpty || names.contains(PortState.folder) else {
            throw Refusal(
                description: "\(output) contains files that were not written by a port: name an empty folder."
            )
        }
        let project = place.folder
        guard output != project, !(output + "/").hasPrefix(place.project + "/") else {
            throw Refusal(description: "The package cannot be written over the project: name another folder.")
        }
    }
}
