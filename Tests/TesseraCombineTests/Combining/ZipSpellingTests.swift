import TesseraCombine
import Testing

/// Tests that `zip` is the method of this module and not that of OpenCombine, wherever the compiler can infer the
/// publisher's type well enough. OpenCombine's method returns another type.
@Suite struct ZipSpellingTests {
    final class Generic<Value> {
        let subject = PassthroughSubject<Value, Never>()

        var zipped: Publishers.Zip<PassthroughSubject<Value, Never>, Just<Int>> { subject.zip(Just(1)) }
    }

    private var opaque: some Publisher<Int, Never> { Just(1) }

    private func isOurs<A: Publisher, B: Publisher>(_ publisher: Publishers.Zip<A, B>) -> Bool { true }
    private func isOurs<P: Publisher>(_ publisher: P) -> Bool { false }

    @Test func `is that of publishers of every kind`() {
        #expect(isOurs(Just(1).zip(Just("a"))))
        #expect(isOurs(opaque.zip(opaque)))
        #expect(isOurs(opaque.zip(Just(1))))
        #expect(isOurs(Just(1).zip(opaque)))
        #expect(isOurs(opaque.eraseToAnyPublisher().zip(Empty<Token, Never>())))
        #expect(isOurs(Empty<Token, Never>().zip(Just(1))))
        #expect(isOurs(Empty<any Error, Never>().zip(Just(1))))
        #expect(isOurs(Empty<() -> Void, Never>().zip(Just(1))))
        #expect(isOurs(Generic<Token>().zipped))
    }

    @Test func `is that of publishers of which only the output is known`() {
        func pairs(_ numbers: some Publisher<Int, Never>) -> Bool { isOurs(numbers.zip(numbers)) }
        func pairs<T>(of values: [T]) -> Bool { isOurs(values.publisher.zip(Just(1))) }
        #expect(pairs([1, 2].publisher))
        #expect(pairs(of: [Token()]))
    }

    @MainActor @Test func `is that of the main actor`() {
        final class ViewModel {
            @Published var name = "a"
            @Published var age = 1
        }
        let model = ViewModel()
        var received: [String] = []
        let subscription = model.$name.zip(model.$age) { "\($0)\($1)" }.sink { received.append($0) }
        model.name = "b"
        model.age = 2
        #expect(isOurs(model.$name.zip(model.$age)))
        #expect(received == ["a1", "b2"])
        subscription.cancel()
    }
}
