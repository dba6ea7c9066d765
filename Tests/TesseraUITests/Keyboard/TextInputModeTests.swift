import Foundation
import Testing

@testable import TesseraUI

@MainActor struct TextInputModeTests {
    private final class LanguageField: UITextField {
        var language: String?
        override var textInputMode: UITextInputMode? {
            language.map { UITextInputMode(language: $0) } ?? super.textInputMode
        }
    }

    @Test func `each language of the user is a mode once, and has the script of Chinese or a region`() {
        let modes = UITextInputMode.modes(of: ["zh-CN", "zh", "zh-TW", "ja", "ja-JP", "en-GB", "en"])
        #expect(modes.map(\.primaryLanguage) == ["zh-Hans", "zh-Hant", "ja-JP", "en-GB", "en-US"])
    }

    @Test func `fields and views that accept keys have a mode, and other responders have none`() {
        let first = UITextInputMode.activeInputModes.first
        #expect(UITextField().textInputMode == first && UITextView().textInputMode == first)
        #expect(UIView().textInputMode == nil && UIViewController().textInputMode == nil)
    }

    @Test func `a field that states another language tells the display, and others do not`() {
        let field = LanguageField()
        func language() -> String? {
            field.input.properties(context: CommitContext(traits: field.traitCollection)).accessibility?
                .language
        }
        #expect(language() == nil)
        field.language = "fr-FR"
        #expect(language() == "fr-FR")
    }
}
