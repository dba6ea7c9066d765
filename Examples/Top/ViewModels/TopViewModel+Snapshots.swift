import ExampleSupport

/// Methods that turn each answer into a section and its items.
extension TopViewModel {
    func getTopBannerSnapshot(_ topBannerResponse: TopBannerResponse) -> SnapshotElement {
        let content = topBannerResponse.content
        let section = TopSectionType(of: .banner)
        let item = TopItemType.banner(
            bannerViewObject: TopBannerCell.CellViewObject(
                id: content.id, identifier: content.label, imageUrl: content.imageUrl))
        return SnapshotElement(section: [section], items: [item])
    }

    func getTopFeaturedSnapshot(_ topFeaturedResponse: TopFeaturedResponse) -> SnapshotElement {
        let items = topFeaturedResponse.content.map { content in
            TopItemType.featured(
                featuredViewObject: TopFeaturedCell.CellViewObject(
                    id: content.id, title: content.title, caption: content.caption, text: content.text,
                    imageUrl: content.imageUrl))
        }
        return SnapshotElement(section: [TopSectionType(of: .featured)], items: items)
    }

    func getTopNewsSnapshot(_ topNewsResponse: TopNewsResponse) -> SnapshotElement {
        let items = topNewsResponse.content.map { content in
            TopItemType.news(
                newsViewObject: TopNewsCell.CellViewObject(
                    id: content.id, category: content.category, dateString: content.dateString,
                    title: content.title, text: content.text))
        }
        return SnapshotElement(section: [TopSectionType(of: .news)], items: items)
    }

    func getTopDiscountSnapshot(_ topSpecialResponse: TopSpecialResponse) -> SnapshotElement {
        let items = topSpecialResponse.content.map { content in
            TopItemType.discount(
                discountViewObject: TopDiscountCell.CellViewObject(
                    id: content.id, title: content.title, rate: content.rate, price: content.price,
                    discountedPrice: content.discountedPrice, deadline: content.deadline,
                    text: content.text, imageUrl: content.imageUrl))
        }
        return SnapshotElement(section: [TopSectionType(of: .special)], items: items)
    }

    func getTopPhotoSnapshot(_ topPhotosResponse: TopPhotosResponse) -> SnapshotElement {
        let items = topPhotosResponse.content.map { content in
            TopItemType.photo(
                photoViewObject: TopPhotoCell.CellViewObject(
                    id: content.id, title: content.title, userName: content.userName,
                    imageUrl: content.imageUrl))
        }
        return SnapshotElement(section: [TopSectionType(of: .photos)], items: items)
    }

    /// Returns a section with a row that displays a spinner until the answer arrives.
    func getTopLoadingSnapshot(_ endpoint: TopEndpoint) -> SnapshotElement {
        let item = TopItemType.loading(loadingViewObject: TopLoadingCell.CellViewObject(endpoint: endpoint))
        return SnapshotElement(section: [TopSectionType(of: endpoint)], items: [item])
    }

    /// Returns a section with a row that explains why the answer is missing.
    func getTopFailureSnapshot(_ endpoint: TopEndpoint, _ error: APIError) -> SnapshotElement {
        let item = TopItemType.failure(
            failureViewObject: TopFailureCell.CellViewObject(endpoint: endpoint, message: error.message))
        return SnapshotElement(section: [TopSectionType(of: endpoint)], items: [item])
    }
}
