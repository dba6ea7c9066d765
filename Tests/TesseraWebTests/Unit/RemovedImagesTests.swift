import Foundation
import Testing

@testable import TesseraWeb

struct RemovedImagesTests {
    private func image(_ size: Int) -> Device.Resource {
        Device.Resource(mediaType: "image/png", data: Data(count: size))
    }

    @Test func `the latest images are kept as long as there is room`() {
        var images = RemovedImages(mostBytes: 10)
        images.insert(image(4), id: 1)
        images.insert(image(6), id: 2)
        #expect(images[1] == image(4) && images[2] == image(6) && images[3] == nil)
        images.insert(image(1), id: 3)
        #expect(images[1] == nil && images[2] == image(6) && images[3] == image(1))
        images.insert(image(11), id: 4)
        #expect([1, 2, 3, 4].allSatisfy { images[$0] == nil })
        images.insert(image(10), id: 5)
        #expect(images[5] == image(10))
    }

    @Test func `a number of images is kept, even if they are empty`() {
        var images = RemovedImages(mostBytes: 10, mostImages: 2)
        for id in 1...3 { images.insert(image(0), id: id) }
        #expect(images[1] == nil && images[2] == image(0) && images[3] == image(0))
    }
}
