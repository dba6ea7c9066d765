import Foundation
import TesseraDisplay

/// The description of a view for assistive technology.
extension UIView {
    /// The traits that decide the role of an element, in order of precedence.
    private static let roles: [(trait: UIAccessibilityTraits, role: AccessibilityContent.Role)] = [
        (.adjustable, .adjustable), (.button, .button), (.toggleButton, .button), (.keyboardKey, .button),
        (.link, .link), (.tabBar, .tabBar), (.header, .header), (.image, .image),
    ]
    /// The roles of elements that the keyboard reaches.
    private static let reachedRoles: Set<AccessibilityContent.Role> = [
        .button, .link, .tab, .adjustable, .menuItem,
    ]

    /// The role of the view, or nil if it has no meaning of its own.
    private var describedRole: AccessibilityContent.Role? {
        let traits = accessibilityTraits
        let stated = traits.isEmpty ? nil : Self.roles.first { traits.contains($0.trait) }?.role
        // A heading that says nothing would lead users of assistive technology nowhere.
        let isEmptyHeader = stated == .header && isWithoutText && accessibilityLabel == nil
        return (isEmptyHeader ? nil : stated) ?? accessibilityRole ?? containerRole
    }

    /// The role that follows from the meaning of the view, or of its superview, for what it contains.
    private var containerRole: AccessibilityContent.Role? {
        switch accessibilityContainerType {
        case .list: return .list
        case .landmark: return .landmark
        case .dataTable, .semanticGroup: return .group
        case .none: break
        }
        if shouldGroupAccessibilityChildren { return .group }
        return superview?.accessibilityContainerType == .list ? .listItem : nil
    }

    /// True if the keyboard reaches the view unless the app states otherwise.
    var usuallyRespondsToKeys: Bool { respondsToKeys(as: describedRole) }

    private func respondsToKeys(as role: AccessibilityContent.Role?) -> Bool {
        accessibilityActivates || role.map(Self.reachedRoles.contains) == true
    }

    /// The frame of the view in points of the screen, or of the outermost superview if the view is in no window.
    var frameOnScreen: CGRect {
        let corner = window?.frame.origin ?? .zero
        return convert(bounds, to: nil).offsetBy(dx: corner.x, dy: corner.y)
    }

    /// Adds what assistive technology reads to the description of the view's element.
    func describeAccessibility(in properties: inout NodeProperties) {
        var content = AccessibilityContent()
        let traits = accessibilityTraits
        let (label, value, hint) = (
            accessibilityAttributedLabel, accessibilityAttributedValue, accessibilityAttributedHint
        )
        content.role = describedRole
        content.label = label?.string
        content.value = value?.string
        content.hint = hint?.string
        if let language = accessibilityLanguage, AttributedSpeech.isLanguage(language) {
            content.language = language
        } else {
            content.language =
                AttributedSpeech.language(of: label) ?? AttributedSpeech.language(of: value)
                ?? AttributedSpeech.language(of: hint)
        }
        if accessibilityCustomActions?.isEmpty == false { content.hasActions = true }
        if traits.contains(.selected) { content.isSelected = true }
        if traits.contains(.updatesFrequently) { content.isLive = true }
        if traits.contains(.toggleButton), content.role == .button { describeToggle(in: &content) }
        if accessibilityViewIsModal { content.isModal = true }
        if isCoveredInContext { content.isCovered = true }
        if traits.contains(.notEnabled) { content.isDisabled = true }
        content.isExpanded = accessibilityExpandedStatus.isExpanded
        if accessibilityActivates { content.activates = true }
        switch (accessibilityRespondsToUserInteraction, respondsToKeys(as: content.role)) {
        case (true, false): content.activates = true
        case (false, true): content.isPassive = true
        default: break
        }
        content.isChecked = accessibilityIsChecked
        if accessibilityOpensMenu { content.opensMenu = true }
        if accessibilityElementsHidden || isLeftOutOfElements || isPassedOver { content.isHidden = true }
        // ARIA reads an image by its name alone. It has no role for other views that are one element.
        if readsAsOne(content) { content.role = .image }
        if elementList != nil { content.hidesText = true }
        if isReadByElements {
            (content.role, content.label, content.hidesText) = (containerRole, nil, true)
        }
        describeFocus(in: &content)
        if content != AccessibilityContent() { properties.accessibility = content }
    }

    /// Describes a button that stays pressed. Its value is that of a switch: 1 if it is on, and 0 if it is off.
    private func describeToggle(in content: inout AccessibilityContent) {
        content.isPressed = content.isSelected == true || content.value == "1"
        content.isSelected = nil
        if content.value == "0" || content.value == "1" { content.value = nil }
    }
}
