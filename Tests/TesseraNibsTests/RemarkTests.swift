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
    func `a connection to an object that does not exist is an error`() throws {
        #expect(
            try remarks(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                <outlet property="view" destination="v" id="c1"/>
                <outlet property="label" destination="l" id="c2"/></connections></placeholder><view id="v"/>
                """) == [
                    NibRemark(
                        isError: true, line: 4, message: "<outlet> leads to l, which does not exist.",
                        advice: "Remove the connection in Interface Builder, or make it again.")
                ])
    }

    @Test
    func `variations have the attributes of their elements`() throws {
        #expect(
            try remarks(
                """
                <label>
                <variation key="heightClass=compact" hidden="YES"/>
                <variation key="widthClass=compact" sparkles="YES"/></label>
                """
            ).map(\.message) == ["<label> sets sparkles, which Tessera lacks."])
    }

    @Test
    func `insets of scroll views and their touches are known`() throws {
        #expect(try remarks("<viewController automaticallyAdjustsScrollViewInsets=\"NO\"/>").isEmpty)
        #expect(try remarks("<navigationController automaticallyAdjustsScrollViewInsets=\"NO\"/>").isEmpty)
        #expect(
            try remarks("<tableView canCancelContentTouches=\"NO\" delaysContentTouches=\"NO\"/>").isEmpty)
    }

    @Test
    func `at most a thousand remarks are listed`() throws {
        let all = try remarks(String(repeating: "<label sparkles=\"YES\"/>", count: 2000))
        #expect(all.count == 1001)
        #expect(all.last?.message == "The file has 1000 remarks or more.")
    }

    @Test
    func `properties that only Interface Builder uses are neither mentioned nor shipped`() throws {
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
