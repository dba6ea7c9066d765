import Foundation
import TesseraNibFiles
import TesseraNibs
import Testing

struct LocalizationTests {
    @Test
    func `texts of another language replace those of the file`() throws {
        let document = try NibFile(
            xml: Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
                <label id="a" text="Hello"/>
                <label id="b"><string key="text">Two\nlines</string></label>
                <button id="c"><state key="normal" title="Buy"/></button>
                <segmentedControl id="d"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
                <button id="e"><buttonConfiguration key="configuration" style="filled" title="Go"/></button>
                </objects></document>
                """.utf8)
        ).document.localized([
            "a.text": "Hallo", "b.text": "Zwei\nZeilen", "c.normalTitle": "Kaufen",
            "d.segmentTitles[1]": "Zwei",
            "e.configuration.title": "Los", "x.text": "Nichts",
        ])
        let objects = document.objects
        #expect(objects[0]["text"] == "Hallo")
        #expect(objects[1].child(key: "text")?.text == "Zwei\nZeilen")
        #expect(objects[2].child(key: "normal")?["title"] == "Kaufen")
        #expect(objects[3].child("segments")?.children.map { $0["title"] } == ["One", "Zwei"])
        #expect(objects[4].child(key: "configuration")?["title"] == "Los")
    }
}
