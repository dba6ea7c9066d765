import Foundation
import TesseraDisplay
import TesseraUI

/// The scripts of an app that run in the document of a web view, and those that wait until it begins.
@MainActor
final class WebScripts {
    typealias Completion = @MainActor (Result<String, WKError>) -> Void

    private struct Running {
        var script: DisplayRequest.Script
        var completion: Completion
    }

    private let view: WebScrollView
    private var load = 0
    private var lastNumber = 0
    /// True if scripts can run in the page at all.
    private var isDocument = false
    private var hasBegun = false
    private var waiting: [Running] = []
    private var running: [Int: Completion] = [:]

    init(_ view: WebScrollView) {
        self.view = view
    }

    /// Notes that another page takes the place of the present one, whose scripts end.
    func begin(load: Int, isDocument: Bool) {
        end()
        (self.load, self.isDocument) = (load, isDocument)
    }

    /// Ends all scripts with an error.
    func end() {
        let all = waiting.map(\.completion) + running.sorted { $0.key < $1.key }.map(\.value)
        (waiting, running, hasBegun, isDocument) = ([], [:], false, false)
        for completion in all { completion(.failure(Self.noDocument)) }
    }

    /// Runs the scripts that have waited for the document. Those that ran in it before it was displayed again have ended.
    func documentBegan(load: Int) {
        let lost = running.sorted { $0.key < $1.key }.map(\.value)
        (self.load, isDocument, hasBegun, running) = (load, true, true, [:])
        for completion in lost { completion(.failure(Self.noDocument)) }
        let scripts = waiting
        waiting = []
        for script in scripts { send(script) }
    }

    /// Runs a script, as soon as the document has begun.
    ///
    /// - Parameters:
    ///   - arguments: The arguments as a JSON object of a script that is the body of a function, or nil.
    ///   - completion: A closure that gets the value as JSON.
    func run(_ source: String, arguments: String?, completion: @escaping Completion) {
        guard isDocument else { return completion(.failure(Self.noDocument)) }
        lastNumber += 1
        let script = Running(
            script: .init(load: load, number: lastNumber, source: source, arguments: arguments),
            completion: completion)
        if hasBegun { send(script) } else { waiting.append(script) }
    }

    private func send(_ script: Running) {
        let number = script.script.number
        running[number] = script.completion
        view.run(script.script) { [weak self] isRunning in
            if !isRunning { self?.finish(number, with: .failure(Self.noDocument)) }
        }
    }

    /// Answers a message of the document of a load, if it is still displayed. The numbers of messages begin anew with each
    /// document.
    func answer(_ number: Int, of load: Int, value: String?, error: String?) {
        view.run(.init(load: load, number: number, answer: value, error: error)) { _ in }
    }

    /// Passes the value or the error of a script on. The number comes from the display, which may name one that does not exist.
    func finish(_ number: Int, with result: Result<String, WKError>) {
        running.removeValue(forKey: number)?(result)
    }

    isolated deinit { end() }

    static let noDocument = WKError(
        .webViewInvalidated,
        "There is no document in which the script can run. A browser lets no script into a page at an address."
    )

    /// Returns the error of a script with a description that the document has made.
    ///
    /// - Parameter isOfType: True if the script has a value of a type that an app cannot have.
    static func error(_ text: String, isOfType: Bool) -> WKError {
        isOfType
            ? WKError(
                .javaScriptResultTypeIsUnsupported,
                "JavaScript execution returned a result of an unsupported type")
            : WKError(.javaScriptExceptionOccurred, text)
    }
}
