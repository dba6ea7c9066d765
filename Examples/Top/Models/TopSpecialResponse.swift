import ExampleSupport
import Foundation

/// The answer with products at a lower price.
struct TopSpecialResponse: TopResponse {
    let content: [Content]
}

extension TopSpecialResponse {
    /// A product at a lower price.
    struct Content: Decodable, Sendable {
        let id: Int
        let title: String
        /// The discount in percent.
        let rate: Int
        /// The former price in yen.
        let price: Int
        /// The price in yen.
        let discountedPrice: Int
        /// The end of the price's validity, in the form that the cell displays.
        let deadline: String
        /// The text of the detail screen.
        let text: String
        /// The picture's URL, or nil if the API's text is not a URL.
        let imageUrl: URL?

        private enum CodingKeys: String, CodingKey {
            case id, title, rate, price, deadline, text
            case discountedPrice = "discounted_price"
            case imageUrl = "image_url"
        }

        init(
            id: Int, title: String, rate: Int, price: Int, discountedPrice: Int, deadline: String,
            text: String, imageUrl: URL?
        ) {
            self.id = id
            self.title = title
            self.rate = rate
            self.price = price
            self.discountedPrice = discountedPrice
            self.deadline = deadline
            self.text = text
            self.imageUrl = imageUrl
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(Int.self, forKey: .id)
            title = try container.decode(String.self, forKey: .title)
            rate = try container.decode(Int.self, forKey: .rate)
            price = try container.decode(Int.self, forKey: .price)
            discountedPrice = try container.decode(Int.self, forKey: .discountedPrice)
            deadline = try container.decode(String.self, forKey: .deadline)
            text = try container.decode(String.self, forKey: .text)
            imageUrl = decoder.answerURL(try container.decode(String.self, forKey: .imageUrl))
        }
    }
}
