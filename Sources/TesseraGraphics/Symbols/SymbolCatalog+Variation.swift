extension SymbolCatalog {
    /// Returns the name of the symbol with the look of another one for a value of 0...1.
    ///
    /// A loudspeaker has the waves whose share of the value has begun. Other symbols stay as they are.
    public static func varied(_ name: String, value: Double) -> String {
        let prefix = "speaker.wave."
        guard name.hasPrefix(prefix) else { return name }
        let rest = name.dropFirst(prefix.count)
        guard let all = rest.first?.wholeNumberValue, (1...3).contains(all) else { return name }
        let form = rest.dropFirst()
        let share = value.isNaN ? 1 : min(max(value, 0), 1)
        let waves = Int((share * Double(all)).rounded(.up))
        let varied = waves == 0 ? "speaker\(form)" : "\(prefix)\(waves)\(form)"
        return glyphs[varied] == nil ? name : varied
    }
}
