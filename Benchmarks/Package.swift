// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "tessera-benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "tessera", path: ".."),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    ],
    targets: [
        .systemLibrary(name: "CAllocator"),
        .target(name: "CAllocationCount"),
        .executableTarget(name: "LoadGenerator", cSettings: [.define("_GNU_SOURCE")]),
        .target(name: "BenchmarkSupport", dependencies: ["CAllocator"]),
        .executableTarget(
            name: "LayoutBenchmark",
            dependencies: ["BenchmarkSupport", .product(name: "TesseraLayout", package: "tessera")]),
        .systemLibrary(name: "CPangoLayout", pkgConfig: "pangocairo"),
        .executableTarget(
            name: "TextBenchmark",
            dependencies: [
                "BenchmarkSupport", "CPangoLayout", .product(name: "TesseraUI", package: "tessera"),
            ]),
        .executableTarget(
            name: "ConstraintBenchmark",
            dependencies: ["BenchmarkSupport", .product(name: "TesseraUI", package: "tessera")]),
        .executableTarget(
            name: "TableBenchmark",
            dependencies: ["BenchmarkSupport", .product(name: "TesseraUI", package: "tessera")]),
        // The benchmark measures the unchanged layout of the example of the same name.
        .executableTarget(
            name: "SheetBenchmark",
            dependencies: ["BenchmarkSupport", .product(name: "TesseraUI", package: "tessera")],
            swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=TesseraUI"])]),
        .executableTarget(
            name: "DataBenchmark",
            dependencies: [
                "BenchmarkSupport", .product(name: "TesseraData", package: "tessera"),
                .product(name: "TesseraUI", package: "tessera"),
                .product(name: "OrderedCollections", package: "swift-collections"),
            ]),
        .executableTarget(
            name: "SnapshotBenchmark",
            dependencies: [
                "BenchmarkSupport", .product(name: "TesseraUI", package: "tessera"),
                .product(name: "TesseraSnapshot", package: "tessera"),
                .product(name: "TesseraSnapshotTesting", package: "tessera"),
                .product(name: "TesseraDisplay", package: "tessera"),
                .product(name: "TesseraGraphics", package: "tessera"),
            ]),
        .executableTarget(
            name: "MessageBenchmark",
            dependencies: ["BenchmarkSupport", .product(name: "TesseraDisplay", package: "tessera")]),
        .executableTarget(
            name: "CombineBenchmark",
            dependencies: [
                "BenchmarkSupport", "CAllocationCount", .product(name: "TesseraCombine", package: "tessera"),
                .product(name: "TesseraCombineTesting", package: "tessera"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
