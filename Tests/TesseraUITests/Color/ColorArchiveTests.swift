import Foundation
import Testing

@testable import TesseraUI

@MainActor struct ColorArchiveTests {
    @Test func `a colour returns from an archive`() throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 1.25, alpha: 0.75)
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
    }

    @Test func `a dynamic colour returns as that of the present appearance`() throws {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
        var data = Data()
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            data =
                (try? NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true))
                ?? data
        }
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == .red)
    }

    @Test func `an archive without a colour contains none`() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: "red" as NSString, requiringSecureCoding: true)
        let color = try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
        #expect(color == nil)
    }
}
