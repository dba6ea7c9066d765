import Foundation
import TesseraCombine
import Testing

@Suite struct FutureValueTests {
    @Test func `is the value of a future that is fulfilled`() async {
        #expect(await Future<Int, Never> { $0(.success(4)) }.value == 4)
    }

    @Test func `throws the failure`() async {
        await #expect(throws: TestFailure()) {
            _ = try await Future<Int, TestFailure> { $0(.failure(TestFailure())) }.value
        }
    }

    @Test func `waits until the future is fulfilled`() async {
        let future = Future<String, Never> { promise in
            let promise = Shared(promise)
            DispatchQueue.global().async { promise.value(.success("later")) }
        }
        #expect(await future.value == "later")
        #expect(await future.value == "later")
    }

    @Test @MainActor func `exists for futures of the main actor`() async throws {
        let model = Model()
        #expect(await model.number.value == 7)
        await #expect(throws: TestFailure()) { try await model.failing.value }
    }

    @Test func `may be an object that is not sendable`() async throws {
        final class Item {
            let number: Int
            init(number: Int) { self.number = number }
        }
        #expect(await Future<Item, Never> { $0(.success(Item(number: 5))) }.value.number == 5)
        #expect(try await Future<Item, TestFailure> { $0(.success(Item(number: 6))) }.value.number == 6)
    }

    @MainActor private final class Model {
        let number = Future<Int, Never> { $0(.success(7)) }
        let failing = Future<Int, TestFailure> { $0(.failure(TestFailure())) }
    }
}
