/// The layouts and glyphs of texts that were measured and drawn lately.
public enum TextCache {
    /// Removes everything. Texts are laid out again when they are next measured.
    public static func removeAll() {
        TextEngine.shared.withLock { $0.removeCached() }
    }
}
