import TesseraGraphics

extension PhoneFonts {
    /// The families of iPhones, the designs that stand for them, and the PostScript names of their fonts. The regular font comes
    /// first.
    static let families: [(name: String, design: FontFamily, fonts: String)] = [
        // Without serifs.
        (
            "Apple SD Gothic Neo", .system,
            all("AppleSDGothicNeo", "Regular Thin UltraLight Light Medium SemiBold Bold")
        ),
        ("Arial", .system, "ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT"),
        ("Arial Hebrew", .system, "ArialHebrew ArialHebrew-Light ArialHebrew-Bold"),
        (
            "Avenir", .system,
            all("Avenir", "Roman Oblique Book BookOblique " + slanted("Light Medium Heavy Black", "Oblique"))
        ),
        (
            "Avenir Next", .system,
            all("AvenirNext", "Regular Italic " + slanted("UltraLight Medium DemiBold Bold Heavy"))
        ),
        (
            "Avenir Next Condensed", .system,
            all("AvenirNextCondensed", "Regular Italic " + slanted("UltraLight Medium DemiBold Bold Heavy"))
        ),
        ("Chalkboard SE", .system, all("ChalkboardSE", "Regular Light Bold")),
        ("Chalkduster", .system, "Chalkduster"),
        ("DIN Alternate", .system, "DINAlternate-Bold"),
        ("DIN Condensed", .system, "DINCondensed-Bold"),
        ("Futura", .system, all("Futura", "Medium MediumItalic Bold CondensedMedium CondensedExtraBold")),
        (
            "Gill Sans", .system,
            "GillSans " + all("GillSans", "Italic UltraBold " + slanted("Light SemiBold Bold"))
        ),
        (
            "Helvetica", .system,
            "Helvetica " + all("Helvetica", "Oblique " + slanted("Light Bold", "Oblique"))
        ),
        (
            "Helvetica Neue", .system,
            "HelveticaNeue "
                + all(
                    "HelveticaNeue",
                    "Italic " + slanted("UltraLight Thin Light Medium Bold") + " CondensedBold CondensedBlack"
                )
        ),
        ("Hiragino Sans", .system, all("HiraginoSans", "W3 W4 W5 W6 W7 W8")),
        ("Hiragino Kaku Gothic ProN", .system, all("HiraKakuProN", "W3 W6")),
        ("Kohinoor Devanagari", .system, all("KohinoorDevanagari", "Regular Light Semibold")),
        ("Marker Felt", .system, "MarkerFelt-Thin MarkerFelt-Wide"),
        ("Noteworthy", .system, "Noteworthy-Light Noteworthy-Bold"),
        ("Optima", .system, all("Optima", "Regular Italic Bold BoldItalic ExtraBlack")),
        ("PingFang HK", .system, all("PingFangHK", "Regular Ultralight Thin Light Medium Semibold")),
        ("PingFang SC", .system, all("PingFangSC", "Regular Ultralight Thin Light Medium Semibold")),
        ("PingFang TC", .system, all("PingFangTC", "Regular Ultralight Thin Light Medium Semibold")),
        ("Thonburi", .system, "Thonburi Thonburi-Light Thonburi-Bold"),
        ("Trebuchet MS", .system, "TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic"),
        ("Verdana", .system, "Verdana Verdana-Italic Verdana-Bold Verdana-BoldItalic"),
        // With round ends.
        ("Arial Rounded MT Bold", .rounded, "ArialRoundedMTBold"),
        ("Hiragino Maru Gothic ProN", .rounded, "HiraMaruProN-W4"),
        // With characters of equal width.
        ("Courier", .monospaced, "Courier Courier-Oblique Courier-Bold Courier-BoldOblique"),
        (
            "Courier New", .monospaced,
            "CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT"
        ),
        ("Menlo", .monospaced, all("Menlo", "Regular Italic Bold BoldItalic")),
        // With serifs.
        (
            "American Typewriter", .serif,
            "AmericanTypewriter "
                + all("AmericanTypewriter", "Light Semibold Bold Condensed CondensedLight CondensedBold")
        ),
        ("Baskerville", .serif, "Baskerville " + all("Baskerville", "Italic " + slanted("SemiBold Bold"))),
        ("Bodoni 72", .serif, all("BodoniSvtyTwoITCTT", "Book BookIta Bold")),
        ("Bodoni 72 Oldstyle", .serif, all("BodoniSvtyTwoOSITCTT", "Book BookIt Bold")),
        ("Charter", .serif, all("Charter", "Roman Italic " + slanted("Bold Black"))),
        ("Cochin", .serif, "Cochin Cochin-Italic Cochin-Bold Cochin-BoldItalic"),
        ("Copperplate", .serif, "Copperplate Copperplate-Light Copperplate-Bold"),
        ("Didot", .serif, "Didot Didot-Italic Didot-Bold"),
        ("Georgia", .serif, "Georgia Georgia-Italic Georgia-Bold Georgia-BoldItalic"),
        ("Hiragino Mincho ProN", .serif, "HiraMinProN-W3 HiraMinProN-W6"),
        ("Hoefler Text", .serif, all("HoeflerText", "Regular Italic Black BlackItalic")),
        ("Iowan Old Style", .serif, all("IowanOldStyle", "Roman Italic Bold BoldItalic")),
        ("Palatino", .serif, all("Palatino", "Roman Italic Bold BoldItalic")),
        ("Rockwell", .serif, all("Rockwell", "Regular Italic Bold BoldItalic")),
        (
            "Times New Roman", .serif,
            "TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT TimesNewRomanPS-BoldItalicMT"
        ),
    ]

    /// Returns the names of a family's fonts.
    private static func all(_ family: String, _ styles: String) -> String {
        styles.split(separator: " ").map { "\(family)-\($0)" }.joined(separator: " ")
    }

    /// Returns the words for styles, each upright and slanted.
    private static func slanted(_ styles: String, _ slant: String = "Italic") -> String {
        styles.split(separator: " ").map { "\($0) \($0)\(slant)" }.joined(separator: " ")
    }
}
