/// The counterparts of the frameworks of iOS, and advice for those without one.
enum Frameworks {
    /// Returns the module to import in place of a framework, or nil if the framework keeps its name or has no
    /// counterpart.
    static func counterpart(of name: String) -> String? { counterparts[name] }

    /// Returns true if parts of the framework can be imported by themselves, as in `import UIKit.UIView`.
    static func hasSubmodules(_ name: String) -> Bool {
        name == "Foundation" || ManifestText.isAlias(name) || counterparts[name] != nil
    }

    /// Returns true if the framework is one of iOS and has no counterpart.
    static func isMissing(_ name: String) -> Bool { missing[name] != nil }

    /// Returns advice for a framework that has no counterpart, or nil for all others.
    static func advice(for name: String) -> String? {
        missing[name].map { $0.isEmpty ? usualAdvice : $0 }
    }

    /// The modules that contain the types of frameworks, by the names of the frameworks.
    private static let counterparts = [
        "CoreGraphics": "UIKit", "QuartzCore": "UIKit", "ObjectiveC": "Foundation", "os": "TesseraLogging",
        "OSLog": "TesseraLogging",
        "Darwin": "Glibc", "UniformTypeIdentifiers": "UIKit", "MobileCoreServices": "UIKit",
        "Symbols": "UIKit", "AVFAudio": "AVFoundation",
    ]

    private static let usualAdvice =
        "Put the code that needs it between #if canImport and #endif, or leave the file out of the target."

    /// The frameworks without a counterpart with their advice, which is empty if the usual advice applies.
    private static let missing: [String: String] = {
        var result: [String: String] = [:]
        for name in names.split(whereSeparator: \.isWhitespace) { result[String(name)] = "" }
        result["SwiftUI"] =
            "Keep the screens of SwiftUI in files of their own, and put them between #if canImport(SwiftUI) and #endif."
        result["CryptoKit"] = "Take the package swift-crypto, whose module Crypto has the same types."
        result["MessageUI"] =
            "Open a mailto: or sms: address by UIApplication.shared.open(_:), or put the code between #if canImport(MessageUI) and #endif."
        result["Photos"] =
            "Let the user choose photos by PHPickerViewController of PhotosUI, or put the code between #if canImport(Photos) and #endif."
        result["WidgetKit"] = "Leave the widget's target out; --target names the targets to run."
        return result
    }()

    private static let names = """
        ARKit Accelerate Accounts ActivityKit AdServices AdSupport AddressBook AppIntents
        AppTrackingTransparency AssetsLibrary AudioToolbox AuthenticationServices BackgroundTasks CFNetwork CallKit
        CarPlay Charts ClassKit ClockKit CloudKit CommonCrypto Contacts ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData
        CoreHaptics CoreImage CoreMIDI CoreML CoreMotion CoreNFC CoreServices CoreSpotlight
        CoreTelephony CoreText CoreTransferable CoreVideo CryptoKit DeviceCheck DeveloperToolsSupport EventKit
        EventKitUI ExternalAccessory FileProvider GLKit GameController GameKit GameplayKit HealthKit HealthKitUI HomeKit
        IOKit IOSurface IdentityLookup ImageIO Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication
        MapKit MapboxMaps MediaPlayer MediaAccessibility MessageUI Messages Metal MetalKit MetricKit
        ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction NetworkExtension
        NotificationCenter OpenGLES PDFKit PassKit PencilKit Photos PushKit PushToTalk
        QuickLookThumbnailing RealityKit ReplayKit SafetyKit SceneKit ScreenTime Security SensorKit SharedWithYou
        ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit SwiftData SwiftUI SystemConfiguration TipKit Twitter
        UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity
        WatchKit WeatherKit WidgetKit iAd simd zlib
        """
}
