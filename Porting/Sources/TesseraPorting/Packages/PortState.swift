import Foundation

/// The files that the last port has read and written. The next port uses it to repeat only what has changed.
struct PortState: Codable {
    /// A source that was rewritten.
    struct Source: Codable {
        var stamp: FileStamp
        /// The path of the rewritten file within the package.
        var output: String
        var imports: Set<String>
        var registration: String?
        var entries: [RewrittenFile.Entry]
        /// True for a `main.swift`, with which the app starts.
        var isMain = false
        var findings: [Finding]
        /// The modules that the file imports in any case.
        var wanted: [RewrittenFile.Import]
    }

    /// The description of a package. It is kept because the package manager takes a second to print it.
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
        /// The needs of the targets, by the folder of the package and the name of the target.
        var needs: [String: Need] = [:]
    }

    /// The need to port a target of a package.
    struct Need: Codable {
        /// True if the target must be ported.
        var isPort: Bool
        /// What prevents the port of a target that builds on Linux, but displays something on iOS only.
        var obstacle: Finding?
    }

    /// The stamp of the file with the index of declarations. An index with another stamp belongs to another state and
    /// is not used.
    var indexStamp: FileStamp?
    /// The stamp of the program that wrote the package. A port by another program starts from nothing, since it may
    /// write other files.
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

    /// The folder within the package that contains the state and the index.
    static let folder = ".tessera-port"
    /// The greatest size of a state or of an index.
    private static let maximumSize = 1 << 30

    /// Reads the state of a package. The state is empty if there is none or if it cannot be read.
    init(in folder: String) {
        guard let data = RegularFile.contents("\(folder)/\(Self.folder)/state.json", limit: Self.maximumSize),
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
            let data = RegularFile.contents(path, limit: Self.maximumSize)
        else {
            return nil
        }
        return try? JSONDecoder().decode(ProjectIndex.self, from: data)
    }

    /// Writes the index. The caller writes the state next; until then the index on the disk belongs to no state.
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
