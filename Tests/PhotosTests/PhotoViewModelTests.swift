import Combine
import Testing

@testable import Photos

@MainActor
struct PhotoViewModelTests {
    private let api = FakeAPI()
    private let viewModel: PhotoViewModel
    private let outputs: OutputRecorder

    init() {
        viewModel = PhotoViewModel(api: api)
        outputs = OutputRecorder(viewModel)
    }

    private func fetch() { viewModel.inputs.fetchPhotoTrigger.send() }
    private func refresh() { viewModel.inputs.refreshPhotoTrigger.send() }

    @Test func `nothing is requested before the screen asks`() async {
        await MainQueue.drain()
        #expect(api.requestedPages.isEmpty)
        #expect(outputs.statuses == [.none])
        #expect(outputs.photos == [[]])
    }

    @Test func `pages follow one another`() async {
        fetch()
        await api.answer(0, page: 1, ids: 1...3)
        fetch()
        await api.answer(1, page: 2, ids: 4...5)
        fetch()
        #expect(api.requestedPages == [1, 2, 3])
        #expect(outputs.ids == [1, 2, 3, 4, 5])
    }

    @Test func `the status reports the course of a request`() async {
        fetch()
        await MainQueue.drain()
        #expect(outputs.statuses == [.none, .requesting])
        await api.answer(0, page: 1, ids: 1...3)
        #expect(outputs.statuses == [.none, .requesting, .requestSuccess])
    }

    @Test func `a wish for more during a request is ignored`() async {
        fetch()
        fetch()
        #expect(api.requestedPages == [1])
        await api.answer(0, page: 1, ids: 1...3)
        fetch()
        fetch()
        #expect(api.requestedPages == [1, 2])
    }

    @Test func `nothing is requested after the last page`() async {
        fetch()
        await api.answer(0, page: 1, ids: 1...3, hasNextPage: false)
        fetch()
        #expect(api.requestedPages == [1])
    }

    @Test func `an answer without a page is the end`() async {
        fetch()
        await api.answer(0, with: .success([]))
        fetch()
        #expect(api.requestedPages == [1])
        #expect(outputs.statuses.last == .requestSuccess)
    }

    @Test func `a failed page can be requested again`() async {
        fetch()
        await api.answer(0, page: 1, ids: 1...3)
        fetch()
        await api.answer(1, with: .failure(.timedOut))
        #expect(outputs.statuses.last == .requestFailure(.timedOut))
        #expect(outputs.ids == [1, 2, 3])
        fetch()
        await api.answer(2, page: 2, ids: 4...5)
        #expect(api.requestedPages == [1, 2, 2])
        #expect(outputs.ids == [1, 2, 3, 4, 5])
    }

    @Test func `a subscriber may ask for more when it learns of the success`() async {
        let more = viewModel.outputs.apiRequestStatus.sink { [viewModel] status in
            if status == .requestSuccess { viewModel.inputs.fetchPhotoTrigger.send() }
        }
        fetch()
        await api.answer(0, page: 1, ids: 1...3)
        #expect(api.requestedPages == [1, 2])
        more.cancel()
    }

    @Test func `a refresh starts over at the first page`() async {
        fetch()
        await api.answer(0, page: 1, ids: 1...3)
        fetch()
        await api.answer(1, page: 2, ids: 4...5, hasNextPage: false)
        refresh()
        await MainQueue.drain()
        #expect(outputs.ids == [1, 2, 3, 4, 5], "what is shown stays until the first page has arrived")
        await api.answer(2, page: 1, ids: [9, 1])
        #expect(outputs.ids == [9, 1])
        fetch()
        #expect(api.requestedPages == [1, 2, 1, 2])
    }

    @Test func `a refresh takes the place of the page in flight`() async {
        fetch()
        await api.answer(0, page: 1, ids: 1...3)
        fetch()
        refresh()
        #expect(api.requestedPages == [1, 2, 1])
        await api.answer(1, page: 2, ids: 4...5)
        #expect(outputs.ids == [1, 2, 3], "the late answer is dropped")
        #expect(outputs.statuses.last == .requesting, "the refresh still runs")
        await api.answer(2, page: 1, ids: 7...8)
        #expect(outputs.ids == [7, 8])
    }

    @Test func `a late answer after the refresh is dropped`() async {
        fetch()
        await api.answer(0, page: 1, ids: 1...3)
        fetch()
        refresh()
        await api.answer(2, page: 1, ids: 7...8)
        await api.answer(1, page: 2, ids: 4...5, hasNextPage: false)
        #expect(outputs.ids == [7, 8])
        fetch()
        #expect(api.requestedPages == [1, 2, 1, 2], "the dropped page's end of the feed is not believed")
    }

    @Test func `an answer on its way when the refresh begins is dropped`() async {
        fetch()
        await api.answer(0, page: 1, ids: 1...3)
        fetch()
        api.send(.success([PhotoList(page: 2, photos: [.sample(4)], hasNextPage: true)]), to: 1)
        refresh()
        await MainQueue.drain()
        #expect(outputs.ids == [1, 2, 3])
    }

    @Test func `a failed refresh keeps the content and the next page`() async {
        fetch()
        await api.answer(0, page: 1, ids: 1...3)
        refresh()
        await api.answer(1, with: .failure(.unreachable))
        #expect(outputs.ids == [1, 2, 3])
        #expect(outputs.statuses.last == .requestFailure(.unreachable))
        fetch()
        #expect(api.requestedPages == [1, 1, 2])
    }

    @Test func `a refresh of a feed that has become empty empties the screen`() async {
        fetch()
        await api.answer(0, page: 1, ids: 1...3)
        refresh()
        await api.answer(1, page: 1, ids: [], hasNextPage: false)
        #expect(outputs.ids.isEmpty)
    }

    @Test func `a repeated photo is replaced in place`() async {
        fetch()
        await api.answer(0, page: 1, ids: 1...3)
        fetch()
        let page = PhotoList(page: 2, photos: [.sample(2, title: "New"), .sample(4)], hasNextPage: true)
        await api.answer(1, with: .success([page]))
        #expect(outputs.titles == ["Photo 1", "New", "Photo 3", "Photo 4"])
    }

    @Test func `a released view model ignores its answer`() async {
        weak var released: PhotoViewModel?
        do {
            let short = PhotoViewModel(api: api)
            short.inputs.fetchPhotoTrigger.send()
            released = short
        }
        #expect(released == nil)
        await api.answer(0, page: 1, ids: 1...3)
    }
}
