// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Dough",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Dough", targets: ["Dough"])],
    targets: [.target(name: "Dough")])
