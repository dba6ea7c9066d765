import Combine
import ExampleSupport
import UIKit

/// Requests the contents of the screen, and applies snapshots of them to the screen's data source.
///
/// Each endpoint has a section, and the sections have the order of the endpoints, in whatever order the answers
/// arrive. A section whose endpoint fails has a row with the error. Contents are displayed until another answer
/// replaces them.
@MainActor
final class TopViewModel {
    /// A section and the items that the snapshot gets for it.
    typealias SnapshotElement = (section: [TopSectionType], items: [TopItemType])

    /// The status of the newest request for all endpoints. It is a failure if no endpoint has contents to display.
    @Published private(set) var apiRequestStatus = APIRequestStatus.none
    /// Sends the error of a refresh that fails while the screen displays older contents.
    let refreshFailure = PassthroughSubject<APIError, Never>()

    private let topResponseUseCase: TopResponseUseCase
    private var dataSource: TopViewController.TopDataSource?
    private var currentSnapshot = NSDiffableDataSourceSnapshot<TopSectionType, TopItemType>()
    private var resources = TopEndpoint.allCases.map { TopResource(endpoint: $0, state: .loading) }
    private var request: Task<Void, Never>?
    private var retries: [TopEndpoint: Task<Void, Never>] = [:]

    init(topResponseUseCase: TopResponseUseCase) {
        self.topResponseUseCase = topResponseUseCase
    }

    deinit {
        request?.cancel()
        for retry in retries.values { retry.cancel() }
    }

    /// Sets the data source that the view model shares with the screen. The screen calls this method in `viewDidLoad`.
    func setTopDataSource(_ dataSource: TopViewController.TopDataSource) {
        self.dataSource = dataSource
    }

    // MARK: Requests

    /// Requests all endpoints in place of running requests, whose late answers are dropped.
    func fetchTopResponse() {
        cancelRequests()
        apiRequestStatus = .requesting
        for index in resources.indices where !resources[index].hasResponses {
            resources[index].state = .loading
        }
        updateTopDataSource(using: resources)
        request = Task { @MainActor [weak self, topResponseUseCase] in
            let answers = await topResponseUseCase.getResponse { [weak self] resource in
                guard !Task.isCancelled else { return }
                self?.receive(resource)
            }
            guard !Task.isCancelled else { return }
            self?.finish(answers)
        }
    }

    /// Requests one endpoint again.
    func retryTopResponse(of endpoint: TopEndpoint) {
        retries[endpoint]?.cancel()
        receive(TopResource(endpoint: endpoint, state: .loading))
        retries[endpoint] = Task { @MainActor [weak self, topResponseUseCase] in
            let answer = await topResponseUseCase.getResponse(of: endpoint)
            guard !Task.isCancelled else { return }
            self?.receive(answer)
        }
    }

    private func cancelRequests() {
        request?.cancel()
        for retry in retries.values { retry.cancel() }
        retries = [:]
    }

    private func receive(_ resource: TopResource) {
        guard let index = resources.firstIndex(where: { $0.endpoint == resource.endpoint }) else { return }
        if case .failure = resource.state, resources[index].hasResponses { return }
        resources[index] = resource
        updateTopDataSource(using: resources)
    }

    private func finish(_ answers: [TopResource]) {
        request = nil
        let failure = answers.lazy.compactMap(\.failure).first
        if let failure, resources.allSatisfy({ $0.failure != nil }) {
            // The empty screen displays one message in place of one for each endpoint.
            apiRequestStatus = .requestFailure(failure)
            updateTopDataSource(using: [])
            return
        }
        apiRequestStatus = .requestSuccess
        let shown = Set(resources.filter(\.hasResponses).map(\.endpoint))
        if let failure = answers.first(where: { shown.contains($0.endpoint) && $0.failure != nil })?.failure {
            refreshFailure.send(failure)
        }
    }
}

// MARK: - Snapshots

extension TopViewModel {
    private func updateTopDataSource(using resources: [TopResource]) {
        // The change is animated only if the screen has displayed contents before it.
        let hasContents = !currentSnapshot.itemIdentifiers.allSatisfy(\.isLoading)
        currentSnapshot = NSDiffableDataSourceSnapshot()
        for resource in resources {
            switch resource.state {
            case .loading:
                appendSnapshotElementInCurrentSnapshot(getTopLoadingSnapshot(resource.endpoint))
            case .failure(let error):
                appendSnapshotElementInCurrentSnapshot(getTopFailureSnapshot(resource.endpoint, error))
            case .responses(let responses):
                for response in responses { appendResponseInCurrentSnapshot(response) }
            }
        }
        dataSource?.apply(currentSnapshot, animatingDifferences: hasContents)
    }

    private func appendResponseInCurrentSnapshot(_ response: any TopResponse) {
        if let topBannerResponse = response as? TopBannerResponse {
            let snapshotElement = getTopBannerSnapshot(topBannerResponse)
            appendSnapshotElementInCurrentSnapshot(snapshotElement)
        }
        if let topFeaturedResponse = response as? TopFeaturedResponse {
            let snapshotElement = getTopFeaturedSnapshot(topFeaturedResponse)
            appendSnapshotElementInCurrentSnapshot(snapshotElement)
        }
        if let topNewsResponse = response as? TopNewsResponse {
            let snapshotElement = getTopNewsSnapshot(topNewsResponse)
            appendSnapshotElementInCurrentSnapshot(snapshotElement)
        }
        if let topSpecialResponse = response as? TopSpecialResponse {
            let snapshotElement = getTopDiscountSnapshot(topSpecialResponse)
            appendSnapshotElementInCurrentSnapshot(snapshotElement)
        }
        if let topPhotosResponse = response as? TopPhotosResponse {
            let snapshotElement = getTopPhotoSnapshot(topPhotosResponse)
            appendSnapshotElementInCurrentSnapshot(snapshotElement)
        }
    }

    /// Appends a section with its items. Items that the snapshot contains already are left out, since two equal items
    /// would end the app. A section without items is left out too.
    private func appendSnapshotElementInCurrentSnapshot(_ snapshotElement: SnapshotElement) {
        var known = Set(currentSnapshot.itemIdentifiers)
        let items = snapshotElement.items.filter { known.insert($0).inserted }
        guard let section = snapshotElement.section.first, !items.isEmpty else { return }
        if currentSnapshot.indexOfSection(section) == nil {
            currentSnapshot.appendSections(snapshotElement.section)
        }
        currentSnapshot.appendItems(items, toSection: section)
    }
}
