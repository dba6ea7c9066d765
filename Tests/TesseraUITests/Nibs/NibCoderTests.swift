import Foundation
import TesseraGeometry
import TesseraSelectors
import Testing

@testable import TesseraUI

/// A view that asks its coder for values of all kinds.
final class CoderView: UIView {
    private(set) var found: [String] = []
    private(set) var box = CGRect.null

    static let registered: Void = registerMembers(of: CoderView.self, named: "App.CoderView") { _ in }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        found = [
            "\(coder.decodeFloat(forKey: "alpha"))", "\(coder.decodeInt32(forKey: "tag"))",
            "\(coder.decodeInt64(forKey: "tag"))", "\(coder.decodeCInt(forKey: "absent"))",
            "\(coder.decodeDouble(forKey: "absent"))", "\(coder.decodeBool(forKey: "hidden"))",
            "\(coder.decodeObject(of: NSString.self, forKey: "absent") as Any? == nil)",
            "\(coder.decodeObject(of: [NSString.self], forKey: "absent") == nil)",
            "\(coder.decodeObject() == nil)", "\(coder.decodeData() == nil)",
            "\(coder.decodePropertyList(forKey: "absent") == nil)",
            "\(coder.withDecodedUnsafeBytes(forKey: "absent") { $0 == nil })",
            "\(coder.decodeCGPoint(forKey: "absent") == .zero)",
        ]
        box = coder.decodeCGRect(forKey: "absent")
        coder.failWithError(CocoaError(.coderReadCorrupt))
        found.append("\(coder.error == nil) \(coder.requiresSecureCoding)")
    }
}

@MainActor struct NibCoderTests {
    @Test func `a coder has no values except for the attributes of the element`() throws {
        _ = CoderView.registered
        let view = try #require(
            try NibSample.object(
                "<view alpha=\"0.5\" tag=\"7\" hidden=\"YES\" customClass=\"CoderView\" customModule=\"App\"/>",
                as: CoderView.self))
        #expect(
            view.found == [
                "0.5", "7", "7", "0", "0.0", "true", "true", "true", "true", "true", "true", "true", "true",
                "false false",
            ])
        #expect(view.box == .zero)
    }

    @Test func `values of UIKit return from an archive`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5), forKey: "insets")
        archiver.encode(UIOffset(horizontal: -1, vertical: 6), forKey: "offset")
        archiver.encode(CGAffineTransform(translationX: 5, y: 6), forKey: "transform")
        archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(
            unarchiver.decodeUIEdgeInsets(forKey: "insets")
                == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5))
        #expect(unarchiver.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: -1, vertical: 6))
        #expect(
            unarchiver.decodeCGAffineTransform(forKey: "transform")
                == CGAffineTransform(translationX: 5, y: 6))
        #expect(unarchiver.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(unarchiver.decodeCGVector(forKey: "absent") == .zero)
    }
}
