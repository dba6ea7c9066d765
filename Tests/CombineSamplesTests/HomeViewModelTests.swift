import Combine
import Testing

@MainActor struct HomeViewModelTests {
    @Test func `the sections come in their order, whichever answer comes first`() async throws {
        let contents = try await HomeUseCase(api: BackwardsAPI()).getContents()
        #expect(
            contents == [
                HomeContents(section: .banners, items: [HomeItem(title: "banners")]),
                HomeContents(section: .featured, items: [HomeItem(title: "featured")]),
                HomeContents(section: .news, items: [HomeItem(title: "news")]),
            ])
    }

    @Test func `fetched sections are published`() async {
        let viewModel = HomeViewModel(useCase: HomeUseCase(api: BackwardsAPI()))
        var published: [[HomeSection]] = []
        let subscription = viewModel.$contents.sink { published.append($0.map(\.section)) }
        await viewModel.fetch()
        #expect(published == [[], [.banners, .featured, .news]])
        subscription.cancel()
    }

    @Test func `a failure is published, and the content stays`() async {
        let viewModel = HomeViewModel(useCase: HomeUseCase(api: FailingAPI()))
        await viewModel.fetch()
        #expect(viewModel.contents == [])
        #expect(viewModel.error is FailingAPI.Failure)
    }

    @Test func `outputs are asynchronous sequences too`() async {
        let viewModel = HomeViewModel(useCase: HomeUseCase(api: BackwardsAPI()))
        await viewModel.fetch()
        for await contents in viewModel.$contents.values {
            #expect(contents.count == 3)
            break
        }
    }
}

/// An API that waits until all sections have been requested, and then answers them from the last to the first.
private actor BackwardsAPI: HomeAPI {
    private var waiting: [HomeSection: CheckedContinuation<Void, Never>] = [:]

    func getItems(of section: HomeSection) async -> [HomeItem] {
        await withCheckedContinuation { continuation in
            waiting[section] = continuation
            guard waiting.count == HomeSection.allCases.count else { return }
            for section in HomeSection.allCases.reversed() { waiting[section]?.resume() }
        }
        return [HomeItem(title: section.rawValue)]
    }
}

private struct FailingAPI: HomeAPI {
    struct Failure: Error {}

    func getItems(of section: HomeSection) async throws -> [HomeItem] {
        if section == .featured { throw Failure() }
        return []
    }
}
