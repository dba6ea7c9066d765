import Combine
import ExampleSupport

@testable import Photos

/// An object that keeps all outputs of a view model.
@MainActor
final class OutputRecorder {
    private(set) var photos: [[Photo]] = []
    private(set) var statuses: [APIRequestStatus] = []
    private var cancellables: [AnyCancellable] = []

    init(_ viewModel: PhotoViewModel) {
        viewModel.outputs.photos
            .sink { [weak self] in self?.photos.append($0) }
            .store(in: &cancellables)
        viewModel.outputs.apiRequestStatus
            .sink { [weak self] in self?.statuses.append($0) }
            .store(in: &cancellables)
    }

    /// The identifiers of the photos in the newest output.
    var ids: [Int] { photos.last?.map(\.id) ?? [] }
    /// The titles of the photos in the newest output.
    var titles: [String] { photos.last?.map(\.title) ?? [] }
}
