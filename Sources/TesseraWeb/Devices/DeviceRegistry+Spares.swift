/// The devices that stand ready.
extension DeviceRegistry {
    /// Returns the tokens of an app's devices that stand ready.
    func spareTokens(of app: HostedApp) -> [DeviceToken] {
        spares.devices(of: app).map(\.token)
    }

    /// Starts the devices that stand ready, as many of them as pages leave room for.
    func fillSpares() async {
        for app in configuration.presentApps { await fillSpares(of: app) }
    }

    /// Returns a device of an app that stands ready, for a page of `visitor`; nil if there is none that the page may have.
    func takeSpare(of app: HostedApp, for visitor: IPAddress?) -> Device? {
        guard let spare = spares.newest(of: app), places.lend(spare.token, to: visitor) else { return nil }
        spares.remove(spare)
        refillSpares(of: app, after: 0)
        return spare
    }

    /// Replaces the spare devices that are missing after the end of `device`, or of any if that is nil. An app that has just
    /// ended is started again after `retry` seconds.
    func refillSpares(after device: Device?, retry: Int) {
        for app in configuration.presentApps where spares.count(of: app) < configuration.spareDevices {
            if app == device?.app {
                refillSpares(of: app, after: retry)
            } else if !spares.isWaiting(app) {
                refillSpares(of: app, after: 0)
            }
        }
    }

    private func refillSpares(of app: HostedApp, after seconds: Int) {
        guard configuration.spareDevices > 0, isOpen else { return }
        spares.refill(app, after: seconds) { [weak self] in await self?.fillSpares(of: app) }
    }

    private func fillSpares(of app: HostedApp) async {
        spares.endWait(app)
        guard configuration.presentApps.contains(app) else { return }
        while isOpen, spares.count(of: app) < configuration.spareDevices {
            let token = DeviceToken(host: configuration.hostID)
            guard places.takeSpare(token) else { return }
            spares.begin(app)
            let device: Device
            do throws(Refusal) {
                device = try await makeDevice(app, token)
            } catch {
                spares.finish(app, with: nil)
                if case .cannotStart(_, let retry) = error { refillSpares(of: app, after: retry) }
                return
            }
            // The device may have ended already, or been replaced by a new build.
            spares.finish(app, with: isOpen ? devices[token] : nil)
            if !isOpen { await device.end(.spare) }
        }
    }

    /// True if the host takes new devices.
    private var isOpen: Bool { !isShutDown && !operation.gate.isDraining }
}
