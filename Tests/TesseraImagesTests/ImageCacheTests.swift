import Foundation
import TesseraUI
import Testing

@testable import TesseraImages

@MainActor
struct ImageCacheTests {
    private let cache = ImageCache(limit: 10)
    private let image: UIImage

    init() throws {
        image = try #require(UIImage(data: Samples.png))
    }

    private func store(_ name: String, size: Int) {
        cache.store(image, size: size, for: Samples.url(name))
    }

    /// Returns true if an image is stored under a name. The question counts as a use of the image.
    private func holds(_ name: String) -> Bool {
        cache.image(for: Samples.url(name)) != nil
    }

    @Test func `the least recently used image is removed first`() {
        store("a", size: 4)
        store("b", size: 4)
        #expect(holds("a"), "which counts as a use")
        store("c", size: 4)
        #expect(!holds("b"))
        #expect(holds("a"))
        #expect(holds("c"))
        #expect(cache.size == 8)
    }

    @Test func `a large image displaces as many images as it needs to`() {
        for name in ["a", "b", "c"] { store(name, size: 3) }
        store("d", size: 7)
        #expect(!holds("a") && !holds("b"))
        #expect(holds("c") && holds("d"))
        #expect(cache.size == 10)
    }

    @Test func `an image larger than the cache is not stored`() {
        store("a", size: 3)
        store("b", size: 11)
        #expect(holds("a"))
        #expect(!holds("b"))
    }

    @Test func `an image that is stored again replaces the first`() {
        store("a", size: 9)
        store("a", size: 2)
        #expect(cache.size == 2)
        store("a", size: 11)
        #expect(!holds("a"))
        #expect(cache.size == 0)
    }

    @Test func `everything can be forgotten`() {
        for name in ["a", "b", "c"] { store(name, size: 3) }
        cache.removeAll()
        #expect(cache.size == 0)
        #expect(!holds("a") && !holds("b") && !holds("c"))
        store("a", size: 10)
        #expect(holds("a"))
    }

    @Test func `the cache contains the images that a simple list contains`() {
        let seed = UInt64.random(in: .min ... .max)
        var state = seed
        func random(_ bound: UInt64) -> Int {
            // This is a linear congruential generator. Its upper bits are random enough here.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % bound)
        }
        var list: [(name: String, size: Int)] = []  // The newest is last.
        for _ in 0..<2000 {
            let name = "\(random(8))"
            let place = list.firstIndex { $0.name == name }
            if random(2) == 0 {
                #expect(holds(name) == (place != nil), "seed \(seed)")
                if let place { list.append(list.remove(at: place)) }
            } else {
                let size = random(12)
                store(name, size: size)
                if let place { list.remove(at: place) }
                if size <= 10 {
                    while list.reduce(size, { $0 + $1.size }) > 10 { list.removeFirst() }
                    list.append((name, size))
                }
            }
            #expect(cache.size == list.reduce(0) { $0 + $1.size }, "seed \(seed)")
        }
    }
}
