import Foundation
import Logging
import PhotosUI
import QuickLook
import SafariServices
import ServiceLifecycle
import TesseraDevelopment
import TesseraDisplay
import TesseraGraphics
import TesseraImages
import TesseraMock
import TesseraWeb
import UIKit

// The samples of the comments of the libraries beside UIKit and Combine.

func paintDot() throws {
    let canvas = Canvas(width: 200, height: 200)
    canvas.addEllipse(in: CGRect(x: 20, y: 20, width: 160, height: 160))
    canvas.fill(.color(.init(red: 0.8, green: 0.2, blue: 0.1)))
    try canvas.pngData().write(to: URL(filePath: "dot.png"))
}

func findTitle(_ messages: [DisplayMessage]) throws {
    var tree = SceneTree()
    for message in messages { try tree.apply(message) }
    let title = tree.elements.values.first { $0.properties.identifier == "title" }
}

@MainActor
func settle(_ controller: UIViewController) {
    let scene = OffscreenScene(size: CGSize(width: 390, height: 844), scale: 2, presenting: controller)
    defer { scene.close() }
    let tree = scene.settle()
}

struct MemoryTransport: ImageTransport {
    let images: [URL: Data]
    func data(from url: URL, limit: Int) async throws(ImageLoadingError) -> Data {
        guard let data = images[url] else { throw .status(404) }
        return data
    }
}

@MainActor
enum ImageSamples {
    struct RemotePhoto {
        let url: URL
    }

    static func load(_ url: URL) async throws {
        let image = try await ImageLoader.shared.image(for: url)
    }

    static func show(_ photo: RemotePhoto, in imageView: UIImageView) {
        imageView.setImage(
            from: photo.url, failure: UIImage(systemName: "photo"), transition: .fade(duration: 0.25))
    }
}

enum ServerSamples {
    static func setFaults(_ configuration: inout MockServer.Configuration) throws {
        // Every answer takes two seconds, three of ten fail, and the news always do.
        configuration.faults = try MockFaults(
            delay: .seconds(2), failureRate: 0.3, failingRoutes: ["/api/mock/v1/top/news"])
    }

    static func runMock() async throws {
        var configuration = MockServer.Configuration(file: URL(filePath: "photos.json"))
        configuration.routes = URL(filePath: "routes.json")
        let server = try MockServer(configuration)
        try await server.run { address in print("Mock API on \(address)") }
    }

    static func runHost(_ logger: Logger) async throws {
        let host = try AppHost(HostConfiguration(apps: [HostedApp(".build/debug/Photos")]))
        let group = ServiceGroup(
            services: [host], gracefulShutdownSignals: [.sigint, .sigterm], logger: logger)
        try await group.run()
    }
}

extension UIViewController {
    func browse(_ url: URL) {
        present(SFSafariViewController(url: url), animated: true)
    }
}

final class DishPhotosController: UIViewController, PHPickerViewControllerDelegate {
    func choosePhotos() {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        configuration.selectionLimit = 3
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {}
}

func runPackage(_ folder: URL, _ logger: Logger) async throws {
    let workshop = Workshop(DevelopmentOptions(package: folder), terminal: Terminal())
    let host = try AppHost(
        HostConfiguration(apps: [], development: workshop.development, environment: Workshop.environment))
    let group = ServiceGroup(
        services: [host, workshop], gracefulShutdownSignals: [.sigint, .sigterm], logger: logger)
    try await group.run()
}

@MainActor
enum SelectorSamples {
    final class Counter: NSObject {
        func tapped(_ sender: Any?) {}
    }

    static func makeSelector() -> Selector {
        let tapped = Selector("tapped:", Counter.tapped(_:))
        return tapped
    }
}

private protocol Listener: AnyObject {
    func changed()
}

private final class WeakListeners {
    private let listeners = NSHashTable<AnyObject>.weakObjects()

    func add(_ listener: any Listener) { listeners.add(listener) }
    func inform() { for case let listener as any Listener in listeners.allObjects { listener.changed() } }
}

final class FilesController: UIViewController, QLPreviewControllerDataSource,
    UIDocumentInteractionControllerDelegate
{
    private let files: [URL] = []
    private let button = UIButton()

    func showFiles() {
        let previews = QLPreviewController()
        previews.dataSource = self
        previews.currentPreviewItemIndex = 2
        present(previews, animated: true)
    }

    func show(_ file: URL) {
        let controller = UIDocumentInteractionController(url: file)
        controller.delegate = self
        if !controller.presentPreview(animated: true) {
            controller.presentOptionsMenu(from: button.frame, in: view, animated: true)
        }
    }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }

    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
        files[index]
    }
}
