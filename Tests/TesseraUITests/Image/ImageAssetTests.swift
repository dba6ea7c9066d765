import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct ImageAssetTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let day: UIImage
    private let night: UIImage

    init() throws {
        day = try #require(UIImage(data: Samples.gif(width: 1, height: 1)))
        night = try #require(UIImage(data: Samples.gif(width: 2, height: 2)))
    }

    @Test func `an asset gives the image that was registered for traits`() {
        let asset = UIImageAsset()
        asset.register(day, with: light)
        asset.register(night, with: dark)
        #expect(asset.image(with: light) == day)
        #expect(asset.image(with: dark) == night)
        asset.unregister(with: dark)
        #expect(asset.image(with: dark) == day)
        asset.unregister(with: light)
        #expect(asset.image(with: dark).size == .zero)
    }

    @Test func `an image registered for the same traits takes the place of the first`() {
        let asset = UIImageAsset()
        asset.register(day, with: light)
        asset.register(night, with: light)
        #expect(asset.image(with: light) == night)
    }

    @Test func `an image that came alone has an asset, to which others can be added`() throws {
        #expect(day.imageAsset === day.imageAsset)
        day.imageAsset?.register(night, with: dark)
        #expect(day.resolved(for: .current.overlaid(with: dark)).size == night.size)
        #expect(day.resolved(for: .current.overlaid(with: light)).size == day.size)
    }

    @Test func `an image view shows the variant for its traits, with what the app changed`() throws {
        let asset = UIImageAsset()
        asset.register(day, with: light)
        asset.register(night, with: dark)
        let view = UIImageView(image: asset.image(with: .current).withRenderingMode(.alwaysTemplate))
        view.tintColor = .red
        func shown() -> (Int?, String?) {
            let image = view.properties(context: CommitContext(traits: view.traitCollection)).image
            return (image?.resource, image?.color?.hexadecimal)
        }
        view.overrideUserInterfaceStyle = .light
        #expect(shown() == (day.resource?.id, "#ff0000"))
        #expect(view.intrinsicContentSize.width == 1)
        view.overrideUserInterfaceStyle = .dark
        #expect(shown() == (night.resource?.id, "#ff0000"))
        #expect(view.intrinsicContentSize.width == 2)
    }

    @Test func `traits of an image's own configuration count more than those of its view`() {
        let asset = UIImageAsset()
        asset.register(day, with: light)
        asset.register(night, with: dark)
        let image = asset.image(with: .current).withConfiguration(
            UIImage.Configuration(traitCollection: dark))
        #expect(image.resolved(for: .current.overlaid(with: light)).size == night.size)
    }
}

extension DisplayTests {
    @Suite @MainActor struct ImageVariantDisplayTests {
        @Test func `the picture for dark screens is sent when the screen turns dark`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let (day, night) = (Samples.gif(width: 5, height: 5), Samples.gif(width: 6, height: 6))
            let asset = UIImageAsset()
            asset.register(
                try #require(UIImage(data: day)), with: UITraitCollection(userInterfaceStyle: .light))
            asset.register(
                try #require(UIImage(data: night)), with: UITraitCollection(userInterfaceStyle: .dark))
            let view = UIImageView(image: asset.image(with: .current))
            window.addSubview(view)
            await display.settle()
            #expect(display.frames.contains { $0.isResource(day) })
            #expect(!display.frames.contains { $0.isResource(night) })
            display.send(.screen(.init(width: 390, height: 844, scale: 2, isDark: true)))
            await display.settle()
            #expect(display.frames.contains { $0.isResource(night) })
            #expect(
                display.outline == """
                    UIWindow 0 0 390 844
                      UIImageView 0 0 5 5 image 6 6
                    """)
        }

        @Test func `the picture of a pattern is sent before the element that names it`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let picture = Samples.gif(width: 7, height: 7)
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.backgroundColor = UIColor(patternImage: try #require(UIImage(data: picture)))
            window.addSubview(view)
            await display.settle()
            #expect(display.frames.first?.isResource(picture) == true)
            #expect(display.elements[view.node.id]?.properties["bp"]?["w"]?.int == 7)
        }
    }
}

extension Frame {
    /// Returns true if the frame contains the picture with these bytes.
    fileprivate func isResource(_ bytes: Data) -> Bool {
        if case .resource(_, _, let data) = self { data == bytes } else { false }
    }
}
