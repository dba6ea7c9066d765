import Foundation

/// The programs that try parsers with inputs of libFuzzer.
enum Harness {
    /// The type of functions that libFuzzer calls with each input.
    typealias Function = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32

    /// The harnesses by their names, which are also the names of the folders in `Corpora`.
    static let all: [String: Function] = [
        "compression": { Harness.run($0, $1, compression) },
        "documents": { Harness.run($0, $1, documents) },
        "events": { Harness.run($0, $1, events) },
        "fonts": { Harness.run($0, $1, fonts) },
        "frames": { Harness.run($0, $1, frames) },
        "html": { Harness.run($0, $1, html) },
        "images": { Harness.run($0, $1, images) },
        "looks": { Harness.run($0, $1, looks) },
        "markdown": { Harness.run($0, $1, markdown) },
        "messages": { Harness.run($0, $1, messages) },
        "mock": { Harness.run($0, $1, mock) },
        "nibs": { Harness.run($0, $1, nibs) },
        "requests": { Harness.run($0, $1, requests) },
        "routes": { Harness.run($0, $1, routes) },
        "states": { Harness.run($0, $1, states) },
        "visitors": { Harness.run($0, $1, visitors) },
    ]

    private static func run(_ bytes: UnsafePointer<UInt8>?, _ count: Int, _ body: (Data) -> Void) -> Int32 {
        body(bytes.map { Data(bytes: $0, count: count) } ?? Data())
        return 0
    }

    /// Ends the process, which libFuzzer reports as a finding, if a property does not hold.
    static func require(_ holds: Bool, _ property: @autoclosure () -> String) {
        if !holds { fatalError(property()) }
    }
}
