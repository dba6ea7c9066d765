import Testing

@testable import TesseraPorting

@Suite struct ManifestTextTests {
    @Test func `a module of the project takes the place of Apple's of the same name`() {
        func manifest(_ names: [String]) -> String {
            ManifestText(
                modules: names.map { PortedModule(name: $0, root: "/app") }, packages: [],
                tessera: "../tessera",
                tesseraProducts: [:], developmentLanguage: "en", folder: "/out"
            ).text
        }
        #expect(manifest(["Shop"]).contains("\"Network=TesseraNetwork\""))
        #expect(!manifest(["Network", "Shop"]).contains("Network=TesseraNetwork"))
        #expect(manifest(["Network", "Shop"]).contains("\"UIKit=TesseraUI\""))
    }
}
