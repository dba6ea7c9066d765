import Combine
import ExampleSupport
import Testing

@testable import Photos

/// Tests of the articles' view model. It pages like the view model of the photos, whose tests cover paging.
@MainActor
final class ArticleViewModelTests {
    private let api = FakeAPI()
    private let viewModel: ArticleViewModel
    private var ids: [[Int]] = []
    private var statuses: [APIRequestStatus] = []
    private var cancellables: [AnyCancellable] = []

    init() {
        viewModel = ArticleViewModel(api: api)
        viewModel.outputs.articles
            .sink { [weak self] in self?.ids.append($0.map(\.id)) }
            .store(in: &cancellables)
        viewModel.outputs.apiRequestStatus
            .sink { [weak self] in self?.statuses.append($0) }
            .store(in: &cancellables)
    }

    private func fetch() { viewModel.inputs.fetchArticleTrigger.send() }
    private func refresh() { viewModel.inputs.refreshArticleTrigger.send() }

    @Test func `pages follow one another until the last`() async {
        fetch()
        await api.answerArticles(0, page: 1, ids: 1...5)
        fetch()
        await api.answerArticles(1, page: 2, ids: 6...10)
        fetch()
        await api.answerArticles(2, page: 3, ids: 11...15, hasNextPage: false)
        fetch()
        #expect(api.requestedArticlePages == [1, 2, 3])
        #expect(ids.last == Array(1...15))
        #expect(api.requestedPages.isEmpty, "photos are not asked for")
    }

    @Test func `a refresh takes the place of the page in flight`() async {
        fetch()
        await api.answerArticles(0, page: 1, ids: 1...5)
        fetch()
        refresh()
        await api.answerArticles(1, page: 2, ids: 6...10)
        await api.answerArticles(2, page: 1, ids: [7, 1])
        #expect(api.requestedArticlePages == [1, 2, 1])
        #expect(ids.last == [7, 1])
        #expect(!ids.contains(Array(1...10)), "the late answer is dropped")
    }

    @Test func `a failure keeps the articles and the page can be asked for again`() async {
        fetch()
        await api.answerArticles(0, page: 1, ids: 1...5)
        fetch()
        await api.answerArticles(1, with: .failure(.status(500)))
        #expect(ids.last == [1, 2, 3, 4, 5])
        #expect(statuses.last == .requestFailure(.status(500)))
        fetch()
        #expect(api.requestedArticlePages == [1, 2, 2])
    }

    @Test func `a page that does not exist is the end`() async {
        fetch()
        await api.answerArticles(0, page: 1, ids: 1...5)
        fetch()
        await api.answerArticles(1, with: .success([]))
        fetch()
        #expect(api.requestedArticlePages == [1, 2])
        #expect(ids.last == [1, 2, 3, 4, 5])
    }
}
