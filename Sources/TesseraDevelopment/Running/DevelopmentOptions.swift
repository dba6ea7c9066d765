import Foundation

/// What to build and to serve.
public struct DevelopmentOptions: Sendable {
    /// The folder of the package.
    public var package: URL
    /// The executables to serve. If empty, all apps of the package are served.
    public var products: [String]
    /// The configuration of the build: `debug` or `release`.
    public var configuration: String
    /// True if the package is built again when its files change.
    public var watches: Bool
    /// The command with which packages are built, which the tests replace.
    var tool = ["swift"]
    /// True if the terminal gets the log of the build.
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
}
