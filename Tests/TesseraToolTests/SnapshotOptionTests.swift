import ArgumentParser
import Testing

@testable import tessera

@Suite struct SnapshotOptionTests {
    @Test func `a size is two numbers of points`() {
        #expect(ScreenSize(argument: "390x844") == ScreenSize(width: 390, height: 844))
        #expect(ScreenSize(argument: "320.5x1") == ScreenSize(width: 320.5, height: 1))
        for text in [
            "", "390", "390x", "x844", "390x844x2", "0x844", "390x-1", "390x16385", "nanx1", "infx1", "axb",
        ] {
            #expect(ScreenSize(argument: text) == nil, "\(text)")
        }
    }

    @Test func `the usual size of text is that of browsers`() {
        #expect(TextSize.large.pixels == 16)
        #expect(TextSize(argument: "AX5") == .accessibilityExtraExtraExtraLarge)
        #expect(TextSize(argument: "huge") == nil)
        let sizes = TextSize.allCases.map(\.pixels)
        #expect(sizes == sizes.sorted())
    }

    @Test func `a language is a tag, and can be written from right to left`() {
        for text in ["ja", "pt-BR", "zh-Hant-TW", "de-CH-1996", "gsw"] {
            #expect(LanguageTag(argument: text)?.text == text)
        }
        for text in ["", "j", "japanese", "ja_JP", "ja-", "-JP", "12", "日本", "en-abcdefghi"] {
            #expect(LanguageTag(argument: text) == nil, "\(text)")
        }
        #expect(LanguageTag(text: "ja").fromRightToLeft == "ja-Arab")
        #expect(LanguageTag(text: "zh-Hant-TW").fromRightToLeft == "zh-Arab-TW")
        #expect(LanguageTag(text: "de-1996").fromRightToLeft == "de-Arab-1996")
    }

    @Test func `a time zone has a name that the system knows`() {
        #expect(TimeZoneName(argument: "Asia/Tokyo")?.text == "Asia/Tokyo")
        #expect(TimeZoneName(argument: "Asia/Sushi") == nil)
    }

    @Test func `the usual screen is in English, in the time of Greenwich`() throws {
        let screen = try SnapshotCommand.parse(["Photos", "-o", "feed.png"]).screen
        #expect(screen.languages == ["en"] && screen.timeZone == "UTC")
        #expect(screen.increasesContrast == false && !screen.isDark)
    }

    @Test func `all options are read`() throws {
        let command = try SnapshotCommand.parse([
            "Photos", "-o", "feed.png", "--size", "800x600", "--scale", "3", "--dark", "--right-to-left",
            "--text-size", "XL", "--scroll", "120", "--tap", "one", "--tap", "two", "--wait-idle", "2.5",
            "--contrast", "--language", "pt-BR", "--time-zone", "Asia/Tokyo",
        ])
        #expect(command.app == "Photos")
        #expect(command.output == "feed.png")
        #expect(command.taps == ["one", "two"])
        #expect(command.scroll == 120)
        #expect(command.waitIdle == 2.5)
        let screen = command.screen
        #expect(screen.width == 800 && screen.height == 600 && screen.scale == 3)
        #expect(screen.isDark)
        #expect(screen.languages == ["pt-Arab-BR"])
        #expect(screen.timeZone == "Asia/Tokyo" && screen.increasesContrast == true)
        // Body text of 19 points.
        #expect(screen.textSize == 19.0 / 17 * 16)
    }

    @Test(arguments: [
        ["Photos"], ["-o", "a.png"], ["Photos", "-o", "a.png", "--scale", "0"],
        ["Photos", "-o", "a.png", "--scale", "5"], ["Photos", "-o", "a.png", "--size", "390"],
        ["Photos", "-o", "a.png", "--wait-idle", "0"], ["Photos", "-o", "a.png", "--scroll=-1"],
        ["Photos", "-o", "a.png", "--scroll", "10", "--full"],
        ["Photos", "-o", "a.png", "--text-size", "big"],
        ["Photos", "-o", "a.png", "--language", "english"],
        ["Photos", "-o", "a.png", "--language", "en" + String(repeating: "-abcdefgh", count: 6) + "-abc"],
        ["Photos", "-o", "a.png", "--time-zone", "Tokyo"],
        ["Photos", "-o", "a.png", "--time-zone", "GMT+05:30"],
    ])
    func `wrong options are refused`(_ arguments: [String]) {
        #expect(throws: (any Error).self) { try SnapshotCommand.parse(arguments) }
    }

    @Test func `the longest language from right to left is one that a display can state`() throws {
        let tag = "en" + String(repeating: "-abcdefgh", count: 6) + "-ab"
        let command = try SnapshotCommand.parse([
            "Photos", "-o", "a.png", "--language", tag, "--right-to-left", "--time-zone", "Etc/GMT+5",
        ])
        #expect(command.screen.languages?.map(\.utf8.count) == [tag.utf8.count + 5])
        #expect(tag.utf8.count == 59 && command.screen.timeZone == "Etc/GMT+5")
    }
}
