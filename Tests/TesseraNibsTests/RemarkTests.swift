import Foundation
import TesseraNibFiles
import TesseraNibs
import Testing

struct RemarkTests {
    private func remarks(_ objects: String) throws -> [NibRemark] {
        try NibFile(
            xml: Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                \(objects)
                </objects></document>
                """.utf8)
        ).remarks
    }

    @Test
    func `a view of another framework is an error`() throws {
        #expect(
            try remarks("<view>\n<subviews><mapView id=\"m\"/></subviews></view>") == [
                NibRemark(
                    isError: true, line: 3, message: "Tessera has no <mapView>.",
                    advice:
                        "Use another view or controller here, or create it in code where the platform has it."
                )
            ])
    }

    @Test
    func `an attribute that Tessera lacks is ignored`() throws {
        #expect(
            try remarks("<label sparkles=\"YES\"/>") == [
                NibRemark(
                    isError: false, line: 2, message: "<label> sets sparkles, which Tessera lacks.",
                    advice: "The value YES is ignored; the property keeps its usual value.")
            ])
    }

    @Test
    func `what only Interface Builder uses is not mentioned, nor shipped`() throws {
        let nib = try NibFile(
            xml: Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="1">
                <device id="retina6_1"/><dependencies><plugIn/></dependencies>
                <objects><view userLabel="Box"><nil key="simulatedStatusBarMetrics"/></view></objects></document>
                """.utf8))
        #expect(nib.remarks.isEmpty)
        #expect(
            nib.document.root
                == NibElement(
                    "document",
                    attributes: [
                        .init(name: "type", value: "com.apple.InterfaceBuilder3.CocoaTouch.XIB")
                    ], children: [NibElement("objects", children: [NibElement("view")])]))
    }
}
