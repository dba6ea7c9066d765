import Foundation

/// A report of the findings of a port and of the files that it has written.
public struct PortReport: Codable, Sendable {
    /// An app of the written package.
    public struct App: Codable, Hashable, Sendable {
        /// The name of the target in the project.
        public var target: String
        /// The name of the executable product.
        public var product: String
    }

    /// The absolute path of the project's folder, to which the files of findings are relative.
    public var folder: String
    /// The absolute path of the written package.
    public var package: String
    /// The apps of the written package.
    public var apps: [App] = []
    /// The findings, errors first.
    public var findings: [Finding] = []
    /// The absolute paths of the folders in which a change makes another port necessary.
    public var watched: [String] = []
    /// The number of sources that were rewritten, because they or declarations that they use have changed.
    public var rewrittenCount = 0
    /// The number of files that were written or removed.
    public var changeCount = 0

    init(folder: String, package: String) {
        self.folder = folder
        self.package = package
    }

    /// True if the package has an app and no finding is an error.
    public var canBeBuilt: Bool { !apps.isEmpty && !findings.contains { $0.severity == .error } }

    /// Returns the report with its findings in order: errors first, then by file and line.
    func finished() -> PortReport {
        var report = self
        report.findings = ProjectReader.unique(findings).map { finding in
            var finding = finding
            if finding.file.hasPrefix("/") { finding.file = ProjectPaths.relative(finding.file, to: folder) }
            return finding
        }
        .sorted { one, other in
            func key(_ finding: Finding) -> (Int, String, Int, String) {
                (finding.severity == .error ? 0 : 1, finding.file, finding.line ?? 0, finding.message)
            }
            return key(one) < key(other)
        }
        return report
    }

    /// Returns the report as JSON.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}
