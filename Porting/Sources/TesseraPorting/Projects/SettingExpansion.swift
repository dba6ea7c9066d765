/// Replaces the variables in one text. It ends early if the text grows too long.
struct SettingExpansion {
    private static let maximumDepth = 24

    /// The values by name, before their variables are replaced.
    let values: [String: String]
    /// The number of bytes of values that may still be appended to results.
    private var room = BuildSettings.maximumLength
    /// The number of bytes that may still be read and of variables that may still be replaced, together.
    private var effort = 1 << 20
    /// The names of the variables that are being replaced. A variable within its own value is empty.
    private var names: Set<String> = []

    init(values: [String: String]) {
        self.values = values
    }

    /// Returns a text in which values of settings replace the variables.
    mutating func expand(_ text: String) -> String { expand(text, depth: 0) }

    private mutating func expand(_ text: String, depth: Int) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")), depth < Self.maximumDepth else { return text }
        let bytes = Array(text.utf8)
        let ends = Self.ends(of: bytes)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "$"), index + 1 < bytes.count, let end = ends[index + 1] else {
                result.append(bytes[index])
                index += 1
                continue
            }
            let inner = expand(String(decoding: bytes[index + 2..<end], as: UTF8.self), depth: depth + 1)
            let value = value(of: inner, depth: depth)
            index = end + 1
            room -= value.utf8.count
            guard room > 0, effort > 0 else { return String(decoding: result, as: UTF8.self) }
            result += value.utf8
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the value of the text between brackets, which is a name followed by operators.
    private mutating func value(of text: String, depth: Int) -> String {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        effort -= 1 + text.utf8.count
        var value = ""
        if let name = parts.first, let raw = values[name], names.insert(name).inserted {
            effort -= raw.utf8.count
            if effort > 0 { value = expand(raw, depth: depth + 1) }
            names.remove(name)
        }
        for operation in parts.dropFirst() where effort > 0 {
            effort -= value.utf8.count
            value = BuildSettings.applied(operation, to: value)
        }
        return value
    }

    /// Returns the indices of closing brackets by the indices of the opening brackets that come after a dollar sign.
    private static func ends(of bytes: [UInt8]) -> [Int: Int] {
        var ends: [Int: Int] = [:]
        var open: [Int] = []
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "{"): open.append(index)
            case UInt8(ascii: ")"), UInt8(ascii: "}"):
                if let start = open.popLast(), start > 0, bytes[start - 1] == UInt8(ascii: "$") {
                    ends[start] = index
                }
            default: break
            }
        }
        return ends
    }
}
