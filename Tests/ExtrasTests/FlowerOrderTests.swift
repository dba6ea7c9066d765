import Testing

@testable import Extras

@MainActor struct FlowerOrderTests {
    private let rose = Flower(name: "ばら", symbol: "🌹")
    private let pine = Flower(name: "松", symbol: "🌲")
    private let bamboo = Flower(name: "竹", symbol: "🎋")
    private let order: FlowerOrder

    init() { order = FlowerOrder(flowers: [rose, pine, bamboo]) }

    @Test func `a moved flower has its new place`() {
        order.follow([pine, bamboo, rose].difference(from: order.flowers))
        #expect(order.flowers == [pine, bamboo, rose])
        #expect(order.text == "松、竹、ばら")
        #expect(!order.isFirst)
        #expect([rose, pine, bamboo].map(order.place) == [3, 1, 2])
    }

    @Test func `an impossible move changes nothing`() {
        order.follow([pine].difference(from: [rose, pine, bamboo, rose, pine, bamboo]))
        #expect(order.flowers == [rose, pine, bamboo])
    }

    @Test func `the first order can be restored`() {
        order.follow([bamboo, pine, rose].difference(from: order.flowers))
        order.reset()
        #expect(order.flowers == [rose, pine, bamboo])
        #expect(order.isFirst)
    }

    @Test func `an unknown flower has no place`() {
        #expect(order.place(of: Flower(name: "桜", symbol: "🌸")) == nil)
    }

    @Test func `the flowers of the example are different`() {
        #expect(Set(Flower.samples).count == 16)
    }
}
