import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct ImageViewTests {
    private let picture: UIImage

    init() throws { picture = try #require(UIImage(data: Samples.gif(width: 30, height: 20), scale: 2)) }

    private func content(_ view: UIImageView) -> ImageContent? {
        view.properties(context: CommitContext(traits: view.traitCollection)).image
    }

    @Test func `a highlighted view displays the image for it, if there is one`() throws {
        let other = try #require(UIImage(data: Samples.gif))
        let view = UIImageView(image: picture, highlightedImage: other)
        #expect(view.bounds.size == CGSize(width: 15, height: 10))
        #expect(content(view)?.resource == picture.resource?.id)
        view.isHighlighted = true
        #expect(content(view)?.resource == other.resource?.id)
        #expect(view.intrinsicContentSize == CGSize(width: 3, height: 2))
        view.highlightedImage = nil
        #expect(content(view)?.resource == picture.resource?.id)
    }

    @Test func `a picture grows at text sizes for accessibility if the app asks for it`() {
        let view = UIImageView(image: picture)
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        view.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        #expect(view.intrinsicContentSize == CGSize(width: 15, height: 10))
        // A line of the style body is 22 points high at the usual text size, and 62 at the largest.
        view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let size = view.intrinsicContentSize
        #expect(abs(size.width - 15 * 62 / 22) <= 0.5 && abs(size.height - 10 * 62 / 22) <= 0.5)
        #expect(content(view)?.width == size.width && view.sizeThatFits(.zero) == size)
        view.adjustsImageSizeForAccessibilityContentSizeCategory = false
        #expect(view.intrinsicContentSize == CGSize(width: 15, height: 10))
    }

    @Test func `a subclass overrides the initializer with an image`() {
        final class Avatar: UIImageView {
            var wasPrepared = false
            override init(image: UIImage?) {
                super.init(image: image)
                wasPrepared = true
            }
            required init?(coder: NSCoder) { nil }
        }
        let avatar = Avatar(image: picture)
        #expect(avatar.wasPrepared && avatar.bounds.size == CGSize(width: 15, height: 10))
        #expect(!avatar.isUserInteractionEnabled)
    }

    @Test func `a picture keeps its colours unless it is a template`() {
        let view = UIImageView(image: picture)
        view.tintColor = .red
        #expect(content(view)?.color == nil)
        view.image = picture.withRenderingMode(.alwaysTemplate)
        #expect(content(view)?.color?.hexadecimal == "#ff0000")
        view.image = picture.withTintColor(.green)
        #expect(content(view)?.color?.hexadecimal == "#00ff00")
        view.image = picture.withTintColor(.green, renderingMode: .alwaysTemplate)
        #expect(content(view)?.color?.hexadecimal == "#ff0000")
    }

    @Test func `a resizable image states which of its edges keep their size`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = UIImageView(image: picture.resizableImage(withCapInsets: insets, resizingMode: .stretch))
        #expect(content(view)?.slices == ImageSlices(top: 1, left: 2, bottom: 3, right: 4, scale: 2))
        view.image = picture.resizableImage(withCapInsets: insets)
        #expect(content(view)?.slices?.isTiled == true)
        view.image = picture
        #expect(content(view)?.slices == nil)
    }

    @Test func `an image that flips is drawn mirrored where the user interface flows from right to left`() {
        let view = UIImageView(image: picture.imageFlippedForRightToLeftLayoutDirection())
        #expect(content(view)?.isMirrored == nil)
        view.traitOverrides.layoutDirection = .rightToLeft
        #expect(content(view)?.isMirrored == true)
        view.image = view.image?.withHorizontallyFlippedOrientation()
        #expect(content(view)?.isMirrored == nil)
    }

    @Test func `constraints align what lies within the image's insets`() {
        let view = UIImageView(image: picture)
        #expect(view.alignmentRectInsets == .zero)
        view.image = picture.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 15, height: 10)).minX == 2)
    }
}
