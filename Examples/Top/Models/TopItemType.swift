/// The items of the screen. Each case has the content of its cell. The data source compares items by this content,
/// and two equal items in one snapshot would end the app.
///
/// Items of different cases are never equal, whatever their identifiers in the API are.
enum TopItemType: Hashable, Sendable {
    case banner(bannerViewObject: TopBannerCell.CellViewObject)
    case featured(featuredViewObject: TopFeaturedCell.CellViewObject)
    case news(newsViewObject: TopNewsCell.CellViewObject)
    case discount(discountViewObject: TopDiscountCell.CellViewObject)
    case photo(photoViewObject: TopPhotoCell.CellViewObject)
    /// A placeholder for the contents of an endpoint until they arrive.
    case loading(loadingViewObject: TopLoadingCell.CellViewObject)
    /// A message that explains why the contents of an endpoint are missing.
    case failure(failureViewObject: TopFailureCell.CellViewObject)
}

extension TopItemType {
    var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// The detail that opens when the user taps the item, or nil if the item has no detail.
    var detail: TopDetail? {
        switch self {
        case .banner(let object):
            TopDetail(caption: "バナー", title: object.identifier, text: nil, imageUrl: object.imageUrl)
        case .featured(let object):
            TopDetail(
                caption: object.caption, title: object.title, text: object.text, imageUrl: object.imageUrl)
        case .news(let object):
            TopDetail(
                caption: object.dateString + " " + object.category, title: object.title, text: object.text,
                imageUrl: nil)
        case .discount(let object):
            TopDetail(
                caption: object.rateText + " " + object.priceText + "(通常価格 " + object.formerPriceText + ")",
                title: object.title, text: object.deadline + "\n" + object.text, imageUrl: object.imageUrl)
        case .photo(let object):
            TopDetail(
                caption: object.userName + "さんの写真", title: object.title, text: nil, imageUrl: object.imageUrl)
        case .loading, .failure:
            nil
        }
    }
}
