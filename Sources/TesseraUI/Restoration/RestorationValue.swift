import Foundation

/// A value that an app wants to get back, in the notation in which a display keeps it.
///
/// Each value is a JSON object with one key for its type, such as `{"n": 3}`. What comes back has been in a browser, so that
/// it may be anything: reading refuses what writing does not produce.
indirect enum RestorationValue: Equatable, Sendable {
    case text(String)
    case truth(Bool)
    case whole(Int)
    case number(Double)
    case date(Date)
    case data(Data)
    case address(URL)
    case list([RestorationValue])
    case dictionary([String: RestorationValue])

    /// The greatest depth of lists and dictionaries within each other.
    static let maximumDepth = 32

    /// Returns the value of an object, or nil if it cannot be kept.
    init?(_ object: Any, depth: Int = 0) {
        guard depth < Self.maximumDepth else { return nil }
        switch object {
        case let value as String: self = .text(value)
        // A number of Foundation can be cast to each type that has its value, so the type that it was made from decides.
        case let value as NSNumber where type(of: object) is AnyClass:
            switch UInt8(bitPattern: value.objCType.pointee) {
            case UInt8(ascii: "c"), UInt8(ascii: "B"): self = .truth(value.boolValue)
            case UInt8(ascii: "d"), UInt8(ascii: "f"):
                guard value.doubleValue.isFinite else { return nil }
                self = .number(value.doubleValue)
            default:
                guard let whole = value as? Int else { return nil }
                self = .whole(whole)
            }
        case let value as Bool: self = .truth(value)
        case let value as Int: self = .whole(value)
        case let value as Double where value.isFinite: self = .number(value)
        case let value as CGFloat where value.isFinite: self = .number(value)
        case let value as Float where value.isFinite: self = .number(Double(value))
        case let value as Date: self = .date(value)
        case let value as Data: self = .data(value)
        case let value as URL: self = .address(value)
        case let value as any BinaryInteger:
            guard let whole = Int(exactly: value) else { return nil }
            self = .whole(whole)
        case let value as [AnyHashable: Any]:
            guard let entries = Self.entries(value, depth: depth + 1) else { return nil }
            self = .dictionary(entries)
        case let value as [Any]:
            let items = value.compactMap { Self($0, depth: depth + 1) }
            guard items.count == value.count else { return nil }
            self = .list(items)
        default: return nil
        }
    }

    /// Returns the entries of a dictionary, or nil if one of them cannot be kept.
    static func entries(_ dictionary: [AnyHashable: Any], depth: Int = 0) -> [String: RestorationValue]? {
        var entries: [String: RestorationValue] = [:]
        for (key, value) in dictionary {
            guard let key = key.base as? String, let value = Self(value, depth: depth) else { return nil }
            entries[key] = value
        }
        return entries
    }

    /// The value as apps know it.
    var object: Any {
        switch self {
        case .text(let value): value
        case .truth(let value): value
        case .whole(let value): value
        case .number(let value): value
        case .date(let value): value
        case .data(let value): value
        case .address(let value): value
        case .list(let items): items.map(\.object)
        case .dictionary(let entries): entries.mapValues(\.object)
        }
    }

    /// True if a property list may contain the value, as a setting.
    var isPropertyList: Bool {
        switch self {
        case .address: false
        case .list(let items): items.allSatisfy(\.isPropertyList)
        case .dictionary(let entries): entries.values.allSatisfy(\.isPropertyList)
        case .text, .truth, .whole, .number, .date, .data: true
        }
    }
}

extension RestorationValue: Codable {
    private enum CodingKeys: String, CodingKey {
        case text = "t"
        case truth = "b"
        case whole = "i"
        case number = "n"
        case date = "d"
        case data = "x"
        case address = "u"
        case list = "a"
        case dictionary = "o"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // Each level is an object and a list or another object within it.
        guard container.allKeys.count == 1, let key = container.allKeys.first,
            decoder.codingPath.count <= 2 * Self.maximumDepth + 4
        else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "A value has one known type."))
        }
        switch key {
        case .text: self = .text(try container.decode(String.self, forKey: key))
        case .truth: self = .truth(try container.decode(Bool.self, forKey: key))
        case .whole: self = .whole(try container.decode(Int.self, forKey: key))
        case .number: self = .number(try container.decode(Double.self, forKey: key))
        case .date:
            let seconds = try container.decode(Double.self, forKey: key)
            self = .date(Date(timeIntervalSinceReferenceDate: seconds))
        case .data: self = .data(try container.decode(Data.self, forKey: key))
        case .address: self = .address(try container.decode(URL.self, forKey: key))
        case .list: self = .list(try container.decode([RestorationValue].self, forKey: key))
        case .dictionary:
            self = .dictionary(try container.decode([String: RestorationValue].self, forKey: key))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .text(let value): try container.encode(value, forKey: .text)
        case .truth(let value): try container.encode(value, forKey: .truth)
        case .whole(let value): try container.encode(value, forKey: .whole)
        case .number(let value): try container.encode(value, forKey: .number)
        case .date(let value): try container.encode(value.timeIntervalSinceReferenceDate, forKey: .date)
        case .data(let value): try container.encode(value, forKey: .data)
        case .address(let value): try container.encode(value, forKey: .address)
        case .list(let items): try container.encode(items, forKey: .list)
        case .dictionary(let entries): try container.encode(entries, forKey: .dictionary)
        }
    }
}
