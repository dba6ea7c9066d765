import Foundation

/// The accessibility properties that few views have.
@MainActor
final class AccessibilityExtras {
    var hint: String?
    var customActions: [UIAccessibilityCustomAction]?
    var ignoresInvertColors = false
    var attributedLabel: NSAttributedString?
    var attributedValue: NSAttributedString?
    var attributedHint: NSAttributedString?
    var language: String?
    var responds: Bool?
    var groupsChildren = false
    var containerType = UIAccessibilityContainerType.none
    /// The frame that the app has stated, in points of the screen, or nil.
    var frame: CGRect?
    /// The outline that the app has stated, in points of the screen, or nil.
    var path: UIBezierPath?
    /// The point that the app has stated, in points of the screen, or nil.
    var activationPoint: CGPoint?
    var largeContent = LargeContent()
    var focusGroupIdentifier: String?
    var focusGroupPriority: UIFocusGroupPriority?
    var focusEffect: UIFocusEffect?
    var hasNoFocusEffect = false
    var expandedStatus: UIAccessibility.ExpandedStatus?
}
