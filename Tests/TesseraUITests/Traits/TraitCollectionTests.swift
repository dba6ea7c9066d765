import Foundation
import Testing

@testable import TesseraUI

struct TraitCollectionTests {
    @Test func `a new collection states nothing`() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceIdiom == .unspecified && traits.userInterfaceStyle == .unspecified)
        #expect(traits.layoutDirection == .unspecified && traits.displayScale == 0)
        #expect(traits.displayGamut == .unspecified && traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.horizontalSizeClass == .unspecified && traits.verticalSizeClass == .unspecified)
        #expect(traits.accessibilityContrast == .unspecified && traits.userInterfaceLevel == .unspecified)
        #expect(traits.theme == .standard)
    }

    @Test func `a collection is made of others, of which the last one counts`() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
            UITraitCollection(displayScale: 2), UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(ThemeTrait.self, value: .monochrome), UITraitCollection(),
        ])
        #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 2)
        #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .unspecified)
        #expect(traits.theme == .monochrome)
    }

    @Test func `a collection is made and changed by setting traits`() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.theme = .monochrome
        }
        let changed = traits.modifyingTraits { $0.userInterfaceLevel = .elevated }
        #expect(traits.userInterfaceStyle == .dark && traits.userInterfaceLevel == .unspecified)
        #expect(changed.userInterfaceStyle == .dark && changed.theme == .monochrome)
        #expect(changed.userInterfaceLevel == .elevated)
        #expect(changed.replacing(UITraitUserInterfaceLevel.self, value: .unspecified) == traits)
        #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
    }

    @Test func `collections with the same values are equal`() {
        let one = UITraitCollection(layoutDirection: .rightToLeft)
        #expect(one == UITraitCollection(layoutDirection: .rightToLeft))
        #expect(one.hash == UITraitCollection(layoutDirection: .rightToLeft).hash)
        #expect(one != UITraitCollection(layoutDirection: .leftToRight))
        // A collection that states a default value is equal to one that does not.
        #expect(one == one.replacing(ThemeTrait.self, value: .standard))
        #expect(one != one.replacing(ThemeTrait.self, value: .monochrome))
        #expect(one.copy() as? UITraitCollection === one)
    }

    @Test func `a collection contains what another one states`() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(verticalSizeClass: .regular),
        ])
        #expect(traits.containsTraits(in: UITraitCollection(userInterfaceIdiom: .pad)))
        #expect(traits.containsTraits(in: UITraitCollection()) && traits.containsTraits(in: nil))
        #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceIdiom: .phone)))
        #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    }

    @Test func `the changed traits are those with other values`() {
        let old = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
        ])
        let new = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
            UITraitCollection(ThemeTrait.self, value: .monochrome),
        ])
        #expect(new.changedTraits(from: old).map { $0.name } == ["UITraitUserInterfaceStyle", "ThemeTrait"])
        #expect(
            old.changedTraits(from: nil).map { $0.name } == [
                "UITraitUserInterfaceStyle", "UITraitDisplayScale",
            ])
        #expect(old.changedTraits(from: old).isEmpty)
    }

    @Test
    func `colours depend on style, contrast, level, gamut and idiom, and on an app's trait that says so`() {
        let traits = UITraitCollection(displayScale: 2)
        func differs(_ other: UITraitCollection) -> Bool {
            traits.hasDifferentColorAppearance(comparedTo: other)
        }
        #expect(differs(UITraitCollection(userInterfaceStyle: .dark)))
        #expect(differs(UITraitCollection(accessibilityContrast: .high)))
        #expect(differs(UITraitCollection(userInterfaceLevel: .elevated)))
        #expect(differs(UITraitCollection(ThemeTrait.self, value: .monochrome)))
        #expect(!differs(UITraitCollection(displayScale: 3)))
        #expect(!differs(UITraitCollection(layoutDirection: .rightToLeft)))
        #expect(!differs(traits))
        #expect(
            UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name }.sorted() == [
                "UITraitAccessibilityContrast", "UITraitDisplayGamut", "UITraitUserInterfaceIdiom",
                "UITraitUserInterfaceLevel", "UITraitUserInterfaceStyle",
            ])
    }

    @Test func `a trait of an app's has a name, an identifier and a default value`() {
        #expect(ThemeTrait.name == "ThemeTrait" && ThemeTrait.identifier == "TesseraUITests.ThemeTrait")
        #expect(!ClosureTrait.affectsColorAppearance && ThemeTrait.affectsColorAppearance)
        #expect(UITraitCollection()[ObjectTrait.self] == nil)
    }

    @Test func `values that cannot be compared count as others, and objects as the same if they are`() {
        let closure = UITraitCollection(ClosureTrait.self, value: { 1 })
        #expect(closure[ClosureTrait.self]() == 1)
        #expect(closure.changedTraits(from: closure.replacing(UITraitDisplayScale.self, value: 2)).count == 2)
        let (one, other) = (Thread(), Thread())
        let traits = UITraitCollection(ObjectTrait.self, value: one)
        #expect(traits == UITraitCollection(ObjectTrait.self, value: one))
        #expect(traits != UITraitCollection(ObjectTrait.self, value: other))
    }

    @Test func `dynamic colours are resolved by contrast and level, and by the current traits`() {
        let color = UIColor { traits in
            if traits.userInterfaceLevel == .elevated { return .red }
            return traits.accessibilityContrast == .high ? .black : .white
        }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceLevel: .elevated)) == .red)
        #expect(color.resolvedColor(with: UITraitCollection(accessibilityContrast: .high)) == .black)
        UITraitCollection(accessibilityContrast: .high).performAsCurrent {
            #expect(color.cgColor == UIColor.black.cgColor)
        }
    }

    @Test @MainActor func `the current traits are back when the actions are over`() {
        let outer = UITraitCollection.current
        let inner = UITraitCollection(userInterfaceStyle: .dark)
        inner.performAsCurrent {
            #expect(UITraitCollection.current === inner)
            UITraitCollection(displayScale: 7).performAsCurrent {
                #expect(UITraitCollection.current.displayScale == 7)
            }
            #expect(UITraitCollection.current === inner)
        }
        #expect(UITraitCollection.current === outer)
    }

    @Test @MainActor
    func `each thread has current traits of its own, which begin with those of the main thread`() {
        let outer = UITraitCollection.current
        let done = DispatchSemaphore(value: 0)
        Thread {
            #expect(UITraitCollection.current === outer)
            UITraitCollection(displayScale: 5).performAsCurrent {
                #expect(UITraitCollection.current.displayScale == 5)
            }
            #expect(UITraitCollection.current === outer)
            done.signal()
        }.start()
        done.wait()
        #expect(UITraitCollection.current === outer)
    }
}
