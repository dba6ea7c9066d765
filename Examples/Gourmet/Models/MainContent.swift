import ExampleSupport
import UIKit

/// The content of the main screen's sections, and the statuses of their requests.
struct MainContent {
    var banners: [FeaturedBanner] = []
    var interviews: [FeaturedInterview] = []
    var keywords: [Keyword] = []
    var arrivals: [NewArrival] = []
    var articles: [Article] = []
    var statuses: [MainSection: APIRequestStatus] = [:]

    /// The content of a section.
    enum State: Equatable {
        /// The section displays its items.
        case items
        /// The section displays grey boxes in the places of its items.
        case loading
        /// The section displays a row that reports that it has no items.
        case empty
        /// The section displays a row that explains the failure.
        case failure(APIError)
    }

    /// Returns the state of a section. A section with items keeps displaying them even if the next request fails.
    func state(of section: MainSection) -> State {
        if !items(of: section).isEmpty { return .items }
        switch statuses[section] ?? .none {
        case .none, .requesting: return .loading
        case .requestSuccess: return .empty
        case .requestFailure(let error): return .failure(error)
        }
    }

    /// True if any section waits for an answer.
    var isRequesting: Bool { statuses.values.contains(.requesting) }

    private func items(of section: MainSection) -> [MainElement] {
        switch section {
        case .featuredBanners: banners.map { .banner($0) }
        case .featuredInterviews: interviews.map { .interview($0) }
        case .recentKeywords: keywords.map { .keyword($0) }
        case .newArrivalArticles: arrivals.map { .arrival($0) }
        case .regularArticles: articles.map { .article($0) }
        }
    }

    /// Returns the content of the collection view. Items that look different from those in `earlier` are
    /// reconfigured.
    func snapshot(since earlier: MainContent) -> NSDiffableDataSourceSnapshot<MainSection, MainElement> {
        var snapshot = NSDiffableDataSourceSnapshot<MainSection, MainElement>()
        snapshot.appendSections(MainSection.allCases)
        for section in MainSection.allCases {
            switch state(of: section) {
            case .items: snapshot.appendItems(items(of: section), toSection: section)
            case .loading:
                let boxes = (0..<section.placeholderCount).map { Placeholder(section: section, index: $0) }
                snapshot.appendItems(boxes.map { .placeholder($0) }, toSection: section)
            case .empty:
                snapshot.appendItems([.notice(Notice(section: section, error: nil))], toSection: section)
            case .failure(let error):
                snapshot.appendItems([.notice(Notice(section: section, error: error))], toSection: section)
            }
        }
        snapshot.reconfigureItems(banners.changed(since: earlier.banners).map { .banner($0) })
        snapshot.reconfigureItems(interviews.changed(since: earlier.interviews).map { .interview($0) })
        snapshot.reconfigureItems(keywords.changed(since: earlier.keywords).map { .keyword($0) })
        snapshot.reconfigureItems(arrivals.changed(since: earlier.arrivals).map { .arrival($0) })
        snapshot.reconfigureItems(articles.changed(since: earlier.articles).map { .article($0) })
        return snapshot
    }
}

/// The content of a cell of the main screen. Code for iOS often erases such types with `AnyHashable`, which is not
/// Sendable in Swift 6. An enumeration keeps the types.
enum MainElement: Hashable, Sendable {
    case banner(FeaturedBanner)
    case interview(FeaturedInterview)
    case keyword(Keyword)
    case arrival(NewArrival)
    case article(Article)
    case placeholder(Placeholder)
    case notice(Notice)
}

/// A grey box in the place of an item that is being loaded.
struct Placeholder: Hashable, Sendable {
    let section: MainSection
    let index: Int
}

/// A row that explains why a section has no items.
struct Notice: Hashable, Sendable {
    let section: MainSection
    /// The error of the request, or nil if the request succeeded.
    let error: APIError?

    static func == (left: Notice, right: Notice) -> Bool {
        left.section == right.section && left.error == right.error
    }

    func hash(into hasher: inout Hasher) { hasher.combine(section) }
}

extension MainSection {
    /// The number of grey boxes that fill the section while it loads.
    fileprivate var placeholderCount: Int {
        switch self {
        case .featuredBanners, .featuredInterviews: 1
        case .recentKeywords: 4
        case .newArrivalArticles: 3
        case .regularArticles: 2
        }
    }
}
