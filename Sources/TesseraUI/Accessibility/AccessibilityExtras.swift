/// The accessibility properties that few views have.
@MainActor
final class AccessibilityExtras {
    var hint: String?
    var customActions: [UIAccessibilityCustomAction]?
    var ignoresInvertColors = false
}
