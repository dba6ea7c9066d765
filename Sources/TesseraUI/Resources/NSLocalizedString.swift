import Foundation

// Foundation's function finds texts in the language of the computer that runs the app, and not in that of the page. Its
// parameters have default values. These functions have none, so the compiler prefers them.

/// Returns the text for a key in the user's language, from the table `Localizable` of the main bundle.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    LocalizedTexts.text(key, value: nil, table: nil, bundle: .main)
}

/// Returns the text for a key in the user's language, from a table of the main bundle.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    LocalizedTexts.text(key, value: nil, table: tableName, bundle: .main)
}

/// Returns the text for a key in the user's language, from the table `Localizable` of a bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    LocalizedTexts.text(key, value: nil, table: nil, bundle: bundle)
}

/// Returns the text for a key in the user's language from the table `Localizable` of the main bundle, or a value if the
/// table lacks the key.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    LocalizedTexts.text(key, value: value, table: nil, bundle: .main)
}

/// Returns the text for a key in the user's language, from a table of a bundle.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    LocalizedTexts.text(key, value: nil, table: tableName, bundle: bundle)
}

/// Returns the text for a key in the user's language from a table of the main bundle, or a value if the table lacks the
/// key.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    LocalizedTexts.text(key, value: value, table: tableName, bundle: .main)
}

/// Returns the text for a key in the user's language from the table `Localizable` of a bundle, or a value if the table
/// lacks the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    LocalizedTexts.text(key, value: value, table: nil, bundle: bundle)
}

/// Returns the text for a key in the user's language from a table of a bundle, or a value if the table lacks the key.
public func NSLocalizedString(
    _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
    LocalizedTexts.text(key, value: value, table: tableName, bundle: bundle)
}

extension Bundle {
    /// Returns the text for a key in the user's language from a table of the bundle, or a value if the table lacks the key.
    public func localizedString(forKey key: String, value: String, table: String) -> String {
        LocalizedTexts.text(key, value: value, table: table, bundle: self)
    }

    /// Returns the text for a key in the user's language from a table of the bundle, or a value if the table lacks the key.
    public func localizedString(forKey key: String, value: String?, table: String) -> String {
        LocalizedTexts.text(key, value: value, table: table, bundle: self)
    }

    /// Returns the text for a key in the user's language from a table of the bundle, or a value if the table lacks the key.
    public func localizedString(forKey key: String, value: String, table: String?) -> String {
        LocalizedTexts.text(key, value: value, table: table, bundle: self)
    }
}

extension LocalizedTexts {
    /// Returns the text for a key of a bundle's table. If the table lacks the key, returns the value or, without one,
    /// the key.
    static func text(
        _ key: String, value: String?, table: String?, bundle: Bundle,
        preferred: [String] = AppResources.languages
    ) -> String {
        let texts = LocalizedTexts(folder: bundle.resourceURL ?? bundle.bundleURL)
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let order = texts.order(developmentLanguage: AppResources.developmentLanguage, preferred: preferred)
        return texts.text(key, table: name, languages: order) ?? value.flatMap { $0.isEmpty ? nil : $0 }
            ?? key
    }
}
