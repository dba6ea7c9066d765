import Combine

struct Keyword: Hashable, Sendable {
    let id: Int
    let name: String
}

protocol KeywordsAPI {
    func getKeywords() -> Future<[Keyword], any Error>
}

protocol KeywordsViewModelInputs {
    var fetchKeywordsTrigger: PassthroughSubject<Void, Never> { get }
}

protocol KeywordsViewModelOutputs {
    var keywords: AnyPublisher<[Keyword], Never> { get }
}

final class KeywordsViewModel: KeywordsViewModelInputs, KeywordsViewModelOutputs {
    var inputs: any KeywordsViewModelInputs { self }
    var outputs: any KeywordsViewModelOutputs { self }

    let fetchKeywordsTrigger = PassthroughSubject<Void, Never>()
    var keywords: AnyPublisher<[Keyword], Never> { $fetchedKeywords.eraseToAnyPublisher() }

    @Published private var fetchedKeywords: [Keyword] = []

    init(api: any KeywordsAPI, scheduler: some Scheduler) {
        fetchKeywordsTrigger
            .map { api.getKeywords().replaceError(with: []) }
            .switchToLatest()
            .receive(on: scheduler)
            .assign(to: &$fetchedKeywords)
    }
}
