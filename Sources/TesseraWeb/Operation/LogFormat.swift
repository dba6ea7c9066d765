import Foundation

/// The format of the lines that a host and its apps write.
public enum LogFormat: String, Sendable, CaseIterable {
    /// Lines for people, with the app and the number of the device in brackets.
    case text
    /// A JSON object in each line, with `time`, `level`, `message`, and what else is known, such as `app` and `device`.
    case json

    /// A value of a field in JSON.
    public enum Value: Encodable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
        /// A text.
        case string(String)
        /// A number.
        case number(Int)

        /// Creates a text.
        public init(stringLiteral value: String) { self = .string(value) }

        /// Creates a number.
        public init(integerLiteral value: Int) { self = .number(value) }

        /// Writes the bare text or number.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .string(let text): try container.encode(text)
            case .number(let number): try container.encode(number)
            }
        }
    }

    /// Returns a JSON object in one line. The fields are in alphabetical order.
    ///
    /// - Parameters:
    ///   - message: What happened.
    ///   - level: The level by its name, as in `info`.
    ///   - fields: What else is known. A field with the name `time`, `level` or `message` is left out.
    ///   - time: The time of the message.
    public static func object(
        _ message: String, level: String, fields: [String: Value] = [:], time: Date = Date()
    ) -> String {
        let stamp = time.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: true))
        let own: [String: Value] = [
            "time": .string("\(stamp)Z"), "level": .string(level), "message": .string(message),
        ]
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts and numbers can always be encoded.
        let data = (try? encoder.encode(own.merging(fields) { own, _ in own })) ?? Data("{}".utf8)
        return String(decoding: data, as: UTF8.self)
    }

    /// Returns the line for a line that an app has written, or for what the host says about a device.
    ///
    /// - Parameters:
    ///   - text: The line of the app.
    ///   - app: The name of the app in addresses.
    ///   - device: The number of the device.
    ///   - stream: The stream of the app, `stdout` or `stderr`, or nil if the host itself says the line.
    func line(_ text: String, app: String, device: Int, stream: String?) -> String {
        switch self {
        case .text: return "[\(app) \(device)] \(text)"
        case .json:
            var fields: [String: Value] = ["app": .string(app), "device": .number(device)]
            if let stream { fields["stream"] = .string(stream) }
            return Self.object(text, level: stream == nil ? "warning" : "info", fields: fields)
        }
    }
}
