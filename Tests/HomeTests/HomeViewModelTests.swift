import Combine
import ExampleSupport
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Home

@MainActor
final class HomeViewModelTests {
    private let api = FakeHomeAPI()
    private let viewModel: HomeViewModel
    private var states: [HomeState] = []
    private var cancellable: AnyCancellable?

    init() {
        viewModel = HomeViewModel(api: api)
        cancellable = viewModel.outputs.state.sink { [weak self] in self?.states.append($0) }
    }

    private func ids(_ section: Section) -> [Int]? {
        states.last?.contents[section]?.entries.map(\.id)
    }

    private func status(_ section: Section) -> APIRequestStatus? { states.last?.status(of: section) }

    @Test func `nothing is requested before the screen asks`() {
        #expect(api.requestedSections.isEmpty)
    }

    @Test func `each section is requested and fills when its answer arrives`() async {
        viewModel.inputs.fetchTrigger.send()
        #expect(api.requestedSections == [.applianceHorizontal, .article])
        await api.answer(1, ids: 10...12)
        #expect(ids(.article) == [10, 11, 12])
        #expect(ids(.applianceHorizontal) == [])
        #expect(status(.applianceHorizontal) == .requesting)
        await api.answer(0, ids: 0...1)
        #expect(ids(.applianceHorizontal) == [0, 1])
        #expect(states.last?.isRequesting == false)
    }

    @Test func `a failure of one section does not affect the other`() async {
        viewModel.inputs.fetchTrigger.send()
        await api.answer(0, with: .failure(.status(500)))
        await api.answer(1, ids: 10...12)
        #expect(status(.applianceHorizontal) == .requestFailure(.status(500)))
        #expect(status(.article) == .requestSuccess)
        #expect(ids(.article) == [10, 11, 12])
    }

    @Test func `a retry requests its section alone`() async {
        viewModel.inputs.fetchTrigger.send()
        await api.answer(0, with: .failure(.unreachable))
        await api.answer(1, ids: 10...12)
        viewModel.inputs.retryTrigger.send(.applianceHorizontal)
        viewModel.inputs.retryTrigger.send(.applianceHorizontal)
        #expect(api.requestedSections == [.applianceHorizontal, .article, .applianceHorizontal])
        await api.answer(2, ids: 0...1)
        #expect(ids(.applianceHorizontal) == [0, 1])
    }

    @Test func `a failed refresh keeps the content`() async {
        viewModel.inputs.fetchTrigger.send()
        await api.answer(0, ids: 0...1)
        await api.answer(1, ids: 10...12)
        viewModel.inputs.fetchTrigger.send()
        await api.answer(2, with: .failure(.timedOut))
        #expect(ids(.applianceHorizontal) == [0, 1])
        #expect(status(.applianceHorizontal) == .requestFailure(.timedOut))
    }

    @Test func `an identifier of both sections is shown in the first and named in the second`() async {
        viewModel.inputs.fetchTrigger.send()
        await api.answer(1, with: .success([.sample(1, title: "Article"), .sample(10)]))
        await api.answer(0, ids: 0...1)
        #expect(ids(.applianceHorizontal) == [0, 1])
        #expect(ids(.article) == [10])
        #expect(states.last?.contents[.article]?.repeated.map(\.title) == ["Article"])
    }

    @Test func `an identifier that one answer repeats is shown once`() async {
        viewModel.inputs.fetchTrigger.send()
        await api.answer(0, with: .success([.sample(1), .sample(2), .sample(1, title: "Again")]))
        #expect(ids(.applianceHorizontal) == [1, 2])
        #expect(states.last?.contents[.applianceHorizontal]?.repeated.map(\.title) == ["Again"])
    }
}

struct ApplinceTests {
    private let root = APIClient.root(environment: ["EXAMPLES_API": "http://api.example:3000"])

    private func decode(_ json: String) -> Result<[Applince], APIError> {
        APIClient.result(
            data: Data(json.utf8),
            response: HTTPURLResponse(url: root, statusCode: 200, httpVersion: nil, headerFields: nil),
            error: nil, root: root)
    }

    @Test func `an entry is read`() throws {
        let entry = try #require(
            try decode(
                #"[{"id":3,"title":"電気ケトル","summary":"一分で沸きます","image_url":"/images/kettle-900x900.jpg"}]"#
            ).get().first)
        #expect(entry.id == 3)
        #expect(entry.title == "電気ケトル")
        #expect(entry.summary == "一分で沸きます")
        #expect(entry.imageURL?.absoluteString == "http://api.example:3000/images/kettle-900x900.jpg")
    }

    @Test(arguments: [
        #"[{"id":3,"title":"a","image_url":""}]"#, #"[{"id":"3","title":"a","summary":"b","image_url":""}]"#,
        #"[{"id":3,"title":null,"summary":"b","image_url":""}]"#, "{}", "",
    ])
    func `a missing field or another type is an invalid response`(json: String) {
        #expect(throws: APIError.invalidResponse) { try decode(json).get() }
    }

    @Test func `entries are equal by their identifier alone`() {
        let (entry, renamed) = (Applince.sample(1), Applince.sample(1, title: "New"))
        #expect(entry == renamed)
        #expect(entry.hashValue == renamed.hashValue)
        #expect(entry != .sample(2, title: "Entry 1"))
        #expect(!entry.hasSameContent(as: renamed))
    }

    @Test func `each section has its endpoint`() {
        #expect(
            Section.allCases.map(HomeAPI.path) == [
                "api/mock/v1/home/appliances", "api/mock/v1/home/articles",
            ])
    }
}

struct SectionNoticeTests {
    private func notice(
        _ section: Section = .article, entries: [Applince] = [], repeated: [Applince] = [],
        status: APIRequestStatus
    ) -> SectionNotice? {
        SectionNotice(
            section: section, content: HomeState.Content(entries: entries, repeated: repeated), status: status
        )
    }

    @Test func `a section with entries needs no notice`() {
        #expect(notice(entries: [.sample(1)], status: .requestSuccess) == nil)
        #expect(notice(entries: [.sample(1)], status: .requesting) == nil)
    }

    @Test func `an empty section is loading, or states that it is empty`() {
        #expect(notice(status: .requesting) == SectionNotice(text: "読み込んでいます…", isLoading: true))
        #expect(notice(status: .requestSuccess) == SectionNotice(text: "記事がありません。", offersRetry: true))
        #expect(
            notice(.applianceHorizontal, status: .requestSuccess)
                == SectionNotice(text: "家電がありません。", offersRetry: true))
    }

    @Test func `a failure is explained`() {
        let expected = SectionNotice(
            text: "記事を読み込めませんでした。\nサーバーでエラーが発生しました(ステータスコード: 404)。", offersRetry: true)
        #expect(notice(status: .requestFailure(.status(404))) == expected)
        #expect(notice(entries: [.sample(1)], status: .requestFailure(.status(404))) == expected)
    }

    @Test func `an entry that cannot be displayed is named`() {
        #expect(
            notice(entries: [.sample(1)], repeated: [.sample(1, title: "トースト")], status: .requestSuccess)?
                .text
                == "IDがほかの項目と重複しているため、表示できません: 「トースト」(ID: 1)")
    }
}
