import Foundation
import TesseraWeb

/// The messages of `tessera serve` at its start.
struct Notes: Sendable {
    /// The format of the lines.
    let format: LogFormat

    /// Writes an address of the host to stdout.
    func address(_ text: String, _ url: String, app: HostedApp? = nil) {
        switch format {
        case .text: print("\(text) \(url)")
        case .json:
            var fields: [String: LogFormat.Value] = ["url": .string(url)]
            if let app { fields["app"] = .string(app.pathName) }
            print(LogFormat.object("\(text) \(url)", level: "notice", fields: fields))
        }
    }

    /// Writes a warning to stderr.
    func warning(_ text: String) {
        let line =
            switch format {
            case .text: "warning: \(text)"
            case .json: LogFormat.object(text, level: "warning")
            }
        try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
    }
}
