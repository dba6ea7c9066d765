import Combine
import ExampleSupport
import Foundation

/// An object that requests a feed page by page.
///
/// At most one request runs at a time. A request for the next page is ignored while another one runs, and starting
/// over replaces the one that runs. The items change only when an answer has arrived, so that a failure removes
/// nothing and the same page can be requested again.
@MainActor
final class Pager<Page: FeedPage> {
    // `@Published` publishes before the property changes. Subscribers receive the value on the next turn of the main
    // queue, when the property has changed, so that they may request the next page.
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

    /// - Parameter load: A function that requests a page. The first page is 1. The answer may come on any thread.
    init(load: @escaping (_ page: Int) -> Future<[Page], APIError>) {
        self.load = load
    }

    /// Requests the first page, or the one after those that have arrived, unless a request runs or there is no next
    /// page.
    func requestNextPage() {
        guard requestStatus != .requesting, hasNextPage else { return }
        requestPage(nextPage)
    }

    /// Requests the first page in place of a running request, whose late answer is dropped.
    func startOver() {
        requestPage(1)
    }

    private func requestPage(_ page: Int) {
        request?.cancel()
        requestStatus = .requesting
        request = load(page)
            // On iOS, `RunLoop.main` would deliver nothing while the user scrolls.
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

    /// Appends the items of a page to those that are displayed, or replaces these by the items of page 1. The page is
    /// nil if its number is greater than that of the last page.
    private func take(_ page: Page?, number: Int) {
        nextPage = number + 1
        hasNextPage = page?.hasNextPage ?? false
        shownItems = UniqueDataArrayBuilder.fillDifferenceOfOldAndNewLists(
            Page.Item.self, oldDataList: number == 1 ? [] : shownItems, newDataList: page?.items ?? [])
    }
}
