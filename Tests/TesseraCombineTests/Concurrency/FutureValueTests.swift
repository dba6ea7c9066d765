import Foundation
import TesseraCombine
import Testing

@Suite struct FutureValueTests {
    @Test func isTheValueOfAFutureThatIsFulfilled() async {
        #expect(await Future<Int, Never> { $0(.success(4)) }.value == 4)
    }

    @Test func throwsTheFailure() async {
        await #expect(throws: TestFailure()) {
            _ = try await Future<Int, TestFailure> { $0(.failure(TestFailure())) }.value
        }
    }

    @Test func waitsUntilTheFutureIsFulfilled() async {
        let future = Future<String, Never> { promise in
            let promise = Shared(promise)
            DispatchQueue.global().async { promise.value(.success("later")) }
        }
        #expect(await future.value == "later")
        #expect(await future.value == "later")
    }

    @Test @MainActor func isThereForTheMainActorsOwnFutures() async throws {
        let model = Model()
        #expect(await model.number.value == 7)
        await #expect(throws: TestFailure()) { try await model.failing.value }
    }

    @MainActor private final class Model {
        let number = Future<Int, Never> { $0(.success(7)) }
        let failing = Future<Int, TestFailure> { $0(.failure(TestFailure())) }
    }
}
