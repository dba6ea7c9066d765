// swift-tools-version: 6.3
import PackageDescription

/// The settings of every target. In CI, warnings are errors.
let strict: [SwiftSetting] =
    Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

let package = Package(
    name: "tessera-porting",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "TesseraPorting", targets: ["TesseraPorting"]),
        .executable(name: "tessera-port", targets: ["tessera-port"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        .package(name: "tessera", path: ".."),
    ],
    targets: [
        .target(
            name: "TesseraPorting",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "TesseraNibs", package: "tessera"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "tessera-port",
            dependencies: [
                "TesseraPorting",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        .testTarget(
            name: "TesseraPortingTests",
            dependencies: ["TesseraPorting", .product(name: "TesseraNibs", package: "tessera")],
            swiftSettings: strict),
    ]
)
