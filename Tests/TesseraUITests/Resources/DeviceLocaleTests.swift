import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// Tests which locale an app has for a user. `Locale.current` belongs to the whole process, so each test that changes it has a
/// process of its own.
struct DeviceLocaleTests {
    /// Returns the identifier of the locale of an app that names no languages.
    private func identifier(_ languages: String...) -> String? {
        DeviceLocale.identifier(for: languages, localizations: [], development: "en")
    }

    @Test func `the first of the user's languages is that of the locale`() {
        #expect(identifier("ja-JP", "en-US") == "ja_JP")
        #expect(identifier("sr-Latn-RS") == "sr-Latn_RS")
        #expect(identifier("es-419") == "es_419")
    }

    @Test func `a language without a region has that of another of its tags, or where most people use it`() {
        #expect(identifier("en", "ja-JP", "en-GB") == "en_GB")
        #expect(identifier("ja", "en-US") == "ja_JP")
        #expect(identifier("zh-Hant") == "zh-Hant_TW")
    }

    @Test func `tags without a language count for nothing`() {
        #expect(identifier("x-klingon", "1234", "de") == "de_DE")
        #expect(identifier("x-klingon") == nil)
        #expect(identifier() == nil)
    }

    @Test func `an app has the language in which it appears, and the user's region`() {
        func identifier(_ languages: String..., localizations: [String], development: String = "en")
            -> String?
        {
            DeviceLocale.identifier(for: languages, localizations: localizations, development: development)
        }
        #expect(identifier("ja-JP", localizations: ["en", "ja"]) == "ja_JP")
        #expect(identifier("fr-CA", localizations: ["en", "ja"]) == "en_CA")
        #expect(identifier("fr-CA", "ja-JP", localizations: ["en", "ja"]) == "ja_CA")
        #expect(identifier("de-AT", localizations: ["Base", "ja"], development: "de") == "de_AT")
        #expect(identifier("zh-Hant-HK", localizations: ["zh-Hant", "en"]) == "zh-Hant_HK")
    }

    private static let sentence: Comment = """
        Foundation represents locales otherwise than TesseraUI's CurrentLocale needs it, so that apps write dates and numbers in \
        English for every user. Read the comment in CurrentLocale.swift.
        """

    @Test func `calendars, formatters and styles use the current locale`() async {
        await #expect(processExitsWith: .success, Self.sentence) {
            let start = Date(timeIntervalSince1970: 0)
            let before = Locale(identifier: "ja_JP")
            _ = (Locale.current.identifier, Calendar.current.firstWeekday, 1234.5.formatted())
            for _ in 1...100 {
                precondition(CurrentLocale.set("de_DE") && CurrentLocale.set("ja_JP"))
            }
            precondition(
                Locale.current.identifier == "ja_JP" && Locale.autoupdatingCurrent.identifier == "ja_JP")
            precondition(Locale.current.region?.identifier == "JP")
            precondition(Calendar.current.monthSymbols[0] == "1月")
            let formatter = DateFormatter()
            formatter.timeZone = .gmt
            formatter.dateStyle = .long
            precondition(formatter.string(from: start) == "1970年1月1日")
            let money = NumberFormatter()
            money.numberStyle = .currency
            precondition(money.string(from: 1234)?.contains("1,234") == true)
            precondition(money.currencyCode == "JPY")
            precondition(start.formatted(.dateTime.month().day()).hasSuffix("日"))
            // Locales that an app names itself are what they are.
            precondition(before.identifier == "ja_JP" && Locale(identifier: "de_DE").identifier == "de_DE")
            precondition(1234.5.formatted(.number.locale(Locale(identifier: "de_DE"))) == "1.234,5")
            precondition(CurrentLocale.set("zh-Hant_TW") && CurrentLocale.set("sr-Latn_RS"))
            precondition(CurrentLocale.set("de_DE"))
            precondition(1234.5.formatted() == "1.234,5" && Calendar.current.firstWeekday == 2)
        }
    }

    @Test
    func `the languages that a display reports decide about the locale and the direction of the interface`()
        async
    {
        await #expect(processExitsWith: .success, Self.sentence) {
            try await Self.reportLanguages()
        }
    }

    @MainActor private static func reportLanguages() async throws {
        func screen(_ languages: [String]?) -> DisplayEvent {
            .screen(DisplayEvent.Screen(width: 390, height: 844, scale: 2, languages: languages))
        }
        let display = try await FakeDisplay.attached()
        let window = try display.show()
        let posted = Posted(NSLocale.currentLocaleDidChangeNotification)
        let modes = Posted(UITextInputMode.currentInputModeDidChangeNotification)
        display.send(screen(["ar-EG", "en"]))
        await display.settle()
        precondition(window.traitCollection.layoutDirection == .rightToLeft)
        precondition(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
        precondition(NSParagraphStyle.defaultWritingDirection(forLanguage: nil) == .rightToLeft)
        precondition(UIDevice.current.preferredLanguages == ["ar-EG", "en"])
        precondition(Locale.current.identifier == "ar_EG")
        display.send(screen(["ja", "ar-EG"]))
        await display.settle()
        precondition(window.traitCollection.layoutDirection == .leftToRight)
        precondition(
            Locale.current.identifier == "ja_JP" && UIDatePicker().clock.locale.identifier == "ja_JP")
        precondition(posted.count == 2 && modes.count == 2)
        precondition(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["ja-JP", "ar-EG"])
        display.send(screen(nil))
        await display.settle()
        precondition(UIDevice.current.preferredLanguages == Locale.preferredLanguages)
    }
}
