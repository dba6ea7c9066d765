import Foundation
import TesseraDisplay

/// The properties of a screen and the user's preferences, as a display reports them.
struct ScreenState: Equatable {
    /// The rectangle of the screen in points. Until a display reports its size, it is that of an iPhone: 390
    /// by 844.
    var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    var safeArea = UIEdgeInsets.zero
    var traits = UITraitCollection.unspecified(displayScale: 3)
    var reducesMotion = false
    /// True if the device inverts all colours.
    var invertsColors = false
    /// The user's languages, the most preferred first. Empty if the display reports none.
    var languages: [String] = []
    /// The name of the user's time zone, or nil if the display reports none.
    var timeZone: String?
    /// The orientation of the device, or unknown if the display does not report it.
    var orientation = UIDeviceOrientation.unknown
    /// True if the display can take pictures with a camera.
    var hasCamera = false

    /// Creates the state that applies before a display reports anything.
    init() {}

    /// Creates the state that a display reports.
    init(_ screen: DisplayEvent.Screen) {
        bounds = CGRect(x: 0, y: 0, width: screen.width, height: screen.height)
        safeArea = UIEdgeInsets(
            top: screen.safeArea[0], left: screen.safeArea[1], bottom: screen.safeArea[2],
            right: screen.safeArea[3])
        reducesMotion = screen.reducesMotion
        invertsColors = screen.invertsColors ?? false
        languages = screen.languages ?? []
        timeZone = screen.timeZone
        hasCamera = screen.hasCamera ?? false
        orientation = screen.orientation.map(UIDeviceOrientation.init) ?? .unknown
        let isRightToLeft = languages.first.map(WritingDirection.isRightToLeft) ?? false
        traits = UITraitCollection {
            $0.horizontalSizeClass = screen.width >= 700 ? .regular : .compact
            $0.verticalSizeClass = screen.height >= 480 ? .regular : .compact
            $0.userInterfaceIdiom = screen.width >= 700 && screen.height >= 480 ? .pad : .phone
            $0.userInterfaceStyle = AppInformation.interfaceStyle ?? (screen.isDark ? .dark : .light)
            $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
            $0.displayScale = screen.scale
            $0.displayGamut = screen.hasWideGamut == true ? .P3 : .SRGB
            $0.preferredContentSizeCategory =
                screen.textSize.map(UIContentSizeCategory.init(rootFontSize:)) ?? .large
            $0.accessibilityContrast = screen.increasesContrast == true ? .high : .normal
            $0.userInterfaceLevel = .base
        }
        var values = traits.values
        values.reducesTransparency = screen.reducesTransparency ?? false
        traits = UITraitCollection(values: values)
    }

    /// True if the user prefers less transparency.
    var reducesTransparency: Bool { traits.values.reducesTransparency == true }

    /// The orientation of the interface: along the longer side of the screen.
    var interfaceOrientation: UIInterfaceOrientation {
        if bounds.width > bounds.height {
            return orientation == .landscapeRight ? .landscapeLeft : .landscapeRight
        }
        return orientation == .portraitUpsideDown ? .portraitUpsideDown : .portrait
    }

    /// Returns true if the device has turned from upright to its side or back since `old`.
    func isTurned(from old: ScreenState) -> Bool {
        guard orientation.isValidInterfaceOrientation, old.orientation.isValidInterfaceOrientation else {
            return false
        }
        return orientation.isLandscape != old.orientation.isLandscape
    }

    /// Posts the notifications of the changes since `old`. Call it after the views have been updated.
    @MainActor func announceChanges(from old: ScreenState) {
        let center = NotificationCenter.default
        let category = traits.preferredContentSizeCategory
        if category != old.traits.preferredContentSizeCategory {
            center.post(
                name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
            let former = old.traits.preferredContentSizeCategory
            if category.isAccessibilityCategory != former.isAccessibilityCategory {
                center.post(
                    name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
            }
        }
        if traits.accessibilityContrast != old.traits.accessibilityContrast {
            center.post(name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
        }
        if reducesMotion != old.reducesMotion {
            center.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        }
        if reducesTransparency != old.reducesTransparency {
            center.post(name: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil)
        }
        if invertsColors != old.invertsColors {
            center.post(name: UIAccessibility.invertColorsStatusDidChangeNotification, object: nil)
        }
        if languages != old.languages {
            center.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
            let mode = UITextInputMode.activeInputModes.first
            let former = old.languages.isEmpty ? Locale.preferredLanguages : old.languages
            if mode != UITextInputMode.modes(of: former).first {
                center.post(name: UITextInputMode.currentInputModeDidChangeNotification, object: mode)
            }
        }
        if timeZone != old.timeZone {
            center.post(name: NSNotification.Name.NSSystemTimeZoneDidChange, object: nil)
        }
        if interfaceOrientation != old.interfaceOrientation {
            center.post(
                name: UIApplication.didChangeStatusBarOrientationNotification, object: UIApplication.shared,
                userInfo: [UIApplication.statusBarOrientationUserInfoKey: old.interfaceOrientation.rawValue])
        }
        if orientation != old.orientation { UIDevice.current.orientationChanged() }
    }
}
