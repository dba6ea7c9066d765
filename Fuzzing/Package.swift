// swift-tools-version: 6.3
import PackageDescription

// The parsers are compiled once more here, from the same sources, with the counters that libFuzzer reads. `Modules` has
// links to folders and files in `Sources`: a package cannot give flags to targets of another one, and counters in SwiftNIO
// would only hide those of the parsers.
let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-enable-testing"])]

let package = Package(
    name: "tessera-fuzzing",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0")
    ],
    targets: [
        .systemLibrary(name: "CPango", path: "Modules/CPango", pkgConfig: "pangocairo"),
        .systemLibrary(name: "CCairo", path: "Modules/CCairo", pkgConfig: "cairo"),
        .systemLibrary(name: "CGdkPixbuf", path: "Modules/CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0"),
        .systemLibrary(name: "CDeflate", path: "Modules/CDeflate", pkgConfig: "libdeflate"),
        .systemLibrary(name: "CZlib", path: "Modules/CZlib", pkgConfig: "zlib"),
        .target(name: "TesseraBasics", path: "Modules/TesseraBasics", swiftSettings: instrumented),
        .target(name: "TesseraGeometry", path: "Modules/TesseraGeometry", swiftSettings: instrumented),
        .target(
            name: "TesseraDisplay", dependencies: ["TesseraGeometry"], path: "Modules/TesseraDisplay",
            swiftSettings: instrumented),
        .target(
            name: "TesseraGraphics",
            dependencies: ["TesseraBasics", "TesseraGeometry", "CPango", "CCairo", "CGdkPixbuf", "CDeflate"],
            path: "Modules/TesseraGraphics", swiftSettings: instrumented),
        .systemLibrary(name: "CCommonMark", path: "Modules/CCommonMark", pkgConfig: "libcmark-gfm"),
        .target(
            name: "TesseraMarkdown", dependencies: ["CCommonMark"], path: "Modules/TesseraMarkdown",
            swiftSettings: instrumented),
        .target(name: "TesseraNibs", path: "Modules/TesseraNibs", swiftSettings: instrumented),
        .target(
            name: "TesseraNibFiles", dependencies: ["TesseraNibs"], path: "Modules/TesseraNibFiles",
            swiftSettings: instrumented),
        // The parsers of the mock API, without its server.
        .target(name: "MockParsers", path: "Modules/MockParsers", swiftSettings: instrumented),
        // The parsers of the host, without its server.
        .target(
            name: "HostParsers",
            dependencies: [
                "TesseraDisplay", "CZlib",
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ],
            path: "Modules/HostParsers", swiftSettings: instrumented),
        // The parsers of values that come back to an app from a browser's storage.
        .target(
            name: "RestorationParsers", dependencies: ["TesseraDisplay"], path: "Modules/RestorationParsers",
            swiftSettings: instrumented),
        // The parser of HTML that an app displays as text.
        .target(name: "HTMLParsers", path: "Modules/HTMLParsers", swiftSettings: instrumented),
        .target(name: "CLibFuzzer"),
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "CLibFuzzer", "HTMLParsers", "HostParsers", "MockParsers", "RestorationParsers",
                "TesseraDisplay", "TesseraGraphics", "TesseraMarkdown", "TesseraNibFiles", "TesseraNibs",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
