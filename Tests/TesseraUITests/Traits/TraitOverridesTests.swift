import Foundation
import Testing

@testable import TesseraUI

@Suite @MainActor struct TraitOverridesTests {
    private let root = TraitRoot(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = UIView()
    private let subview = UIView()

    init() {
        root.addSubview(view)
        view.addSubview(subview)
    }

    @Test func `a view overrides traits for itself and what it contains`() {
        view.traitOverrides.preferredContentSizeCategory = .extraLarge
        view.traitOverrides.theme = .monochrome
        #expect(root.traitCollection.preferredContentSizeCategory == .large)
        #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(subview.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(subview.traitCollection.theme == .monochrome && root.traitCollection.theme == .standard)
        #expect(subview.traitCollection.displayScale == 2)
    }

    @Test func `the override nearest to a view counts`() {
        view.traitOverrides.displayScale = 3
        subview.traitOverrides.displayScale = 1
        #expect(view.traitCollection.displayScale == 3 && subview.traitCollection.displayScale == 1)
        subview.traitOverrides.remove(UITraitDisplayScale.self)
        #expect(subview.traitCollection.displayScale == 3)
    }

    @Test func `overrides know which traits they contain`() {
        var overrides = UITraitOverrides()
        #expect(!overrides.contains(UITraitLayoutDirection.self))
        overrides.layoutDirection = .rightToLeft
        overrides.theme = .standard
        #expect(overrides.contains(UITraitLayoutDirection.self) && overrides.contains(ThemeTrait.self))
        #expect(overrides.description == "[UITraitLayoutDirection: rightToLeft, ThemeTrait: standard]")
        overrides.remove(ThemeTrait.self)
        #expect(!overrides.contains(ThemeTrait.self) && overrides.layoutDirection == .rightToLeft)
    }

    @Test func `an override that states nothing does not change inherited values`() {
        view.traitOverrides.userInterfaceStyle = .unspecified
        #expect(view.traitCollection.userInterfaceStyle == .light)
        // The default value of an app's trait is a value like any other.
        view.traitOverrides.theme = .monochrome
        subview.traitOverrides.theme = .standard
        #expect(subview.traitCollection.theme == .standard)
    }

    @Test func `if both are stated, the style of a view is that of the override`() {
        view.overrideUserInterfaceStyle = .dark
        #expect(subview.traitCollection.userInterfaceStyle == .dark)
        view.traitOverrides.userInterfaceStyle = .light
        #expect(subview.traitCollection.userInterfaceStyle == .light)
        view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        view.overrideUserInterfaceStyle = .unspecified
        #expect(subview.traitCollection == root.traitCollection)
    }

    @Test func `a view that moves takes on the traits of its new place`() {
        let other = UIView()
        root.addSubview(other)
        other.traitOverrides.layoutDirection = .rightToLeft
        other.addSubview(subview)
        #expect(subview.traitCollection.layoutDirection == .rightToLeft)
        view.addSubview(subview)
        #expect(subview.traitCollection.layoutDirection == .leftToRight)
    }

    @Test func `a controller overrides traits for itself, its view and its children`() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        root.addSubview(parent.view)
        parent.view.addSubview(child.view)
        parent.traitOverrides.userInterfaceLevel = .elevated
        parent.overrideUserInterfaceStyle = .dark
        #expect(parent.traitCollection.userInterfaceLevel == .elevated)
        #expect(parent.traitCollection.userInterfaceStyle == .dark)
        #expect(parent.view.traitCollection == parent.traitCollection)
        #expect(child.view.traitCollection == parent.traitCollection)
        // The overrides of a view do not apply to its controller.
        child.view.traitOverrides.displayScale = 1
        #expect(child.traitCollection.displayScale == 2 && child.view.traitCollection.displayScale == 1)
    }

    @Test func `a child whose view is not loaded has the traits of its parent`() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        root.addSubview(parent.view)
        parent.traitOverrides.theme = .monochrome
        #expect(child.traitCollection.theme == .monochrome && !child.isViewLoaded)
    }

    @Test func `a parent states traits for a child`() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        root.addSubview(parent.view)
        parent.view.addSubview(child.view)
        let regular = UITraitCollection(horizontalSizeClass: .regular)
        parent.setOverrideTraitCollection(regular, forChild: child)
        #expect(parent.overrideTraitCollection(forChild: child) == regular)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(child.traitCollection.displayScale == 2)
        parent.setOverrideTraitCollection(nil, forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .unspecified)
        parent.setOverrideTraitCollection(regular, forChild: child)
        child.removeFromParent()
        #expect(child.traitCollection.horizontalSizeClass == .unspecified)
    }

    @Test func `a container may decide itself which traits a child has`() {
        final class Container: UIViewController {
            var isWide = false
            override func overrideTraitCollection(forChild childViewController: UIViewController)
                -> UITraitCollection?
            {
                isWide ? UITraitCollection(horizontalSizeClass: .regular) : nil
            }
        }
        let (parent, child) = (Container(), UIViewController())
        parent.addChild(child)
        root.addSubview(parent.view)
        parent.view.addSubview(child.view)
        #expect(child.traitCollection.horizontalSizeClass == .unspecified)
        parent.isWide = true
        var heard: [UIUserInterfaceSizeClass] = []
        child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (child: UIViewController, _: UITraitCollection) in
            heard.append(child.traitCollection.horizontalSizeClass)
        }
        child.updateTraitsIfNeeded()
        #expect(heard == [.regular])
    }

    @Test func `methods are called for changes of traits with as many arguments as they take`() {
        final class Card: UIView {
            var log: [String] = []
            func changed() { log.append("changed") }
            func changed(_ card: UIView) { log.append("changed \(card === self)") }
            func changed(_ card: UIView, _ previous: UITraitCollection) {
                log.append("changed \(card === self) from \(previous.userInterfaceStyle.rawValue)")
            }
        }
        final class Observer: NSObject {
            var heard = 0
            func changed(_ environment: UIView) { heard += 1 }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        let card = Card()
        window.addSubview(card)
        let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
        card.registerForTraitChanges(
            traits, action: Selector("changed", Card.changed as (Card) -> () -> Void))
        card.registerForTraitChanges(
            traits, action: Selector("changed:", Card.changed as (Card) -> (UIView) -> Void))
        let last = card.registerForTraitChanges(
            traits,
            action: Selector(
                "changed:previous:", Card.changed as (Card) -> (UIView, UITraitCollection) -> Void))
        var observer: Observer? = Observer()
        let action = Selector("changed:", Observer.changed(_:))
        if let observer { card.registerForTraitChanges(traits, target: observer, action: action) }
        window.overrideUserInterfaceStyle = .light
        card.log = []
        window.overrideUserInterfaceStyle = .dark
        #expect(card.log == ["changed", "changed true", "changed true from 1"])
        let heard = observer?.heard ?? 0
        #expect(heard > 0)
        // The target is not retained.
        observer = nil
        card.log = []
        card.unregisterForTraitChanges(last)
        window.overrideUserInterfaceStyle = .light
        #expect(card.log == ["changed", "changed true"])
    }

    @Test func `a window overrides traits for what it contains`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        window.traitOverrides.layoutDirection = .rightToLeft
        window.overrideUserInterfaceStyle = .dark
        #expect(controller.traitCollection.layoutDirection == .rightToLeft)
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    }
}
