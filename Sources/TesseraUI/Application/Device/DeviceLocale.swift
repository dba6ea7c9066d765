import Foundation

/// Sets the locale of the process to that of the user, because the app's process can run in another place than the device.
enum DeviceLocale {
    /// Makes the locale of the user's languages that of the process, so that `Locale.current`, `Calendar.current` and new
    /// formatters use it from now on. Changes nothing if no tag names a language.
    ///
    /// - Parameter languages: The user's languages as BCP 47 tags, the most preferred first.
    static func set(languages: [String]) {
        guard
            let identifier = identifier(
                for: languages, localizations: AppResources.localizations,
                development: AppResources.developmentLanguage)
        else { return }
        CurrentLocale.set(identifier)
    }

    /// Returns the identifier of the user's locale, or nil if no tag names a language.
    ///
    /// As on iOS, the language is the one in which the app appears, and the region is that of the user: an app that has
    /// no other language than English has the locale `en_JP` in Japan. A tag without a region, such as `ja`, stands for the
    /// region where most people use the language, according to Unicode's list of likely subtags.
    ///
    /// - Parameters:
    ///   - languages: The user's languages as BCP 47 tags, the most preferred first.
    ///   - localizations: The languages of the app, or none if the app names none. It then appears in every language.
    ///   - development: The language of the app's development, in which it appears to users of other languages.
    static func identifier(for languages: [String], localizations: [String], development: String) -> String? {
        let known = languages.map { Locale.Language.Components(identifier: $0) }
            .filter { $0.languageCode?.isISOLanguage == true }
        guard let first = known.first else { return nil }
        let region =
            known.first { $0.languageCode == first.languageCode && $0.region != nil }?.region
            ?? Locale.Language.Components(identifier: Locale.Language(components: first).maximalIdentifier)
            .region
        var language = first
        if !localizations.isEmpty {
            let best = LanguageChoice.best(of: localizations, development: development, for: languages)
            let name = best.map { $0 == "Base" ? development : $0 } ?? development
            let parts = Locale.Language.Components(identifier: name)
            // If the app has the user's language, the user's tag is kept, since it may also name the script.
            if parts.languageCode != first.languageCode { language = parts }
        }
        return Locale(
            components: Locale.Components(
                languageCode: language.languageCode, script: language.script, languageRegion: region)
        ).identifier
    }
}
