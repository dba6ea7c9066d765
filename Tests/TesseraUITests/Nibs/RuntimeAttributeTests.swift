import Foundation
import TesseraGeometry
import TesseraSelectors
import Testing

@testable import TesseraUI

/// A view that has a property, and takes one value for a key that it does not have.
final class AttributeView: UIView {
    var caption = ""
    var others: [String] = []

    static let registered: Void = registerMembers(of: AttributeView.self, named: "App.AttributeView") {
        $0.property("caption", \.caption)
    }

    override func setValue(_ value: Any?, forUndefinedKey key: String) {
        if key == "other" {
            others.append("\(value ?? "nil")")
        } else {
            super.setValue(value, forUndefinedKey: key)
        }
    }
}

@MainActor struct RuntimeAttributeTests {
    private func attribute(_ path: String, _ type: String, _ value: String) -> String {
        "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" value=\"\(value)\"/>"
    }

    private func number(_ path: String, _ value: Int) -> String {
        """
        <userDefinedRuntimeAttribute type="number" keyPath="\(path)"><integer key="value" value="\(value)"/>
        </userDefinedRuntimeAttribute>
        """
    }

    private func attributes(_ list: String...) -> String {
        "<userDefinedRuntimeAttributes>\(list.joined())</userDefinedRuntimeAttributes>"
    }

    @Test func `the label of a button takes attributes`() throws {
        let list = attributes(
            number("titleLabel.numberOfLines", 0), number("titleLabel.textAlignment", 1),
            number("titleLabel.layer.cornerRadius", 3))
        let button = try #require(try NibSample.object("<button>\(list)</button>", as: UIButton.self))
        #expect(button.titleLabel?.numberOfLines == 0)
        #expect(button.titleLabel?.textAlignment == .center)
        #expect(button.titleLabel?.layer.cornerRadius == 3)
    }

    @Test func `a key path through nil sets nothing`() {
        let view = UIView()
        view.setValue(0.5, forKeyPath: "superview.alpha")
        #expect(view.superview == nil && view.alpha == 1)
    }

    @Test func `attributes that the object does not have are left out, and the others are set`() throws {
        _ = AttributeView.registered
        let list = attributes(
            attribute("gone", "string", "x"), attribute("gone.further", "string", "x"),
            attribute("tag", "string", "seven"), attribute("other", "string", "y"),
            attribute("caption", "string", "Hello"))
        let view = try #require(
            try NibSample.object(
                "<view customClass=\"AttributeView\" customModule=\"App\">\(list)</view>",
                as: AttributeView.self))
        #expect(view.caption == "Hello" && view.others == ["y"] && view.tag == 0)
    }

    @Test func `the problem names the object, the method and the key`() {
        let view = UIView()
        let problems = KeyValueCoder.attempt { view.setValue(1, forKeyPath: "gone") }
        #expect(problems.count == 1)
        #expect(problems.first?.hasPrefix("[<TesseraUI.UIView 0x") == true)
        #expect(
            problems.first?.hasSuffix(
                "> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key gone."
            ) == true)
    }

    @Test func `outside of nibs an unknown key still ends the app`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIView().setValue(1, forKey: "gone") }
        }
    }
}
