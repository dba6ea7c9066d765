import Foundation
import TesseraGeometry

/// The places of the image and the texts in a list content view, and the total size, in points of the view.
///
/// They are computed from the sizes of the texts in given widths, so that rows measure themselves without a
/// system of constraints.
@MainActor
struct ListContentArrangement {
    /// The content that is arranged.
    @MainActor
    struct Content {
        var margins: NSDirectionalEdgeInsets
        var minimumHeight: CGFloat
        var image: Image?
        var text: Text?
        var secondaryText: Text?
        var isSideBySide: Bool
        /// True if the image moves above the texts when a word is too wide beside it.
        var imageMayStandAbove = false
        var imageToTextPadding: CGFloat
        var horizontalPadding: CGFloat
        var verticalPadding: CGFloat
        /// The number of pixels per point.
        var scale: CGFloat
    }

    /// An image, and the size that is reserved for it.
    struct Image {
        var size: CGSize
        var room: CGSize
    }

    /// A text that can be measured in a width.
    @MainActor
    struct Text {
        var alignment: UIListContentConfiguration.TextProperties.TextAlignment
        var size: (_ width: CGFloat) -> CGSize
        /// A closure that returns true if a word of the text is wider than the given width.
        var tearsWords: (_ width: CGFloat) -> Bool
    }

    /// The place of a text.
    struct PlacedText: Equatable {
        /// The frame of the label.
        var frame: CGRect
        /// The part of the frame that the text fills.
        var text: CGRect
    }

    /// The size of the content in the given width.
    private(set) var size = CGSize.zero
    private(set) var image: CGRect?
    private(set) var text: PlacedText?
    private(set) var secondaryText: PlacedText?

    /// True if the texts are side by side.
    private(set) var standsBeside = false
    /// The height of the image above the texts and of the space below it, or 0 if the image is beside them.
    private var headHeight: CGFloat = 0
    private let content: Content
    /// The left edge of the texts.
    private let textLeft: CGFloat
    private let textWidth: CGFloat

    /// Measures content in a width, which may be unlimited. Places the content only if a height is given.
    init(_ content: Content, width: CGFloat, height: CGFloat?) {
        self.content = content
        let left = min(max(content.margins.leading, 0), width)
        let right = max(width - max(content.margins.trailing, 0), left)
        let imageWidth = min(content.image?.room.width ?? 0, right - left)
        let hasText = content.text != nil || content.secondaryText != nil
        let padding = content.image != nil && hasText ? content.imageToTextPadding : 0
        let besideImage = min(max(left + imageWidth + padding, left), right)
        let standsAbove =
            content.imageMayStandAbove && besideImage > left
            && [content.text, content.secondaryText].contains { $0?.tearsWords(right - besideImage) == true }
        textLeft = standsAbove ? left : besideImage
        textWidth = right - textLeft
        if standsAbove { headHeight = (content.image?.room.height ?? 0) + content.verticalPadding }
        let block = measure()
        let trailing = width - right
        size.width = min(textLeft + block.width + trailing, width)
        size.height = max(
            content.margins.top
                + (standsAbove
                    ? headHeight + block.height : max(block.height, content.image?.room.height ?? 0))
                + content.margins.bottom,
            content.minimumHeight)
        guard let height else { return }
        place(in: CGSize(width: width, height: height), block.height)
        placeImage(left, imageWidth, CGSize(width: right - left, height: height))
    }

    /// Measures the texts, places them at the top left, and returns their total size.
    private mutating func measure() -> CGSize {
        guard let first = content.text, let second = content.secondaryText else {
            let only = (content.text ?? content.secondaryText).map(measured)
            if content.text != nil { text = only } else { secondaryText = only }
            return only?.text.size ?? .zero
        }
        if content.isSideBySide {
            let (one, two) = (first.size(.greatestFiniteMagnitude), second.size(.greatestFiniteMagnitude))
            let width = one.width + content.horizontalPadding + two.width
            if width <= textWidth {
                standsBeside = true
                let frame = CGRect(origin: .zero, size: one)
                let other = CGRect(
                    x: max(textWidth - two.width, 0), y: 0, width: two.width, height: two.height)
                text = PlacedText(frame: frame, text: frame)
                secondaryText = PlacedText(frame: other, text: other)
                return CGSize(width: width, height: max(one.height, two.height))
            }
        }
        let (one, two) = (measured(first), measured(second))
        let top = one.frame.height + content.verticalPadding
        text = one
        secondaryText = two.moved(by: CGPoint(x: 0, y: top))
        return CGSize(
            width: max(one.text.width, two.text.width), height: max(top + two.frame.height, one.frame.height))
    }

    /// Measures a text in the whole available width.
    private func measured(_ text: Text) -> PlacedText {
        guard textWidth > 0 else { return PlacedText(frame: .zero, text: .zero) }
        var size = text.size(textWidth)
        size.width = min(size.width, textWidth)
        let frame = CGRect(x: 0, y: 0, width: textWidth, height: size.height)
        let rect =
            switch text.alignment {
            case .natural: CGRect(origin: .zero, size: size)
            case .center:
                CGRect(x: (textWidth - size.width) / 2, y: 0, width: size.width, height: size.height)
            case .justified: frame
            }
        return PlacedText(frame: frame, text: rect)
    }

    /// Moves the texts to their places in the middle between the margins. In a view that is too low for them,
    /// the margins shrink first, and then the texts are cut off at the bottom.
    private mutating func place(in size: CGSize, _ blockHeight: CGFloat) {
        let height = min(blockHeight, max(size.height - headHeight, 0))
        let top = placed(headHeight + height, in: size.height) + headHeight
        func settle(_ text: PlacedText, centred: Bool) -> PlacedText {
            let offset = centred ? round((height - min(text.frame.height, height)) / 2) : 0
            return text.moved(by: CGPoint(x: textLeft, y: top + offset)).clipped(to: size.height)
        }
        text = text.map { settle($0, centred: standsBeside) }
        secondaryText = secondaryText.map { settle($0, centred: standsBeside) }
    }

    private mutating func placeImage(_ left: CGFloat, _ roomWidth: CGFloat, _ limit: CGSize) {
        guard let image = content.image else { return }
        let size = image.size.limited(to: limit)
        guard headHeight == 0 else {
            let head = headHeight - content.verticalPadding
            let top = min(text?.frame.minY ?? .infinity, secondaryText?.frame.minY ?? .infinity) - headHeight
            self.image = CGRect(
                x: left, y: max(top + round((head - size.height) / 2), 0), width: size.width,
                height: size.height)
            return
        }
        self.image = CGRect(
            x: left + (roomWidth - size.width) / 2, y: placed(size.height, in: limit.height),
            width: size.width,
            height: size.height)
    }

    /// Returns the top of an element that is centred between the margins, or as near to their centre as the edges permit.
    private func placed(_ height: CGFloat, in whole: CGFloat) -> CGFloat {
        let margins = content.margins
        let top = round(margins.top + (whole - margins.top - margins.bottom - height) / 2)
        return max(min(top, whole - height), 0)
    }

    private func round(_ value: CGFloat) -> CGFloat { (value * content.scale).rounded() / content.scale }

    /// Returns the arrangement for right-to-left reading in a view of a width.
    func mirrored(in width: CGFloat) -> ListContentArrangement {
        func mirror(_ rect: CGRect) -> CGRect {
            CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        var mirrored = self
        mirrored.image = image.map(mirror)
        mirrored.text = text.map { PlacedText(frame: mirror($0.frame), text: mirror($0.text)) }
        mirrored.secondaryText = secondaryText.map {
            PlacedText(frame: mirror($0.frame), text: mirror($0.text))
        }
        return mirrored
    }
}

extension ListContentArrangement.PlacedText {
    func moved(by offset: CGPoint) -> Self {
        Self(
            frame: frame.offsetBy(dx: offset.x, dy: offset.y), text: text.offsetBy(dx: offset.x, dy: offset.y)
        )
    }

    /// Returns the text without the part below the lower edge of a view.
    func clipped(to height: CGFloat) -> Self {
        func clip(_ rect: CGRect) -> CGRect {
            let top = min(rect.minY, height)
            return CGRect(x: rect.minX, y: top, width: rect.width, height: min(rect.height, height - top))
        }
        return Self(frame: clip(frame), text: clip(text))
    }
}

extension CGSize {
    /// Returns the size reduced to at most `limit` in both directions, with the same proportions.
    func limited(to limit: CGSize) -> CGSize {
        guard width > 0, height > 0 else { return self }
        let scale = min(limit.width / width, limit.height / height, 1)
        return scale < 1 ? CGSize(width: width * max(scale, 0), height: height * max(scale, 0)) : self
    }
}
