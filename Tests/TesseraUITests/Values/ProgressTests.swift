import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct ProgressTests {
    @Test func `an indicator is hidden until it turns`() {
        let indicator = UIActivityIndicatorView(style: .large)
        #expect(indicator.isHidden && !indicator.isAnimating && indicator.hidesWhenStopped)
        #expect(indicator.frame.size == CGSize(width: 37, height: 37))
        indicator.startAnimating()
        #expect(!indicator.isHidden && indicator.isAnimating)
        indicator.stopAnimating()
        #expect(indicator.isHidden && !indicator.isAnimating)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
        indicator.style = .medium
        #expect(indicator.intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView(frame: .zero).style == .medium)
    }

    @Test func `progress stays between 0 and 1`() {
        let view = UIProgressView(progressViewStyle: .default)
        #expect(view.progress == 0 && view.frame.height == 4)
        view.progress = 3
        #expect(view.progress == 1)
        view.setProgress(-1, animated: true)
        #expect(view.progress == 0)
        view.setProgress(0.25, animated: false)
        #expect(view.accessibilityValue == "25%")
    }

    @Test func `what is done fills its share from where reading starts`() {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        view.progress = 0.25
        view.layoutIfNeeded()
        #expect(view.subviews.last?.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
        view.semanticContentAttribute = .forceRightToLeft
        view.layoutIfNeeded()
        #expect(view.subviews.last?.frame == CGRect(x: 150, y: 0, width: 50, height: 4))
    }

    @Test func `a view that is made higher has a thicker bar`() {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 12))
        view.progress = 0.25
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 200, height: 12))
        #expect(view.subviews.last?.frame == CGRect(x: 0, y: 0, width: 50, height: 12))
        #expect(view.subviews.last?.layer.cornerRadius == 6)
    }
}

extension DisplayTests {
    @Test func `the older styles of an indicator have a colour and a size`() {
        let large = UIActivityIndicatorView(style: .whiteLarge)
        #expect(large.frame.size == CGSize(width: 37, height: 37) && large.color == .white)
        large.style = .white
        #expect(large.intrinsicContentSize == CGSize(width: 20, height: 20) && large.color == .white)
        large.color = .red
        large.style = .gray
        #expect(large.color == .red)
        #expect(UIActivityIndicatorView(style: .gray).color == UIActivityIndicatorView(style: .medium).color)
    }

    @Test func `an indicator that turns sends nothing`() async throws {
        let display = try await FakeDisplay.attached()
        let window = try display.show()
        let indicator = UIActivityIndicatorView(style: .medium)
        window.addSubview(indicator)
        indicator.startAnimating()
        await display.settle()
        #expect(display.control(indicator)?["sp"]?["on"] == .bool(true))
        #expect(display.elements[indicator.node.id]?.properties["ax"]?["r"] == .string("progress"))
        display.reset()
        await display.settle()
        #expect(display.operations.isEmpty)
        indicator.stopAnimating()
        await display.settle()
        #expect(display.control(indicator)?["sp"]?["on"] == .bool(false))
    }
}
