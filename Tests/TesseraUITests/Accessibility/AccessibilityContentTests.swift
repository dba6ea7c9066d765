import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// Tests what the properties and traits of views mean for browsers.
@MainActor struct AccessibilityContentTests {
    private func content(_ view: UIView) -> AccessibilityContent? {
        view.properties(context: CommitContext(traits: view.traitCollection)).accessibility
    }

    private func content(of traits: UIAccessibilityTraits, value: String? = nil) -> AccessibilityContent? {
        let view = UIView()
        view.accessibilityTraits = traits
        view.accessibilityValue = value
        return content(view)
    }

    // MARK: Elements

    @Test func `labels and controls are elements, and are passed over if the app states otherwise`() {
        let picture = UIImageView(image: UIImage(systemName: "star"))
        picture.accessibilityLabel = "Favourite"
        let views = [UILabel(), UIButton(), UISwitch(), UISlider(), UIPageControl(), UIProgressView()]
        #expect(views.allSatisfy(\.isAccessibilityElement) && UITextField().isAccessibilityElement)
        #expect(!picture.isAccessibilityElement && !UIView().isAccessibilityElement)
        for view in views + [picture] {
            #expect(content(view)?.isHidden == nil)
            view.isAccessibilityElement = false
            #expect(!view.isAccessibilityElement && content(view)?.isHidden == true)
            view.isAccessibilityElement = true
            #expect(content(view)?.isHidden == nil)
        }
        final class Caption: UILabel {
            override var isAccessibilityElement: Bool {
                get { false }
                set { super.isAccessibilityElement = newValue }
            }
        }
        #expect(content(Caption())?.isHidden == true)
        // There is no other way to what the user types, and a plain view hides nothing.
        for view in [UITextField(), UITextView(), UIView()] {
            view.isAccessibilityElement = false
            #expect(content(view)?.isHidden == nil)
        }
    }

    @Test func `an element with a label is read by its label alone unless a part of it can be used`() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        let (inner, price, button) = (UIView(), UILabel(), UIButton())
        price.text = "3 €"
        inner.addSubview(price)
        inner.addSubview(button)
        card.addSubview(inner)
        card.accessibilityLabel = "Bread, three euros"
        #expect(content(card)?.role == nil)
        card.isAccessibilityElement = true
        #expect(content(card)?.role == nil)
        button.isAccessibilityElement = false
        #expect(content(card)?.role == .image && content(card)?.label == "Bread, three euros")
        card.accessibilityTraits = .header
        #expect(content(card)?.role == .header)
        card.accessibilityTraits = []
        card.accessibilityLabel = nil
        #expect(content(card)?.role == nil)
        for control in [UITextField(), UITextView(), UIDatePicker(), UISwitch(), UISlider(), UIStepper()] {
            control.accessibilityLabel = "Name"
            control.addSubview(UILabel())
            control.isAccessibilityElement = true
            #expect(content(control)?.role != .image)
        }
    }

    @Test func `elements within an image or a label that is no element are read`() {
        for view in [UIImageView(image: UIImage(systemName: "star")), UILabel()] {
            view.accessibilityLabel = "Background"
            view.accessibilityTraits = .image
            view.isAccessibilityElement = false
            let (inner, price) = (UIView(), UILabel())
            inner.addSubview(price)
            view.addSubview(inner)
            let read = content(view)
            #expect(read?.isHidden == nil && read?.role == nil && read?.label == nil)
            #expect(read?.hidesText == true)
            price.isHidden = true
            #expect(content(view)?.isHidden == true)
            price.isHidden = false
            price.isAccessibilityElement = false
            #expect(content(view)?.isHidden == true)
            inner.addSubview(UISwitch())
            #expect(content(view)?.isHidden == nil)
        }
    }

    // MARK: Traits

    @Test func `the traits have the raw values of UIKit`() {
        let traits: [UIAccessibilityTraits] = [
            .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
            .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
            .allowsDirectInteraction, .causesPageTurn, .tabBar, .header,
        ]
        #expect(traits.map(\.rawValue) == (0..<17).map { 1 << $0 })
        #expect(UIAccessibilityTraits.toggleButton.rawValue == 1 << 53)
    }

    @Test func `a text that changes often is read again`() {
        #expect(content(of: .updatesFrequently)?.isLive == true)
        #expect(content(of: .staticText)?.isLive == nil)
    }

    @Test func `a key of a keyboard is a button`() {
        #expect(content(of: .keyboardKey)?.role == .button)
        #expect(content(of: [.keyboardKey, .link])?.role == .button)
    }

    @Test func `a toggle button is pressed if it is selected or has the value of a switch that is on`() {
        let off = content(of: .toggleButton)
        #expect(off?.role == .button && off?.isPressed == false)
        let selected = content(of: [.toggleButton, .selected])
        #expect(selected?.isPressed == true && selected?.isSelected == nil)
        let on = content(of: .toggleButton, value: "1")
        #expect(on?.isPressed == true && on?.value == nil)
        let other = content(of: .toggleButton, value: "Loud")
        #expect(other?.isPressed == false && other?.value == "Loud")
        #expect(content(of: [.toggleButton, .adjustable])?.isPressed == nil)
    }

    @Test func `traits that browsers do not know change nothing`() {
        for traits: UIAccessibilityTraits in [
            .playsSound, .summaryElement, .startsMediaSession, .allowsDirectInteraction, .causesPageTurn,
            .searchField,
        ] {
            #expect(content(of: traits) == nil)
        }
    }

    @Test func `a field for searching is a search field for browsers`() {
        let context = CommitContext(traits: .current)
        let (search, other) = (UISearchTextField(), UITextField())
        #expect(search.input.properties(context: context).input?.isSearch == true)
        #expect(other.input.properties(context: context).input?.isSearch == nil)
        other.accessibilityTraits = .searchField
        #expect(other.input.properties(context: context).input?.isSearch == true)
    }

    // MARK: Languages and texts with attributes

    @Test func `a language is that of the view, or else that of its texts`() {
        let view = UIView()
        view.accessibilityAttributedLabel = NSAttributedString(
            string: "寿司", attributes: [.accessibilitySpeechLanguage: "ja"])
        #expect(view.accessibilityLabel == "寿司")
        #expect(content(view)?.label == "寿司" && content(view)?.language == "ja")
        view.accessibilityLanguage = "zh-Hant-TW"
        #expect(content(view)?.language == "zh-Hant-TW")
        view.accessibilityLanguage = nil
        view.accessibilityLabel = "Sushi"
        #expect(content(view)?.language == nil)
        #expect(view.accessibilityAttributedLabel?.string == "Sushi")
        view.accessibilityAttributedHint = NSAttributedString(
            string: "Bestellt", attributes: [.accessibilitySpeechLanguage: "de"])
        view.accessibilityAttributedValue = NSAttributedString(string: "2")
        #expect(content(view)?.language == "de" && content(view)?.value == "2")
        #expect(view.accessibilityHint == "Bestellt")
        view.accessibilityAttributedLabel = nil
        #expect(view.accessibilityLabel == nil && view.accessibilityAttributedLabel == nil)
    }

    @Test(arguments: ["", "en_GB", "日本語", "en\"><b>", "toolongtag", "en--GB", "-"])
    func `a value that is no tag of a language has no effect`(_ tag: String) {
        let view = UIView()
        view.accessibilityLanguage = tag
        #expect(view.accessibilityLanguage == tag && content(view) == nil)
    }

    @Test func `views with the same text share one attributed text`() {
        let (one, two) = (UIView(), UIView())
        for view in [one, two] { view.accessibilityLabel = "Sushi" }
        #expect(one.accessibilityAttributedLabel === two.accessibilityAttributedLabel)
        // There are more texts than are kept.
        for number in 0..<1200 {
            one.accessibilityLabel = String(number)
            #expect(content(one)?.label == String(number))
        }
        one.accessibilityLabel = String(repeating: "long", count: 100)
        #expect(content(one)?.label?.count == 400)
    }

    @Test func `an overridden label with attributes is read`() {
        final class Named: UIView {
            override var accessibilityAttributedLabel: NSAttributedString? {
                get {
                    NSAttributedString(string: "Bonjour", attributes: [.accessibilitySpeechLanguage: "fr"])
                }
                set {}
            }
        }
        #expect(content(Named())?.label == "Bonjour" && content(Named())?.language == "fr")
    }

    // MARK: Interaction

    @Test func `the keyboard reaches what responds to the user`() {
        let view = UIView()
        #expect(!view.accessibilityRespondsToUserInteraction)
        view.accessibilityRespondsToUserInteraction = true
        #expect(content(view)?.activates == true)
        let button = UIView()
        button.accessibilityTraits = .button
        #expect(button.accessibilityRespondsToUserInteraction && content(button)?.isPassive == nil)
        button.accessibilityRespondsToUserInteraction = false
        #expect(content(button)?.isPassive == true && content(button)?.role == .button)
    }

    // MARK: Containers

    @Test func `the subviews of a list are its items if they have no meaning of their own`() {
        let (list, item, button) = (UIView(), UIView(), UIView())
        button.accessibilityTraits = .button
        list.addSubview(item)
        list.addSubview(button)
        #expect(content(item) == nil)
        list.accessibilityContainerType = .list
        #expect(content(list)?.role == .list && content(item)?.role == .listItem)
        #expect(content(button)?.role == .button)
    }

    @Test func `groups and landmarks are such for browsers, unless traits say otherwise`() {
        func role(_ type: UIAccessibilityContainerType, _ traits: UIAccessibilityTraits = .none)
            -> AccessibilityContent.Role?
        {
            let view = UIView()
            view.accessibilityContainerType = type
            view.accessibilityTraits = traits
            return content(view)?.role
        }
        #expect(role(.none) == nil && role(.landmark) == .landmark && role(.semanticGroup) == .group)
        #expect(role(.dataTable) == .group && role(.semanticGroup, .button) == .button)
        let view = UIView()
        view.shouldGroupAccessibilityChildren = true
        #expect(content(view)?.role == .group)
    }

    @Test func `settings that a page cannot find out are off`() {
        #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isSwitchControlRunning)
        #expect(!UIAccessibility.isBoldTextEnabled && !UIAccessibility.shouldDifferentiateWithoutColor)
        #expect(!UIAccessibility.isGuidedAccessEnabled && !UIAccessibility.isShakeToUndoEnabled)
        #expect(!UIAccessibility.buttonShapesEnabled && !UIAccessibility.prefersCrossFadeTransitions)
    }
}
