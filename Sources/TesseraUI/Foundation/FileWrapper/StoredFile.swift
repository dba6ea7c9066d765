import Foundation

/// A wrapper as a property list.
struct StoredFile: Codable {
    private let kind: FileWrapper.Kind
    let name: String?
    let preferredName: String?
    private var data: Data?
    private var path: String?
    private var children: [String: StoredFile]?

    init(_ wrapper: FileWrapper) {
        kind = wrapper.kind
        name = wrapper.filename
        preferredName = wrapper.preferredFilename
        data = wrapper.regularFileContents
        path = wrapper.symbolicLinkDestinationURL.map(FileWrapper.path(ofLinkTo:))
        children = wrapper.fileWrappers?.mapValues(StoredFile.init)
    }

    var contents: FileWrapper.Contents {
        switch kind {
        case .file: .file(data ?? Data())
        case .link: .link(URL(fileURLWithPath: path ?? ""))
        case .directory: .directory((children ?? [:]).mapValues { FileWrapper($0) })
        }
    }
}
