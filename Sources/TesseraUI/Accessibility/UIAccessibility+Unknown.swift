import Foundation

// Browsers tell no page of these settings. Apps ask for them before they add something for those who have chosen them.
extension UIAccessibility {
    /// A Boolean value that tells whether VoiceOver is running: false, since a page cannot find out whether a screen reader is running.
    public static var isVoiceOverRunning: Bool { false }
    /// The name of the notification of a change of ``isVoiceOverRunning``, which never changes.
    public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")

    /// A Boolean value that tells whether Switch Control is running: false, since a page cannot find out.
    public static var isSwitchControlRunning: Bool { false }
    /// The name of the notification of a change of ``isSwitchControlRunning``, which never changes.
    public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")

    /// A Boolean value that tells whether the user prefers bold text: false, since a page cannot find out.
    public static var isBoldTextEnabled: Bool { false }
    /// The name of the notification of a change of ``isBoldTextEnabled``, which never changes.
    public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")

    /// A Boolean value that tells whether the user wants a difference that does not depend on colour: false, since a page cannot find out.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// The name of the notification of a change of ``shouldDifferentiateWithoutColor``, which never changes.
    public nonisolated static let differentiateWithoutColorDidChangeNotification = Foundation.Notification
        .Name("UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")

    /// A Boolean value that tells whether the user wants to see the shapes of buttons: false, since a page cannot find out.
    public static var buttonShapesEnabled: Bool { false }
    /// The name of the notification of a change of ``buttonShapesEnabled``, which never changes.
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification
        .Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")

    /// A Boolean value that tells whether the user, who prefers less motion, wants screens to dissolve into each other: false, since a page
    /// cannot find out.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// The name of the notification of a change of ``prefersCrossFadeTransitions``, which never changes.
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
}
