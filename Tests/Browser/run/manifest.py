"""The manifest of the copy of the example Extras, for the tests of `tessera run` and for `make measure`."""

import json
from pathlib import Path

MANIFEST = f"""\
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Extras",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "tessera", path: {json.dumps(str(Path(__file__).resolve().parents[3]))})],
    targets: [
        .executableTarget(
            name: "Extras", dependencies: [.product(name: "TesseraUI", package: "tessera")],
            swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=TesseraUI"])])
    ],
    swiftLanguageModes: [.v6])
"""
