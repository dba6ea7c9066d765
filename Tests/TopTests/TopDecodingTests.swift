import ExampleSupport
import Foundation
import Testing
import UIKit

@testable import Top

struct TopDecodingTests {
    private let root = APIClient.root(environment: ["EXAMPLES_API": "http://api.example:3000"])

    private func decode<Response: TopResponse>(
        _ json: String, as type: Response.Type = Response.self
    ) throws(APIError) -> [Response] {
        let response = HTTPURLResponse(url: root, statusCode: 200, httpVersion: nil, headerFields: nil)
        return try APIClient.result(data: Data(json.utf8), response: response, error: nil, root: root).get()
    }

    @Test func `a banner is read`() throws {
        let responses: [TopBannerResponse] = try decode(
            #"[{"content": {"id": 1, "label": "新作", "image_url": "/images/coat-1290x774.jpg"}}]"#)
        let content = try #require(responses.first).content
        #expect(content.id == 1)
        #expect(content.label == "新作")
        #expect(content.imageUrl?.absoluteString == "http://api.example:3000/images/coat-1290x774.jpg")
    }

    @Test func `a product is read`() throws {
        let responses: [TopSpecialResponse] = try decode(
            """
            [{"content": [{"id": 2, "title": "靴", "rate": 20, "price": 24800, "discounted_price": 19840,
              "deadline": "11月13日まで", "text": "横にファスナーがあります。", "image_url": "/images/boots.jpg"}]}]
            """)
        let content = try #require(responses.first?.content.first)
        #expect(content.rate == 20)
        #expect(content.price == 24800)
        #expect(content.discountedPrice == 19840)
        #expect(content.deadline == "11月13日まで")
    }

    @Test func `an address that is none spoils only its picture`() throws {
        let responses: [TopBannerResponse] = try decode(
            #"[{"content": {"id": 1, "label": "新作", "image_url": "http://["}}]"#)
        #expect(try #require(responses.first).content.imageUrl == nil)
    }

    @Test(arguments: [
        #"[{"content": {"id": "one", "label": "新作", "image_url": "/1.jpg"}}]"#,
        #"[{"content": {"id": 1, "image_url": "/1.jpg"}}]"#,
        #"[{"content": [{"id": 1, "label": "新作", "image_url": "/1.jpg"}]}]"#,
        "[{}]", "{}", "null", "", "<html>",
    ])
    func `anything else is an invalid response`(json: String) {
        #expect(throws: APIError.invalidResponse) { try decode(json, as: TopBannerResponse.self) }
    }

    @Test func `the examples data file has all endpoints`() throws {
        let file = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
            .appending(path: "../../../Examples/MockAPI/data.json").standardizedFileURL
        let data = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        func json(_ name: String) throws -> String {
            String(
                decoding: try JSONSerialization.data(withJSONObject: try #require(data[name])), as: UTF8.self)
        }
        let banners: [TopBannerResponse] = try decode(try json("top_banner"))
        let featured: [TopFeaturedResponse] = try decode(try json("top_featured"))
        let news: [TopNewsResponse] = try decode(try json("top_news"))
        let special: [TopSpecialResponse] = try decode(try json("top_special"))
        let photos: [TopPhotosResponse] = try decode(try json("top_photos"))
        #expect(banners.count == 1)
        #expect(featured.map(\.content.count) == [6])
        #expect(news.map(\.content.count) == [4])
        #expect(special.map(\.content.count) == [4])
        #expect(photos.map(\.content.count) == [12])
        for product in special.flatMap(\.content) {
            #expect(product.discountedPrice == product.price * (100 - product.rate) / 100)
        }
    }
}
