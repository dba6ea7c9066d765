import Foundation

/// A language in which the user types.
/// See Apple's [UITextInputMode](https://developer.apple.com/documentation/uikit/uitextinputmode).
///
/// Browsers do not report the keyboards of the device, so each of the user's languages counts as one. There is no mode `emoji`,
/// since a page cannot open a keyboard of emoji.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// The language as a BCP 47 tag, such as `en-US`, `ja-JP` or `zh-Hans`.
    open var primaryLanguage: String? { language }
    private nonisolated let language: String

    init(language: String) {
        self.language = language
        super.init()
    }

    /// The languages in which the user types: those of ``UIDevice/preferredLanguages``, the most preferred first.
    open class var activeInputModes: [UITextInputMode] {
        let languages = UIDevice.current.preferredLanguages
        if known.languages != languages { known = (languages, modes(of: languages)) }
        return known.modes
    }
    /// The modes of the languages that were asked for last, since fields ask with each edit.
    private static var known: (languages: [String], modes: [UITextInputMode]) = ([], [])

    /// Posted when the first of ``activeInputModes`` has changed. The object is the new mode.
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")

    /// Returns the modes of the languages that a browser reports.
    static func modes(of languages: [String]) -> [UITextInputMode] {
        var known: Set<String> = []
        return languages.map(keyboardLanguage).filter { known.insert($0).inserted }.map {
            UITextInputMode(language: $0)
        }
    }

    /// Returns a language in the form in which keyboards state it: Chinese with its script, and others with a region, which is
    /// the usual one if the browser states none.
    private static func keyboardLanguage(_ tag: String) -> String {
        let language = Locale.Language(identifier: tag)
        guard let code = language.languageCode?.identifier else { return tag }
        if code == "zh", let script = language.script?.identifier { return "zh-" + script }
        let region = language.region ?? Locale.Language(identifier: language.maximalIdentifier).region
        return region.map { "\(code)-\($0.identifier)" } ?? code
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputMode)?.language == language
    }
    open override var hash: Int { language.hashValue }
}
