/// The Swift files that are compiled as one module.
public struct SourceModule: Codable, Hashable, Sendable {
    /// The name by which other modules import the module.
    public var name: String
    /// The files of the module.
    public var files: [SourceFile]
    /// True if the module is the app, which has an entry.
    public var isApp: Bool
    /// True if declarations without an isolation belong to the main actor.
    public var isMainActorByDefault: Bool

    /// Creates a module of files.
    public init(
        name: String, files: [SourceFile] = [], isApp: Bool = false, isMainActorByDefault: Bool = false
    ) {
        self.name = name
        self.files = files
        self.isApp = isApp
        self.isMainActorByDefault = isMainActorByDefault
    }
}
