import Foundation

/// A text of a table, which is searched when it is needed, perhaps in another language than that of the user.
/// See Apple's [LocalizedStringResource](https://developer.apple.com/documentation/foundation/localizedstringresource), which
/// Foundation lacks on Linux.
///
/// ```swift
/// struct Category {
///     let title: LocalizedStringResource
/// }
/// let fruit = Category(title: "Fruit")
/// label.text = String(localized: fruit.title)
/// ```
///
/// A text is searched as `String(localized:)` does. If the resource has another locale than `Locale.current`, it is searched in
/// the language of that locale first.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The bundle that contains the tables.
    /// See Apple's [LocalizedStringResource.BundleDescription](
    /// https://developer.apple.com/documentation/foundation/localizedstringresource/bundledescription).
    public enum BundleDescription: Sendable {
        /// The app's main bundle.
        case main
        /// The bundle that contains the code of a class. All classes of an app belong to the main bundle here.
        case forClass(AnyClass)
        /// The bundle in a folder.
        case atURL(URL)
    }

    /// The key, in which each value is a specifier such as `%lld`.
    public let key: String
    /// The text with its values that is used if no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The name of the table, or nil for `Localizable`.
    public let table: String?
    /// The locale in whose language the text is searched, and by which numbers are written.
    public var locale: Locale
    /// The bundle that contains the table.
    public let bundle: BundleDescription

    /// Creates a resource for a key.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key with its values, which is also the text if no table has it.
    ///   - table: The name of the table, or nil for `Localizable`.
    ///   - locale: The locale of the text.
    ///   - bundle: The bundle that contains the table.
    ///   - comment: A note for translators, which has no effect here.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    /// Creates a resource for a key.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key with its values, which is also the text if no table has it.
    ///   - table: The name of the table, or nil for `Localizable`.
    ///   - locale: The locale of the text.
    ///   - bundle: The bundle that contains the table.
    ///   - comment: A note for translators, which has no effect here.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(
            key: keyAndValue.key, keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
    }

    /// Creates a resource for a key with a text of its own.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text with its values that is used if no table has the key.
    ///   - table: The name of the table, or nil for `Localizable`.
    ///   - locale: The locale of the text.
    ///   - bundle: The bundle that contains the table.
    ///   - comment: A note for translators, which has no effect here.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue, table: table, locale: locale, bundle: bundle)
    }

    /// Creates a resource for a key with a text of its own.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text with its values that is used if no table has the key.
    ///   - table: The name of the table, or nil for `Localizable`.
    ///   - locale: The locale of the text.
    ///   - bundle: The bundle that contains the table.
    ///   - comment: A note for translators, which has no effect here.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
    }

    /// Creates a resource of the table `Localizable` from a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Creates a resource of the table `Localizable` from a literal with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    init(
        key: String, _ value: String.LocalizationValue, table: String?, locale: Locale,
        bundle: BundleDescription
    ) {
        self.key = key
        defaultValue = value
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// The text in the language of the locale, which is a format if the resource has values.
    var format: String {
        LocalizedTexts.format(
            defaultValue, key: key, table: table, bundle: bundle.bundle,
            preferred: LocalizedTexts.languages(of: locale))
    }
}

extension LocalizedStringResource.BundleDescription: Equatable {
    /// Returns true if both describe the same folder.
    public static func == (first: Self, second: Self) -> Bool {
        first.bundle.bundleURL == second.bundle.bundleURL
    }

    /// The bundle, or the main one if the folder contains none.
    var bundle: Bundle {
        switch self {
        case .main: .main
        case .forClass(let type): Bundle(for: type)
        case .atURL(let url): Bundle(url: url) ?? .main
        }
    }
}

extension LocalizedTexts {
    /// Returns the languages in which a text is searched for a locale: its own and those of the user, or those of the user only
    /// if it is the current locale.
    static func languages(of locale: Locale) -> [String] {
        let user = AppResources.languages
        return locale.identifier == Locale.current.identifier
            ? user : [locale.identifier(.bcp47)] + user
    }
}

/// A type whose values describe themselves by a text that another process can show, perhaps in another language.
/// See Apple's [CustomLocalizedStringResourceConvertible](
/// https://developer.apple.com/documentation/foundation/customlocalizedstringresourceconvertible), which Foundation lacks on
/// Linux.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text that describes the value.
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
}
