import TesseraCombine
import XCTest

/// Tests of the pattern that view models use: subjects as inputs, publishers as outputs, and a future for each
/// request.
final class ViewModelTests: XCTestCase {
    final class ViewModel {
        let fetchTrigger = PassthroughSubject<Void, Never>()
        var items: AnyPublisher<[Int], Never> { $storage.eraseToAnyPublisher() }

        @Published private var storage: [Int] = []
        private var cancellables: Set<AnyCancellable> = []

        init(request: @escaping (Int) -> Future<[Int], any Error>) {
            fetchTrigger
                .scan(0) { page, _ in page + 1 }
                .flatMap { page in request(page).catch { _ in Empty() } }
                .receive(on: RunLoop.main)
                .sink { [weak self] in self?.storage += $0 }
                .store(in: &cancellables)
        }
    }

    func testATriggerFetchesAndTheOutputFollows() {
        let viewModel = ViewModel { page in Future { $0(.success([page * 10, page * 10 + 1])) } }
        var outputs: [[Int]] = []
        let subscription = viewModel.items.sink { outputs.append($0) }
        XCTAssertEqual(outputs, [[]])
        viewModel.fetchTrigger.send()
        XCTAssertTrue(runMainLoop { outputs.count == 2 })
        viewModel.fetchTrigger.send(())
        XCTAssertTrue(runMainLoop { outputs.count == 3 })
        XCTAssertEqual(outputs, [[], [10, 11], [10, 11, 20, 21]])
        subscription.cancel()
    }

    func testThePublishedValueComesBeforeThePropertyChanges() {
        final class Model { @Published var number = 1 }
        let model = Model()
        var seen: [(new: Int, stored: Int)] = []
        let subscription = model.$number.dropFirst().sink { seen.append(($0, model.number)) }
        model.number = 2
        XCTAssertEqual(seen.map(\.new), [2])
        XCTAssertEqual(seen.map(\.stored), [1])
        subscription.cancel()
    }

    func testPublishersAreAssignedToProperties() {
        final class Label { var text = "" }
        let label = Label()
        let subscription = ["a", "b"].publisher.map { $0.uppercased() }.assign(to: \.text, on: label)
        XCTAssertEqual(label.text, "B")
        subscription.cancel()
    }
}
