/// The members that a file registers for the Objective-C features of UIKit.
struct Registrations {
    /// A call that registers one member, under conditions of `#if` within the type.
    struct Line {
        var text: String
        var conditions: [String]
    }

    /// A class, or an extension of one, with members to register.
    struct Registered {
        var type: EnclosingType
        /// The name of `@objc(Name)` on the class.
        var objcName: String?
        var lines: [Line] = []
    }

    private(set) var types: [Registered] = []

    /// Adds a line to those of a type.
    mutating func add(_ line: String, conditions: [String], to type: EnclosingType, objcName: String?) {
        let key = types.firstIndex { $0.type.name == type.name && $0.type.conditions == type.conditions }
        let place = key ?? types.endIndex
        if key == nil { types.append(Registered(type: type, objcName: objcName)) }
        let own = conditions.starts(with: type.conditions) ? conditions.dropFirst(type.conditions.count) : []
        types[place].lines.append(Line(text: line, conditions: Array(own)))
    }
}

extension String {
    /// The declaration or statement between `#if` and `#endif` for each condition.
    func wrapped(in conditions: [String]) -> String {
        conditions.reversed().reduce(self) { "#if \($1)\n\($0)\n#endif" }
    }

    /// Sixteen hexadecimal digits that differ for different texts, and are the same in each run.
    var stableHash: String {
        let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The text as a literal of Swift.
    var swiftLiteral: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
