import Combine

enum HomeSection: String, CaseIterable, Sendable {
    case banners, featured, news
}

struct HomeItem: Hashable, Sendable {
    let title: String
}

protocol HomeAPI: Sendable {
    func getItems(of section: HomeSection) async throws -> [HomeItem]
}

struct HomeContents: Equatable, Sendable {
    var section: HomeSection
    var items: [HomeItem]
}

struct HomeUseCase: Sendable {
    let api: any HomeAPI

    /// Fetches all sections at the same time, and returns them in their order.
    func getContents() async throws -> [HomeContents] {
        try await withThrowingTaskGroup(of: HomeContents.self) { group in
            for section in HomeSection.allCases {
                group.addTask {
                    HomeContents(section: section, items: try await api.getItems(of: section))
                }
            }
            var items: [HomeSection: [HomeItem]] = [:]
            for try await contents in group { items[contents.section] = contents.items }
            return HomeSection.allCases.map { HomeContents(section: $0, items: items[$0] ?? []) }
        }
    }
}

@MainActor
final class HomeViewModel {
    @Published private(set) var contents: [HomeContents] = []
    @Published private(set) var error: (any Error)?

    private let useCase: HomeUseCase

    init(useCase: HomeUseCase) {
        self.useCase = useCase
    }

    func fetch() async {
        do {
            contents = try await useCase.getContents()
        } catch {
            self.error = error
        }
    }
}
