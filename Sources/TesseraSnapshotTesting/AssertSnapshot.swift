import Foundation
import TesseraGraphics
import TesseraSnapshot
import TesseraUI

/// Compares a screen with the reference of the test, in Swift Testing and in XCTest.
///
/// ```swift
/// let dark = UITraitCollection(userInterfaceStyle: .dark)
/// assertSnapshot(of: FeedViewController(), as: .image(scale: 2, traits: dark))
/// ```
///
/// The reference lies in `__Snapshots__` beside the test. A missing one is recorded, and the test fails once. If
/// something differs, the test fails with a sentence that says what and where, and a picture of the reference, of
/// the screen and of their difference is written to `.build/snapshots`, or to the folder that `TESSERA_ARTIFACTS`
/// names. With `TESSERA_RECORD=1` in the environment, all references are recorded.
///
/// The controller is laid out in a window of its own, without animations and without waiting for anything. Data that
/// arrives later must be there before the call.
///
/// - Parameters:
///   - controller: The controller whose view fills the screen.
///   - snapshot: The form of the comparison, with the size and the traits of the screen.
///   - name: The name of the reference within the test. A test with several references needs one for each.
///   - fileID: The name of the test's file for the report of a failure. Leave it out.
///   - filePath: The file beside which the reference lies. Leave it out in a test.
///   - testName: The name of the test, which is a part of the reference's name. Leave it out in a test.
///   - line: The line for the report of a failure. Leave it out.
///   - column: The column for the report of a failure. Leave it out.
@MainActor
public func assertSnapshot(
    of controller: UIViewController, as snapshot: Snapshot, named name: String? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: Int = #line,
    column: Int = #column
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    do {
        let reference = try ReferenceFile(
            testFile: "\(filePath)", testName: testName, name: name, pathExtension: snapshot.pathExtension)
        report(
            try compareSnapshot(of: controller, as: snapshot, with: reference, settings: ReferenceSettings()),
            at: place)
    } catch {
        place.fail("\(error)")
    }
}

/// Compares a view with the reference of the test. The view fills the screen.
///
/// See ``assertSnapshot(of:as:named:fileID:filePath:testName:line:column:)-(UIViewController,_,_,_,_,_,_,_)``.
@MainActor
public func assertSnapshot(
    of view: UIView, as snapshot: Snapshot, named name: String? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: Int = #line,
    column: Int = #column
) {
    let controller = UIViewController()
    controller.view = view
    assertSnapshot(
        of: controller, as: snapshot, named: name, fileID: fileID, filePath: filePath, testName: testName,
        line: line, column: column)
}

@MainActor
private func report(_ outcome: ReferenceOutcome, at place: TestPlace) {
    guard outcome.isFailure, let message = outcome.message else { return }
    if case .different(_, let artifact) = outcome { place.attach(artifact) }
    place.fail(message)
}

/// Compares a screen with a reference.
///
/// - Throws: A ``ReferenceError``, a ``RenderingError``, or an error that names a font which is not installed.
@MainActor
func compareSnapshot(
    of controller: UIViewController, as snapshot: Snapshot, with reference: ReferenceFile,
    settings: ReferenceSettings
) throws -> ReferenceOutcome {
    let (tree, resources) = snapshot.scene(of: controller)
    switch snapshot.form {
    case .image(let scale, let tolerance):
        let canvas = try snapshot.renderer(scale: scale).render(tree, resources: resources)
        return try reference.compare(
            canvas, tolerance: tolerance, versions: try .installed(), settings: settings)
    case .description:
        return try reference.compare(SceneDescription.text(of: tree), settings: settings)
    }
}
