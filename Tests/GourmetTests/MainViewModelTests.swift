import Combine
import ExampleSupport
import TestSupport
import Testing

@testable import Gourmet

@MainActor
struct MainViewModelTests {
    private let api = FakeAPI()
    private let viewModel: MainViewModel
    private let outputs: OutputRecorder

    init() {
        viewModel = MainViewModel(api: api)
        outputs = OutputRecorder(viewModel)
    }

    private func fetchAll() {
        viewModel.inputs.fetchFeaturedBannersTrigger.send()
        viewModel.inputs.fetchFeaturedInterviewsTrigger.send()
        viewModel.inputs.fetchKeywordsTrigger.send()
        viewModel.inputs.fetchNewArrivalsTrigger.send()
        viewModel.inputs.fetchArticlesTrigger.send()
    }

    private func drain() async { for _ in 1...4 { await turn() } }

    @Test func `nothing is requested before the screen asks`() async {
        await drain()
        #expect(api.counts == [0, 0, 0, 0, 0])
        #expect(outputs.content.banners.isEmpty && outputs.content.articles.isEmpty)
    }

    @Test func `each trigger requests its own content`() async {
        viewModel.inputs.fetchKeywordsTrigger.send()
        #expect(api.counts == [0, 0, 1, 0, 0])
        viewModel.inputs.fetchArticlesTrigger.send()
        viewModel.inputs.fetchArticlesTrigger.send()
        #expect(api.counts == [0, 0, 1, 0, 1], "a wish during a request is not heard")
        await drain()
        #expect(
            outputs.content.statuses[.recentKeywords] == .requesting
                && outputs.content.statuses[.featuredBanners] == APIRequestStatus.none)
    }

    @Test func `answers arrive in any order, each in its own output`() async {
        fetchAll()
        await api.articles.succeed([.sample(1), .sample(2)])
        #expect(outputs.content.articles.map(\.id) == [1, 2] && outputs.content.banners.isEmpty)
        await api.arrivals.succeed([.sample(1)])
        await api.keywords.succeed([.sample(3)])
        await api.interviews.succeed([.sample(4)])
        await api.banners.succeed([.sample(5)])
        #expect(outputs.content.banners.map(\.id) == [5] && outputs.content.interviews.map(\.id) == [4])
        #expect(outputs.content.keywords.map(\.id) == [3] && outputs.content.arrivals.map(\.id) == [1])
        #expect(MainSection.allCases.allSatisfy { outputs.content.statuses[$0] == .requestSuccess })
    }

    @Test func `a section that fails does not affect the others, and can be requested again`() async {
        fetchAll()
        await api.banners.succeed([.sample(1)])
        await api.interviews.fail(.status(500))
        await api.keywords.succeed([.sample(2)])
        #expect(outputs.content.statuses[.featuredInterviews] == .requestFailure(.status(500)))
        #expect(outputs.content.banners.map(\.id) == [1] && outputs.content.keywords.map(\.id) == [2])
        viewModel.inputs.fetchFeaturedInterviewsTrigger.send()
        #expect(api.counts == [1, 2, 1, 1, 1])
        await api.interviews.succeed([.sample(7)])
        #expect(outputs.content.interviews.map(\.id) == [7])
        #expect(outputs.content.statuses[.featuredInterviews] == .requestSuccess)
    }

    @Test func `appearing again replaces content and adds none twice`() async {
        fetchAll()
        await api.banners.succeed([.sample(1), .sample(2)])
        viewModel.inputs.fetchFeaturedBannersTrigger.send()
        await api.banners.succeed([.sample(2, title: "New"), .sample(3)])
        #expect(outputs.content.banners.map(\.id) == [2, 3])
        #expect(outputs.content.banners.map(\.title) == ["New", "Banner 3"])
    }

    @Test func `the last of several items with one identifier counts`() async {
        fetchAll()
        await api.articles.succeed([.sample(1), .sample(2), .sample(1, title: "Again")])
        #expect(outputs.content.articles.map(\.title) == ["Again", "Article 2"])
    }

    @Test func `content stays while it is requested again, and when that fails`() async {
        fetchAll()
        await api.banners.succeed([.sample(1)])
        viewModel.inputs.fetchFeaturedBannersTrigger.send()
        await drain()
        #expect(outputs.content.banners.map(\.id) == [1])
        await api.banners.fail()
        #expect(outputs.content.banners.map(\.id) == [1])
        #expect(outputs.failures == [], "the screen itself came back, nobody asked")
    }

    // MARK: Refresh

    private func loadAll() async {
        fetchAll()
        await api.banners.succeed([.sample(1)])
        await api.interviews.succeed([.sample(1)])
        await api.keywords.succeed([.sample(1)])
        await api.arrivals.succeed([.sample(1)])
        await api.articles.succeed([.sample(1)])
    }

    @Test func `a refresh requests everything again`() async {
        await loadAll()
        viewModel.inputs.refreshTrigger.send()
        #expect(api.counts == [2, 2, 2, 2, 2])
        await api.articles.succeed([.sample(9)])
        #expect(outputs.content.articles.map(\.id) == [9])
    }

    @Test func `a refresh takes the place of requests that run, whose late answers are dropped`() async {
        fetchAll()
        viewModel.inputs.refreshTrigger.send()
        await api.banners.succeed([.sample(1)], to: 0)
        #expect(outputs.content.banners.isEmpty)
        await api.banners.succeed([.sample(2)], to: 1)
        #expect(outputs.content.banners.map(\.id) == [2])
    }

    @Test func `a failed refresh is reported once, when all answers are there`() async {
        await loadAll()
        viewModel.inputs.refreshTrigger.send()
        await api.banners.fail(.timedOut)
        await api.interviews.fail(.timedOut)
        await api.keywords.succeed([.sample(2)])
        await api.arrivals.succeed([.sample(2)])
        #expect(outputs.failures == [])
        await api.articles.succeed([.sample(2)])
        #expect(outputs.failures == [.timedOut])
        #expect(outputs.content.banners.map(\.id) == [1] && outputs.content.keywords.map(\.id) == [2])
    }

    @Test func `a section without content states itself why it failed`() async {
        fetchAll()
        viewModel.inputs.refreshTrigger.send()
        await api.banners.fail()
        await api.interviews.fail()
        await api.keywords.fail()
        await api.arrivals.fail()
        await api.articles.fail()
        #expect(outputs.failures == [])
        #expect(outputs.content.state(of: .featuredBanners) == .failure(.unreachable))
    }
}

/// An object that keeps the newest output of a view model.
@MainActor
private final class OutputRecorder {
    private(set) var content = MainContent()
    private(set) var failures: [APIError] = []
    private var cancellables: [AnyCancellable] = []

    init(_ viewModel: MainViewModel) {
        let outputs = viewModel.outputs
        cancellables = [
            outputs.featuredBanners.sink { [weak self] in self?.content.banners = $0 },
            outputs.featuredInterviews.sink { [weak self] in self?.content.interviews = $0 },
            outputs.keywords.sink { [weak self] in self?.content.keywords = $0 },
            outputs.newArrivals.sink { [weak self] in self?.content.arrivals = $0 },
            outputs.articles.sink { [weak self] in self?.content.articles = $0 },
            outputs.apiRequestStatuses.sink { [weak self] in self?.content.statuses = $0 },
            outputs.refreshFailure.sink { [weak self] in self?.failures.append($0) },
        ]
    }
}
