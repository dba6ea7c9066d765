import Combine
import ExampleSupport
import Foundation

/// The events that the screen sends to the view model.
@MainActor
protocol ArticleViewModelInputs {
    /// The user requests more articles: the first page, or the one after those that are displayed.
    var fetchArticleTrigger: PassthroughSubject<Void, Never> { get }
    /// The user requests the first page again.
    var refreshArticleTrigger: PassthroughSubject<Void, Never> { get }
}

/// The state that the screen displays. Both publishers deliver on the main thread and begin with the present value.
@MainActor
protocol ArticleViewModelOutputs {
    /// All articles that have arrived, in order. Each identifier occurs once.
    var articles: AnyPublisher<[Article], Never> { get }
    /// The status of the newest request.
    var apiRequestStatus: AnyPublisher<APIRequestStatus, Never> { get }
}

@MainActor
protocol ArticleViewModelType {
    var inputs: any ArticleViewModelInputs { get }
    var outputs: any ArticleViewModelOutputs { get }
}

/// The view model of the articles, which requests them page by page.
@MainActor
final class ArticleViewModel: ArticleViewModelType, ArticleViewModelInputs, ArticleViewModelOutputs {
    var inputs: any ArticleViewModelInputs { self }
    var outputs: any ArticleViewModelOutputs { self }

    let fetchArticleTrigger = PassthroughSubject<Void, Never>()
    let refreshArticleTrigger = PassthroughSubject<Void, Never>()

    var articles: AnyPublisher<[Article], Never> { pager.items }
    var apiRequestStatus: AnyPublisher<APIRequestStatus, Never> { pager.apiRequestStatus }

    private let pager: Pager<ArticleList>
    private var triggers: [AnyCancellable] = []

    init(api: any APIRequestManagerProtocol) {
        pager = Pager { page in api.getArticleList(perPage: page) }
        fetchArticleTrigger
            .sink { [pager] in pager.requestNextPage() }
            .store(in: &triggers)
        refreshArticleTrigger
            .sink { [pager] in pager.startOver() }
            .store(in: &triggers)
    }
}
