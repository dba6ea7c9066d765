import Combine
import ExampleSupport
import Foundation

/// What happens on the screen.
@MainActor
protocol PhotoViewModelInputs {
    /// The user wants more photos: the first page, or the one after those that are shown.
    var fetchPhotoTrigger: PassthroughSubject<Void, Never> { get }
    /// The user wants to start over at the first page.
    var refreshPhotoTrigger: PassthroughSubject<Void, Never> { get }
}

/// What the screen shows. Both publishers deliver on the main thread, the present value first.
@MainActor
protocol PhotoViewModelOutputs {
    /// All photos that have arrived, in order, each identifier once.
    var photos: AnyPublisher<[Photo], Never> { get }
    /// How the newest request stands.
    var apiRequestStatus: AnyPublisher<APIRequestStatus, Never> { get }
}

@MainActor
protocol PhotoViewModelType {
    var inputs: any PhotoViewModelInputs { get }
    var outputs: any PhotoViewModelOutputs { get }
}

/// Pages through the feed.
///
/// There is at most one request at a time: a wish for more photos during a request is not heard, a refresh takes the
/// request's place. What is shown changes only when an answer has arrived, so a failure costs nothing and the
/// same page can be requested again.
@MainActor
final class PhotoViewModel: PhotoViewModelType, PhotoViewModelInputs, PhotoViewModelOutputs {
    var inputs: any PhotoViewModelInputs { self }
    var outputs: any PhotoViewModelOutputs { self }

    let fetchPhotoTrigger = PassthroughSubject<Void, Never>()
    let refreshPhotoTrigger = PassthroughSubject<Void, Never>()

    // `@Published` publishes before the property changes. On the next turn of the main queue it has changed, so that
    // a subscriber may answer with a trigger.
    var photos: AnyPublisher<[Photo], Never> {
        $shownPhotos.receive(on: DispatchQueue.main).eraseToAnyPublisher()
    }
    var apiRequestStatus: AnyPublisher<APIRequestStatus, Never> {
        $requestStatus.receive(on: DispatchQueue.main).eraseToAnyPublisher()
    }

    @Published private var shownPhotos: [Photo] = []
    @Published private var requestStatus = APIRequestStatus.none

    private let api: any APIRequestManagerProtocol
    private var nextPage = 1
    private var hasNextPage = true
    private var request: AnyCancellable?
    private var triggers: [AnyCancellable] = []

    init(api: any APIRequestManagerProtocol) {
        self.api = api
        fetchPhotoTrigger
            .sink { [weak self] in self?.requestNextPage() }
            .store(in: &triggers)
        refreshPhotoTrigger
            .sink { [weak self] in self?.requestPage(1) }
            .store(in: &triggers)
    }

    private func requestNextPage() {
        guard requestStatus != .requesting, hasNextPage else { return }
        requestPage(nextPage)
    }

    /// Requests a page in place of any request that runs, whose late answer is then dropped.
    private func requestPage(_ page: Int) {
        request?.cancel()
        requestStatus = .requesting
        request = api.getPhotoList(perPage: page)
            // Not `RunLoop.main`, which on iOS delivers nothing while a finger scrolls.
            .receive(on: DispatchQueue.main)
            .sink { [weak self] completion in
                switch completion {
                case .finished: self?.requestStatus = .requestSuccess
                case .failure(let error): self?.requestStatus = .requestFailure(error)
                }
            } receiveValue: { [weak self] lists in
                self?.show(lists.first, ofPage: page)
            }
    }

    /// Adds the answer for a page to the photos that are shown; that for page 1 takes their place. No answer is a
    /// page beyond the last.
    private func show(_ list: PhotoList?, ofPage page: Int) {
        nextPage = page + 1
        hasNextPage = list?.hasNextPage ?? false
        let shown = page == 1 ? [] : shownPhotos
        shownPhotos = shown.merging(list?.photos ?? [])
    }
}
