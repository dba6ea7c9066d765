import Foundation
import TesseraNibs
import Testing

@testable import TesseraPorting

@Suite struct PortedNibTests {
    private let folder = TemporaryFolder()

    @Test func `a xib becomes a document and its unknown properties findings`() throws {
        let path = try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <label id="a" text="Hello" sparkles="YES"/></objects></document>
            """, to: "App/Cell.xib")
        let nib = PortedNib(path, folder: folder.path, module: "App")
        #expect(nib.files.map(\.name) == ["Cell.nib"])
        #expect(try NibDocument(data: nib.files[0].data).objects[0]["text"] == "Hello")
        #expect(
            nib.findings == [
                Finding(
                    .warning, file: "App/Cell.xib", line: 2,
                    message: "<label> sets sparkles, which Tessera lacks.",
                    advice: "The value YES is ignored; the property keeps its usual value.")
            ])
    }

    @Test func `a truncated file is an error with its line`() throws {
        let path = try folder.write("<document>\n<objects>", to: "Main.storyboard")
        let nib = PortedNib(path, folder: folder.path, module: "App")
        #expect(nib.files.isEmpty)
        #expect(nib.findings.map(\.line) == [2])
        #expect(nib.findings.map(\.severity) == [.error])
    }
}
