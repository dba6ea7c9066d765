import UIKit

/// The controller of an oven that the customer heats. A display link moves the bar, and a timer counts the seconds.
class OvenController: UIViewController {
    @IBOutlet private weak var progressView: UIProgressView!
    @IBOutlet private weak var temperatureLabel: UILabel!
    @IBOutlet private weak var stateLabel: UILabel!
    @IBOutlet private weak var timeLabel: UILabel!
    @IBOutlet private weak var startButton: UIButton!

    private let oven: Oven
    private var displayLink: CADisplayLink?
    private var timer: Timer?
    private var seconds = 0

    /// Creates the controller of an oven, from the storyboard.
    init?(coder: NSCoder, oven: Oven) {
        self.oven = oven
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("The segue action of the settings creates this controller, with an oven.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        oven.addObserver(
            self, forKeyPath: #keyPath(Oven.temperature), options: [.initial, .new], context: nil)
        startButton.addTarget(self, action: #selector(start), for: .primaryActionTriggered)
    }

    deinit {
        oven.removeObserver(self, forKeyPath: #keyPath(Oven.temperature))
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stop()
        NSObject.cancelPreviousPerformRequests(withTarget: self)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard keyPath == #keyPath(Oven.temperature) else { return }
        temperatureLabel.text = "\(oven.temperature) °C"
        progressView.progress = Float(oven.temperature - 20) / 200
    }

    @objc private func start() {
        guard !oven.isOn else { return }
        oven.isOn = true
        oven.temperature = 20
        seconds = 0
        startButton.isEnabled = false
        stateLabel.text = NSLocalizedString("It is getting warm…", comment: "")
        displayLink = CADisplayLink(target: self, selector: #selector(step(_:)))
        displayLink?.add(to: .main, forMode: .common)
        timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    }

    @objc private func step(_ link: CADisplayLink) {
        oven.warm(by: 2)
        guard oven.temperature >= 220 else { return }
        link.invalidate()
        displayLink = nil
        perform(#selector(ring(_:)), with: NSLocalizedString("Ding!", comment: ""), afterDelay: 0.5)
    }

    @objc private func tick(_ timer: Timer) {
        seconds += 1
        timeLabel.text = String.localizedStringWithFormat(
            NSLocalizedString("%d seconds", comment: ""), seconds)
    }

    @objc private func ring(_ word: String) {
        stateLabel.text = word
        stop()
    }

    private func stop() {
        displayLink?.invalidate()
        displayLink = nil
        timer?.invalidate()
        timer = nil
        oven.isOn = false
        startButton.isEnabled = true
    }
}
