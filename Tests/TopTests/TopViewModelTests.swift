import Combine
import ExampleSupport
import Testing
import UIKit

@testable import Top

@MainActor
struct TopOrderTests {
    private let whole = [
        "banner: banner 1", "featured: featured 2", "news: news 3", "discount: discount 2", "photo: photo 6",
    ]

    @Test func `all endpoints are requested at the same time`() async {
        let screen = TopScreen()
        for endpoint in TopEndpoint.allCases { await screen.api.wait(for: endpoint) }
        #expect(screen.api.counts == [.banner: 1, .featured: 1, .news: 1, .special: 1, .photos: 1])
        #expect(
            screen.outline == [
                "banner: loading 1", "featured: loading 1", "news: loading 1", "discount: loading 1",
                "photo: loading 1",
            ])
    }

    @Test(arguments: [
        [.banner, .featured, .news, .special, .photos],
        [.photos, .special, .news, .featured, .banner],
        [.news, .photos, .banner, .special, .featured],
        [.special, .banner, .photos, .featured, .news],
        [.featured, .news, .special, .photos, .banner] as [TopEndpoint],
    ])
    func `sections stand in the endpoints order in whatever order the answers arrive`(order: [TopEndpoint])
        async
    {
        let screen = TopScreen()
        await screen.answer(order)
        #expect(screen.outline == whole)
        #expect(
            screen.snapshot.sectionIdentifiers.map { $0.title ?? $0.headerViewObject?.title } == [
                "2022 A/W Selection", "今週の特集", "お知らせ", "期間限定のお買い得品", "みんなの写真",
            ])
    }

    @Test func `the repository returns resources in order and reports them as they arrive`() async {
        let api = FakeTopAPI()
        let heard = Heard()
        async let resources = TopResponseRepository(api: api).getResources {
            heard.endpoints.append($0.endpoint)
        }
        for (index, endpoint) in [TopEndpoint.photos, .banner, .news, .special, .featured].enumerated() {
            await api.send(.success(Responses.all(endpoint)), to: endpoint)
            await waitUntil("resource \(index + 1)") { heard.endpoints.count == index + 1 }
        }
        #expect(await resources.map(\.endpoint) == [.banner, .featured, .news, .special, .photos])
        #expect(heard.endpoints == [.photos, .banner, .news, .special, .featured])
    }

    /// An object that collects the endpoints whose answers a test has received.
    @MainActor
    private final class Heard {
        var endpoints: [TopEndpoint] = []
    }

    @Test func `a late endpoint holds none of the others back`() async {
        let screen = TopScreen()
        await screen.answer([.photos, .banner, .special, .featured])
        #expect(
            screen.outline == [
                "banner: banner 1", "featured: featured 2", "news: loading 1", "discount: discount 2",
                "photo: photo 6",
            ])
        #expect(screen.viewModel.apiRequestStatus == .requesting)
        await screen.answer([.news])
        #expect(screen.outline == whole)
        await screen.wait(for: .requestSuccess)
    }

    @Test func `an endpoint without contents has no section`() async {
        let screen = TopScreen()
        await screen.answer(.banner, with: .success([]))
        await screen.answer(.news, with: .success([Responses.news()]))
        await screen.answer([.featured, .special, .photos])
        #expect(screen.outline == ["featured: featured 2", "discount: discount 2", "photo: photo 6"])
    }

    @Test func `two responses of one endpoint share its section`() async {
        let screen = TopScreen()
        await screen.answer(.news, with: .success([Responses.news(1, 2), Responses.news(3)]))
        #expect(screen.outline[2] == "news: news 3")
    }
}

@MainActor
struct TopFailureTests {
    private let api: FakeTopAPI
    private let screen: TopScreen

    init() {
        screen = TopScreen()
        api = screen.api
    }

    @Test func `a failure has a row in its place and the others stay`() async {
        await screen.answer(.news, with: .failure(.status(500)))
        await screen.answer([.banner, .featured, .special, .photos])
        #expect(
            screen.outline == [
                "banner: banner 1", "featured: featured 2", "news: failure 1", "discount: discount 2",
                "photo: photo 6",
            ])
        let row = TopFailureCell.CellViewObject(
            endpoint: .news, message: "サーバーでエラーが発生しました(ステータスコード: 500)。")
        #expect(screen.snapshot.itemIdentifiers.contains(.failure(failureViewObject: row)))
        await screen.wait(for: .requestSuccess)
        #expect(screen.alert == nil)
    }

    @Test func `a retry requests the failed endpoint alone`() async {
        await screen.answer(.news, with: .failure(.timedOut))
        await screen.answer([.banner, .featured, .special, .photos])
        screen.viewModel.retryTopResponse(of: .news)
        await api.wait(for: .news, count: 2)
        #expect(screen.outline[2] == "news: loading 1")
        await screen.answer(.news, with: .failure(.unreachable))
        #expect(screen.outline[2] == "news: failure 1")
        screen.viewModel.retryTopResponse(of: .news)
        await screen.answer([.news])
        #expect(screen.outline[2] == "news: news 3")
        #expect(api.counts == [.banner: 1, .featured: 1, .news: 3, .special: 1, .photos: 1])
    }

    @Test func `a retry does not wait for endpoints that are late`() async {
        await screen.answer(.news, with: .failure(.timedOut))
        screen.viewModel.retryTopResponse(of: .news)
        await screen.answer([.news])
        #expect(screen.outline[2] == "news: news 3")
        await screen.answer([.banner, .featured, .special, .photos])
        #expect(screen.outline[2] == "news: news 3")
        await screen.wait(for: .requestSuccess)
    }

    @Test func `where everything fails there is one explanation`() async throws {
        for endpoint in TopEndpoint.allCases { await screen.answer(endpoint, with: .failure(.unreachable)) }
        await screen.wait(for: .requestFailure(.unreachable))
        #expect(screen.outline == [])
        let label: UILabel = try #require(screen.view("error-top"))
        #expect(label.text == "サーバーに接続できませんでした。通信環境をご確認ください。")
        let button: UIButton = try #require(screen.view("retry-top"))
        button.sendActions(for: .touchUpInside)
        for endpoint in TopEndpoint.allCases { await screen.answer(endpoint, with: .failure(.unreachable)) }
        await screen.wait(for: .requestFailure(.unreachable))
        #expect(screen.view("error-top") != nil)
        button.sendActions(for: .touchUpInside)
        await screen.answer(TopEndpoint.allCases)
        #expect(screen.outline.count == 5)
        #expect(screen.view("error-top") == nil)
    }

    @Test func `where all is empty that is said`() async throws {
        for endpoint in TopEndpoint.allCases { await screen.answer(endpoint, with: .success([])) }
        await screen.wait(for: .requestSuccess)
        let label: UILabel = try #require(screen.view("error-top"))
        #expect(label.text == "表示できる内容がまだありません。")
    }
}

@MainActor
struct TopRefreshTests {
    private let whole = [
        "banner: banner 1", "featured: featured 2", "news: news 3", "discount: discount 2", "photo: photo 6",
    ]

    @Test func `what is shown stays until the new answers arrive`() async {
        let screen = await TopScreen.showing()
        screen.viewModel.fetchTopResponse()
        await screen.api.wait(for: .photos, count: 2)
        #expect(screen.outline == whole)
        await screen.answer(.news, with: .success([Responses.news(4, 1)]))
        await waitUntil("other news") { screen.outline[2] == "news: news 2" }
        await screen.answer([.banner, .featured, .special, .photos])
        #expect(screen.outline[2] == "news: news 2")
        await screen.wait(for: .requestSuccess)
    }

    @Test func `a refresh that fails costs nothing and says why`() async throws {
        let screen = await TopScreen.showing()
        screen.viewModel.fetchTopResponse()
        for endpoint in TopEndpoint.allCases { await screen.answer(endpoint, with: .failure(.unreachable)) }
        await waitUntil("an alert") { screen.alert != nil }
        #expect(screen.outline == whole)
        let alert = try #require(screen.alert)
        #expect(alert.title == "エラーが発生しました")
        #expect(alert.message == "サーバーに接続できませんでした。通信環境をご確認ください。")
        await screen.wait(for: .requestSuccess)
    }

    @Test func `a refresh gives a failed endpoint another chance`() async {
        let screen = TopScreen()
        await screen.answer(.photos, with: .failure(.timedOut))
        await screen.answer([.banner, .featured, .news, .special])
        #expect(screen.outline[4] == "photo: failure 1")
        screen.viewModel.fetchTopResponse()
        await screen.api.wait(for: .photos, count: 2)
        #expect(screen.outline[4] == "photo: loading 1")
        await screen.answer(TopEndpoint.allCases)
        #expect(screen.outline == whole)
    }

    @Test func `a refresh cancels what runs and drops its late answers`() async {
        let screen = TopScreen()
        await screen.answer([.banner])
        for endpoint in TopEndpoint.allCases { await screen.api.wait(for: endpoint) }
        screen.viewModel.fetchTopResponse()
        for endpoint in TopEndpoint.allCases { await screen.api.wait(for: endpoint, count: 2) }
        #expect(screen.api.cancelled == [.featured, .news, .special, .photos])
        // `answerLate` answers the oldest request, which is that of the first round.
        await screen.answerLate(.news, with: .success([Responses.news(1, 2, 3, 4, 5)]))
        #expect(screen.outline[2] == "news: loading 1")
        await screen.answer(.news, with: .success([Responses.news(1)]))
        #expect(screen.outline[2] == "news: news 1")
        for endpoint in [TopEndpoint.featured, .special, .photos] {
            await screen.answerLate(endpoint, with: .failure(.timedOut))
        }
        #expect(screen.viewModel.apiRequestStatus == .requesting)
        #expect(screen.outline[1] == "featured: loading 1")
        await screen.answer(TopEndpoint.allCases.filter { $0 != .news })
        #expect(
            screen.outline == [
                "banner: banner 1", "featured: featured 2", "news: news 1", "discount: discount 2",
                "photo: photo 6",
            ])
    }

    @Test func `a refresh cancels retries`() async {
        let screen = TopScreen()
        await screen.answer(.news, with: .failure(.timedOut))
        await screen.answer([.banner, .featured, .special, .photos])
        screen.viewModel.retryTopResponse(of: .news)
        await screen.api.wait(for: .news, count: 2)
        screen.viewModel.fetchTopResponse()
        await screen.api.wait(for: .news, count: 3)
        #expect(screen.api.cancelled == [.news])
        await screen.answerLate(.news, with: .success([Responses.news(1, 2, 3, 4)]))
        #expect(screen.outline[2] == "news: loading 1")
        await screen.answer(TopEndpoint.allCases)
        #expect(screen.outline == whole)
    }

    @Test func `a released view model cancels its requests`() async {
        let api = FakeTopAPI()
        weak var released: TopViewModel?
        do {
            let viewModel = TopViewModel(
                topResponseUseCase: TopResponseUseCase(repository: TopResponseRepository(api: api)))
            viewModel.fetchTopResponse()
            released = viewModel
            for endpoint in TopEndpoint.allCases { await api.wait(for: endpoint) }
        }
        #expect(released == nil)
        #expect(api.cancelled == [.banner, .featured, .news, .special, .photos])
        for endpoint in TopEndpoint.allCases { await api.send(.failure(.timedOut), to: endpoint) }
    }
}

@MainActor
struct TopIdentifierTests {
    @Test func `an item that an answer has twice is there once`() async {
        let screen = TopScreen()
        await screen.answer(.news, with: .success([Responses.news(1, 2, 1, 1)]))
        #expect(screen.outline[2] == "news: news 2")
        let ids = screen.snapshot.itemIdentifiers.compactMap { item in
            if case .news(let object) = item { object.id } else { nil }
        }
        #expect(ids == [1, 2])
    }

    @Test func `items of different sections may have the same identifier in the API`() async {
        let screen = TopScreen()
        await screen.answer(.banner, with: .success([Responses.banner(7)]))
        await screen.answer(.featured, with: .success([Responses.featured(7)]))
        await screen.answer(.news, with: .success([Responses.news(7)]))
        await screen.answer(.special, with: .success([Responses.special(7)]))
        await screen.answer(.photos, with: .success([Responses.photos(7...7)]))
        #expect(
            screen.outline == [
                "banner: banner 1", "featured: featured 1", "news: news 1", "discount: discount 1",
                "photo: photo 1",
            ])
    }

    @Test func `one identifier with two contents is two items`() async {
        let screen = TopScreen()
        await screen.answer(
            .news, with: .success([Responses.news(1), Responses.news(1, title: "Other")]))
        #expect(screen.outline[2] == "news: news 2")
    }

    @Test func `an item whose content changed is another item`() async {
        let screen = await TopScreen.showing()
        let before = Set(screen.snapshot.itemIdentifiers)
        screen.viewModel.fetchTopResponse()
        await screen.answer(
            .news, with: .success([Responses.news(1, 2), Responses.news(3, title: "Changed")]))
        await waitUntil("the change") { Set(screen.snapshot.itemIdentifiers) != before }
        let after = Set(screen.snapshot.itemIdentifiers)
        #expect(after.subtracting(before).count == 1)
        #expect(before.subtracting(after).count == 1)
    }

    @Test func `a section with another header is another section`() {
        let first = TopHeaderView.HeaderViewObject(id: 1, title: "A", subtitle: "")
        let second = TopHeaderView.HeaderViewObject(id: 1, title: "B", subtitle: "")
        #expect(TopSectionType.news(headerViewObject: first) == .news(headerViewObject: first))
        #expect(TopSectionType.news(headerViewObject: first) != .news(headerViewObject: second))
        #expect(TopSectionType.news(headerViewObject: first) != .photo(headerViewObject: first))
        #expect(TopSectionType.banner(title: "A") != .discount(title: "A"))
    }
}
