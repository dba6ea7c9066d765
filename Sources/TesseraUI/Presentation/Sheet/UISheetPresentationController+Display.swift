import Foundation
import TesseraDisplay

extension UISheetPresentationController {
    /// Handles a report of the display about a movement of the sheet by the user. Reports that are out of
    /// date are ignored.
    func displayDragged(_ event: DisplayEvent.Sheet) {
        guard event.revision == chrome.revision, let presentation, let content = presentation.content,
            content.appearance == .shown || content.appearance == .appearing
        else { return }
        let geometry = geometry
        switch event.phase {
        case .moved:
            guard let height = event.height else { return }
            draggedHeight = min(max(CGFloat(height), geometry.lowest), geometry.highest)
            layOutChrome()
        case .settled: settle(at: event.detent, of: geometry)
        case .dismissed:
            isCarriedAway = true
            guard presentation.userDismisses() else {
                isCarriedAway = false
                return putBack()
            }
        case .attempted:
            settle(at: event.detent, of: geometry)
            // If the user may dismiss the sheet by now, the display will get that information soon.
            if presentation.keepsUser { presentation.userDismisses() }
        }
    }

    private func settle(at index: Int?, of geometry: SheetGeometry) {
        draggedHeight = nil
        guard let index, geometry.stops.indices.contains(index) else { return putBack() }
        choose(geometry.stops[index].identifier)
    }

    /// Selects the detent that the user has chosen.
    private func choose(_ identifier: Detent.Identifier) {
        let old = selectedStop(of: geometry).identifier
        isUsersChange = true
        selectedDetentIdentifier = identifier
        isUsersChange = false
        containerView?.setNeedsLayout()
        guard old != identifier else { return }
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    /// Makes the display move the sheet back to its place in the app.
    private func putBack() {
        draggedHeight = nil
        chrome.revision += 1
        containerView?.setNeedsLayout()
    }

    /// Moves the sheet to the next higher detent, or from the highest to the lowest.
    func grabberPressed() {
        let geometry = geometry
        guard geometry.stops.count > 1,
            let index = geometry.stops.firstIndex(of: selectedStop(of: geometry))
        else { return }
        let next = geometry.stops[(index + 1) % geometry.stops.count].identifier
        animateChanges {
            isUsersChange = true
            selectedDetentIdentifier = next
            isUsersChange = false
            chrome.revision += 1
            containerView?.setNeedsLayout()
        }
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}
