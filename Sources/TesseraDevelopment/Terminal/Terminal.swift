import Foundation
import NIOConcurrencyHelpers
import TesseraWeb

/// The lines that a person at the terminal sees: one line of progress, and the errors of a build.
public final class Terminal: Sendable {
    private struct State {
        var address: AppHost.Address?
        var apps: [HostedApp] = []
        var announced: [String] = []
        /// The line of progress, which the next line replaces.
        var progress = ""
    }

    private let state = NIOLockedValueBox(State())
    private let isInteractive: Bool
    private let write: @Sendable (String) -> Void

    /// Creates a terminal.
    ///
    /// - Parameters:
    ///   - isInteractive: True if a line can be written over. The default is true if the standard output is a terminal.
    ///   - write: Writes a text as it is.
    public init(
        isInteractive: Bool = isatty(1) == 1,
        write: @escaping @Sendable (String) -> Void = {
            // The terminal may be closed.
            try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8))
        }
    ) {
        self.isInteractive = isInteractive
        self.write = write
    }

    /// Reports where the apps are served. It prints the addresses as soon as the apps are known, too.
    public func listening(at address: AppHost.Address) {
        change { $0.address = address }
    }

    /// Reports which apps are served.
    func announce(_ apps: [HostedApp]) {
        change { $0.apps = apps }
    }

    private func change(_ body: (inout State) -> Void) {
        state.withLockedValue { state in
            body(&state)
            guard let address = state.address, !state.apps.isEmpty else { return }
            let lines =
                state.apps.map { "\($0.name) on \(address.url(of: $0))" } + ["In a phone: \(address.url)"]
            guard lines != state.announced else { return }
            state.announced = lines
            print(lines, &state)
        }
    }

    /// Writes a line in the place of the last line of progress. It is dropped if lines cannot be written over.
    public func progress(_ line: String) {
        guard isInteractive else { return }
        state.withLockedValue { state in
            guard state.progress != line else { return }
            state.progress = line
            write("\r\u{1B}[K\(line)")
        }
    }

    /// Writes a line about a step that takes long. If the terminal cannot overwrite lines, the line stays.
    public func step(_ line: String) {
        if isInteractive { progress(line) } else { log(line) }
    }

    /// Writes a line that stays.
    public func log(_ line: String) {
        state.withLockedValue { print([line], &$0) }
    }

    /// Reports that the package was built.
    func built(in time: Duration, warnings: Int) {
        let seconds = (time / .seconds(1)).formatted(.number.precision(.fractionLength(1)))
        let words = warnings == 0 ? "" : warnings == 1 ? ", 1 warning" : ", \(warnings) warnings"
        log("Built in \(seconds) s\(words)")
    }

    /// Reports why the package cannot be built.
    func failed(_ status: BuildStatus) {
        guard case .failed(let problems, let more) = status else { return }
        let lines = problems.map { problem in
            let place = [problem.file, problem.line.map(String.init), problem.column.map(String.init)]
                .compactMap { $0 }.joined(separator: ":")
            return (place.isEmpty ? "" : "\(place): ") + "error: \(problem.message)"
        }
        state.withLockedValue { print(lines + (more > 0 ? ["and \(more) more errors"] : []), &$0) }
    }

    private func print(_ lines: [String], _ state: inout State) {
        let clearing = state.progress.isEmpty ? "" : "\r\u{1B}[K"
        write(clearing + lines.map { "\($0)\n" }.joined())
        guard !state.progress.isEmpty else { return }
        state.progress = ""
    }
}
