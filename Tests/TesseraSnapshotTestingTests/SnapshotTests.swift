import Foundation
import TesseraSnapshot
import TesseraUI
import Testing

@testable import TesseraSnapshotTesting

/// Snapshots of small screens, with references in a folder that exists for one test.
@Suite(.serialized) @MainActor
final class SnapshotTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("snapshots-\(UUID().uuidString)", isDirectory: true)

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func compare(
        _ controller: UIViewController, as snapshot: Snapshot, isRecording: Bool = false
    ) throws -> ReferenceOutcome {
        let file = try ReferenceFile(
            testFile: folder.appendingPathComponent("BoxTests.swift").path, testName: "box()",
            pathExtension: snapshot.pathExtension)
        let settings = ReferenceSettings(
            isRecording: isRecording, artifacts: folder.appendingPathComponent("artifacts"))
        return try compareSnapshot(of: controller, as: snapshot, with: file, settings: settings)
    }

    /// Returns a screen with a box and a label.
    private func screen(_ color: UIColor = .red) -> UIViewController {
        let controller = UIViewController()
        let box = UIView(frame: CGRect(x: 2, y: 3, width: 4, height: 5))
        box.backgroundColor = color
        box.accessibilityIdentifier = "box"
        controller.view.addSubview(box)
        return controller
    }

    private let small = CGSize(width: 10, height: 12)

    @Test func `the first run records the reference and fails, and the second passes`() throws {
        let snapshot = Snapshot.image(size: small)
        let first = try compare(screen(), as: snapshot)
        guard case .recordedMissing(let url) = first else {
            Issue.record("It is \(first).")
            return
        }
        #expect(first.isFailure)
        #expect(FileManager.default.fileExists(atPath: url.path))
        #expect(try compare(screen(), as: snapshot) == .matched)
    }

    @Test func `another colour of a box is a difference in its pixels`() throws {
        let snapshot = Snapshot.image(size: small, scale: 2)
        _ = try compare(screen(), as: snapshot)
        let outcome = try compare(screen(.blue), as: snapshot)
        guard case .different(let sentence, let artifact) = outcome else {
            Issue.record("It is \(outcome).")
            return
        }
        // The box has 4 × 5 points, which are 8 × 10 pixels.
        #expect(sentence.contains("80"))
        #expect(FileManager.default.fileExists(atPath: artifact.path))
    }

    @Test func `a description has a line for each element, with its frame`() throws {
        let snapshot = Snapshot.description(size: small)
        let outcome = try compare(screen(), as: snapshot)
        guard case .recordedMissing(let url) = outcome else {
            Issue.record("It is \(outcome).")
            return
        }
        #expect(
            try String(contentsOf: url, encoding: .utf8) == """
                UIWindow (0, 0, 10, 12)
                  UIView (0, 0, 10, 12)
                    UIView (2, 3, 4, 5) #box

                """)
    }

    @Test func `the traits of a snapshot reach the screen, and end with it`() throws {
        let controller = UIViewController()
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let before = UIScreen.main.bounds
        _ = try compare(controller, as: .description(size: small, traits: dark))
        #expect(UIScreen.main.bounds == before)
        #expect(UIScreen.main.traitCollection.userInterfaceStyle != .dark)
        #expect(controller.view.window == nil)
    }

    @Test func `references are recorded again if the test asks for it`() throws {
        let snapshot = Snapshot.image(size: small)
        _ = try compare(screen(), as: snapshot)
        let outcome = try compare(screen(.blue), as: snapshot, isRecording: true)
        #expect(!outcome.isFailure)
        #expect(try compare(screen(.blue), as: snapshot) == .matched)
    }

    @Test func `a snapshot without a reference lets the test fail with a sentence`() throws {
        withKnownIssue {
            assertSnapshot(of: screen(), as: .image(size: small), named: "///")
        }
    }
}
