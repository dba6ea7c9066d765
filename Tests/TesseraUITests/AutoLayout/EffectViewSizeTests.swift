import Foundation
import Testing

@testable import TesseraUI

/// Tests that the content of an effect view can give it its size.
@MainActor struct EffectViewSizeTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let box = UIView()

    init() {
        box.translatesAutoresizingMaskIntoConstraints = false
        effectView.contentView.addSubview(box)
        let content = effectView.contentView
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 80), box.heightAnchor.constraint(equalToConstant: 20),
            box.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
            box.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
            box.topAnchor.constraint(equalTo: content.topAnchor, constant: 4),
            box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -4),
        ])
        root.addSubview(effectView)
    }

    @Test func `an effect view that has only a position is as large as its content needs`() {
        effectView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            effectView.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            effectView.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
        ])
        root.layoutIfNeeded()
        #expect(effectView.frame == CGRect(x: 100, y: 30, width: 100, height: 28))
        #expect(effectView.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 28))
        #expect(box.frame == CGRect(x: 10, y: 4, width: 80, height: 20))
    }

    @Test func `an effect view in a stack is as large as its content needs`() {
        let stack = UIStackView(arrangedSubviews: [effectView, UIView()])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.frame = root.bounds
        root.addSubview(stack)
        root.layoutIfNeeded()
        #expect(effectView.frame == CGRect(x: 0, y: 0, width: 100, height: 28))
    }

    @Test func `the content follows the frame of an effect view that has one`() {
        effectView.translatesAutoresizingMaskIntoConstraints = false
        effectView.translatesAutoresizingMaskIntoConstraints = true
        effectView.frame = CGRect(x: 5, y: 5, width: 200, height: 60)
        #expect(effectView.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
    }

    @Test func `an effect view of a nib that constraints place is as large as its content needs`() throws {
        let view = try #require(
            try NibSample.object(
                """
                <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="v">
                <view key="contentView" id="c"/></visualEffectView>
                """, as: UIVisualEffectView.self))
        view.contentView.widthAnchor.constraint(equalToConstant: 70).isActive = true
        root.addSubview(view)
        root.layoutIfNeeded()
        #expect(view.frame.width == 70)
    }
}
