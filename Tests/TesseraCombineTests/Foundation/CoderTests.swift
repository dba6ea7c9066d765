import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct CoderTests {
    struct Dish: Codable, Equatable {
        var name: String
        var price: Int
    }

    let ramen = Dish(name: "ラーメン", price: 900)

    @Test func `values become a property list and back`() {
        let subscriber = TestSubscriber<Dish, any Error>()
        Just(ramen).encode(encoder: PropertyListEncoder()).decode(
            type: Dish.self, decoder: PropertyListDecoder()
        )
        .subscribe(subscriber)
        #expect(subscriber.values == [ramen])
    }

    @Test func `values become JSON and back`() {
        let subscriber = TestSubscriber<Dish, any Error>()
        Just(ramen).encode(encoder: JSONEncoder()).decode(type: Dish.self, decoder: JSONDecoder())
            .subscribe(subscriber)
        #expect(subscriber.values == [ramen])
    }

    @Test func `a property list that does not decode fails and cancels`() {
        let publisher = TestPublisher<Data, any Error>()
        let subscriber = TestSubscriber<Dish, any Error>()
        publisher.decode(type: Dish.self, decoder: PropertyListDecoder()).subscribe(subscriber)
        publisher.send(Data("{".utf8))
        #expect(subscriber.values == [])
        #expect(subscriber.completions.count == 1)
        #expect(publisher.cancellationCount == 1)
    }
}
