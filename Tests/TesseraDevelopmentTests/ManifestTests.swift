import Foundation
import Testing

@testable import TesseraDevelopment

@Suite struct ManifestTests {
    private func manifest(_ targets: String, products: String = "", dependencies: String = "") throws
        -> Manifest
    {
        try Manifest(
            parsing: Data(
                #"{"name": "p", "products": [\#(products)], "targets": [\#(targets)], "dependencies": [\#(dependencies)]}"#
                    .utf8))
    }

    private let app =
        #"{"name": "Hello", "type": "executable", "dependencies": [{"product": ["TesseraUI", "tessera", null, null]}]}"#
    private let tool = #"{"name": "tool", "type": "executable", "dependencies": []}"#
    private let library =
        #"{"name": "Library", "type": "regular", "dependencies": [{"byName": ["TesseraUI", null]}]}"#

    @Test func `executables that draw views are apps`() throws {
        let manifest = try manifest("\(app), \(tool)")
        #expect(manifest.apps == ["Hello"])
        #expect(manifest.executables == ["Hello", "tool"])
    }

    @Test func `an app may draw views through a library`() throws {
        let other =
            #"{"name": "Other", "type": "executable", "dependencies": [{"target": ["Library", null]}]}"#
        #expect(try manifest("\(other), \(library), \(tool)").apps == ["Other"])
    }

    @Test func `a product has a name of its own`() throws {
        let product =
            #"{"name": "Greeter", "targets": ["Hello"], "type": {"executable": null}, "settings": []}"#
        let other = #"{"name": "Kit", "targets": ["Library"], "type": {"library": ["automatic"]}}"#
        #expect(try manifest("\(app), \(library)", products: "\(product), \(other)").apps == ["Greeter"])
    }

    @Test func `all executables may be apps if none draws views by itself`() throws {
        #expect(try manifest(tool).apps == ["tool"])
    }

    @Test func `packages on this machine are watched, too`() throws {
        let local = #"{"fileSystem": [{"identity": "tessera", "path": "/tessera", "productFilter": null}]}"#
        let remote =
            #"{"sourceControl": [{"identity": "x", "location": {"remote": [{"urlString": "https://x"}]}}]}"#
        #expect(try manifest(app, dependencies: "\(local), \(remote)").localPackages == ["/tessera"])
    }

    @Test func `what is no manifest is refused`() {
        #expect(throws: DecodingError.self) { try Manifest(parsing: Data("{}".utf8)) }
    }
}
