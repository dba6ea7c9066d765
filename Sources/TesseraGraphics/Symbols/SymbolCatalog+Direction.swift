extension SymbolCatalog {
    /// Returns true if a symbol points the other way where the user interface flows from right to left.
    ///
    /// Those do whose names speak of forward and backward or of leading and trailing, and some that show lines of text.
    /// The buttons of players, as `forward.fill`, do not: time flows in one direction everywhere.
    public static func flipsForRightToLeft(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        let directions: Set<Substring> = ["forward", "backward", "leading", "trailing"]
        return parts.dropFirst().contains(where: directions.contains)
            && !(parts.first == "forward" || parts.first == "backward")
            || flippingNames.contains(name)
    }

    private static let flippingNames: Set<String> = [
        "checklist", "decrease.indent", "increase.indent", "list.bullet", "list.bullet.indent",
        "list.bullet.rectangle", "list.bullet.rectangle.fill", "list.dash", "list.triangle", "speaker",
        "speaker.fill", "speaker.wave.1", "speaker.wave.1.fill", "speaker.wave.2", "speaker.wave.2.fill",
        "speaker.wave.3", "speaker.wave.3.fill", "text.alignleft", "text.alignright", "text.badge.checkmark",
        "text.badge.minus", "text.badge.plus", "text.badge.xmark", "text.insert", "text.justify.left",
        "text.justify.right", "text.quote",
    ]
}
