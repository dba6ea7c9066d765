import Foundation

@testable import Photos

extension Photo {
    /// A photo for tests, named after its identifier.
    static func sample(
        _ id: Int, title: String? = nil, width: Int = 100, height: Int = 100, price: Int? = nil
    ) -> Photo {
        Photo(
            id: id, title: title ?? "Photo \(id)", summary: "Summary \(id)",
            image: Image(url: nil, width: width, height: height), gift: Gift(flag: price != nil, price: price)
        )
    }
}
