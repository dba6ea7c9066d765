import Testing

@testable import TesseraPorting

@Suite struct ImportFormTests {
    @Test func `modules and their parts find their counterparts`() {
        let unchanged = [
            "import UIKit", "import class UIKit.UIView", "import Combine", "import SafariServices",
            "import Dispatch",
        ]
        for text in unchanged { expectRewriting(text, text) }
        expectRewriting("import UIKit.UIView", "import UIKit       ")
        expectRewriting(
            "import UIKit.UIGestureRecognizerSubclass", "import UIKit                            ")
        expectRewriting("import CoreGraphics", "import UIKit       ")
        expectRewriting(
            "import struct CoreGraphics.CGFloat // why", "import UIKit                       // why")
        expectRewriting("@_exported import QuartzCore", "@_exported import UIKit     ")
        expectRewriting("import os.log", "import TesseraLogging")
        expectRewriting("import os", "import TesseraLogging")
        expectRewriting("import Darwin", "import Glibc ")
        expectRewriting("import func Darwin.sqrt", "import Glibc           ")
        expectRewriting("import class Foundation.URLSession", "import FoundationNetworking       ")
        expectRewriting("import struct Foundation.Date", "import struct Foundation.Date")
        expectRewriting("import Foundation.NSString", "import Foundation         ")
    }

    @Test func `a framework without a counterpart is a finding`() {
        let result = rewritten("import UIKit\nimport SwiftUI\nimport MapKit\nimport MyModule")
        #expect(result.findings.map(\.line) == [2, 3])
        #expect(
            result.findings.map(\.message) == [
                "The framework SwiftUI has no counterpart on Linux.",
                "The framework MapKit has no counterpart on Linux.",
            ])
        #expect(rewritten("#if canImport(SwiftUI)\nimport SwiftUI\n#endif").findings == [])
        #expect(Frameworks.advice(for: "MessageUI")?.contains("mailto:") == true)
        #expect(Frameworks.advice(for: "Photos")?.contains("PHPickerViewController") == true)
        #expect(rewritten("#if os(iOS)\nimport UIKit\n#else\nimport MapKit\n#endif").findings == [])
        #expect(rewritten("#if os(macOS) || DEBUG\nimport MapKit\n#endif").findings.count == 1)
        #expect(rewritten("#if os(macOS) && DEBUG\nimport MapKit\n#endif").findings == [])
    }

    @Test func `modules that Apple's Foundation contains are imported`() {
        expectRewriting(
            "import Foundation\nlet s: URLSession = .shared",
            "import Foundation; import FoundationNetworking\nlet s: URLSession = .shared")
        expectRewriting(
            "import Foundation // base\nclass M: ObservableObject { @Published var a = 1; var s: URLSession? }",
            "import Foundation; import Combine // base\nclass M: ObservableObject { @Published var a = 1; var s: URLSession? }"
        )
        expectRewriting(
            "import UIKit\nvar bag: Set<AnyCancellable> = []",
            "import UIKit; import Combine\nvar bag: Set<AnyCancellable> = []")
        expectRewriting(
            "import Foundation\nvar s: Selector?",
            "import Foundation; import TesseraSelectors\nvar s: Selector?")
        expectRewriting(
            "import Foundation\nlet t = NSHashTable<AnyObject>.weakObjects()",
            "import Foundation; import TesseraSelectors\nlet t = NSHashTable<AnyObject>.weakObjects()")
        expectRewriting(
            "import Foundation\nclass Pager: UIViewController, UIScrollViewDelegate {}",
            "import Foundation; import UIKit\nclass Pager: UIViewController, UIScrollViewDelegate {}")
        expectRewriting(
            "import Foundation\nclass UIView {}\nlet v: UIView? = nil",
            "import Foundation\nclass UIView {}\nlet v: UIView? = nil")
        expectRewriting(
            "import Foundation\nlet t = UInt64(2) * NSEC_PER_SEC",
            "import Foundation; import TesseraSelectors\nlet t = UInt64(2) * NSEC_PER_SEC")
        expectRewriting(
            "import Foundation\nlet t: NSInteger = 2",
            "import Foundation; import TesseraSelectors\nlet t: NSInteger = 2")
        for text in ["CFAbsoluteTimeGetCurrent()", "OSStatus(0)", "mach_absolute_time()", "INFINITY"] {
            expectRewriting(
                "import Foundation\nlet t = \(text)",
                "import Foundation; import TesseraSelectors\nlet t = \(text)")
        }
        expectRewriting(
            "import Foundation\nlet t = CGAffineTransform.identity",
            "import Foundation; import UIKit\nlet t = CGAffineTransform.identity")
        for text in [
            "NSLocalizedString(\"a\", comment: \"\")", "String(localized: \"a\")", "ListFormatter()",
            "RelativeDateTimeFormatter()", "DateComponentsFormatter()", "MeasurementFormatter()",
            "Measurement(value: 5, unit: UnitLength.miles).formatted()",
            "URL.documentsDirectory", "ProcessInfo.processInfo.thermalState", "InlinePresentationIntent.code",
            "URL.cachesDirectory", "try AttributedString(markdown: \"*a*\")", "NSDataDetector.self",
            "AttributedString.MarkdownParsingOptions()", "LocalizedStringResource(\"a\")",
            "String.LocalizationValue(\"a\")", "AttributedString(localized: \"a\")",
            "NSPredicate(format: \"a == 1\")", "FileWrapper(regularFileWithContents: data)", "UndoManager()",
            "NSUserActivity(activityType: \"a\")", "NSItemProvider()",
        ] {
            expectRewriting(
                "import Foundation\nlet t = \(text)", "import Foundation; import UIKit\nlet t = \(text)")
        }
        expectRewriting(
            "import UIKit\nclass P: XMLParserDelegate {}",
            "import UIKit; import FoundationXML\nclass P: XMLParserDelegate {}")
        for text in [
            "import UIKit\nlet s: URLSession = .shared", "import Combine\nlet s: URLSession = .shared",
            "import Foundation\nimport FoundationNetworking\nlet s: URLSession = .shared",
            "import Foundation\nclass URLSession {}\nlet s: URLSession", "import Foundation\nlet d = Date()",
            "import Foundation\nlet d = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)",
        ] { expectRewriting(text, text) }
    }

    @Test func `conditions are those of iOS`() {
        expectRewriting("#if os(iOS)\n#endif", "#if true   \n#endif")
        expectRewriting(
            "#if !os(iOS) || os(macOS)\n#elseif DEBUG\n#endif",
            "#if !true    || os(macOS)\n#elseif DEBUG\n#endif")
        expectRewriting(
            "#if targetEnvironment(simulator)\n#endif", "#if true                        \n#endif")
        expectRewriting(
            "#if canImport(QuartzCore) && (canImport(os))\n#endif",
            "#if true                  && (true         )\n#endif")
        for text in [
            "#if canImport(UIKit) && canImport(Combine)\n#endif",
            "#if targetEnvironment(macCatalyst)\n#endif",
            "#if canImport(Darwin)\n#elseif canImport(Glibc)\n#endif",
            "#if canImport(Glibc)\nimport Glibc\n#else\nimport Darwin\n#endif",
            "#if swift(>=5.9) && compiler(<9) && arch(arm64)\n#endif",
        ] { expectRewriting(text, text) }
    }
}
