/// The sections of the screen. The content of a header is part of the identity of its section, so that a new content
/// makes a new section with a new header.
enum TopSectionType: Hashable, Sendable {
    case banner(title: String)
    case featured(headerViewObject: TopHeaderView.HeaderViewObject)
    case news(headerViewObject: TopHeaderView.HeaderViewObject)
    case discount(title: String)
    case photo(headerViewObject: TopHeaderView.HeaderViewObject)
}

extension TopSectionType {
    /// Creates the section that contains an endpoint's items.
    init(of endpoint: TopEndpoint) {
        switch endpoint {
        case .banner:
            self = .banner(title: "2022 A/W Selection")
        case .featured:
            self = .featured(
                headerViewObject: TopHeaderView.HeaderViewObject(
                    id: 1, title: "今週の特集", subtitle: "編集部が選んだ、この季節に長く使えるもの"))
        case .news:
            self = .news(
                headerViewObject: TopHeaderView.HeaderViewObject(
                    id: 2, title: "お知らせ", subtitle: "お店とオンラインストアからの最新情報"))
        case .special:
            self = .discount(title: "期間限定のお買い得品")
        case .photos:
            self = .photo(
                headerViewObject: TopHeaderView.HeaderViewObject(
                    id: 3, title: "みんなの写真", subtitle: "お出かけ先から届いた秋と冬の一枚"))
        }
    }
}

extension TopSectionType {
    /// The title of the section's header, or nil if the header displays more than a title.
    var title: String? {
        switch self {
        case .banner(let title), .discount(let title): title
        case .featured, .news, .photo: nil
        }
    }

    /// The view object of the section's header, or nil if the header displays only a title.
    var headerViewObject: TopHeaderView.HeaderViewObject? {
        switch self {
        case .featured(let object), .news(let object), .photo(let object): object
        case .banner, .discount: nil
        }
    }
}
