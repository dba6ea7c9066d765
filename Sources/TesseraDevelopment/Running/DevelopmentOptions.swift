import Foundation

/// What to build and to serve.
public struct DevelopmentOptions: Sendable {
    /// The folder of the package.
    public var package: URL
    /// The executables to serve. If empty, all apps of the package are served.
    public var products: [String]
    /// The configuration of the build: `debug` or `release`.
    public var configuration: String
    /// A Boolean value that tells whether the package is built again when its files change.
    public var watches: Bool
    /// The Xcode project from which the package is written before each build, or nil if the user edits the package.
    public var project: XcodeProject?
    /// The command of the porting tool, or nil to build the tool. Tests set it.
    var portCommand: [String]?
    /// The command with which packages are built, which the tests replace.
    var tool = ["swift"]
    /// A Boolean value that tells whether the terminal gets the log of the build.
    public var isVerbose: Bool

    /// Creates options.
    public init(
        package: URL, products: [String] = [], configuration: String = "debug", watches: Bool = true,
        isVerbose: Bool = false
    ) {
        self.package = package
        self.products = products
        self.configuration = configuration
        self.watches = watches
        self.isVerbose = isVerbose
    }

    /// Creates options for the apps of an Xcode project. Their package is kept in the folder for caches.
    public init(
        project: XcodeProject, configuration: String = "debug", watches: Bool = true, isVerbose: Bool = false
    ) {
        self.init(
            package: project.cache(), configuration: configuration, watches: watches, isVerbose: isVerbose)
        self.project = project
    }

    /// The folder with the sources that the user edits. Symbolic links in its path are resolved.
    var sources: URL {
        (project?.folder ?? package).standardizedFileURL.resolvingSymlinksInPath()
    }
}
