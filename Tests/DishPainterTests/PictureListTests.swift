import Foundation
import Testing

@testable import DishPainter

@Suite struct PictureListTests {
    private func pictures(_ json: String) throws -> [String] {
        try PictureList(json: Data(json.utf8), recipes: ["pizza", "steak"]).pictures.map(\.text)
    }

    @Test func `addresses are found anywhere and each once`() throws {
        let json = """
            {"a": [{"image_url": "/images/steak-20x30.jpg", "id": 1, "none": null, "flag": true}],
             "b": {"deep": [["/images/pizza-20x20.jpg"], {"url": "/images/steak-20x30.jpg"}]},
             "c": "a text about /images/steak-1x1.jpg"}
            """
        #expect(try pictures(json) == ["/images/pizza-20x20.jpg", "/images/steak-20x30.jpg"])
    }

    @Test func `one subject in two sizes is two pictures`() throws {
        let json = #"["/images/steak-20x30.jpg", "/images/steak-30x20.jpg"]"#
        #expect(try pictures(json) == ["/images/steak-20x30.jpg", "/images/steak-30x20.jpg"])
    }

    @Test func `a file without addresses has no pictures`() throws {
        #expect(try pictures(#"{"a": []}"#) == [])
    }

    @Test func `every address that cannot be painted is named with the known recipes`() {
        let json = #"["/images/soup-20x30.jpg", "/images/steak-20x30.jpg", "/images/steak.jpg"]"#
        let error = #expect(throws: PaintingError.self) { try pictures(json) }
        let lines = error?.description.split(separator: "\n").map(String.init) ?? []
        #expect(lines.count == 3)
        #expect(lines.first == "/images/soup-20x30.jpg: there is no recipe for “soup”")
        #expect(lines.dropFirst().first?.hasPrefix("/images/steak.jpg: the address of a picture has") == true)
        #expect(lines.last == "There are recipes for: pizza, steak")
    }

    @Test func `what is no JSON is named`() {
        #expect(throws: PaintingError("this is no JSON")) { try pictures("{") }
    }

    @Test func `a missing file is named`() {
        let error = #expect(throws: PaintingError.self) {
            try PictureList(URL(fileURLWithPath: "/no/such/data.json"), recipes: ["steak"])
        }
        #expect(error?.description.contains("/no/such/data.json") == true)
    }
}
