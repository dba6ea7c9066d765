import Foundation

extension LocalizedStringResource: Codable {
    private enum CodingKeys: String, CodingKey {
        case key, defaultValue, table, locale, bundleURL
    }

    /// Reads a resource. The bundle is the one in the same folder.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let url = try container.decodeIfPresent(URL.self, forKey: .bundleURL)
        try self.init(
            key: container.decode(String.self, forKey: .key),
            container.decode(String.LocalizationValue.self, forKey: .defaultValue),
            table: container.decodeIfPresent(String.self, forKey: .table),
            locale: container.decode(Locale.self, forKey: .locale), bundle: url.map { .atURL($0) } ?? .main)
    }

    /// Writes the resource. A value that is neither a string nor a number nor a resource is an error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(key, forKey: .key)
        try container.encode(defaultValue, forKey: .defaultValue)
        try container.encodeIfPresent(table, forKey: .table)
        try container.encode(locale, forKey: .locale)
        if bundle != .main { try container.encode(bundle.bundle.bundleURL, forKey: .bundleURL) }
    }
}

extension String.LocalizationValue: Codable {
    private enum CodingKeys: String, CodingKey {
        case key, arguments
    }

    /// Reads a key with its values.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        key = try container.decode(String.self, forKey: .key)
        arguments = try container.decode([LocalizedArgument].self, forKey: .arguments)
    }

    /// Writes the key with its values. A value that is neither a string nor a number nor a resource is an error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(key, forKey: .key)
        try container.encode(arguments, forKey: .arguments)
    }
}

extension LocalizedArgument: Equatable {
    /// Returns true if the encoded forms of two values are equal. A value that cannot be encoded equals no other.
    static func == (first: Self, second: Self) -> Bool {
        switch (first, second) {
        case (.value(let first), .value(let second)):
            guard let first = Known(first), let second = Known(second) else { return false }
            return first == second
        case (.attributed(let first), .attributed(let second)): return first == second
        case (.resource(let first), .resource(let second)): return first == second
        default: return false
        }
    }
}

extension LocalizedArgument: Codable {
    /// The values that can be compared and written.
    fileprivate enum Known: Equatable, Codable {
        case string(String)
        case integer(Int64)
        case unsigned(UInt64)
        case number(Double)
        case resource(LocalizedStringResource)

        init?(_ value: any CVarArg) {
            switch value {
            case let text as String: self = .string(text)
            case let number as any BinaryInteger:
                if let exact = Int64(exactly: number) {
                    self = .integer(exact)
                } else if let exact = UInt64(exactly: number) {
                    self = .unsigned(exact)
                } else {
                    return nil
                }
            case let number as any BinaryFloatingPoint: self = .number(Double(number))
            default: return nil
            }
        }
    }

    init(from decoder: any Decoder) throws {
        switch try Known(from: decoder) {
        case .string(let text): self = .value(text)
        case .integer(let number): self = .value(number)
        case .unsigned(let number): self = .value(number)
        case .number(let number): self = .value(number)
        case .resource(let resource): self = .resource(resource)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var known: Known?
        switch self {
        case .value(let value): known = Known(value)
        case .resource(let resource): known = .resource(resource)
        case .attributed: break
        }
        guard let known else {
            throw EncodingError.invalidValue(
                plain,
                EncodingError.Context(
                    codingPath: encoder.codingPath,
                    debugDescription: "The value is neither a string nor a number."))
        }
        try known.encode(to: encoder)
    }
}
