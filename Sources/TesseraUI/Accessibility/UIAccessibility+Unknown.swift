import Foundation

// Browsers do not report these settings to pages. Apps ask for them before they add something for those who have chosen them.
extension UIAccessibility {
    /// A Boolean value that tells whether VoiceOver is running: false, since a page cannot find out whether a screen reader is
    /// running.
    public static var isVoiceOverRunning: Bool { false }
    /// The name of a notification that is never posted, because ``isVoiceOverRunning`` never changes.
    public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")

    /// A Boolean value that tells whether Switch Control is running: false, since a page cannot find out.
    public static var isSwitchControlRunning: Bool { false }
    /// The name of a notification that is never posted, because ``isSwitchControlRunning`` never changes.
    public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")

    /// A Boolean value that tells whether the user prefers bold text: false, since a page cannot find out.
    public static var isBoldTextEnabled: Bool { false }
    /// The name of a notification that is never posted, because ``isBoldTextEnabled`` never changes.
    public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")

    /// A Boolean value that tells whether the user wants a difference that does not depend on colour: false, since a page cannot
    /// find out.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// The name of a notification that is never posted, because ``shouldDifferentiateWithoutColor`` never changes.
    public nonisolated static let differentiateWithoutColorDidChangeNotification = Foundation.Notification
        .Name("UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")

    /// A Boolean value that tells whether the user wants to see the shapes of buttons: false, since a page cannot find out.
    public static var buttonShapesEnabled: Bool { false }
    /// The name of a notification that is never posted, because ``buttonShapesEnabled`` never changes.
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification
        .Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")

    /// A Boolean value that tells whether the user, who prefers less motion, wants screens to dissolve into each other: false,
    /// since a page cannot find out.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// The name of a notification that is never posted, because ``prefersCrossFadeTransitions`` never changes.
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

    /// A Boolean value that tells whether Guided Access keeps the user in this app: false, since a page cannot find out.
    public static var isGuidedAccessEnabled: Bool { false }
    /// The name of a notification that is never posted, because ``isGuidedAccessEnabled`` never changes.
    public nonisolated static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")

    /// A Boolean value that tells whether the screen has no colours: false, since a page cannot find out.
    public static var isGrayscaleEnabled: Bool { false }
    /// The name of a notification that is never posted, because ``isGrayscaleEnabled`` never changes.
    public nonisolated static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")

    /// A Boolean value that tells whether AssistiveTouch is running: false, since a page cannot find out.
    public static var isAssistiveTouchRunning: Bool { false }
    /// The name of a notification that is never posted, because ``isAssistiveTouchRunning`` never changes.
    public nonisolated static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")

    /// A Boolean value that tells whether the device reads out the screen if the user asks for it: false, since a page cannot
    /// find out.
    public static var isSpeakScreenEnabled: Bool { false }
    /// The name of a notification that is never posted, because ``isSpeakScreenEnabled`` never changes.
    public nonisolated static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")

    /// A Boolean value that tells whether the device reads out selected text if the user asks for it: false, since a page cannot
    /// find out.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// The name of a notification that is never posted, because ``isSpeakSelectionEnabled`` never changes.
    public nonisolated static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")

    /// A Boolean value that tells whether both ears hear the same sound: false, since a page cannot find out.
    public static var isMonoAudioEnabled: Bool { false }
    /// The name of a notification that is never posted, because ``isMonoAudioEnabled`` never changes.
    public nonisolated static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")

    /// A Boolean value that tells whether the user prefers videos with captions: false, since a page cannot find out.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// The name of a notification that is never posted, because ``isClosedCaptioningEnabled`` never changes.
    public nonisolated static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityClosedCaptioningStatusDidChangeNotification")

    /// A Boolean value that tells whether the user wants previews of videos to play by themselves. The value is true, as on an
    /// iPhone that nobody has set up otherwise, because a page cannot find out what the user wants.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// The name of a notification that is never posted, because ``isVideoAutoplayEnabled`` never changes.
    public nonisolated static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")

    /// A Boolean value that tells whether the user wants switches with labels: false, since a page cannot find out.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// The name of a notification that is never posted, because ``isOnOffSwitchLabelsEnabled`` never changes.
    public nonisolated static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")

    /// A Boolean value that tells whether a shake of the device undoes what was typed: false, since shakes only reach the app.
    public static var isShakeToUndoEnabled: Bool { false }
    /// The name of a notification that is never posted, because ``isShakeToUndoEnabled`` never changes.
    public nonisolated static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")
}
