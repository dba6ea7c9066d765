import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct InvertedColorsTests {
    private func keepsColors(_ view: UIView) -> Bool? {
        view.properties(context: CommitContext(traits: view.traitCollection)).keepsColors
    }

    @Test func `a view keeps its colours only if it says so`() {
        let view = UIView()
        #expect(!view.accessibilityIgnoresInvertColors && keepsColors(view) == nil)
        view.accessibilityIgnoresInvertColors = true
        #expect(view.accessibilityIgnoresInvertColors && keepsColors(view) == true)
        view.accessibilityIgnoresInvertColors = false
        #expect(keepsColors(view) == nil)
    }

    @Test func `a view that always keeps its colours overrides the property`() {
        final class Photograph: UIView {
            override var accessibilityIgnoresInvertColors: Bool {
                get { true }
                set {}
            }
        }
        #expect(keepsColors(Photograph()) == true)
    }

    @Test func `the property is found by its name`() {
        let view = UIView()
        view.setValue(true, forKey: "accessibilityIgnoresInvertColors")
        #expect(view.accessibilityIgnoresInvertColors)
    }

    @Test func `the image of a row keeps its colours if the configuration says so`() throws {
        var content = UIListContentConfiguration.cell()
        content.image = UIImage(data: Samples.gif)
        #expect(!content.imageProperties.accessibilityIgnoresInvertColors)
        let view = UIListContentView(configuration: content)
        #expect(keepsColors(try #require(view.imageView)) == nil)
        content.imageProperties.accessibilityIgnoresInvertColors = true
        view.configuration = content
        #expect(keepsColors(try #require(view.imageView)) == true)
    }

    @Test func `the image of an empty screen keeps its colours if the configuration says so`() throws {
        var content = UIContentUnavailableConfiguration.empty()
        content.image = UIImage(data: Samples.gif)
        content.imageProperties.accessibilityIgnoresInvertColors = true
        let view = UIContentUnavailableView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        view.layoutIfNeeded()
        func images(in view: UIView) -> [UIImageView] {
            (view as? UIImageView).map { [$0] } ?? view.subviews.flatMap(images)
        }
        #expect(images(in: view).map(keepsColors) == [true])
    }
}
