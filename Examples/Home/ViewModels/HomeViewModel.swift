import Combine
import ExampleSupport
import Foundation

/// The events that the screen sends to the view model.
@MainActor
protocol HomeViewModelInputs {
    /// The screen appears, or the user requests all sections again.
    var fetchTrigger: PassthroughSubject<Void, Never> { get }
    /// The user requests again a section that has failed or is empty.
    var retryTrigger: PassthroughSubject<Section, Never> { get }
}

/// The state that the screen displays.
@MainActor
protocol HomeViewModelOutputs {
    /// The state of all sections. The publisher delivers on the main thread and begins with the present state.
    var state: AnyPublisher<HomeState, Never> { get }
}

@MainActor
protocol HomeViewModelType {
    var inputs: any HomeViewModelInputs { get }
    var outputs: any HomeViewModelOutputs { get }
}

/// The view model of the home screen, which requests each section from an endpoint of its own.
///
/// At most one request of a section runs at a time, and sections do not wait for each other. The content of a section
/// changes only when an answer has arrived, so that a failure removes nothing.
@MainActor
final class HomeViewModel: HomeViewModelType, HomeViewModelInputs, HomeViewModelOutputs {
    var inputs: any HomeViewModelInputs { self }
    var outputs: any HomeViewModelOutputs { self }

    let fetchTrigger = PassthroughSubject<Void, Never>()
    let retryTrigger = PassthroughSubject<Section, Never>()

    // `@Published` publishes before the property changes. Subscribers receive the value on the next turn of the main
    // queue, when the property has changed.
    var state: AnyPublisher<HomeState, Never> {
        $current.receive(on: DispatchQueue.main).eraseToAnyPublisher()
    }

    @Published private var current = HomeState()

    private let api: any HomeAPIProtocol
    private var requests: [Section: AnyCancellable] = [:]
    private var triggers: [AnyCancellable] = []

    init(api: any HomeAPIProtocol) {
        self.api = api
        fetchTrigger
            .sink { [weak self] in
                for section in Section.allCases { self?.request(section) }
            }
            .store(in: &triggers)
        retryTrigger
            .sink { [weak self] section in self?.request(section) }
            .store(in: &triggers)
    }

    private func request(_ section: Section) {
        guard current.status(of: section) != .requesting else { return }
        current.setStatus(.requesting, of: section)
        requests[section] = api.getEntries(of: section)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] completion in
                switch completion {
                case .finished: self?.current.setStatus(.requestSuccess, of: section)
                case .failure(let error): self?.current.setStatus(.requestFailure(error), of: section)
                }
            } receiveValue: { [weak self] entries in
                self?.current.setEntries(entries, of: section)
            }
    }
}
