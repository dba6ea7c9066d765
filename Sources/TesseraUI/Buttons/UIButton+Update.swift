import Foundation

extension UIButton {
    func setUp() {
        isAccessibilityElement = true
        accessibilityTraits.insert(.button)
    }

    /// Sets the type of the button and its image.
    func become(_ type: ButtonType) {
        buttonType = type
        if let image = type.image {
            setImage(image, for: .normal)
            // As on iOS, such a button has its size at once, so that it can be the accessory view of a cell.
            if bounds.size == .zero { frame.size = image.size }
        }
        setNeedsUpdateConfiguration()
    }

    /// Copies the title and the image of an action. Those of a configuration remain.
    func take(_ action: UIAction) {
        guard configuration != nil else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
            return
        }
        if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
        if configuration?.image == nil, let image = action.image { configuration?.image = image }
    }

    // MARK: Updating

    func setConfiguration(_ configuration: Configuration?) {
        var configuration = configuration
        if storedConfiguration == nil { configuration?.takeContent(of: states) }
        guard configuration != storedConfiguration else { return }
        storedConfiguration = configuration
        guard !isUpdating else { return }
        needsConfigurationUpdate = true
        measuresChanged()
    }

    func requestConfigurationUpdate() {
        // An update displays its own changes.
        guard !isUpdating else { return }
        needsConfigurationUpdate = true
        setNeedsLayout()
        setNeedsCommit()
    }

    /// Updates the content if that has been requested.
    ///
    /// - Parameter isMeasuring: True if constraints are requesting the size at the moment, so that they need
    ///   no notice of a new one.
    func updateIfNeeded(isMeasuring: Bool = false) {
        guard needsConfigurationUpdate, !isUpdating else { return }
        needsConfigurationUpdate = false
        isUpdating = true
        observeReads(of: .configuration) {
            updateConfiguration()
            configurationUpdateHandler?(self)
        }
        display()
        isUpdating = false
        // Changes that the handler has requested are already displayed.
        needsConfigurationUpdate = false
        knownSizes.removeAll()
        guard !isMeasuring, let reportedSize, contentSize(in: .greatestFiniteMagnitude) != reportedSize else {
            return
        }
        invalidateIntrinsicContentSize()
    }

    private func display() {
        if let configuration = storedConfiguration {
            let shown =
                automaticallyUpdatesConfiguration
                ? configuration.updated(for: self)
                : configuration.updated(isDestructive: role == .destructive)
            shownConfiguration = shown
            display(shown)
        } else {
            shownConfiguration = nil
            displayStates()
        }
        setNeedsCommit()
    }

    /// Discards the measured sizes, and requests a layout.
    func measuresChanged() {
        // An update compares the sizes at its end.
        guard !isUpdating else { return }
        knownSizes.removeAll()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    func traitsChanged(from old: UITraitCollection?) {
        setNeedsUpdateConfiguration()
        let traits = traitCollection
        if old?.displayScale != traits.displayScale
            || old?.preferredContentSizeCategory != traits.preferredContentSizeCategory
        {
            measuresChanged()
        }
    }

    // MARK: Content for states

    /// Sets a value for a state.
    func set<Value>(
        _ value: Value?, _ path: WritableKeyPath<ButtonStates, [State: Value]>, for state: State
    ) {
        states[keyPath: path][state] = value
        if state == .normal { setInConfiguration(path, value) }
        needsConfigurationUpdate = true
        measuresChanged()
    }

    /// Copies the title or the image for the normal state to the configuration, if the button has one.
    private func setInConfiguration(_ path: AnyKeyPath, _ value: Any?) {
        guard storedConfiguration != nil else { return }
        if path == \ButtonStates.titles {
            storedConfiguration?.title = value as? String
        } else if path == \ButtonStates.attributedTitles {
            storedConfiguration?.attributedTitle = (value as? NSAttributedString).map { AttributedString($0) }
        } else if path == \ButtonStates.images {
            storedConfiguration?.image = value as? UIImage
        }
    }

    /// The displayed title: the selected element of the menu, the title for the state, or that of the
    /// configuration.
    var shownTitle: String? {
        if let choice = chosenTitle { return choice }
        if storedConfiguration != nil, state != .normal, let own = states.attributedTitles[state] {
            return own.string
        }
        return title(for: state) ?? attributedTitle(for: state)?.string
    }

    /// Returns the title for a state. For the normal state, a configuration has the title alone.
    func statedTitle(for state: State) -> String? {
        guard let configuration = storedConfiguration else { return states.value(\.titles, for: state) }
        return (state == .normal ? nil : states.titles[state]) ?? configuration.title
    }

    /// Returns the title with its attributes for a state, or nil if the configuration displays a different title.
    func statedAttributedTitle(for state: State) -> NSAttributedString? {
        let title = states.value(\.attributedTitles, for: state)
        let isOwn = state != .normal && states.attributedTitles[state] != nil
        guard !isOwn, let configuration = storedConfiguration else { return title }
        return title?.string == configuration.title ? title : nil
    }

    /// Returns the image for a state. For the normal state, a configuration has the image alone.
    func statedImage(for state: State) -> UIImage? {
        guard let configuration = storedConfiguration else { return states.value(\.images, for: state) }
        return (state == .normal ? nil : states.images[state]) ?? configuration.image
    }

    // MARK: Pressing

    /// The opacity of the pressed button, which displays apply by themselves, or nil if the app has set its
    /// own look for the highlighted state.
    var opacityWhilePressed: CGFloat? {
        if let configuration = shownConfiguration ?? storedConfiguration {
            return automaticallyUpdatesConfiguration ? configuration.look.pressedOpacity : nil
        }
        let isChosen =
            states.titleColors[.highlighted] != nil || states.titles[.highlighted] != nil
            || states.attributedTitles[.highlighted] != nil || states.images[.highlighted] != nil
            || states.backgroundImages[.highlighted] != nil
        guard !isChosen else { return nil }
        if buttonType != .custom { return 0.3 }
        return currentImage != nil && adjustsImageWhenHighlighted ? 0.6 : nil
    }

    // MARK: Assistive technology

    /// The text that assistive technology reads for the button.
    var spokenName: String? {
        let configuration = shownConfiguration ?? storedConfiguration
        let texts = [shownTitle, configuration?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
        if !texts.isEmpty { return texts.joined(separator: ", ") }
        if let name = buttonType.spokenName { return name }
        if let title = menu?.title, !title.isEmpty { return title }
        return currentImage?.spokenSymbolName
    }
}

extension UIButton.Configuration {
    /// Copies the title and the image for the normal state that a button had without a configuration, if this
    /// one has none.
    fileprivate mutating func takeContent(of states: ButtonStates) {
        if attributedTitle == nil {
            attributedTitle =
                states.attributedTitles[.normal].map { AttributedString($0) }
                ?? states.titles[.normal].map { AttributedString($0) }
        }
        if image == nil { image = states.images[.normal] }
    }
}
