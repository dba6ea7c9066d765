// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "tessera-benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "tessera", path: "..")],
    targets: [
        .systemLibrary(name: "CAllocator"),
        .executableTarget(
            name: "LayoutBenchmark",
            dependencies: ["CAllocator", .product(name: "TesseraLayout", package: "tessera")]),
    ],
    swiftLanguageModes: [.v6]
)
