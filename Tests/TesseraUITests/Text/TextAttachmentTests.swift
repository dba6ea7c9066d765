import Foundation
import TesseraDisplay
import TesseraGraphics
import Testing

@testable import TesseraUI

/// An attachment with bounds that a test decides about, which keeps what it was asked.
private final class AskedAttachment: NSTextAttachment {
    private let wanted: (CGRect, CGPoint) -> CGRect
    var picture: (CGRect) -> UIImage? = { _ in nil }
    private(set) var fragments: [CGRect] = []
    private(set) var positions: [CGPoint] = []
    private(set) var indexes: Set<Int> = []
    private(set) var containers: [NSTextContainer?] = []
    private(set) var imageBounds: [CGRect] = []

    init(_ bounds: @escaping (CGRect, CGPoint) -> CGRect) {
        wanted = bounds
        super.init()
    }

    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
        fragments.append(lineFrag)
        positions.append(position)
        indexes.insert(charIndex)
        containers.append(textContainer)
        return wanted(lineFrag, position)
    }

    override func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        self.imageBounds.append(imageBounds)
        return picture(imageBounds)
    }
}

/// Tests a Japanese text with a font of 10 points, in which each character is 10 points wide.
@MainActor struct TextAttachmentTests {
    private let font = UIFont.systemFont(ofSize: 10)
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func text(_ before: String, _ attachment: NSTextAttachment) -> NSAttributedString {
        let text = NSMutableAttributedString(string: before, attributes: [.font: font])
        let image = NSMutableAttributedString(attributedString: NSAttributedString(attachment: attachment))
        image.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
        text.append(image)
        return text
    }

    private func content() throws -> TextContent {
        try #require(label.properties(context: CommitContext(traits: label.traitCollection)).text)
    }

    @Test func `a symbol has its own tint colour, and without one that of the text`() throws {
        let symbol = try #require(UIImage(systemName: "heart"))
        func color(_ image: UIImage) throws -> String {
            let string = text("", NSTextAttachment(image: image))
            let green = NSMutableAttributedString(attributedString: string)
            green.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 0, length: 1))
            label.attributedText = green
            let shown = try content().styles?.compactMap { $0.attachment?.image?.color }
            return try #require(shown?.first).hexadecimal
        }
        #expect(try color(symbol) == "#00ff00")
        #expect(try color(symbol.withTintColor(.red)) == "#ff0000")
        #expect(try color(symbol.withTintColor(.red, renderingMode: .alwaysTemplate)) == "#00ff00")
    }

    @Test func `an attachment's class decides about its size`() {
        label.numberOfLines = 0
        label.attributedText = text(
            "春",
            AskedAttachment { line, _ in
                CGRect(x: 0, y: -3, width: line.width / 2, height: 30)
            })
        #expect(label.sizeThatFits(CGSize(width: 100, height: 100)).width == 60)
        #expect(label.sizeThatFits(CGSize(width: 60, height: 100)).width == 40)
    }

    @Test func `a display gets the size and the depth below the baseline`() throws {
        label.attributedText = text(
            "春", AskedAttachment { _, _ in CGRect(x: 0, y: -3, width: 20, height: 30) })
        let content = try content()
        guard case .runs(let runs) = content.lines[0].text else { return #expect(Bool(false)) }
        #expect(runs.map(\.width) == [10, 20])
        let attachment = try #require(content.styles?[runs[1].style].attachment)
        #expect(attachment.height == 30 && attachment.descent == 3)
    }

    @Test func `the class gets the line, the place in it and the character`() throws {
        let attachment = AskedAttachment { _, _ in CGRect(x: 0, y: 0, width: 20, height: 5) }
        label.numberOfLines = 0
        label.attributedText = text("👍春夏秋冬春夏秋冬春夏", attachment)
        _ = try content()
        // Nine kanji are 90 points wide, so that the thumb and eight of them are on the first line.
        #expect(attachment.indexes == [12])
        let (line, place) = try (#require(attachment.fragments.last), #require(attachment.positions.last))
        #expect(line.minY > 0 && line.width == 100 && line.minX == 0)
        #expect(place.x > 0 && place.y > 5 && place.y < line.height)
        #expect(attachment.containers.allSatisfy { $0 == nil })
    }

    @Test func `a size that depends on the place is asked for again in the line`() throws {
        label.attributedText = text(
            "春夏",
            AskedAttachment { line, place in
                CGRect(x: 0, y: 0, width: line.width - place.x, height: 10)
            })
        #expect(label.sizeThatFits(CGSize(width: 100, height: 100)).width == 100)
        guard case .runs(let runs) = try content().lines[0].text else { return #expect(Bool(false)) }
        #expect(runs.map(\.width) == [20, 80])
    }

    @Test func `text that became smaller has smaller attachments`() throws {
        label.attributedText = text(
            "春夏秋", AskedAttachment { _, _ in CGRect(x: 0, y: 0, width: 170, height: 10) })
        (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.1)
        guard case .runs(let runs) = try content().lines[0].text else { return #expect(Bool(false)) }
        let sum = runs.reduce(0) { $0 + $1.width }
        #expect(sum <= 100.5 && sum > 90)
        #expect(abs(runs[1].width / sum - 0.85) < 0.01)
    }

    @Test func `an attachment's class chooses an image for the size, once for each text`() throws {
        let attachment = AskedAttachment { _, _ in CGRect(x: 0, y: -2, width: 20, height: 10) }
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
        attachment.picture = { _ in renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10)) } }
        label.attributedText = text("春", attachment)
        let resources = label.imageResources(for: label.traitCollection)
        let styles = try #require(try content().styles)
        let shown = styles.compactMap { $0.attachment?.image?.resource }
        #expect(shown.count == 1 && resources.map(\.id) == shown)
        #expect(attachment.imageBounds == [CGRect(x: 0, y: -2, width: 20, height: 10)])
        label.attributedText = text("夏", attachment)
        _ = try content()
        #expect(attachment.imageBounds.count == 2)
    }

    @Test func `two attachments of an app's class are never taken for one`() {
        let (one, other) = (AskedAttachment { _, _ in .zero }, AskedAttachment { _, _ in .zero })
        #expect(one != other && one == one)
        #expect(NSTextAttachment() == NSTextAttachment())
    }

    @Test func `the default size is that of the bounds, or of the image`() throws {
        let attachment = NSTextAttachment()
        func asked() -> CGRect {
            attachment.attachmentBounds(
                for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        }
        #expect(asked() == .zero)
        attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 8)).image { _ in }
        #expect(asked() == CGRect(x: 0, y: 0, width: 7, height: 8))
        attachment.bounds = CGRect(x: 0, y: -1, width: 3, height: 4)
        #expect(asked() == attachment.bounds)
        #expect(
            attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0) === attachment.image)
    }

    @Test func `a text view passes its container, and leaves room for the drawn attachment`() throws {
        let attachment = AskedAttachment { line, _ in CGRect(x: 0, y: 0, width: line.width, height: 40) }
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 100))
        view.isEditable = false
        view.attributedText = text("春", attachment)
        view.layoutIfNeeded()
        #expect(attachment.containers.last == view.textContainer)
        // The container has 5 points of padding on both sides.
        #expect(attachment.fragments.last?.width == 100)
        #expect(view.contentSize.height >= 16 + font.lineHeight + 40)
        #expect(view.caretRect(for: TextOffset(2)).minX == 105)
    }

    @Test func `a layout manager and the measuring of a string ask the class too`() {
        let attachment = AskedAttachment { _, _ in CGRect(x: 0, y: 0, width: 20, height: 10) }
        let (storage, manager) = (NSTextStorage(attributedString: text("春", attachment)), NSLayoutManager())
        let container = NSTextContainer(size: CGSize(width: 100, height: 0))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        #expect(manager.usedRect(for: container).width == 30)
        #expect(text("春", attachment).size().width == 30)
    }

    @Test func `the container of a text view has its size before attachments are asked`() {
        var sizes: [CGSize] = []
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.isEditable = false
        view.textContainerInset = .zero
        view.layoutIfNeeded()
        let attachment = AskedAttachment { [weak view] _, _ in
            if let view { sizes.append(MainActor.assumeIsolated { view.textContainer.size }) }
            return CGRect(x: 0, y: 0, width: 10, height: 10)
        }
        view.attributedText = text("春", attachment)
        view.frame.size.width = 60
        view.layoutIfNeeded()
        #expect(!sizes.isEmpty && sizes.allSatisfy { $0.width == 60 })
        sizes = []
        _ = view.sizeThatFits(CGSize(width: 80, height: 0))
        #expect(!sizes.isEmpty && sizes.allSatisfy { $0.width == 80 })
        #expect(view.textContainer.size.width == 60)
    }

    @Test func `equal attachments side by side are several images in a picture`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        // The left half is red, and the right half blue.
        let stripes = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format)
            .image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
                UIColor.blue.setFill()
                context.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
            }
        let attachment = NSTextAttachment(image: stripes)
        let text = NSMutableAttributedString()
        for _ in 0..<3 { text.append(NSAttributedString(attachment: attachment)) }
        label.attributedText = text
        label.frame.size = CGSize(width: 40, height: 20)
        let picture = UIGraphicsImageRenderer(size: label.frame.size, format: format).image { _ in
            #expect(label.drawHierarchy(in: label.bounds, afterScreenUpdates: true))
        }
        let pixels = try Samples.pixels(of: #require(picture.pngData()))
        for index in 0..<3 {
            #expect(pixels[8 * 40 + 10 * index + 2] == [255, 0, 0, 255])
            #expect(pixels[8 * 40 + 10 * index + 7] == [0, 0, 255, 255])
        }
        #expect(pixels[8 * 40 + 35][3] == 0)
    }
}
