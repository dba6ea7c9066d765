/// The state of the build of a package whose apps a host serves, as its pages report it.
public enum BuildStatus: Sendable, Equatable {
    /// The package is being built. The values are the number of finished steps and of all steps, both 0 while
    /// they are not known.
    case building(done: Int, total: Int)
    /// The package cannot be built. The last good build goes on.
    case failed([BuildProblem], more: Int)
    /// The last build has succeeded, with a number of warnings.
    case succeeded(warnings: Int)
}

/// An error for which a package cannot be built.
public struct BuildProblem: Sendable, Equatable, Encodable {
    /// The sentence of the compiler, or another reason.
    public var message: String
    /// The file relative to the package, or nil if the error belongs to none.
    public var file: String?
    /// The line and the column, from 1 on, or nil if the error belongs to no line.
    public var line: Int?, column: Int?
    /// The lines of the source around the error, or an empty array.
    public var source: [SourceLine]

    /// Creates a problem.
    public init(
        _ message: String, file: String? = nil, line: Int? = nil, column: Int? = nil,
        source: [SourceLine] = []
    ) {
        self.message = message
        self.file = file
        self.line = line
        self.column = column
        self.source = source
    }
}

/// A line of a source file.
public struct SourceLine: Sendable, Equatable, Encodable {
    /// The number of the line, from 1 on.
    public var number: Int
    /// The text without its line end.
    public var text: String

    /// Creates a line.
    public init(number: Int, text: String) {
        self.number = number
        self.text = text
    }

    /// Returns the lines around a line of a text: up to `reach` before it and after it. Long lines are cut.
    public static func around(_ line: Int, of text: String, reach: Int = 2) -> [SourceLine] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let (first, last) = (max(1, line - reach), min(lines.count, line + reach))
        guard line > 0, first <= last else { return [] }
        return (first...last).map { SourceLine(number: $0, text: String(lines[$0 - 1].prefix(400))) }
    }
}

extension BuildStatus: Encodable {
    private enum CodingKeys: String, CodingKey {
        case state, done, total, problems, more, warnings
    }

    /// Writes the notation of the wire.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .building(let done, let total):
            try container.encode("building", forKey: .state)
            try container.encode(done, forKey: .done)
            try container.encode(total, forKey: .total)
        case .failed(let problems, let more):
            try container.encode("failed", forKey: .state)
            try container.encode(problems, forKey: .problems)
            try container.encode(more, forKey: .more)
        case .succeeded(let warnings):
            try container.encode("succeeded", forKey: .state)
            try container.encode(warnings, forKey: .warnings)
        }
    }
}
