import Combine
import Foundation
import UIKit

// The samples of the comments of TesseraCombine and TesseraBindings.

final class CombiningSamples {
    @Published var name = ""
    @Published var isAgreed = false
    @Published var query = ""
    let session = URLSession.shared

    @MainActor
    func combine(_ button: UIButton) {
        let subscription = $name.combineLatest($isAgreed).sink { name, isAgreed in
            button.isEnabled = isAgreed && !name.isEmpty
        }
    }

    func combineLatest() {
        let city = PassthroughSubject<String, Never>()
        let unit = CurrentValueSubject<String, Never>("°C")
        let subscription = Publishers.CombineLatest(city, unit).sink { print($0, $1) }
        city.send("Oslo")  // Oslo °C
        unit.send("°F")  // Oslo °F
    }

    func merge(
        _ appeared: PassthroughSubject<Void, Never>, _ pulledToRefresh: PassthroughSubject<Void, Never>,
        reload: @escaping () -> Void
    ) {
        let subscription = appeared.merge(with: pulledToRefresh).sink { reload() }
    }

    func merge(reload: @escaping () -> Void) {
        let pulled = PassthroughSubject<Void, Never>()
        let appeared = PassthroughSubject<Void, Never>()
        let subscription = Publishers.Merge(pulled, appeared).sink { reload() }
    }

    func mergeMany(_ urls: [URL], show: @escaping (Data) -> Void) {
        let pages = urls.map { URLSession.shared.dataTaskPublisher(for: $0) }
        let subscription = Publishers.MergeMany(pages).map(\.data).replaceError(with: Data()).sink {
            show($0)
        }
    }

    func zip() {
        let subscription = loadPosts().zip(loadAuthors()).sink { posts, authors in show(posts, by: authors) }
    }

    func zipBoth() {
        let subscription = Publishers.Zip(loadPosts(), loadAuthors()).sink { posts, authors in
            show(posts, by: authors)
        }
    }

    private func loadPosts() -> Just<[String]> { Just([]) }
    private func loadAuthors() -> Just<[String]> { Just([]) }
}

private func show(_ posts: [String], by authors: [String]) {}

enum AwaitingSamples {
    static func awaitNumber(_ randomNumber: () -> Future<Int, Never>) async {
        let number = await randomNumber().value
    }

    static func awaitUser(_ loadUser: (Int) -> Future<String, any Error>) async throws {
        let user = try await loadUser(7).value
    }
}

final class LoadingViewModel {
    @Published var isLoaded = false
}

@MainActor
final class TimingSamples {
    @Published var query = ""
    let session = URLSession.shared

    final class Banner {
        func hide() {}
    }

    func wait(for viewModel: LoadingViewModel, hideSpinner: @escaping () -> Void) {
        viewModel.$isLoaded.filter { $0 }.prefix(1).sink { _ in hideSpinner() }
    }

    func collect() {
        Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            .collect(.byTime(RunLoop.main, .seconds(5)))
            .sink { dates in print("\(dates.count) dates in five seconds") }
    }

    func debounce(search: @escaping (String) -> Void) {
        $query
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .sink { query in search(query) }
    }

    func delay(_ banner: Banner) {
        Just("Saved").delay(for: .seconds(2), scheduler: RunLoop.main).sink { _ in banner.hide() }
    }

    func receive(_ url: URL, in label: UILabel) {
        session.dataTaskPublisher(for: url)
            .receive(on: RunLoop.main)
            .sink(receiveCompletion: { _ in }, receiveValue: { label.text = "\($0.data.count) bytes" })
    }

    func subscribe(_ largeFile: Data, parse: @escaping (Data) -> String, show: @escaping (String) -> Void) {
        Deferred { Just(parse(largeFile)) }
            .subscribe(on: DispatchQueue.global())
            .receive(on: RunLoop.main)
            .sink { document in show(document) }
    }

    func throttle(_ scrollOffsets: PassthroughSubject<CGFloat, Never>, save: @escaping (CGFloat) -> Void) {
        scrollOffsets
            .throttle(for: .milliseconds(100), scheduler: RunLoop.main, latest: true)
            .sink { offset in save(offset) }
    }

    func timeout(_ url: URL) {
        session.dataTaskPublisher(for: url)
            .timeout(.seconds(10), scheduler: DispatchQueue.main, customError: { URLError(.timedOut) })
    }
}

final class AudioSettings: ObservableObject {
    var volume = 0 { willSet { objectWillChange.send() } }
}
