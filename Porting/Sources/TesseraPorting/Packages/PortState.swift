import Foundation

/// What the last port has read and written, so that the next one repeats only what has changed.
struct PortState: Codable {
    /// A source that was rewritten.
    struct Source: Codable {
        var stamp: FileStamp
        /// The path of the rewritten file within the package.
        var output: String
        var imports: Set<String>
        var registration: String?
        var entries: [RewrittenFile.Entry]
        /// True for a file with statements outside declarations, from which an app starts.
        var isMain = false
        var findings: [Finding]
        /// The modules that the file imports in any case.
        var wanted: [RewrittenFile.Import]
    }

    /// A description of a package, which takes a second to read.
    struct Description: Codable {
        var stamp: FileStamp
        var json: String
    }

    /// The packages from elsewhere that were fetched.
    struct Resolution: Codable {
        /// The requirements and versions for which they were fetched.
        var key: String
        /// The folders of the packages by their identities.
        var checkouts: [String: String]
        /// Whether targets must be ported, by the folder of the package and the name of the target.
        var needs: [String: Need] = [:]
    }

    /// Whether a target of a package must be ported.
    struct Need: Codable {
        var isPort: Bool
        /// What prevents the port of a target that builds on Linux, but shows something on iOS only.
        var obstacle: Finding?
    }

    /// The stamp of the file with the index of declarations, which is of no use beside the state of another port.
    var indexStamp: FileStamp?
    /// The program that wrote the package: another one may write something else.
    var program: FileStamp?
    /// The sources by module and path.
    var sources: [String: [String: Source]] = [:]
    /// The stamps of copied files, by their paths within the package.
    var copies: [String: FileStamp] = [:]
    /// The paths of all files that were written.
    var files: Set<String> = []
    /// The output of `swift package dump-package` for packages on this machine, by their folders.
    var descriptions: [String: Description] = [:]

    /// The packages that were fetched for the last port.
    var resolution: Resolution?

    /// The folder within the package in which states are kept.
    static let folder = ".tessera-port"

    /// Reads the state of a package. An unreadable one counts as none.
    init(in folder: String) {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(Self.folder)/state.json"),
            let state = try? JSONDecoder().decode(Self.self, from: data)
        else { return }
        self = state
    }

    init() {}

    /// Writes the state.
    func write(in folder: String) throws {
        try Self.write(self, to: "\(folder)/\(Self.folder)/state.json")
    }

    /// Reads the index of the declarations, or returns nil if it was not written with this state.
    func index(in folder: String) -> ProjectIndex? {
        let path = Self.indexPath(in: folder)
        guard let indexStamp, FileStamp(path) == indexStamp,
            let data = FileManager.default.contents(atPath: path)
        else {
            return nil
        }
        return try? JSONDecoder().decode(ProjectIndex.self, from: data)
    }

    /// Writes the index. The state must be written next: until then no state is valid for the index.
    mutating func write(_ index: ProjectIndex, in folder: String) throws {
        try Self.write(index, to: Self.indexPath(in: folder))
        indexStamp = FileStamp(Self.indexPath(in: folder))
    }

    private static func indexPath(in folder: String) -> String { "\(folder)/\(Self.folder)/index.json" }

    private static func write(_ value: some Encodable, to path: String) throws {
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try encoder.encode(value).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
