import Foundation

@testable import TesseraMock

/// Returns an API that serves a JSON text.
func api(_ data: String, routes: String? = nil, files: URL? = nil) throws -> MockAPI {
    var api = MockAPI(database: try MockDatabase(source(data)))
    if let routes { api.rules = try RewriteRules(source(routes)) }
    api.files = files.map(StaticFolder.init)
    return api
}

/// Returns a JSON text as a file with the name `sample.json`.
func source(_ json: String) throws(MockFileError) -> JSONFile {
    try JSONFile(path: "sample.json", bytes: Array(json.utf8))
}

extension MockAPI {
    /// Returns the body of the answer to GET.
    func get(_ target: String) -> String { respond(to: MockRequest(target: target)).text }

    /// Returns the status of the answer to GET.
    func status(_ target: String) -> Int { respond(to: MockRequest(target: target)).status }
}

extension MockResponse {
    var text: String { String(decoding: body, as: UTF8.self) }
}

let animals = """
    {
      "animals": [
        {"id": 1, "name": "cat", "tame": true, "home": {"room": "kitchen"}},
        {"id": 2, "name": "dog", "tame": true, "home": {"room": "hall"}},
        {"id": 3, "name": "wolf", "tame": false, "weight": 40.50}
      ],
      "empty": []
    }
    """
