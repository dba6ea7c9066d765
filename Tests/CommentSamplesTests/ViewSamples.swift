import UIKit

// The samples of the comments of TesseraUI on views, layout, text, images and animation.

private struct Letter {
    let sender: String
}

@MainActor
final class ViewSamples {
    let view = UIView()
    let label = UILabel()
    let icon = UIImageView()
    let title = UILabel()

    func animate(_ card: UIView) {
        let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) { card.center.y -= 300 }
        animator.pauseAnimation()
        animator.fractionComplete = 0.4
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    func fadeOut(_ bar: UIView) {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0.3)
        bar.alpha = 0
        UIView.commitAnimations()
    }

    func reloadWhenActive(reload: @MainActor () async -> Void) async {
        let name = UIApplication.didBecomeActiveNotification
        for await _ in NotificationCenter.default.notifications(named: name) {
            await reload()
        }
    }

    func addCaption() {
        let blur = UIBlurEffect(style: .systemMaterial)
        let bar = UIVisualEffectView(effect: blur)
        let caption = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
        bar.contentView.addSubview(caption)
        caption.contentView.addSubview(label)
    }

    func leaveRoom(in textView: UITextView) {
        let portrait = CGRect(x: 0, y: 0, width: 120, height: 120)
        textView.textContainer.exclusionPaths = [UIBezierPath(ovalIn: portrait)]
    }

    private func sortMessages(_ messages: [Letter]) {
        let sorted = messages.sorted(using: KeyPathComparator(\.sender, comparator: .localizedStandard))
        label.text = sorted.first?.sender
    }

    func writeLines(of request: URLRequest) async throws {
        let (bytes, _) = try await URLSession.shared.bytes(for: request)
        for try await line in bytes.lines { label.text = line }
    }

    func writeMarkdown() throws {
        let text = try AttributedString(
            markdown: "**Thank you!** Please visit [our page](https://example.com).")
        label.attributedText = NSAttributedString(text)

        label.attributedText = try NSAttributedString(markdown: "Open until **six**, *not* on Sundays")

        var title = AttributedString("New")
        title.inlinePresentationIntent = .stronglyEmphasized
    }

    func enlargeHeadings(of text: inout AttributedString) {
        for (intent, range) in text.runs[\.presentationIntent] {
            guard let block = intent?.components.first else { continue }
            if case .header(let level) = block.kind {
                text[range].font = .preferredFont(forTextStyle: level == 1 ? .title1 : .title2)
            }
        }
    }

    func writeFormattedTexts(_ message: Message) {
        let formatter = RelativeDateTimeFormatter()
        formatter.dateTimeStyle = .named
        label.text = formatter.localizedString(for: message.date, relativeTo: .now)

        label.text = ListFormatter.localizedString(byJoining: ["bread", "butter", "jam"])

        let durations = DateComponentsFormatter()
        durations.allowedUnits = [.minute, .second]
        durations.zeroFormattingBehavior = .pad
        label.text = durations.string(from: 65)
    }

    func writeResources(_ name: String, count: Int, album: String) {
        struct Category {
            let title: LocalizedStringResource
        }
        let fruit = Category(title: "Fruit")
        label.text = String(localized: fruit.title)

        var greeting = LocalizedStringResource("Good morning, \(name)")
        greeting.locale = Locale(identifier: "ja")
        label.text = String(localized: greeting)

        label.attributedText = NSAttributedString(
            AttributedString(localized: "**\(count)** photos in *\(album)*"))
    }

    func writeMeasurements(_ distance: Measurement<UnitLength>) {
        let distances = MeasurementFormatter()
        distances.unitOptions = .providedUnit
        distances.numberFormatter.maximumFractionDigits = 1
        label.text = distances.string(from: Measurement(value: 7.25, unit: UnitLength.kilometers))

        label.text = distance.formatted(.measurement(width: .wide, usage: .asProvided))
    }

    func read(_ html: String) throws -> NSAttributedString {
        let text = try NSAttributedString(
            data: Data(html.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: String.Encoding.utf8.rawValue,
            ],
            documentAttributes: nil)
        return text
    }

    struct Message {
        var date: Date
    }

    func fade(_ badge: UIView) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { badge.isHidden = true }
        UIView.animate(withDuration: 0.3) { badge.alpha = 0 }
        CATransaction.commit()
    }

    func constrain() {
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
        ])
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-[icon(size)]-gap-[title(>=80)]-(>=8@750)-|", options: .alignAllCenterY,
                metrics: ["size": 44, "gap": 12], views: ["icon": icon, "title": title]))
    }

    func keepAboveKeyboard(_ textField: UITextField) {
        textField.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8)
            .isActive =
            true
    }

    func stack(_ date: UILabel, _ details: UIView) {
        let row = UIStackView(arrangedSubviews: [icon, title, date])
        row.spacing = 8
        row.alignment = .center
        row.setCustomSpacing(16, after: icon)

        UIView.animate(withDuration: 0.25) { details.isHidden.toggle() }
    }

    func draw() {
        let badge = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 24)).image { context in
            UIColor.systemRed.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 24))
            "New".draw(at: CGPoint(x: 14, y: 4), withAttributes: [.foregroundColor: UIColor.white])
        }
    }

    func blur() {
        let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        bar.contentView.addSubview(label)
    }

    func glass() {
        let glass = UIGlassEffect(style: .regular)
        glass.isInteractive = true
        let pane = UIVisualEffectView(effect: glass)
        pane.cornerConfiguration = .capsule()
        pane.contentView.addSubview(label)
    }

    func round(_ card: UIView, _ photo: UIView, _ badge: UIView) {
        card.cornerConfiguration = .corners(radius: .fixed(24))
        photo.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 8))
        badge.cornerConfiguration = .capsule()
    }

    func replaceKeyboardBar(_ textView: UITextView, _ buttons: UIView) {
        let bar = UIInputView(frame: .zero, inputViewStyle: .keyboard)
        bar.allowsSelfSizing = true
        bar.addSubview(buttons)
        textView.inputAccessoryView = bar
    }

    func registerImages(_ day: UIImage, _ night: UIImage, in imageView: UIImageView) {
        let asset = UIImageAsset()
        asset.register(day, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(night, with: UITraitCollection(userInterfaceStyle: .dark))
        imageView.image = asset.image(with: .current)
    }

    func makeTitle() {
        var title = AttributedString("Buy")
        title.font = .preferredFont(forTextStyle: .headline)
        title.foregroundColor = .systemGreen
    }

    func preview(_ cell: UIView) {
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: 12)
    }
}

final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            view.alpha = 1
        } completion: { _ in
            view.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

final class WideImage: NSTextAttachment {
    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
        guard let image else { return .zero }
        let scale = min(lineFrag.width / image.size.width, 1)
        return CGRect(x: 0, y: 0, width: image.size.width * scale, height: image.size.height * scale)
    }
}

@MainActor
private func highlight(_ card: UIView, _ button: UIButton) {
    card.hoverStyle = UIHoverStyle(effect: .highlight, shape: .rect(cornerRadius: 12))
    button.hoverStyle = UIHoverStyle(effect: .lift, shape: .capsule)
}

@MainActor
private func warn() {
    let text = NSAttributedString(
        string: "The battery is empty.",
        attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high])
    UIAccessibility.post(notification: .announcement, argument: text)
}
