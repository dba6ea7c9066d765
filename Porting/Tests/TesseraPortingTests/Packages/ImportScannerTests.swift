import Testing

@testable import TesseraPorting

@Suite struct ImportScannerTests {
    @Test func `imports of all forms are found`() {
        let text = """
            import UIKit
            @testable import Kit; import Box.Inner
            @_exported public import struct Lid.Hinge
            // important: nothing
            let text = "import Nothing"
            func importAll() {}
            """
        #expect(ImportScanner.modules(in: text) == ["UIKit", "Kit", "Box", "Lid"])
    }
}
