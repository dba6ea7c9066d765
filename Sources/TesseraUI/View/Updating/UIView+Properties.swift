import Foundation

extension UIView {
    /// Updates the properties of the view and the views within it that wait for it, the outermost first.
    func updatePropertyTree() {
        updateOwnProperties()
        // A view that waits has marked those around it for a layout.
        guard descendantNeedsLayout else { return }
        for subview in subviews { subview.updatePropertyTree() }
    }

    /// Updates the properties of the controller and the view themselves if they wait for it.
    func updateOwnProperties() {
        guard waitsForPropertiesUpdate else { return }
        if viewController == nil, isOfPlainClass {
            needsPropertiesUpdate = false
            return
        }
        performAsCurrent(knownTraits ?? traitCollection) {
            viewController?.updateOwnProperties()
            guard needsPropertiesUpdate else { return }
            needsPropertiesUpdate = false
            observeReads(of: .properties) { updateProperties() }
        }
    }

    /// True if the properties of the view or its controller must be updated.
    var waitsForPropertiesUpdate: Bool {
        needsPropertiesUpdate || viewController?.needsPropertiesUpdate == true
    }

    /// Requests an update of the properties, and a turn of the main loop in which it takes place.
    func requestPropertiesUpdate() {
        needsPropertiesUpdate = true
        propagateNeedsLayout()
    }

    /// Requests an update of the properties after a change of the traits, on which they may depend.
    func propertiesMayDependOnTraits() {
        needsPropertiesUpdate = true
        viewController?.needsPropertiesUpdate = true
    }
}

extension UIViewController {
    /// Updates the controller's properties if they wait for it.
    func updateOwnProperties() {
        guard needsPropertiesUpdate else { return }
        needsPropertiesUpdate = false
        observeReads(of: .properties) { updateProperties() }
    }
}

extension UIView: ObservingReads {
    func readsWillChange(of method: ObservedMethod) {
        switch method {
        case .properties: setNeedsUpdateProperties()
        case .layout: setNeedsLayout()
        case .constraints: setNeedsUpdateConstraints()
        case .drawing: setNeedsDisplay()
        case .configuration:
            if let button = self as? UIButton { return button.setNeedsUpdateConfiguration() }
            (self as? any ConfiguredView)?.cellConfiguration.setNeedsUpdate()
        case .unavailableContent: break
        }
    }
}

extension UIViewController: ObservingReads {
    func readsWillChange(of method: ObservedMethod) {
        switch method {
        case .properties: setNeedsUpdateProperties()
        case .unavailableContent: setNeedsUpdateContentUnavailableConfiguration()
        default: break
        }
    }
}
