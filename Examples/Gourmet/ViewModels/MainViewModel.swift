import Combine
import ExampleSupport
import Foundation

/// The events that the screen sends to the view model.
@MainActor
protocol MainViewModelInputs {
    /// The screen requests a section's newest content because it appears or the user tries again.
    var fetchFeaturedBannersTrigger: PassthroughSubject<Void, Never> { get }
    var fetchFeaturedInterviewsTrigger: PassthroughSubject<Void, Never> { get }
    var fetchKeywordsTrigger: PassthroughSubject<Void, Never> { get }
    var fetchNewArrivalsTrigger: PassthroughSubject<Void, Never> { get }
    var fetchArticlesTrigger: PassthroughSubject<Void, Never> { get }
    /// The user requests the newest content of all sections.
    var refreshTrigger: PassthroughSubject<Void, Never> { get }
}

/// The content of the screen. All publishers deliver on the main thread. Those of content and statuses send the
/// present value first.
@MainActor
protocol MainViewModelOutputs {
    var featuredBanners: AnyPublisher<[FeaturedBanner], Never> { get }
    var featuredInterviews: AnyPublisher<[FeaturedInterview], Never> { get }
    var keywords: AnyPublisher<[Keyword], Never> { get }
    var newArrivals: AnyPublisher<[NewArrival], Never> { get }
    var articles: AnyPublisher<[Article], Never> { get }
    /// The status of the newest request of each section.
    var apiRequestStatuses: AnyPublisher<[MainSection: APIRequestStatus], Never> { get }
    /// Sends the error of a failed refresh if the user could not see it otherwise, since its section displays older
    /// content.
    var refreshFailure: AnyPublisher<APIError, Never> { get }
}

@MainActor
protocol MainViewModelType {
    var inputs: any MainViewModelInputs { get }
    var outputs: any MainViewModelOutputs { get }
}

/// Loads the five sections independently, so that a failure of one does not affect the others.
@MainActor
final class MainViewModel: MainViewModelType, MainViewModelInputs, MainViewModelOutputs {
    var inputs: any MainViewModelInputs { self }
    var outputs: any MainViewModelOutputs { self }

    let fetchFeaturedBannersTrigger = PassthroughSubject<Void, Never>()
    let fetchFeaturedInterviewsTrigger = PassthroughSubject<Void, Never>()
    let fetchKeywordsTrigger = PassthroughSubject<Void, Never>()
    let fetchNewArrivalsTrigger = PassthroughSubject<Void, Never>()
    let fetchArticlesTrigger = PassthroughSubject<Void, Never>()
    let refreshTrigger = PassthroughSubject<Void, Never>()

    // `@Published` publishes before the property changes. Subscribers receive the value on the next turn of the main
    // queue, when the property has changed, so that they may answer with a trigger.
    var featuredBanners: AnyPublisher<[FeaturedBanner], Never> { delivered(banners.$items) }
    var featuredInterviews: AnyPublisher<[FeaturedInterview], Never> { delivered(interviews.$items) }
    var keywords: AnyPublisher<[Keyword], Never> { delivered(searches.$items) }
    var newArrivals: AnyPublisher<[NewArrival], Never> { delivered(arrivals.$items) }
    var articles: AnyPublisher<[Article], Never> { delivered(recommendations.$items) }
    var apiRequestStatuses: AnyPublisher<[MainSection: APIRequestStatus], Never> { delivered($statuses) }
    var refreshFailure: AnyPublisher<APIError, Never> { failures.eraseToAnyPublisher() }

    private let banners: SectionLoader<FeaturedBanner>
    private let interviews: SectionLoader<FeaturedInterview>
    private let searches: SectionLoader<Keyword>
    private let arrivals: SectionLoader<NewArrival>
    private let recommendations: SectionLoader<Article>

    @Published private var statuses: [MainSection: APIRequestStatus] = [:]
    private let failures = PassthroughSubject<APIError, Never>()
    /// True if the user waits for a refresh.
    private var isRefreshing = false
    private var cancellables: [AnyCancellable] = []

    init(api: any APIRequestManagerProtocol) {
        banners = SectionLoader { api.getFeaturedBanners() }
        interviews = SectionLoader { api.getFeaturedInterviews() }
        searches = SectionLoader { api.getKeywords() }
        arrivals = SectionLoader { api.getNewArrivals() }
        recommendations = SectionLoader { api.getArticles() }
        connect(banners, of: .featuredBanners, to: fetchFeaturedBannersTrigger)
        connect(interviews, of: .featuredInterviews, to: fetchFeaturedInterviewsTrigger)
        connect(searches, of: .recentKeywords, to: fetchKeywordsTrigger)
        connect(arrivals, of: .newArrivalArticles, to: fetchNewArrivalsTrigger)
        connect(recommendations, of: .regularArticles, to: fetchArticlesTrigger)
        refreshTrigger
            .sink { [weak self] in self?.refresh() }
            .store(in: &cancellables)
    }

    /// Starts a section's request at each event of a trigger, and records the request's status.
    private func connect<Item>(
        _ loader: SectionLoader<Item>, of section: MainSection, to trigger: PassthroughSubject<Void, Never>
    ) {
        trigger
            .sink { loader.fetch() }
            .store(in: &cancellables)
        loader.$status
            .sink { [weak self] status in self?.note(status, of: section) }
            .store(in: &cancellables)
    }

    private func refresh() {
        isRefreshing = true
        banners.restart()
        interviews.restart()
        searches.restart()
        arrivals.restart()
        recommendations.restart()
    }

    private func note(_ status: APIRequestStatus, of section: MainSection) {
        statuses[section] = status
        guard isRefreshing, !statuses.values.contains(.requesting) else { return }
        isRefreshing = false
        // A section without content displays its own failure.
        let hidden: [(MainSection, Bool)] = [
            (.featuredBanners, !banners.items.isEmpty), (.featuredInterviews, !interviews.items.isEmpty),
            (.recentKeywords, !searches.items.isEmpty), (.newArrivalArticles, !arrivals.items.isEmpty),
            (.regularArticles, !recommendations.items.isEmpty),
        ]
        let errors = hidden.compactMap { section, hasItems -> APIError? in
            guard hasItems, case .requestFailure(let error)? = statuses[section] else { return nil }
            return error
        }
        if let error = errors.first { failures.send(error) }
    }

    private func delivered<Values: Publisher>(_ values: Values) -> AnyPublisher<Values.Output, Never>
    where Values.Failure == Never {
        values.receive(on: DispatchQueue.main).eraseToAnyPublisher()
    }
}
