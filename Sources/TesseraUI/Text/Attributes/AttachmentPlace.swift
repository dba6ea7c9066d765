import Foundation
import TesseraGraphics

/// An attachment of a class of the app at a place of a text. The class decides about the size and the image.
final class AttachmentPlace {
    private let attachment: NSTextAttachment
    /// The UTF-16 offset of the attachment's character.
    private let index: Int
    /// The container in which the text was laid out last.
    private var container: NSTextContainer?
    /// The image of the present bounds. It is kept, so that a text that does not change has the same image
    /// each time it is displayed.
    private var known: (bounds: CGRect, image: UIImage?)?

    init(_ attachment: NSTextAttachment, at index: Int) {
        (self.attachment, self.index) = (attachment, index)
    }

    /// Returns the box that the attachment wants.
    ///
    /// - Parameters:
    ///   - font: The font of the text around it.
    ///   - fragment: The rectangle of the line.
    ///   - position: The place of the attachment on the baseline, in points from the rectangle's top left
    ///     corner.
    ///   - container: The container of the line, or nil outside of TextKit.
    func box(
        beside font: UIFont, in fragment: CGRect, at position: CGPoint, container: NSTextContainer?
    ) -> TextAttachmentBox {
        self.container = container
        let bounds = attachment.attachmentBounds(
            for: container, proposedLineFragment: fragment, glyphPosition: position, characterIndex: index)
        return attachment.box(of: bounds, beside: font)
    }

    /// Returns the image for a box.
    func image(in box: TextAttachmentBox) -> UIImage? {
        let bounds = CGRect(x: 0, y: -box.descent, width: box.width, height: box.ascent + box.descent)
        if let known, known.bounds == bounds { return known.image }
        let image = attachment.image(forBounds: bounds, textContainer: container, characterIndex: index)
        known = (bounds, image)
        return image
    }
}

extension AttributedText {
    /// Lays out a form of the text in which attachments of the app's classes have the boxes that they want.
    ///
    /// The classes are asked twice: where the attachments would begin if none took any room, and in their lines.
    ///
    /// - Parameters:
    ///   - styled: The text in the form in which it is measured, which may be scaled.
    ///   - width: The greatest width of a line, in points.
    ///   - container: The container of the lines, or nil outside of TextKit.
    ///   - layOut: Breaks a text into lines.
    /// - Returns: The lines, and the text with the boxes.
    func layOut(
        _ styled: StyledText, width: CGFloat, container: NSTextContainer? = nil,
        with layOut: (StyledText) -> TextLayout
    ) -> (layout: TextLayout, styled: StyledText) {
        guard attributes.contains(where: { $0.place != nil }) else { return (layOut(styled), styled) }
        func scale(of run: TextRunStyle) -> CGFloat {
            run.font.size / max(attributes[run.tag].font.pointSize, .leastNonzeroMagnitude)
        }
        func fitted(_ place: (Int, TextRunStyle) -> (fragment: CGRect, position: CGPoint)?) -> StyledText {
            var text = styled
            for index in text.runs.indices {
                let style = text.runs[index].style
                let attributes = attributes[style.tag]
                guard let attachment = attributes.place, let (fragment, position) = place(index, style) else {
                    continue
                }
                let scale = scale(of: style)
                let back = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
                let box = attachment.box(
                    beside: attributes.font, in: fragment.applying(back), at: position.applying(back),
                    container: container)
                text.runs[index].style.attachment = TextAttachmentBox(
                    width: box.width * scale, ascent: box.ascent * scale, descent: box.descent * scale)
            }
            return text
        }
        let wide = min(width, 1_000_000)
        // Without room for the attachments, the lines tell where they would begin.
        var bare = styled
        for index in bare.runs.indices where attributes[bare.runs[index].style.tag].place != nil {
            bare.runs[index].style.attachment = TextAttachmentBox(width: 0, ascent: 0, descent: 0)
        }
        let guesses = layOut(bare).placesOfRuns(width: wide)
        let first = fitted { _, style in
            let metrics = style.font.metrics
            return guesses[style.tag]
                ?? (
                    CGRect(x: 0, y: 0, width: wide, height: metrics.lineHeight),
                    CGPoint(x: 0, y: metrics.ascender)
                )
        }
        let layout = layOut(first)
        let places = layout.placesOfRuns(width: wide)
        var second = first
        let asked = fitted { _, style in places[style.tag] }
        for index in second.runs.indices where places[second.runs[index].style.tag] != nil {
            second.runs[index].style.attachment = asked.runs[index].style.attachment
        }
        return second == first ? (layout, first) : (layOut(second), second)
    }
}

extension TextLayout {
    /// Returns the rectangles of the lines with attachments, and the places of these within them, by the tags
    /// of their runs.
    fileprivate func placesOfRuns(width: CGFloat) -> [Int: (fragment: CGRect, position: CGPoint)] {
        var places: [Int: (fragment: CGRect, position: CGPoint)] = [:]
        for line in lines {
            let left = line.edges?.lowerBound ?? 0
            let fragment = CGRect(
                x: left, y: line.y, width: line.edges.map { $0.upperBound - left } ?? width,
                height: line.height)
            var x = line.isRightToLeft ? line.x + line.width : line.x
            for part in line.fragments {
                if line.isRightToLeft { x -= part.width }
                if part.style.attachment != nil {
                    places[part.style.tag] = (fragment, CGPoint(x: x - left, y: line.baseline - line.y))
                }
                if !line.isRightToLeft { x += part.width }
            }
        }
        return places
    }

    /// Returns the images of attachments in the lines.
    func attachmentImages(_ attributes: [TextAttributes]) -> [UIImage] {
        lines.flatMap(\.fragments).compactMap { part in
            part.style.attachment.flatMap { attributes[part.style.tag].attachmentImage(in: $0) }
        }
    }
}
