import Network

// The sample of the comments of the network.

func watchNetwork() {
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { path in
        print(path.status == .satisfied ? "online" : "offline")
    }
    monitor.start(queue: .main)
}
