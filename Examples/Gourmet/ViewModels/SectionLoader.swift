import Combine
import ExampleSupport
import Foundation

/// The items of a section, and the status of the newest request for them.
///
/// At most one request runs at a time. The items stay until another answer replaces them, so that a failure removes
/// nothing.
@MainActor
final class SectionLoader<Item: MainItem> {
    @Published private(set) var items: [Item] = []
    @Published private(set) var status = APIRequestStatus.none

    private let request: () -> Future<[Item], APIError>
    private var running: AnyCancellable?

    /// - Parameter request: A function that requests the items from the API.
    init(_ request: @escaping () -> Future<[Item], APIError>) {
        self.request = request
    }

    /// Requests the items unless a request runs already.
    func fetch() {
        if status != .requesting { restart() }
    }

    /// Requests the items in place of a running request, whose late answer is dropped.
    func restart() {
        running?.cancel()
        status = .requesting
        running = request()
            // On iOS, `RunLoop.main` would deliver nothing while the user scrolls.
            .receive(on: DispatchQueue.main)
            .sink { [weak self] completion in
                switch completion {
                case .finished: self?.status = .requestSuccess
                case .failure(let error): self?.status = .requestFailure(error)
                }
            } receiveValue: { [weak self] items in
                self?.items = items.withUniqueIdentifiers()
            }
    }
}
