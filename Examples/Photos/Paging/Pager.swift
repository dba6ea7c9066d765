import Combine
import ExampleSupport
import Foundation

/// Pages through a feed.
///
/// There is at most one request at a time: a wish for more items during a request is not heard, a fresh start takes the
/// request's place. What is shown changes only when an answer has arrived, so a failure costs nothing and the
/// same page can be requested again.
@MainActor
final class Pager<Page: FeedPage> {
    // `@Published` publishes before the property changes. On the next turn of the main queue it has changed, so that
    // a subscriber may ask for more.
    /// All items that have arrived, in order, each identifier once.
    var items: AnyPublisher<[Page.Item], Never> {
        $shownItems.receive(on: DispatchQueue.main).eraseToAnyPublisher()
    }
    /// The status of the newest request.
    var apiRequestStatus: AnyPublisher<APIRequestStatus, Never> {
        $requestStatus.receive(on: DispatchQueue.main).eraseToAnyPublisher()
    }

    @Published private var shownItems: [Page.Item] = []
    @Published private var requestStatus = APIRequestStatus.none

    private let load: (_ page: Int) -> Future<[Page], APIError>
    private var nextPage = 1
    private var hasNextPage = true
    private var request: AnyCancellable?

    /// - Parameter load: Requests a page; the first is 1. The answer may come on any thread.
    init(load: @escaping (_ page: Int) -> Future<[Page], APIError>) {
        self.load = load
    }

    /// Requests the first page, or the one after those that have arrived.
    func requestNextPage() {
        guard requestStatus != .requesting, hasNextPage else { return }
        requestPage(nextPage)
    }

    /// Requests the first page in place of any request that runs, whose late answer is then dropped.
    func startOver() {
        requestPage(1)
    }

    private func requestPage(_ page: Int) {
        request?.cancel()
        requestStatus = .requesting
        request = load(page)
            // `RunLoop.main` would deliver nothing on iOS while a finger scrolls.
            .receive(on: DispatchQueue.main)
            .sink { [weak self] completion in
                switch completion {
                case .finished: self?.requestStatus = .requestSuccess
                case .failure(let error): self?.requestStatus = .requestFailure(error)
                }
            } receiveValue: { [weak self] pages in
                self?.take(pages.first, number: page)
            }
    }

    /// Adds the answer for a page to the items that are shown; that for page 1 takes their place. No answer is a
    /// page beyond the last.
    private func take(_ page: Page?, number: Int) {
        nextPage = number + 1
        hasNextPage = page?.hasNextPage ?? false
        shownItems = UniqueDataArrayBuilder.fillDifferenceOfOldAndNewLists(
            Page.Item.self, oldDataList: number == 1 ? [] : shownItems, newDataList: page?.items ?? [])
    }
}
