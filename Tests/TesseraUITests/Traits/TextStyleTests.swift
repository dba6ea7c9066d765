import Foundation
import Testing

@testable import TesseraUI

/// The expected sizes are those of Apple's Human Interface Guidelines.
struct TextStyleTests {
    private func sizes(_ style: UIFont.TextStyle) -> [CGFloat] {
        UIContentSizeCategory.ascending.map { category in
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        }
    }

    @Test func `text styles have Apple's sizes at each of the user's text sizes`() {
        #expect(sizes(.largeTitle) == [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60])
        #expect(sizes(.title1) == [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58])
        #expect(sizes(.title2) == [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56])
        #expect(sizes(.title3) == [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55])
        #expect(sizes(.headline) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        #expect(sizes(.body) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        #expect(sizes(.callout) == [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51])
        #expect(sizes(.subheadline) == [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49])
        #expect(sizes(.footnote) == [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44])
        #expect(sizes(.caption1) == [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43])
        #expect(sizes(.caption2) == [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40])
    }

    @Test func `the two largest titles are 36 and 28 points at the default text size, and grow`() {
        #expect(sizes(.extraLargeTitle)[3] == 36 && sizes(.extraLargeTitle2)[3] == 28)
        #expect(sizes(.extraLargeTitle).last == 62 && sizes(.extraLargeTitle2).last == 58)
    }

    @Test func `a headline is half bold and the largest titles are bold`() {
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        func font(_ style: UIFont.TextStyle) -> FontLook {
            FontLook(.preferredFont(forTextStyle: style, compatibleWith: traits))
        }
        #expect(font(.headline) == FontLook(.systemFont(ofSize: 17, weight: .semibold)))
        #expect(font(.body) == FontLook(.systemFont(ofSize: 17)))
        #expect(font(.extraLargeTitle) == FontLook(.systemFont(ofSize: 36, weight: .bold)))
    }

    @Test func `traits that state no text size leave the current one`() {
        UITraitCollection(preferredContentSizeCategory: .accessibilityLarge).performAsCurrent {
            let unspecified = UITraitCollection(userInterfaceStyle: .dark)
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
            #expect(
                UIFont.preferredFont(forTextStyle: .body, compatibleWith: unspecified).pointSize == 33)
        }
    }

    @Test func `a font grows with the text size as its text style or its metrics determine`() {
        let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        let medium = UITraitCollection {
            $0.preferredContentSizeCategory = .medium
            $0.displayScale = 3
        }
        let style = UIFont.preferredFont(forTextStyle: .callout, compatibleWith: small)
        #expect(style.adjusted(for: medium).pointSize == 15)
        #expect(style.adjusted(for: medium).adjusted(for: small) == style)
        let base = UIFont.boldSystemFont(ofSize: 17)
        let scaled = UIFontMetrics.default.scaledFont(for: base, compatibleWith: small)
        #expect(abs(scaled.adjusted(for: medium).pointSize - 16.333) < 0.001)
        #expect(scaled.adjusted(for: UITraitCollection(preferredContentSizeCategory: .large)).pointSize == 17)
        #expect(base.adjusted(for: medium) === base)
    }
}

/// The size and the weight of a font, without the text style that it depends on.
private struct FontLook: Equatable {
    let size: CGFloat
    let weight: Int

    init(_ font: UIFont) {
        size = font.pointSize
        weight = font.descriptor.weight.rawValue
    }
}

struct FontMetricsTests {
    private func traits(_ category: UIContentSizeCategory, scale: CGFloat) -> UITraitCollection {
        UITraitCollection {
            $0.preferredContentSizeCategory = category
            $0.displayScale = scale
        }
    }

    /// The line height of body text is 22 points at the default text size, 21 at the medium and 62 at the largest one.
    @Test func `a length grows with the line height of a text style, in whole pixels`() {
        let metrics = UIFontMetrics.default
        #expect(metrics.scaledValue(for: 17, compatibleWith: traits(.large, scale: 3)) == 17)
        #expect(metrics.scaledValue(for: 17, compatibleWith: traits(.medium, scale: 3)) == 49.0 / 3)
        #expect(metrics.scaledValue(for: 17, compatibleWith: traits(.medium, scale: 2)) == 16)
        #expect(
            metrics.scaledValue(
                for: 22, compatibleWith: traits(.accessibilityExtraExtraExtraLarge, scale: 2)) == 62)
    }

    @Test func `other text styles grow otherwise`() {
        let traits = traits(.extraExtraLarge, scale: 1)
        #expect(UIFontMetrics(forTextStyle: .caption2).scaledValue(for: 13, compatibleWith: traits) == 20)
        #expect(UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 41, compatibleWith: traits) == 46)
    }

    @Test func `a scaled font is no larger than the stated maximum`() {
        let traits = traits(.accessibilityExtraExtraExtraLarge, scale: 1)
        let font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 22), maximumPointSize: 40, compatibleWith: traits)
        #expect(font.pointSize == 40)
        let smaller = font.adjusted(for: UITraitCollection(preferredContentSizeCategory: .large))
        #expect(smaller.pointSize == 22)
        #expect(smaller.adjusted(for: traits).pointSize == 40)
    }
}
