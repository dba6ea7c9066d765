import Testing

@testable import DishPainter

@Suite struct PictureAddressTests {
    @Test func `an address states what to paint and how large`() throws {
        let address = try PictureAddress("/images/roast-chicken-640x480.jpg")
        #expect(address.name == "roast-chicken")
        #expect(address.width == 640)
        #expect(address.height == 480)
    }

    @Test func `a name may end with a number`() throws {
        let address = try PictureAddress("/images/portrait-8-16x4096.jpg")
        #expect(address.name == "portrait-8")
        #expect(address.width == 16)
        #expect(address.height == 4096)
    }

    @Test(arguments: [
        "/images/steak.jpg", "/images/-425x640.jpg", "/images/steak-425.jpg", "/images/steak-425x.jpg",
        "/images/steak-425x640.png", "/images/Steak-425x640.jpg", "/images/../steak-425x640.jpg",
        "/images/a/steak-425x640.jpg", "/images/steak-425x640x2.jpg", "/images/steak-0425x640.jpg",
        "/images/steak-+425x640.jpg", "/images/steak-15x640.jpg", "/images/steak-425x4097.jpg",
        "/images/steak-99999999999999999999x10.jpg", "/pictures/steak-425x640.jpg", "/images/.jpg", "",
    ])
    func `an address of another form is named`(_ text: String) {
        let error = #expect(throws: PaintingError.self) { try PictureAddress(text) }
        #expect(error?.description.hasPrefix("\(text): ") == true)
        #expect(error?.description.contains("/images/NAME-WIDTHxHEIGHT.jpg") == true)
    }
}
