import Foundation
import TesseraDisplay

extension UISheetPresentationController {
    /// The size in points of a form sheet in a wide window, as on an iPad.
    private static let formSize = CGSize(width: 540, height: 620)
    /// The greatest size in points of a page sheet in a wide window.
    private static let pageSize = CGSize(width: 704, height: 940)
    private static let cornerRadius: CGFloat = 10

    var geometry: SheetGeometry { makeGeometry(in: containerView?.bounds.size ?? .zero) }

    func makeGeometry(in size: CGSize) -> SheetGeometry {
        let traits = containerView?.traitCollection ?? traitCollection
        let safeArea = containerView?.safeAreaInsets ?? .zero
        let placement: SheetGeometry.Placement =
            traits.verticalSizeClass == .compact
            ? prefersEdgeAttachedInCompactHeight ? .attached : .covering
            : traits.horizontalSizeClass == .regular ? .floating : .attached
        let preferred = presentedViewController.contentSizeOfPresentation
        let stops = makeStops(placement, in: size, safeArea, traits, preferred: preferred)
        let undimmed = detents.first { $0.identifier == largestUndimmedDetentIdentifier }
        let width: CGFloat =
            switch placement {
            case .covering: size.width
            case .attached:
                widthFollowsPreferredContentSizeWhenEdgeAttached && preferred.width > 0
                    ? min(preferred.width, size.width) : size.width - attachedInset(traits, safeArea)
            case .floating: floatingSize(in: size, preferred: preferred).width
            }
        return SheetGeometry(
            placement: placement, container: size, safeArea: safeArea, stops: stops, width: width,
            undimmed: undimmed.flatMap { found in stops.first { $0.identifier == found.identifier }?.height }
                ?? 0,
            recedes: placement == .attached && traits.verticalSizeClass != .compact
                && traits.horizontalSizeClass != .regular && width == size.width,
            keyboard: keyboardHeight)
    }

    /// Returns the width in points that a sheet at the bottom edge of a phone in landscape orientation leaves
    /// free at both sides together.
    private func attachedInset(_ traits: UITraitCollection, _ safeArea: UIEdgeInsets) -> CGFloat {
        traits.verticalSizeClass == .compact ? safeArea.left + safeArea.right : 0
    }

    private func makeStops(
        _ placement: SheetGeometry.Placement, in size: CGSize, _ safeArea: UIEdgeInsets,
        _ traits: UITraitCollection, preferred: CGSize
    ) -> [SheetGeometry.Stop] {
        switch placement {
        case .covering: return [.init(identifier: .large, height: size.height)]
        case .floating:
            return [.init(identifier: .large, height: floatingSize(in: size, preferred: preferred).height)]
        case .attached:
            let maximum = SheetGeometry.maximumDetent(in: size, safeArea)
            let context = SheetDetentContext(traits: traits, maximum: maximum)
            // With a keyboard, the heights of detents are measured from its upper edge, up to the greatest height that there is
            // room for.
            let bottom = max(safeArea.bottom, keyboardHeight)
            let stops = detents.compactMap { detent -> SheetGeometry.Stop? in
                guard let value = detent.resolvedValue(in: context), value.isFinite else { return nil }
                return .init(
                    identifier: detent.identifier,
                    height: min(max(value, 0) + bottom, maximum + safeArea.bottom))
            }.sorted { $0.height < $1.height }
            return stops.isEmpty ? [.init(identifier: .large, height: maximum + safeArea.bottom)] : stops
        }
    }

    private func floatingSize(in size: CGSize, preferred: CGSize) -> CGSize {
        let room = CGSize(
            width: max(size.width - 2 * SheetGeometry.margin, 1),
            height: max(size.height - 2 * SheetGeometry.margin, 1))
        let usual = prefersPageSizing ? Self.pageSize : Self.formSize
        let wanted = prefersPageSizing ? .zero : preferred
        return CGSize(
            width: min(wanted.width > 0 ? wanted.width : usual.width, room.width).rounded(),
            height: min(wanted.height > 0 ? wanted.height : usual.height, room.height).rounded())
    }

    func selectedStop(of geometry: SheetGeometry) -> SheetGeometry.Stop {
        geometry.stops.first { $0.identifier == selectedDetentIdentifier } ?? geometry.stops[0]
    }

    // MARK: Views

    func installChrome() {
        guard let container = containerView else { return }
        dimmingView.action = { [weak self] in self?.presentation?.userDismisses() }
        chrome.controller = self
        chrome.coversContainer = geometry.placement == .covering
        chrome.embed(presentedViewController.view)
        chrome.traitOverrides.userInterfaceLevel = .elevated
        container.addSubview(chrome)
        // The dimming view lies behind the sheet by its `zPosition`. As a later subview, it comes after the sheet in the order of
        // the keyboard.
        container.addSubview(dimmingView)
        place(chrome, at: frameOfPresentedViewInContainerView)
    }

    func uninstallChrome() {
        recession?.end()
        recession = nil
        chrome.release()
        chrome.removeFromSuperview()
        dimmingView.removeFromSuperview()
        draggedHeight = nil
        isCarriedAway = false
    }

    func layOutChrome() {
        guard let container = containerView, chrome.superview === container else { return }
        let geometry = geometry
        let height = draggedHeight ?? selectedStop(of: geometry).height
        dimmingView.frame = container.bounds
        var frame = geometry.frame(height: height)
        if geometry.placement == .floating, let sourceView, sourceView.window === container.window {
            let middle = container.convert(sourceView.bounds, from: sourceView).midX
            frame.origin.x = min(
                max(middle - frame.width / 2, 20), max(container.bounds.width - frame.width - 20, 20))
        }
        place(chrome, at: frame)
        chrome.coversContainer = geometry.placement == .covering
        chrome.look(
            radius: geometry.placement == .covering ? 0 : preferredCornerRadius ?? Self.cornerRadius,
            isFloating: geometry.placement == .floating, hasGrabber: showsGrabber(geometry),
            canExpand: geometry.stops.count > 1)
        updateSurroundings(at: geometry)
        chrome.content = sheetContent(geometry)
    }

    private func showsGrabber(_ geometry: SheetGeometry) -> Bool {
        prefersGrabberVisible && geometry.placement == .attached
    }

    func updateSurroundings(at geometry: SheetGeometry) {
        let height = draggedHeight ?? selectedStop(of: geometry).height
        let dimming = SheetGeometry.share(at: height, of: geometry.dimming)
        dimmingView.alpha = isOut ? 0 : dimming
        dimmingView.isHidden = geometry.dimming.isEmpty
        dimmingView.isUserInteractionEnabled = !letsTouchesThrough
        dimmingView.dismisses = !letsTouchesThrough && presentation?.keepsUser != true
        guard geometry.recedes else {
            recession?.end()
            recession = nil
            return
        }
        recession = recession ?? SheetRecession(of: presentingViewController, behind: containerView)
        let share = SheetGeometry.share(at: height, of: geometry.recession)
        recession?.apply(isOut ? 0 : share, geometry)
    }

    /// Returns the description with which the display moves the sheet by itself.
    private func sheetContent(_ geometry: SheetGeometry) -> SheetContent {
        func number(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }
        let selected = selectedStop(of: geometry)
        var content = SheetContent(
            heights: geometry.stops.map { number($0.height) },
            selected: geometry.stops.firstIndex(of: selected) ?? 0, gone: number(geometry.gone),
            revision: chrome.revision)
        if presentation?.keepsUser != true { content.canBeDismissed = true }
        if !prefersScrollingExpandsWhenScrolledToEdge { content.scrollsFirst = true }
        if !geometry.dimming.isEmpty {
            content.companions.append(
                .init(
                    id: dimmingView.node.id,
                    opacities: geometry.dimming.map { [number($0.height), number($0.share)] }))
        }
        if let recession, !geometry.recession.isEmpty {
            content.companions.append(
                .init(
                    id: recession.view.node.id,
                    places: geometry.recession.map { point in
                        let place = recession.place(at: point.share, geometry)
                        return [
                            number(point.height), (Double(place.scale) * 1e5).rounded() / 1e5,
                            number(place.way), number(place.radius),
                        ]
                    }))
        }
        return content
    }
}
