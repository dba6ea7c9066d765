import Combine
import TesseraCombineTesting
import Testing
import UIKit

@MainActor struct KeywordsViewModelTests {
    @Test func `a trigger fetches, and the output follows on the scheduler`() {
        let clock = VirtualTimeScheduler()
        let viewModel = KeywordsViewModel(api: FixedKeywords(), scheduler: clock)
        let shown = TestSubscriber<[Keyword], Never>()
        viewModel.outputs.keywords.subscribe(shown)
        #expect(shown.values == [[]])

        viewModel.inputs.fetchKeywordsTrigger.send()
        #expect(shown.values == [[]])
        clock.advance()
        #expect(shown.values == [[], [Keyword(id: 1, name: "ramen"), Keyword(id: 2, name: "soba")]])
    }

    @Test func `the next trigger takes the place of a fetch that is under way`() {
        let api = SlowKeywords()
        let clock = VirtualTimeScheduler()
        let viewModel = KeywordsViewModel(api: api, scheduler: clock)
        let shown = TestSubscriber<[Keyword], Never>()
        viewModel.outputs.keywords.subscribe(shown)
        viewModel.inputs.fetchKeywordsTrigger.send()
        viewModel.inputs.fetchKeywordsTrigger.send()
        api.promises[0](.success([Keyword(id: 1, name: "old")]))
        api.promises[1](.success([Keyword(id: 2, name: "new")]))
        clock.advance()
        #expect(shown.values == [[], [Keyword(id: 2, name: "new")]])
    }

    @Test func `the screen displays the output of the view model`() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = KeywordsViewController(
            viewModel: KeywordsViewModel(api: FixedKeywords(), scheduler: ImmediateScheduler.shared))
        window.makeKeyAndVisible()
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
        window.layoutIfNeeded()
        let collectionView = window.rootViewController?.view.subviews.first as? UICollectionView
        #expect(collectionView?.visibleCells.map(\.accessibilityLabel) == ["ramen", "soba"])
        window.isHidden = true
    }
}

/// An API that answers at once.
private struct FixedKeywords: KeywordsAPI {
    func getKeywords() -> Future<[Keyword], any Error> {
        Future { $0(.success([Keyword(id: 1, name: "ramen"), Keyword(id: 2, name: "soba")])) }
    }
}

/// An API that answers when a test calls its promises.
private final class SlowKeywords: KeywordsAPI {
    var promises: [Future<[Keyword], any Error>.Promise] = []

    func getKeywords() -> Future<[Keyword], any Error> {
        Future { self.promises.append($0) }
    }
}
