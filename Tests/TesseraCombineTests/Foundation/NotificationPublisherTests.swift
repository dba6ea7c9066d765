import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct NotificationPublisherTests {
    let center = NotificationCenter()
    let name = Notification.Name("changed")

    @Test func `publishes notifications that the object posts under the name`() {
        final class Sender {}
        let (one, other) = (Sender(), Sender())
        let subscriber = TestSubscriber<Notification, Never>()
        center.publisher(for: name, object: one).subscribe(subscriber)
        center.post(name: name, object: one)
        center.post(name: name, object: other)
        center.post(name: .init("other"), object: one)
        #expect(subscriber.values.count == 1)
        #expect(subscriber.values.first?.object as? Sender === one)
        subscriber.cancel()
        center.post(name: name, object: one)
        #expect(subscriber.values.count == 1)
    }

    @Test func `publishes as many as are demanded`() {
        let subscriber = TestSubscriber<Notification, Never>(demand: .max(1))
        center.publisher(for: name).subscribe(subscriber)
        center.post(name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(subscriber.values.count == 1)
        subscriber.request(.max(1))
        center.post(name: name, object: nil)
        #expect(subscriber.values.count == 2)
        subscriber.cancel()
    }

    @Test func `releases a subscriber that cancels`() {
        weak var released: TestSubscriber<Notification, Never>?
        do {
            let subscriber = TestSubscriber<Notification, Never>()
            released = subscriber
            center.publisher(for: name).subscribe(subscriber)
            center.post(name: name, object: nil)
            subscriber.cancel()
        }
        #expect(released == nil)
    }

    @Test func `is equal for the same center name and object`() {
        #expect(center.publisher(for: name) == center.publisher(for: name))
        #expect(center.publisher(for: name) != center.publisher(for: .init("other")))
        #expect(center.publisher(for: name) != NotificationCenter().publisher(for: name))
    }
}
