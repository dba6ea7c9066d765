import Testing

@testable import TesseraUI

struct ContentSizeCategoryTests {
    @Test func `categories are ordered by the size of text`() {
        #expect(UIContentSizeCategory.extraSmall < .small)
        #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
        #expect(UIContentSizeCategory.accessibilityExtraExtraExtraLarge > .accessibilityExtraExtraLarge)
        #expect(UIContentSizeCategory.large >= .large && UIContentSizeCategory.large <= .large)
        #expect(UIContentSizeCategory.unspecified < .extraSmall)
    }

    @Test func `the five largest categories are for accessibility`() {
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(UIContentSizeCategory.accessibilityExtraExtraExtraLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }

    /// A root font size of 16 pixels corresponds to body text of 17 points. So 9, 12, 20, 24 and 48 pixels correspond
    /// to 9.6, 12.8, 21.3, 25.5 and 51 points.
    @Test(arguments: [
        (9, UIContentSizeCategory.extraSmall), (12, .extraSmall), (16, .large), (20, .extraExtraLarge),
        (24, .extraExtraExtraLarge), (26, .accessibilityMedium), (48, .accessibilityExtraExtraExtraLarge),
        (1024, .accessibilityExtraExtraExtraLarge),
    ]) func `a browser's text size is the category with the nearest body text`(
        pixels: Double, category: UIContentSizeCategory
    ) {
        #expect(UIContentSizeCategory(rootFontSize: pixels) == category)
    }
}

struct WritingDirectionTests {
    @Test(arguments: ["ar", "ar-EG", "he-IL", "iw", "fa", "ur-PK", "yi", "az-Arab", "AR", "ks", "pa-arab-PK"])
    func `some languages are written from right to left`(tag: String) {
        #expect(WritingDirection.isRightToLeft(tag))
    }

    @Test(arguments: ["en", "ja-JP", "az", "ks-Deva", "ar-Latn", "", "-", "arn", "de-1996"])
    func `other languages are written from left to right`(tag: String) {
        #expect(!WritingDirection.isRightToLeft(tag))
    }
}
