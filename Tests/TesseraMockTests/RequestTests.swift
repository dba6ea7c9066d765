import Testing

@testable import TesseraMock

@Suite struct RequestTests {
    @Test func `the answer to an unknown path is 404 and lists the routes`() throws {
        let zoo = try api(animals, routes: #"{"/pets": "/animals"}"#)
        #expect(zoo.status("/plants") == 404)
        #expect(
            zoo.get("/plants")
                == #"{"error":"There is nothing at /plants. Routes: /pets. Data: /animals, /empty."}"#)
    }

    @Test(
        arguments: [
            ("localhost:3000", 200), ("127.0.0.1:3000", 200), ("[::1]:3000", 200), ("api.localhost", 200),
            ("evil.example", 421), ("127.0.0.1.evil.example", 421), ("192.168.1.7", 421), ("", 421),
        ])
    func `API of this machine answers to its names only`(host: String, status: Int) throws {
        var zoo = try api(animals)
        #expect(zoo.respond(to: MockRequest(target: "/animals", host: host)).status == 200)
        zoo.isLocal = true
        let response = zoo.respond(to: MockRequest(target: "/animals", host: host))
        #expect(response.status == status)
        #expect(response.text.contains("no name “\(host)”") == (status == 421))
    }

    @Test(arguments: [("api.shop.test", 200), ("API.shop.test:3000", 200), ("shop.test", 421)])
    func `API of this machine answers to the names that it is given`(host: String, status: Int) throws {
        var zoo = try api(animals)
        zoo.isLocal = true
        zoo.names = ["api.shop.test"]
        #expect(zoo.respond(to: MockRequest(target: "/animals", host: host)).status == status)
    }

    @Test(
        arguments: ["POST", "PUT", "DELETE"])
    func `methods that change data are not allowed`(method: String) throws {
        let response = try api(animals).respond(to: MockRequest(method: method, target: "/animals"))
        #expect(response.status == 405)
        #expect(response[header: "allow"] == "GET, HEAD, OPTIONS")
        #expect(
            response.text == #"{"error":"\#(method) is not supported: this mock API only reads. Use GET."}"#)
    }

    @Test(
        arguments: ["http://localhost", "http://localhost:8080", "http://127.0.0.1:3", "http://[::1]:8080"])
    func `pages of this machine may read answers`(origin: String) throws {
        let response = try api(animals).respond(to: MockRequest(target: "/animals", origin: origin))
        #expect(response[header: "Access-Control-Allow-Origin"] == origin)
        #expect(response[header: "Vary"] == "Origin")
    }

    @Test(
        arguments: [
            "https://example.com", "http://localhost.example.com", "http://127.0.0.1.example.com", "null",
            "http://localhost@example.com", "file://",
        ])
    func `other pages may not read answers`(origin: String) throws {
        let response = try api(animals).respond(to: MockRequest(target: "/animals", origin: origin))
        #expect(response[header: "Access-Control-Allow-Origin"] == nil)
        #expect(response[header: "Vary"] == "Origin")
    }

    @Test func `preflight gets methods and requested headers`() throws {
        let response = try api(animals).respond(
            to: MockRequest(
                method: "OPTIONS", target: "/animals", origin: "http://localhost:8080",
                requestedHeaders: "x-token"))
        #expect(response.status == 204)
        #expect(response[header: "Access-Control-Allow-Methods"] == "GET, HEAD, OPTIONS")
        #expect(response[header: "Access-Control-Allow-Headers"] == "x-token")
    }
}
