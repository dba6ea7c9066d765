extension SymbolCatalog {
    /// Returns true if a symbol is mirrored in a right-to-left user interface.
    ///
    /// These are the symbols with forward and backward or leading and trailing in their names, and some
    /// symbols with lines of text. The buttons of players, such as `forward.fill`, are not mirrored, as the
    /// direction of time is the same everywhere.
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
