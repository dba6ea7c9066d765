import Testing

@testable import TesseraMock

@Suite("Requests")
struct RequestTests {
    @Test("An unknown path is a 404 that names it and lists what there is")
    func notFound() throws {
        let zoo = try api(animals, routes: #"{"/pets": "/animals"}"#)
        #expect(zoo.status("/plants") == 404)
        #expect(
            zoo.get("/plants")
                == #"{"error":"There is nothing at /plants. Routes: /pets. Data: /animals, /empty."}"#)
    }

    @Test(
        "Whatever would change the data is a 405 that says what is allowed",
        arguments: ["POST", "PUT", "DELETE"])
    func readOnly(method: String) throws {
        let response = try api(animals).respond(to: MockRequest(method: method, target: "/animals"))
        #expect(response.status == 405)
        #expect(response[header: "allow"] == "GET, HEAD, OPTIONS")
        #expect(
            response.text == #"{"error":"\#(method) is not supported: this mock API only reads. Use GET."}"#)
    }

    @Test(
        "Pages of this machine may read the answers, on any port",
        arguments: ["http://localhost", "http://localhost:8080", "http://127.0.0.1:3", "http://[::1]:8080"])
    func localOrigin(origin: String) throws {
        let response = try api(animals).respond(to: MockRequest(target: "/animals", origin: origin))
        #expect(response[header: "Access-Control-Allow-Origin"] == origin)
        #expect(response[header: "Vary"] == "Origin")
    }

    @Test(
        "Other pages may not",
        arguments: [
            "https://example.com", "http://localhost.example.com", "http://127.0.0.1.example.com", "null",
            "http://localhost@example.com", "file://",
        ])
    func foreignOrigin(origin: String) throws {
        let response = try api(animals).respond(to: MockRequest(target: "/animals", origin: origin))
        #expect(response[header: "Access-Control-Allow-Origin"] == nil)
        #expect(response[header: "Vary"] == "Origin")
    }

    @Test("A preflight request is told the methods and gets the headers that it asks for")
    func preflight() throws {
        let response = try api(animals).respond(
            to: MockRequest(
                method: "OPTIONS", target: "/animals", origin: "http://localhost:8080",
                requestedHeaders: "x-token"))
        #expect(response.status == 204)
        #expect(response[header: "Access-Control-Allow-Methods"] == "GET, HEAD, OPTIONS")
        #expect(response[header: "Access-Control-Allow-Headers"] == "x-token")
    }
}
