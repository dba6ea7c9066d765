import Foundation
import Testing

@testable import TesseraUI

@Suite @MainActor struct BarAppearanceTests {
    @Test func `a copy has the same values and changes on its own`() throws {
        let original = UINavigationBarAppearance()
        original.configureWithOpaqueBackground()
        original.titleTextAttributes = [.foregroundColor: UIColor.red]
        original.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
        original.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        original.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
        let copy = try #require(original.copy() as? UINavigationBarAppearance)
        #expect(copy !== original)
        #expect(copy == original)
        #expect(copy.backgroundColor == .systemBackground)
        #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        #expect(copy.backButtonAppearance.normal.titlePositionAdjustment.vertical == 4)
        copy.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(copy != original)
        #expect(original.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .green)
    }

    @Test func `appearances of different bars are not equal, and take the background of each other`() {
        let toolbar = UIToolbarAppearance()
        toolbar.backgroundColor = .red
        let bar = UINavigationBarAppearance(barAppearance: toolbar)
        #expect(bar.backgroundColor == .red)
        #expect(bar != toolbar)
        #expect(UITabBarAppearance(barAppearance: toolbar).backgroundColor == .red)
    }

    @Test func `each of the three configurations sets its own background`() {
        let appearance = UIBarAppearance()
        #expect(appearance.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial))
        #expect(appearance.shadowColor == .separator)
        appearance.backgroundImage = UIImage()
        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundEffect == nil)
        #expect(appearance.backgroundColor == .systemBackground)
        #expect(appearance.backgroundImage == nil)
        appearance.configureWithTransparentBackground()
        #expect(appearance.backgroundColor == nil)
        #expect(appearance.shadowColor == nil)
    }

    @Test func `a part that is set is copied`() {
        let items = UITabBarItemAppearance(style: .inline)
        items.selected.iconColor = .red
        let appearance = UITabBarAppearance()
        appearance.inlineLayoutAppearance = items
        items.selected.iconColor = .green
        #expect(appearance.inlineLayoutAppearance.selected.iconColor == .red)
        appearance.inlineLayoutAppearance.configureWithDefault(for: .inline)
        #expect(appearance == UITabBarAppearance())
    }

    @Test func `whoever owns an appearance learns of a change deep inside it`() {
        let appearance = UINavigationBarAppearance()
        var changes = 0
        appearance.changed = { changes += 1 }
        appearance.doneButtonAppearance.disabled.backgroundImage = UIImage()
        #expect(changes == 1)
        appearance.titleTextAttributes = [:]
        #expect(changes == 1)
        appearance.shadowColor = .red
        #expect(changes == 2)
    }

    @Test func `back indicator and mask come together`() {
        let appearance = UINavigationBarAppearance()
        appearance.setBackIndicatorImage(UIImage(), transitionMaskImage: nil)
        #expect(appearance.backIndicatorImage == nil)
        appearance.setBackIndicatorImage(UIImage(), transitionMaskImage: UIImage())
        #expect(appearance.backIndicatorImage != nil)
        #expect(appearance.backIndicatorTransitionMaskImage != nil)
    }
}
