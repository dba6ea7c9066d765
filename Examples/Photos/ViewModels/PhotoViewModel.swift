import Combine
import ExampleSupport
import Foundation

/// The events that the screen sends to the view model.
@MainActor
protocol PhotoViewModelInputs {
    /// The user requests more photos: the first page, or the one after those that are displayed.
    var fetchPhotoTrigger: PassthroughSubject<Void, Never> { get }
    /// The user requests the first page again.
    var refreshPhotoTrigger: PassthroughSubject<Void, Never> { get }
}

/// The state that the screen displays. Both publishers deliver on the main thread and begin with the present value.
@MainActor
protocol PhotoViewModelOutputs {
    /// All photos that have arrived, in order. Each identifier occurs once.
    var photos: AnyPublisher<[Photo], Never> { get }
    /// The status of the newest request.
    var apiRequestStatus: AnyPublisher<APIRequestStatus, Never> { get }
}

@MainActor
protocol PhotoViewModelType {
    var inputs: any PhotoViewModelInputs { get }
    var outputs: any PhotoViewModelOutputs { get }
}

/// The view model of the photos, which requests them page by page.
@MainActor
final class PhotoViewModel: PhotoViewModelType, PhotoViewModelInputs, PhotoViewModelOutputs {
    var inputs: any PhotoViewModelInputs { self }
    var outputs: any PhotoViewModelOutputs { self }

    let fetchPhotoTrigger = PassthroughSubject<Void, Never>()
    let refreshPhotoTrigger = PassthroughSubject<Void, Never>()

    var photos: AnyPublisher<[Photo], Never> { pager.items }
    var apiRequestStatus: AnyPublisher<APIRequestStatus, Never> { pager.apiRequestStatus }

    private let pager: Pager<PhotoList>
    private var triggers: [AnyCancellable] = []

    init(api: any APIRequestManagerProtocol) {
        pager = Pager { page in api.getPhotoList(perPage: page) }
        fetchPhotoTrigger
            .sink { [pager] in pager.requestNextPage() }
            .store(in: &triggers)
        refreshPhotoTrigger
            .sink { [pager] in pager.startOver() }
            .store(in: &triggers)
    }
}
