// swift-tools-version: 6.3
import PackageDescription

/// Settings of every target in `Sources/`: CI treats warnings as errors.
let strict: [SwiftSetting] =
    Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// Settings of app targets: they say `import UIKit` and `import Combine`, as on iOS.
let app: [SwiftSetting] =
    strict + [
        .unsafeFlags([
            "-module-alias", "UIKit=TesseraUI",
            "-module-alias", "Combine=TesseraCombine",
        ])
    ]

/// Settings of tests of apps: Swift Testing brings an overlay for Apple's UIKit, which `import UIKit` would look for.
let withoutOverlays: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

/// Settings of programs of examples and tests: LLD, which comes with Swift, links them in two thirds of the time of gold.
let quickLinker: [LinkerSetting] = [
    .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux], configuration: .debug))
]

let collections: Target.Dependency = .product(name: "OrderedCollections", package: "swift-collections")
let hashTrees: Target.Dependency = .product(name: "HashTreeCollections", package: "swift-collections")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")

let package = Package(
    name: "tessera",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "tessera", targets: ["tessera"]),
        .library(name: "TesseraWeb", targets: ["TesseraWeb"]),
        .library(name: "TesseraMock", targets: ["TesseraMock"]),
        .library(name: "TesseraUI", targets: ["TesseraUI"]),
        .library(name: "TesseraSafariServices", targets: ["TesseraSafariServices"]),
        .library(name: "TesseraPhotosUI", targets: ["TesseraPhotosUI"]),
        .library(name: "TesseraWebKit", targets: ["TesseraWebKit"]),
        .library(name: "TesseraCoreMedia", targets: ["TesseraCoreMedia"]),
        .library(name: "TesseraAVFoundation", targets: ["TesseraAVFoundation"]),
        .library(name: "TesseraAVKit", targets: ["TesseraAVKit"]),
        .library(name: "TesseraQuickLook", targets: ["TesseraQuickLook"]),
        .library(name: "TesseraUserNotifications", targets: ["TesseraUserNotifications"]),
        .library(name: "TesseraCoreLocation", targets: ["TesseraCoreLocation"]),
        .library(name: "TesseraNetwork", targets: ["TesseraNetwork"]),
        .library(name: "TesseraImages", targets: ["TesseraImages"]),
        .library(name: "TesseraSnapshot", targets: ["TesseraSnapshot"]),
        .library(name: "TesseraSnapshotTesting", targets: ["TesseraSnapshotTesting"]),
        .library(name: "TesseraBindings", targets: ["TesseraBindings"]),
        .library(name: "TesseraCombine", targets: ["TesseraCombine"]),
        .library(name: "TesseraCombineTesting", targets: ["TesseraCombineTesting"]),
        .library(name: "TesseraDisplay", targets: ["TesseraDisplay"]),
        .library(name: "TesseraLayout", targets: ["TesseraLayout"]),
        .library(name: "TesseraConstraints", targets: ["TesseraConstraints"]),
        .library(name: "TesseraData", targets: ["TesseraData"]),
        .library(name: "TesseraGraphics", targets: ["TesseraGraphics"]),
        .library(name: "TesseraGeometry", targets: ["TesseraGeometry"]),
        .library(name: "TesseraSelectors", targets: ["TesseraSelectors"]),
        .library(name: "TesseraLogging", targets: ["TesseraLogging"]),
        .library(name: "TesseraMarkdown", targets: ["TesseraMarkdown"]),
        .library(name: "TesseraNibs", targets: ["TesseraNibs", "TesseraNibFiles"]),
    ],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.4.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        .systemLibrary(
            name: "CPango", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
        .systemLibrary(
            name: "CCairo", pkgConfig: "cairo",
            providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(
            name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0",
            providers: [.apt(["libgdk-pixbuf-2.0-dev"]), .brew(["gdk-pixbuf"])]),
        .systemLibrary(
            name: "CDeflate", pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
        .systemLibrary(
            name: "CCommonMark", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CSpawn"),
        .systemLibrary(name: "CSwiftRuntime"),

        .target(name: "TesseraBasics", swiftSettings: strict),
        .target(name: "TesseraGeometry", swiftSettings: strict),
        .target(name: "TesseraSelectors", dependencies: ["TesseraBasics"], swiftSettings: strict),
        .target(name: "TesseraLogging", swiftSettings: strict),
        .target(name: "TesseraCoreMedia", swiftSettings: strict),
        .target(name: "TesseraNetwork", swiftSettings: strict),
        .target(
            name: "TesseraGraphics",
            dependencies: ["TesseraBasics", "TesseraGeometry", "CPango", "CCairo", "CGdkPixbuf", "CDeflate"],
            swiftSettings: strict),
        .target(
            name: "TesseraData", dependencies: ["TesseraBasics", collections, hashTrees],
            swiftSettings: strict),
        .target(
            name: "TesseraLayout", dependencies: ["TesseraBasics", "TesseraGeometry"], swiftSettings: strict),
        .target(name: "TesseraConstraints", swiftSettings: strict),
        .target(name: "TesseraDynamics", swiftSettings: strict),
        .target(name: "TesseraMarkdown", dependencies: ["CCommonMark"], swiftSettings: strict),
        .target(name: "TesseraNibs", swiftSettings: strict),
        .target(name: "TesseraNibFiles", dependencies: ["TesseraNibs"], swiftSettings: strict),
        .target(name: "TesseraDisplay", dependencies: ["TesseraGeometry"], swiftSettings: strict),
        .target(
            name: "TesseraSnapshot", dependencies: ["TesseraGeometry", "TesseraGraphics", "TesseraDisplay"],
            swiftSettings: strict),
        .target(
            name: "TesseraCombine",
            dependencies: [
                "TesseraSelectors",
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
            ],
            swiftSettings: strict),
        .target(
            name: "TesseraCombineTesting", dependencies: ["TesseraBasics", "TesseraCombine"],
            swiftSettings: strict),
        .target(
            name: "TesseraUI",
            dependencies: [
                "TesseraBasics", "TesseraGeometry", "TesseraGraphics", "TesseraData", "TesseraLayout",
                "TesseraConstraints", "TesseraDynamics", "TesseraMarkdown", "TesseraNibs", "TesseraSelectors",
                "TesseraDisplay", "TesseraSnapshot", "CSwiftRuntime",
            ],
            swiftSettings: strict),
        .target(name: "TesseraSafariServices", dependencies: ["TesseraUI"], swiftSettings: strict),
        .target(name: "TesseraPhotosUI", dependencies: ["TesseraUI"], swiftSettings: strict),
        .target(
            name: "TesseraWebKit",
            dependencies: ["TesseraBasics", "TesseraDisplay", "TesseraSelectors", "TesseraUI"],
            swiftSettings: strict),
        .target(name: "TesseraQuickLook", dependencies: ["TesseraUI"], swiftSettings: strict),
        .target(
            name: "TesseraUserNotifications",
            dependencies: ["TesseraBasics", "TesseraSelectors", "TesseraDisplay", "TesseraUI"],
            swiftSettings: strict),
        .target(
            name: "TesseraCoreLocation", dependencies: ["TesseraDisplay", "TesseraUI"], swiftSettings: strict),
        .target(
            name: "TesseraAVFoundation",
            dependencies: [
                "TesseraBasics", "TesseraSelectors", "TesseraDisplay", "TesseraCoreMedia", "TesseraUI",
            ],
            swiftSettings: strict),
        .target(
            name: "TesseraAVKit", dependencies: ["TesseraSelectors", "TesseraUI", "TesseraAVFoundation"],
            swiftSettings: strict),
        .target(name: "TesseraImages", dependencies: ["TesseraUI"], swiftSettings: strict),
        .target(
            name: "TesseraBindings", dependencies: ["TesseraUI", "TesseraCombine"], swiftSettings: strict),
        .target(
            name: "TesseraMock",
            dependencies: [
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                logging,
            ],
            swiftSettings: strict),
        .target(
            name: "TesseraWeb",
            dependencies: [
                "TesseraDisplay", "CDeflate", "CSpawn", "CZlib",
                .product(name: "DequeModule", package: "swift-collections"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                logging,
            ],
            resources: [.copy("Client"), .copy("Styles")],
            swiftSettings: strict),
        .target(
            name: "TesseraDevelopment",
            dependencies: [
                "TesseraWeb",
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "tessera",
            dependencies: [
                "TesseraDisplay", "TesseraSnapshot", "TesseraWeb", "TesseraMock", "TesseraDevelopment",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
                logging,
            ],
            swiftSettings: strict),

        .target(
            name: "TesseraSnapshotTesting",
            dependencies: ["TesseraDisplay", "TesseraGraphics", "TesseraSnapshot", "TesseraUI"],
            swiftSettings: strict),
        .target(
            name: "ExampleSupport", dependencies: ["TesseraUI", "TesseraCombine", "TesseraImages"],
            path: "Examples/Support",
            swiftSettings: app),
        .executableTarget(
            name: "Photos",
            dependencies: ["TesseraUI", "TesseraCombine", "TesseraImages", "ExampleSupport"],
            path: "Examples/Photos", swiftSettings: app, linkerSettings: quickLinker),
        .executableTarget(
            name: "Home",
            dependencies: ["TesseraUI", "TesseraCombine", "TesseraImages", "ExampleSupport"],
            path: "Examples/Home", swiftSettings: app, linkerSettings: quickLinker),
        .executableTarget(
            name: "Furniture", dependencies: ["TesseraUI", "TesseraPhotosUI"], path: "Examples/Furniture",
            swiftSettings: app + [.unsafeFlags(["-module-alias", "PhotosUI=TesseraPhotosUI"])],
            linkerSettings: quickLinker),
        // The catalog's screens a second time, as the text that its pages of source display.
        .target(
            name: "CatalogSource", path: "Examples/Catalog", exclude: ["App", "Outline", "SourcePage"],
            sources: ["Source"], resources: [.copy("Screens")],
            swiftSettings: strict),
        .executableTarget(
            name: "Catalog", dependencies: ["TesseraUI", "CatalogSource"], path: "Examples/Catalog",
            exclude: ["Source"], swiftSettings: app, linkerSettings: quickLinker),
        .executableTarget(
            name: "Top",
            dependencies: ["TesseraUI", "TesseraCombine", "TesseraImages", "ExampleSupport"],
            path: "Examples/Top", swiftSettings: app, linkerSettings: quickLinker),
        .executableTarget(
            name: "Extras", dependencies: ["TesseraUI"], path: "Examples/Extras", swiftSettings: app,
            linkerSettings: quickLinker),
        .executableTarget(
            name: "Gourmet",
            dependencies: ["TesseraUI", "TesseraCombine", "TesseraImages", "ExampleSupport"],
            path: "Examples/Gourmet", swiftSettings: app, linkerSettings: quickLinker),
        .executableTarget(
            name: "DishPainter",
            dependencies: ["TesseraGraphics", "CGdkPixbuf"],
            path: "Examples/DishPainter", swiftSettings: strict, linkerSettings: quickLinker),

        .testTarget(name: "TesseraBasicsTests", dependencies: ["TesseraBasics"], swiftSettings: strict),
        .testTarget(
            name: "TesseraCombineTests",
            dependencies: ["TesseraCombine", "TesseraCombineTesting", "TesseraSelectors", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "TesseraCombineTestingTests",
            dependencies: ["TesseraCombine", "TesseraCombineTesting", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "TesseraGraphicsTests", dependencies: ["TesseraGraphics", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "TesseraDataTests", dependencies: ["TesseraData", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "TesseraLayoutTests", dependencies: ["TesseraLayout", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "TesseraConstraintsTests", dependencies: ["TesseraConstraints", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "TesseraDynamicsTests", dependencies: ["TesseraDynamics", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "TesseraMarkdownTests", dependencies: ["TesseraMarkdown"], swiftSettings: strict),
        .testTarget(
            name: "TesseraNibsTests", dependencies: ["TesseraNibs", "TesseraNibFiles"],
            swiftSettings: strict),
        .testTarget(
            name: "TesseraDisplayTests", dependencies: ["TesseraDisplay", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "TesseraSnapshotTests", dependencies: ["TesseraSnapshot", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "TesseraSnapshotTestingTests", dependencies: ["TesseraSnapshotTesting"],
            swiftSettings: strict),
        .testTarget(
            name: "TesseraCoreMediaTests", dependencies: ["TesseraCoreMedia"], swiftSettings: strict),
        .testTarget(name: "TesseraNetworkTests", dependencies: ["TesseraNetwork"], swiftSettings: strict),
        .testTarget(name: "TesseraLoggingTests", dependencies: ["TesseraLogging"], swiftSettings: strict),
        .testTarget(
            name: "TesseraSelectorsTests", dependencies: ["TesseraSelectors", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "TesseraUITests",
            dependencies: [
                "TesseraUI", "TesseraNibFiles", "TesseraSafariServices", "TesseraPhotosUI",
                "TesseraQuickLook", "TesseraWebKit", "TesseraCoreMedia", "TesseraAVFoundation",
                "TesseraAVKit", "TesseraUserNotifications", "TesseraCoreLocation", "TestSupport", "CZlib",
            ],
            swiftSettings: strict, linkerSettings: quickLinker),
        .testTarget(
            name: "TesseraBindingsTests",
            dependencies: ["TesseraBindings", "TesseraUI", "TesseraCombine", "TestSupport"],
            swiftSettings: strict),
        .testTarget(name: "TesseraImagesTests", dependencies: ["TesseraImages"], swiftSettings: strict),
        .testTarget(name: "TesseraMockTests", dependencies: ["TesseraMock"], swiftSettings: strict),
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
        .executableTarget(
            name: "FakeApp", dependencies: ["TesseraDisplay"], path: "Tests/FakeApp", swiftSettings: strict,
            linkerSettings: quickLinker),
        .executableTarget(
            name: "ListsApp", dependencies: ["TesseraUI"], path: "Tests/ListsApp", swiftSettings: app,
            linkerSettings: quickLinker),
        .executableTarget(
            name: "LongListApp", dependencies: ["TesseraUI"], path: "Tests/LongListApp", swiftSettings: app,
            linkerSettings: quickLinker),
        .executableTarget(
            name: "TablesApp", dependencies: ["TesseraUI"], path: "Tests/TablesApp", swiftSettings: app,
            linkerSettings: quickLinker),
        .executableTarget(
            name: "TextApp", dependencies: ["TesseraUI"], path: "Tests/TextApp", swiftSettings: app,
            linkerSettings: quickLinker),
        .testTarget(
            name: "TesseraWebTests",
            dependencies: [
                "TesseraWeb", "TesseraDisplay", "FakeApp", "TestSupport",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                logging,
            ],
            swiftSettings: strict),
        .testTarget(
            name: "TesseraToolTests",
            dependencies: ["tessera", "FakeApp", "Catalog", "TesseraGraphics", "TesseraSnapshot"],
            swiftSettings: strict),
        .testTarget(
            name: "ExamplePictureTests",
            dependencies: [
                "tessera", "Photos", "Gourmet", "Home", "Top", "Extras", "Catalog", "Furniture",
                "TesseraGraphics", "TesseraSnapshot",
            ],
            exclude: ["__Snapshots__"], swiftSettings: strict),
        .testTarget(
            name: "TesseraDevelopmentTests",
            dependencies: ["TesseraDevelopment", "TesseraWeb", "TestSupport"],
            swiftSettings: strict),
        // Apps in Swift 5 have warnings of what Swift 6 does not let pass; that they build is what is tested.
        .testTarget(
            name: "SwiftFiveTests", dependencies: ["TesseraUI"],
            swiftSettings: [
                .swiftLanguageMode(.v5),
                .unsafeFlags(["-module-alias", "UIKit=TesseraUI", "-suppress-warnings"]),
            ] + withoutOverlays),
        .testTarget(
            name: "CombineSamplesTests",
            dependencies: ["TesseraUI", "TesseraCombine", "TesseraBindings", "TesseraCombineTesting"],
            swiftSettings: app + withoutOverlays),
        .testTarget(
            name: "ArticleSamplesTests", dependencies: ["TesseraUI", "TestSupport"],
            swiftSettings: app + withoutOverlays),
        // Samples do not use all that they declare; that they build is what is tested.
        .testTarget(
            name: "CommentSamplesTests",
            dependencies: [
                "TesseraUI", "TesseraCombine", "TesseraBindings", "TesseraCombineTesting", "TesseraImages",
                "TesseraSafariServices", "TesseraPhotosUI", "TesseraQuickLook", "TesseraWebKit",
                "TesseraCoreMedia", "TesseraAVFoundation", "TesseraAVKit", "TesseraUserNotifications",
                "TesseraCoreLocation", "TesseraNetwork", "TesseraMock", "TesseraWeb",
                "TesseraDevelopment", "TesseraDisplay",
                "TesseraGraphics", "TesseraSnapshot", "TesseraSnapshotTesting", "TestSupport",
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                logging,
            ],
            swiftSettings: [
                .unsafeFlags([
                    "-module-alias", "UIKit=TesseraUI",
                    "-module-alias", "Combine=TesseraCombine",
                    "-module-alias", "SafariServices=TesseraSafariServices",
                    "-module-alias", "PhotosUI=TesseraPhotosUI",
                    "-module-alias", "QuickLook=TesseraQuickLook",
                    "-module-alias", "WebKit=TesseraWebKit",
                    "-module-alias", "CoreMedia=TesseraCoreMedia",
                    "-module-alias", "AVFoundation=TesseraAVFoundation",
                    "-module-alias", "AVKit=TesseraAVKit",
                    "-module-alias", "UserNotifications=TesseraUserNotifications",
                    "-module-alias", "CoreLocation=TesseraCoreLocation",
                    "-module-alias", "Network=TesseraNetwork",
                    "-suppress-warnings",
                ])
            ] + withoutOverlays),
        .testTarget(name: "DishPainterTests", dependencies: ["DishPainter"], swiftSettings: strict),
        .testTarget(
            name: "GourmetTests", dependencies: ["Gourmet", "TestSupport"],
            swiftSettings: app + withoutOverlays),
        .testTarget(
            name: "PhotosTests", dependencies: ["Photos", "TestSupport"], swiftSettings: app + withoutOverlays
        ),
        .testTarget(
            name: "HomeTests", dependencies: ["Home", "TestSupport"], swiftSettings: app + withoutOverlays),
        .testTarget(
            name: "TopTests", dependencies: ["Top", "TestSupport"], swiftSettings: app + withoutOverlays),
        .testTarget(name: "ExtrasTests", dependencies: ["Extras"], swiftSettings: app + withoutOverlays),
        .testTarget(
            name: "CatalogTests", dependencies: ["Catalog", "CatalogSource", "TestSupport"],
            swiftSettings: app + withoutOverlays),
    ],
    swiftLanguageModes: [.v6]
)

// With the name of a target in ONLY, the package consists of that target and of those that it needs: the tests of a low
// floor are then built and run in a minute, without TesseraUI and the examples.
if let only = Context.environment["ONLY"] {
    var needed: Set<String> = []
    func need(_ name: String) {
        guard needed.insert(name).inserted else { return }
        for dependency in package.targets.first(where: { $0.name == name })?.dependencies ?? [] {
            if case .byNameItem(let name, _) = dependency { need(name) }
        }
    }
    need(only)
    guard package.targets.contains(where: { $0.name == only }) else {
        fatalError("ONLY=\(only) names no target of this package.")
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products = []
}
