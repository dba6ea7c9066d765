import Foundation
import TesseraGeometry

/// The places of the image, the texts and the indicator of a button with a configuration, and the total size.
/// They are in points of the button, measured from the side where reading starts.
@MainActor
struct ButtonArrangement {
    /// The content that is arranged.
    @MainActor
    struct Content {
        var insets: NSDirectionalEdgeInsets
        /// The size of the image, or of the spinner that replaces it, or nil.
        var image: CGSize?
        /// The smallest space for the image along the axis of its placement, in points.
        var imageReservation: CGFloat
        var imagePlacement: NSDirectionalRectEdge
        var imagePadding: CGFloat
        /// A closure that returns the size of the title in a width, or nil if there is no title.
        var title: ((CGFloat) -> CGSize)?
        var subtitle: ((CGFloat) -> CGSize)?
        var titlePadding: CGFloat
        var titleAlignment: UIButton.Configuration.TitleAlignment
        var indicator: CGSize?
        var horizontal: UIControl.ContentHorizontalAlignment
        var vertical: UIControl.ContentVerticalAlignment
        /// The number of pixels per point.
        var scale: CGFloat
    }

    private(set) var size = CGSize.zero
    private(set) var image: CGRect?
    private(set) var title: CGRect?
    private(set) var subtitle: CGRect?
    private(set) var indicator: CGRect?

    /// The distance between the content and the indicator after it, in points.
    private static let indicatorPadding: CGFloat = 2

    private let content: Content
    private var titleSize = CGSize.zero
    private var subtitleSize = CGSize.zero
    private var isImageBeside: Bool {
        !content.imagePlacement.contains(.top) && !content.imagePlacement.contains(.bottom)
    }
    private var hasText: Bool { content.title != nil || content.subtitle != nil }

    /// Measures content in the width of a button, which may be unlimited. Places the content only if a height
    /// is given.
    init(_ content: Content, width: CGFloat, height: CGFloat?) {
        self.content = content
        let insets = content.insets
        let room = max(width - insets.leading - insets.trailing, 0)
        let block = measure(room - indicatorRoom)
        size.width = min(block.width + indicatorRoom + insets.leading + insets.trailing, width)
        size.height = max(block.height, content.indicator?.height ?? 0) + insets.top + insets.bottom
        guard let height else { return }
        let region = CGRect(
            x: insets.leading, y: insets.top, width: room, height: max(height - insets.top - insets.bottom, 0)
        )
        place(block, in: region)
    }

    private var indicatorRoom: CGFloat {
        content.indicator.map { $0.width + Self.indicatorPadding } ?? 0
    }

    /// The space for the image along the axis of its placement, in points.
    private var imageLength: CGFloat {
        let own = content.image.map { isImageBeside ? $0.width : $0.height } ?? 0
        return max(own, content.imageReservation)
    }

    private var imagePadding: CGFloat { imageLength > 0 && hasText ? content.imagePadding : 0 }

    /// The distance between the two texts, in points.
    private var titlePadding: CGFloat {
        content.title != nil && content.subtitle != nil ? content.titlePadding : 0
    }

    private var textSize: CGSize {
        CGSize(
            width: max(titleSize.width, subtitleSize.width),
            height: titleSize.height + titlePadding + subtitleSize.height)
    }

    /// Measures the texts in a width, and returns the size of image and texts together.
    private mutating func measure(_ width: CGFloat) -> CGSize {
        let beside = isImageBeside ? imageLength + imagePadding : 0
        let room = max(width - beside, 0)
        titleSize = content.title?(room).limited(toWidth: room) ?? .zero
        subtitleSize = content.subtitle?(room).limited(toWidth: room) ?? .zero
        let texts = textSize
        let image = content.image ?? .zero
        if isImageBeside {
            return CGSize(width: texts.width + beside, height: max(texts.height, image.height))
        }
        return CGSize(
            width: max(texts.width, image.width), height: texts.height + imagePadding + imageLength)
    }

    private mutating func place(_ block: CGSize, in region: CGRect) {
        var block = CGRect(origin: .zero, size: block)
        if content.horizontal == .fill { block.size.width = max(region.width - indicatorRoom, 0) }
        let whole = block.width + indicatorRoom
        switch content.horizontal {
        case .left, .leading, .fill: block.origin.x = region.minX
        case .right, .trailing: block.origin.x = region.maxX - whole
        case .center: block.origin.x = region.minX + (region.width - whole) / 2
        }
        switch content.vertical {
        case .top: block.origin.y = region.minY
        case .bottom: block.origin.y = region.maxY - block.height
        case .center, .fill: block.origin.y = region.minY + (region.height - block.height) / 2
        }
        block.origin = CGPoint(x: round(block.minX), y: round(block.minY))
        if let size = content.indicator {
            indicator = CGRect(
                x: block.maxX + Self.indicatorPadding, y: round(region.midY - size.height / 2),
                width: size.width, height: size.height)
        }
        if isImageBeside { placeBeside(block) } else { placeBelow(block) }
    }

    /// Places the image beside the texts.
    private mutating func placeBeside(_ block: CGRect) {
        let isLast = content.imagePlacement.contains(.trailing)
        let textWidth = max(block.width - imageLength - imagePadding, 0)
        if let size = content.image {
            let start = isLast ? block.maxX - imageLength : block.minX
            image = CGRect(
                x: round(start + (imageLength - size.width) / 2), y: round(block.midY - size.height / 2),
                width: size.width, height: size.height)
        }
        let textStart = isLast ? block.minX : block.maxX - textWidth
        placeTexts(
            in: CGRect(
                x: textStart, y: round(block.midY - textSize.height / 2), width: textWidth,
                height: textSize.height))
    }

    /// Places the image above or below the texts.
    private mutating func placeBelow(_ block: CGRect) {
        let isLast = content.imagePlacement.contains(.bottom)
        if let size = content.image {
            let start = isLast ? block.maxY - imageLength : block.minY
            image = CGRect(
                x: round(block.midX - size.width / 2), y: round(start + (imageLength - size.height) / 2),
                width: size.width, height: size.height)
        }
        placeTexts(
            in: CGRect(
                x: block.minX, y: isLast ? block.minY : block.maxY - textSize.height, width: block.width,
                height: textSize.height))
    }

    private mutating func placeTexts(in rect: CGRect) {
        func placed(_ size: CGSize, _ y: CGFloat) -> CGRect {
            let remainder = max(rect.width - size.width, 0)
            let offset: CGFloat =
                switch alignment {
                case .leading, .automatic: 0
                case .center: remainder / 2
                case .trailing: remainder
                }
            return CGRect(x: round(rect.minX + offset), y: y, width: size.width, height: size.height)
        }
        if content.title != nil { title = placed(titleSize, rect.minY) }
        if content.subtitle != nil { subtitle = placed(subtitleSize, rect.maxY - subtitleSize.height) }
    }

    /// The alignment of the two texts to each other.
    private var alignment: UIButton.Configuration.TitleAlignment { content.textAlignment }

    private func round(_ value: CGFloat) -> CGFloat { (value * content.scale).rounded() / content.scale }

    /// Returns the arrangement for right-to-left reading in a button of a width.
    func mirrored(in width: CGFloat) -> ButtonArrangement {
        func mirror(_ rect: CGRect?) -> CGRect? {
            rect.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
        }
        var mirrored = self
        mirrored.image = mirror(image)
        mirrored.title = mirror(title)
        mirrored.subtitle = mirror(subtitle)
        mirrored.indicator = mirror(indicator)
        return mirrored
    }
}

extension ButtonArrangement.Content {
    /// The alignment of the two texts to each other, and of the lines of each. By default, they are aligned
    /// to the side of an image beside them, and centred above or below an image.
    var textAlignment: UIButton.Configuration.TitleAlignment {
        guard titleAlignment == .automatic else { return titleAlignment }
        let hasImage = image != nil || imageReservation > 0
        if hasImage, !imagePlacement.isDisjoint(with: [.top, .bottom]) { return .center }
        if hasImage, imagePlacement.contains(.trailing) { return .trailing }
        return .leading
    }
}

extension CGSize {
    fileprivate func limited(toWidth limit: CGFloat) -> CGSize {
        CGSize(width: Swift.min(width, limit), height: height)
    }
}
