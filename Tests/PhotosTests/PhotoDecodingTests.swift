import ExampleSupport
import Foundation
import Testing
import UIKit

@testable import Photos

struct PhotoDecodingTests {
    private let root = APIClient.root(environment: ["EXAMPLES_API": "http://api.example:3000"])

    /// Returns the result that the API makes of an answer, by default with status 200.
    private func decode(_ json: String, status: Int = 200) -> Result<[PhotoList], APIError> {
        APIClient.result(
            data: Data(json.utf8),
            response: HTTPURLResponse(url: root, statusCode: status, httpVersion: nil, headerFields: nil),
            error: nil, root: root)
    }

    @Test func `a page is read`() throws {
        let lists = try decode(
            """
            [{"page":1,"photos":[{"id":7,"title":"ステーキ","summary":"厚切りです",
              "image":{"url":"/images/7.png","width":425,"height":640},"gift":{"flag":true,"price":3900}}],
              "has_next_page":true}]
            """
        ).get()
        let list = try #require(lists.first)
        #expect(lists.count == 1)
        #expect(list.page == 1)
        #expect(list.hasNextPage)
        let photo = try #require(list.photos.first)
        #expect(photo.id == 7)
        #expect(photo.title == "ステーキ")
        #expect(photo.summary == "厚切りです")
        #expect(photo.image.width == 425)
        #expect(photo.image.height == 640)
        #expect(photo.gift == Photo.Gift(flag: true, price: 3900))
    }

    @Test(arguments: [
        ("/images/7.png", "http://api.example:3000/images/7.png"),
        ("images/7.png", "http://api.example:3000/images/7.png"),
        ("https://cdn.example/7.png", "https://cdn.example/7.png"),
    ])
    func `an image URL is relative to the API`(written: String, resolved: String) throws {
        let photo = try photo(imageURL: written)
        #expect(photo.image.url?.absoluteString == resolved)
    }

    @Test func `an invalid address of an image affects only its photo`() throws {
        #expect(try photo(imageURL: "http://[").image.url == nil)
    }

    private func photo(imageURL: String) throws -> Photo {
        try #require(
            try decode(
                """
                [{"page":1,"photos":[{"id":1,"title":"","summary":"",
                  "image":{"url":"\(imageURL)","width":1,"height":1},"gift":{"flag":false,"price":null}}],
                  "has_next_page":false}]
                """
            ).get().first?.photos.first)
    }

    @Test func `a price may be null`() throws {
        #expect(try photo(imageURL: "/1.png").gift == Photo.Gift(flag: false, price: nil))
    }

    @Test(arguments: ["", "{}", "null", "[{\"page\":1}]", "<html>"])
    func `anything else is an invalid response`(json: String) {
        #expect(throws: APIError.invalidResponse) { try decode(json).get() }
    }

    @Test(arguments: [404, 500, 204])
    func `another status is an error`(status: Int) {
        #expect(throws: APIError.status(status)) { try decode("[]", status: status).get() }
    }

    @Test func `a timeout differs from an absent server`() {
        func result(_ code: URLError.Code) -> Result<[PhotoList], APIError> {
            APIClient.result(data: nil, response: nil, error: URLError(code), root: root)
        }
        #expect(throws: APIError.timedOut) { try result(.timedOut).get() }
        #expect(throws: APIError.unreachable) { try result(.cannotConnectToHost).get() }
    }

    @Test func `every error has a message for the user`() {
        #expect(APIError.status(503).message == "サーバーでエラーが発生しました(ステータスコード: 503)。")
        #expect(APIError.unreachable.message == "サーバーに接続できませんでした。通信環境をご確認ください。")
    }
}

struct APIAddressTests {
    @Test(arguments: [
        ("http://api.example:3000", "http://api.example:3000/"),
        ("https://api.example/v2", "https://api.example/v2/"),
        ("not an address", "http://127.0.0.1:3000/"),
        ("ftp://api.example", "http://127.0.0.1:3000/"),
        ("", "http://127.0.0.1:3000/"),
    ])
    func `the environment determines the address of the API`(variable: String, root: String) {
        #expect(APIClient.root(environment: ["EXAMPLES_API": variable]).absoluteString == root)
    }

    @Test func `without the variable the API is on this machine`() {
        #expect(APIClient.root(environment: [:]).absoluteString == "http://127.0.0.1:3000/")
    }

    @Test func `a page has its number in the query`() throws {
        let root = APIClient.root(environment: ["EXAMPLES_API": "https://api.example/v2"])
        let client = APIClient(root: root, session: .shared)
        #expect(
            client.url(of: "api/mock/v1/special/photos", query: [URLQueryItem(name: "page", value: "3")])
                .absoluteString == "https://api.example/v2/api/mock/v1/special/photos?page=3")
    }
}

struct PriceTests {
    @Test(arguments: [(0, "¥0"), (980, "¥980"), (3900, "¥3,900"), (1_234_567, "¥1,234,567")])
    func `a price is grouped by thousands`(price: Int, text: String) {
        #expect(Photo.Gift(flag: true, price: price).formattedPrice == text)
    }

    @Test func `a photo without a price has no text for it`() {
        #expect(Photo.Gift(flag: true, price: nil).formattedPrice == nil)
    }
}
