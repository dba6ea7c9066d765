import Foundation
import TesseraUI
import Testing

/// Derives from classes whose subclasses inherit their initializers, or call them. Code that compiles here compiles for iOS.
private final class TaggedImage: UIImage, @unchecked Sendable {
    var tag = 1
}

private final class NumberedImage: UIImage, @unchecked Sendable {
    let number: Int

    init?(number: Int, data: Data) {
        self.number = number
        super.init(data: data)
    }

    required convenience init(imageLiteralResourceName name: String) { fatalError(name) }
}

private final class TaggedColor: UIColor, @unchecked Sendable {
    var tag = 1
}

private final class TaggedDescriptor: UIFontDescriptor, @unchecked Sendable {
    var tag = 1
}

private final class TaggedAnimator: UIDynamicAnimator {
    var tag = 1
}

private final class TaggedAttachment: UIAttachmentBehavior {
    var tag = 1
}

@MainActor struct InheritedInitializersTests {
    /// A picture of three by two pixels.
    private let data = UIGraphicsImageRenderer(
        size: CGSize(width: 3, height: 2), format: UIGraphicsImageRendererFormat.ofOnePixelPerPoint
    ).pngData { _ in }

    @Test func `images of an app's class are made as images are`() throws {
        let image = try #require(TaggedImage(data: data))
        #expect(image.size == CGSize(width: 3, height: 2) && image.tag == 1)
        #expect(TaggedImage().size == .zero)
        #expect(TaggedImage(named: "nothing of this name") == nil)
        let picture = try #require(image.cgImage)
        #expect(TaggedImage(cgImage: picture).size == CGSize(width: 3, height: 2))
        let turned = TaggedImage(cgImage: picture, scale: 1, orientation: .left)
        #expect(turned.size == CGSize(width: 2, height: 3))
        #expect(TaggedImage(data: data, scale: 2)?.size == CGSize(width: 1.5, height: 1))
        #expect(NumberedImage(number: 7, data: data)?.number == 7)
        #expect(NumberedImage(number: 7, data: Data()) == nil)
    }

    @Test func `colours and descriptions of fonts of an app's class are made as others are`() {
        #expect(TaggedColor(white: 0.5, alpha: 1).cgColor.components == [0.5, 0.5, 0.5, 1])
        #expect(TaggedColor(red: 1, green: 0, blue: 0, alpha: 1).tag == 1)
        #expect(
            TaggedColor(hue: 0, saturation: 1, brightness: 1, alpha: 1).cgColor.components == [1, 0, 0, 1])
        #expect(TaggedDescriptor(name: "Inter", size: 12).pointSize == 12)
        #expect(TaggedDescriptor(fontAttributes: [.size: 9]).pointSize == 9)
        #expect(TaggedDescriptor().pointSize == 0)
    }

    @Test func `dynamic animators and attachments of an app's class are made as others are`() {
        let (view, item) = (UIView(), UIView())
        #expect(TaggedAnimator().referenceView == nil)
        #expect(TaggedAnimator(referenceView: view).referenceView === view)
        #expect(TaggedAnimator(collectionViewLayout: UICollectionViewFlowLayout()).tag == 1)
        #expect(TaggedAttachment(item: item, attachedToAnchor: CGPoint(x: 3, y: 4)).length == 5)
        #expect(TaggedAttachment(item: item, attachedTo: view).items.count == 2)
        let pin = UIAttachmentBehavior.pinAttachment(with: item, attachedTo: view, attachmentAnchor: .zero)
        #expect(pin.items.count == 2 && pin.attachedBehaviorType == .items)
    }
}

extension UIGraphicsImageRendererFormat {
    fileprivate static var ofOnePixelPerPoint: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}
