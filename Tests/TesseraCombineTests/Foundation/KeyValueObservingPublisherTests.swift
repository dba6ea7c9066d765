import TesseraCombine
import TesseraSelectors
import Testing

private final class Track: NSObject {
    var title = "a" {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "title") }
        didSet { TesseraSelectors.didChangeValue(of: self, forKey: "title") }
    }
}

struct KeyValueObservingPublisherTests {
    init() {
        registerMembers(of: Track.self, named: "App.Track") { $0.property("title", \.title) }
    }

    @Test func `the present value comes first, and then each new one`() {
        let track = Track()
        var titles: [String] = []
        let cancellable = track.publisher(for: \.title).sink { titles.append($0) }
        track.title = "b"
        track.title = "b"
        cancellable.cancel()
        track.title = "c"
        #expect(titles == ["a", "b", "b"])
    }

    @Test func `the options decide which values come`() {
        let track = Track()
        var titles: [String] = []
        let cancellables = [
            track.publisher(for: \.title, options: .new).sink { titles.append("new \($0)") },
            track.publisher(for: \.title, options: .prior).sink { titles.append("prior \($0)") },
            track.publisher(for: \.title, options: []).didChange().sink { titles.append("changed") },
        ]
        track.title = "b"
        #expect(titles == ["prior a", "new b", "prior b", "changed"])
        withExtendedLifetime(cancellables) {}
    }

    @Test func `the latest value waits for demand`() {
        let track = Track()
        var titles: [String] = []
        var subscription: (any Subscription)?
        let subscriber = AnySubscriber<String, Never>(
            receiveSubscription: { subscription = $0 },
            receiveValue: {
                titles.append($0)
                return .none
            })
        track.publisher(for: \.title).subscribe(subscriber)
        track.title = "b"
        track.title = "c"
        #expect(titles == [])
        subscription?.request(.max(1))
        #expect(titles == ["c"])
        subscription?.cancel()
    }

    @Test func `the subscription retains the object`() {
        weak var gone: Track?
        var cancellable: AnyCancellable?
        do {
            let track = Track()
            gone = track
            cancellable = track.publisher(for: \.title).sink { _ in }
        }
        #expect(gone != nil)
        cancellable?.cancel()
        #expect(gone == nil)
    }

    @Test func `publishers of the same property are equal`() {
        let track = Track()
        #expect(track.publisher(for: \.title) == track.publisher(for: \.title))
        #expect(track.publisher(for: \.title) != Track().publisher(for: \.title))
        #expect(track.publisher(for: \.title) != track.publisher(for: \.title, options: []))
    }
}
