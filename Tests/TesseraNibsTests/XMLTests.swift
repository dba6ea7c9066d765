import Foundation
import TesseraNibFiles
import TesseraNibs
import Testing

/// Returns the message of the error that reading a file throws, or nil if it throws none.
private func failure(_ xml: String) -> String? {
    do {
        _ = try NibFile(xml: Data(xml.utf8))
        return nil
    } catch {
        return error.description
    }
}

private func file(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
    \(objects)
    </objects>
    </document>
    """
}

struct XMLTests {
    @Test
    func `elements have attributes, children, texts and lines`() throws {
        let nib = try NibFile(
            xml: Data(
                file(
                    "<label id=\"a\" text=\"1 &lt; 2 &#x1F363;&#10;\" lineBreakMode='tailTruncation'/><!-- x > y -->\n<view/>"
                ).utf8))
        let objects = nib.document.objects
        #expect(objects.map(\.name) == ["label", "view"])
        #expect(objects[0]["text"] == "1 < 2 🍣\n")
        #expect(objects[0]["lineBreakMode"] == "tailTruncation")
        #expect(objects[0].line == 4)
        #expect(objects[1].line == 5)
        #expect(nib.remarks.isEmpty)
    }

    @Test
    func `texts keep their line ends and their spaces`() throws {
        let nib = try NibFile(
            xml: Data(file("<label><string key=\"text\">One\r\n  <![CDATA[<two>]]> </string></label>").utf8))
        #expect(nib.document.objects[0].child(key: "text")?.text == "One\n  <two> ")
    }

    @Test
    func `a truncated file names the element that is open`() {
        #expect(
            failure("<document type=\"x\">\n<objects>\n<view>")
                == "line 3: The file ends within <view>, which begins in line 3. \(advice)")
        #expect(
            failure("<document type=\"x")
                == "line 1: The file ends within the attribute type of <document>. \(advice)")
        #expect(failure("<document><!-- ") == "line 1: The file ends within <!--. \(advice)")
        #expect(failure("") == "line 1: The file has no element. \(advice)")
    }

    private let advice = "Open the file in Xcode 8 or later and save it again."

    @Test
    func `entities and document types are refused`() {
        let laughs = """
            <!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;">]>
            <document>&lol2;</document>
            """
        #expect(
            failure(laughs)
                == "line 1: The file has a document type declaration, which could make it expand without an end. \(advice)"
        )
        #expect(
            failure("<document>\n&lol2;</document>")
                == "line 2: “&lol2;” is no character; nibs define no entities. \(advice)")
    }

    @Test
    func `a hundred thousand nested views are refused`() {
        let text = String(repeating: "<view><subviews>\n", count: 100_000)
        #expect(
            failure("<document>" + text)
                == "line 256: Elements are nested more than 512 deep. Interface Builder writes no such file; it may be damaged."
        )
    }

    @Test
    func `a hundred thousand views beside one another are read`() throws {
        let nib = try NibFile(xml: Data(file(String(repeating: "<view/>", count: 100_000)).utf8))
        #expect(nib.document.objects.count == 100_000)
        #expect(try NibDocument(data: nib.document.data) == nib.document)
    }

    @Test
    func `files with more than half a million elements and attributes are refused`() {
        let views = String(repeating: "<view a='' b='' c=''/>", count: 125_000)
        #expect(
            failure(file(views))
                == "line 4: The file has more than 500000 elements and attributes. Divide it into several files; "
                + "Interface Builder can move scenes into another storyboard.")
        let attribute = NibElement.Attribute(name: "a", value: "")
        let root = NibElement("view", attributes: Array(repeating: attribute, count: 500_000))
        #expect(throws: NibError.self) {
            try NibDocument(data: NibDocument(kind: .nib, root: root).data)
        }
    }

    @Test
    func `tags that do not match and attributes that are written twice are refused`() {
        #expect(failure("<a>\n<b></a>") == "line 2: </a> closes no element that is open. \(advice)")
        #expect(failure("<a b='1' b='2'/>") == "line 1: <a> has two attributes b. \(advice)")
        #expect(failure("<a b=1/>") == "line 1: The value of the attribute b of <a> has no quotes. \(advice)")
        #expect(failure("<a b='1'c='2'/>") == "line 1: <a> is not written as XML is. \(advice)")
        #expect(failure("<a/><b/>") == "line 1: A second element comes after the outermost one. \(advice)")
    }

    @Test
    func `other files are named`() {
        #expect(
            failure("bplist00")
                == "The file is a compiled nib. Use the .xib or .storyboard from which it was made.")
        #expect(
            failure("<archive type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'/>")
                == "line 1: The file was written by Xcode 7 or earlier. \(advice)")
        #expect(
            failure("<document type='com.apple.InterfaceBuilder3.Cocoa.XIB'/>")?.contains("is not for iOS")
                == true)
    }

    @Test
    func `two objects with one id are refused`() {
        #expect(
            failure(file("<view id=\"a\"/>\n<view id=\"a\"/>"))
                == "line 5: The id a stands in line 4 already. Each object has an id of its own; a merge may have copied one."
        )
    }

    @Test
    func `random changes of a file never trap`() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var state = seed
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let xml = Array(
            file("<view id=\"a\"><subviews><label text=\"&amp;\"/></subviews><!-- --></view>").utf8)
        let data = try Array(NibFile(xml: Data(xml)).document.data)
        for _ in 0..<3000 {
            var (changed, written) = (xml, data)
            for _ in 0...next(3) {
                changed[next(changed.count)] = UInt8(next(256))
                written[next(written.count)] = UInt8(next(256))
            }
            _ = try? NibFile(xml: Data(changed.prefix(next(changed.count) + 1)))
            _ = try? NibDocument(data: Data(written))
            _ = try? NibDocument(data: Data(written.prefix(next(written.count) + 1)))
        }
    }
}
