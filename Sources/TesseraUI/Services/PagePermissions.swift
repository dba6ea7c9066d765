import TesseraDisplay

/// What the user permits the page, for the targets of frameworks that need it.
@MainActor
package final class PagePermissions {
    /// The permissions of the app's page.
    package static let shared = PagePermissions()

    /// The answer to a question about a permission.
    package enum Answer: Equatable, Sendable {
        /// What the user has decided.
        case state(DisplayRequest.Permission.State)
        /// The reason why nobody can decide, if it is known.
        case failure(DisplayEvent.Answer.Reason?)
    }

    private var observers:
        [DisplayRequest.Permission.Name: @MainActor (DisplayRequest.Permission.State) -> Void] =
            [:]

    /// Finds out what the user permits.
    ///
    /// - Parameters:
    ///   - name: The permission.
    ///   - asks: True if the user is asked, unless the user has decided before. The browser asks when the user next touches the
    ///     page, if it lets pages ask only then.
    ///   - completion: A closure that runs once, never before this method returns.
    package func find(
        _ name: DisplayRequest.Permission.Name, asks: Bool,
        completion: @escaping @MainActor (Answer) -> Void
    ) {
        let request = DisplayRequest(kind: .permission, permission: .init(name: name, asks: asks))
        // A question to the user stays on the page while the connection is interrupted.
        UIApplication.shared.requests.send(request, outlivesConnection: true) { answer in
            guard answer.outcome != .working else { return }
            if let state = answer.permission, answer.outcome == .done {
                completion(.state(state))
            } else {
                completion(.failure(answer.reason))
            }
        }
    }

    /// Lets a closure run when the user has decided anew about a permission of which the app has asked the state.
    package func observe(
        _ name: DisplayRequest.Permission.Name,
        _ observer: @escaping @MainActor (DisplayRequest.Permission.State) -> Void
    ) { observers[name] = observer }

    func displayReported(_ name: DisplayRequest.Permission.Name, _ state: DisplayRequest.Permission.State) {
        observers[name]?(state)
    }
}
