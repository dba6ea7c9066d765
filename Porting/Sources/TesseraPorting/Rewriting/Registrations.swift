/// The members that the code of a file registers, so that they are found by their names.
struct Registrations {
    /// A call that registers one member, with the conditions of `#if` around the member within the type.
    struct Line {
        var text: String
        var conditions: [String]
    }

    /// A class, or an extension of one, with members to register.
    struct Registered {
        var type: EnclosingType
        /// The name that `@objc(Name)` gives the class, or nil.
        var objcName: String?
        var lines: [Line] = []
    }

    private(set) var types: [Registered] = []

    /// Adds a line to the lines of a type.
    mutating func add(_ line: String, conditions: [String], to type: EnclosingType, objcName: String?) {
        let key = types.firstIndex { $0.type.name == type.name && $0.type.conditions == type.conditions }
        let place = key ?? types.endIndex
        if key == nil { types.append(Registered(type: type, objcName: objcName)) }
        let own = conditions.starts(with: type.conditions) ? conditions.dropFirst(type.conditions.count) : []
        types[place].lines.append(Line(text: line, conditions: Array(own)))
    }
}

extension String {
    /// Returns the text as a declaration or statement between `#if` and `#endif` for each condition.
    func wrapped(in conditions: [String]) -> String {
        conditions.reversed().reduce(self) { "#if \($1)\n\($0)\n#endif" }
    }

    /// A hash of sixteen hexadecimal digits, which is the same in each run.
    var stableHash: String {
        let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The text as a string literal in Swift.
    var swiftLiteral: String { SwiftText.literal(self) }
}
