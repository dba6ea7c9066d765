"""The manifest of packages that the tests of `tessera run` and `make measure` build."""

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def manifest(name, *apps):
    """Returns the manifest of a package with these apps."""
    targets = "".join(
        f"""
        .executableTarget(
            name: "{app}", dependencies: [.product(name: "TesseraUI", package: "tessera")],
            swiftSettings: [.unsafeFlags(["-module-alias", "UIKit=TesseraUI"])]),""" for app in apps)
    return f"""\
// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "{name}",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "tessera", path: {json.dumps(str(ROOT))})],
    targets: [{targets}
    ],
    swiftLanguageModes: [.v6])
"""
