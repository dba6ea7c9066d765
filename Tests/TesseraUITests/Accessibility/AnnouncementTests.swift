import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests of the notifications with which an app informs assistive technology.
    @MainActor struct AnnouncementTests {
        @Test func `texts are read out`() async throws {
            let display = try await FakeDisplay.attached()
            UIAccessibility.post(notification: .announcement, argument: "Saved")
            UIAccessibility.post(notification: .screenChanged, argument: NSAttributedString(string: "Mail"))
            UIAccessibility.post(notification: .announcement, argument: "")
            await display.settle()
            #expect(
                display.requests == [
                    DisplayRequest(kind: .announce, text: "Saved"),
                    DisplayRequest(kind: .announce, text: "Mail"),
                ])
        }

        @Test func `an urgent text interrupts others`() async throws {
            let display = try await FakeDisplay.attached()
            for priority in [UIAccessibilityPriority.high, .default, .low] {
                let text = NSAttributedString(
                    string: "Fire", attributes: [.accessibilitySpeechAnnouncementPriority: priority])
                UIAccessibility.post(notification: .announcement, argument: text)
            }
            let named = NSAttributedString(
                string: "Fire",
                attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high.rawValue])
            UIAccessibility.post(notification: .announcement, argument: named)
            await display.settle()
            #expect(display.requests.map(\.isUrgent) == [true, nil, nil, true])
        }

        @Test func `a new view is displayed before it gets the focus`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            await display.settle()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            window.addSubview(label)
            display.reset()
            UIAccessibility.post(notification: .layoutChanged, argument: label)
            await display.settle()
            #expect(display.requests == [DisplayRequest(kind: .announce, view: label.node.id)])
            let patch = display.messages.firstIndex { if case .patch = $0 { true } else { false } }
            let request = display.messages.firstIndex { if case .request = $0 { true } else { false } }
            #expect(try #require(patch) < #require(request))
        }

        @Test func `a changed screen without an argument and an announcement without a text request nothing`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            UIAccessibility.post(notification: .screenChanged, argument: nil)
            UIAccessibility.post(notification: .announcement, argument: window)
            await display.settle()
            #expect(display.requests.isEmpty)
        }

        @Test func `a long text is cut off at the length that displays accept`() async throws {
            let display = try await FakeDisplay.attached()
            UIAccessibility.post(
                notification: .announcement, argument: String(repeating: "a", count: 20_000))
            await display.settle()
            #expect(display.requests.first?.text?.utf16.count == 16_000)
        }
    }
}
