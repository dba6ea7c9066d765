/// Figures in Prometheus' text format, version 0.0.4.
///
/// See [Exposition formats](https://prometheus.io/docs/instrumenting/exposition_formats/).
struct PrometheusText {
    /// The media type of the text.
    static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

    /// The kinds of figures.
    enum Kind: String {
        /// A figure that only increases.
        case counter
        /// A figure that increases and decreases.
        case gauge
        /// A distribution.
        case histogram
    }

    /// The text so far.
    private(set) var text = ""

    /// Adds the name, the kind and the explanation of the figures that are added next.
    mutating func begin(_ name: String, _ kind: Kind, _ help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
    }

    /// Adds a figure with its labels.
    mutating func add(_ name: String, _ labels: KeyValuePairs<String, String>, _ value: Double) {
        let list = labels.map { "\($0.key)=\"\(Self.escaped($0.value))\"" }.joined(separator: ",")
        text += "\(name)\(list.isEmpty ? "" : "{\(list)}") \(Self.text(of: value))\n"
    }

    /// Adds a figure without labels.
    mutating func add(_ name: String, _ value: Double) {
        add(name, [:], value)
    }

    /// Adds a counter with one figure for each reason, which is 0 if `counts` lacks the reason.
    mutating func addCounter<Reason: CaseIterable & RawRepresentable<String> & Hashable>(
        _ name: String, _ help: String, _ counts: [Reason: Int]
    ) {
        begin(name, .counter, help)
        for reason in Reason.allCases {
            add(name, ["reason": reason.rawValue], Double(counts[reason, default: 0]))
        }
    }

    /// Adds a distribution.
    mutating func add(_ name: String, _ histogram: Histogram) {
        var total = 0
        for (bound, count) in zip(histogram.bounds, histogram.counts) {
            total += count
            add("\(name)_bucket", ["le": Self.text(of: bound)], Double(total))
        }
        total += histogram.counts.last ?? 0
        add("\(name)_bucket", ["le": "+Inf"], Double(total))
        add("\(name)_sum", histogram.sum)
        add("\(name)_count", Double(total))
    }

    private static func text(of value: Double) -> String {
        Int(exactly: value).map(String.init) ?? "\(value)"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "\\": result += #"\\"#
            case "\"": result += #"\""#
            case "\n": result += #"\n"#
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
