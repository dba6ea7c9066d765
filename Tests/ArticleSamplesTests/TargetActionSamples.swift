import UIKit

// This file has the samples of the article on targets, selectors and observed properties.

final class CounterView: UIView {
    let button = UIButton(type: .system)
    private var count = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.addTarget(self, action: Selector("countUp:", CounterView.countUp(_:)), for: .touchUpInside)
        addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    private func countUp(_ sender: UIButton) {
        count += 1
        sender.setTitle("\(count)", for: .normal)
    }
}

final class Track: NSObject {
    var title = "" {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "title") }
        didSet { TesseraSelectors.didChangeValue(of: self, forKey: "title") }
    }

    func play() {}
}

func registerTracks() {
    registerMembers(of: Track.self, named: "Player.Track") { members in
        members.method("play", Track.play)
        members.property("title", \.title)
    }
}
