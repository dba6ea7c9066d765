/// The host's own page: every app live in a phone, or a list of links where a phone does not fit.
struct GalleryPage {
    /// The apps in their order.
    let apps: [HostedApp]
    /// The descriptions of the apps.
    let gallery: Gallery
    /// The style sheets.
    let assets: AssetLibrary

    /// The page in HTML. It contains both forms, of which the style sheet displays one. Frames load lazily,
    /// so hidden frames never load and a narrow window starts no devices. Frames below the window load when
    /// they come near it.
    var html: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <title>\(title.htmlEscaped)</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <meta name="color-scheme" content="light dark">
        <link rel="icon" href="data:,">\(apps.isEmpty ? #"<meta http-equiv="refresh" content="2">"# : "")
        <link rel="stylesheet" href="\(assets.fontStyles)">
        <link rel="stylesheet" href="\(assets.galleryStyles)">
        </head>
        <body>
        <header>
        <h1>Tessera</h1>
        <p>\(count)</p>
        </header>
        <main>
        \(apps.map(device).joined(separator: "\n"))
        </main>
        </body>
        </html>

        """
    }

    private var count: String {
        switch apps.count {
        case 0: "No app yet. The terminal says why."
        case 1: "One app, live."
        default: "\(apps.count) apps, live."
        }
    }

    private var title: String {
        apps.isEmpty ? "Tessera" : "\(apps.map(\.name).joined(separator: ", ")) – Tessera"
    }

    private func device(_ app: HostedApp) -> String {
        let name = app.name.htmlEscaped
        let path = "/\(app.pathName)/"
        let entry = gallery[app]
        let line = entry.line.map { "\n<p>\($0.htmlEscaped)</p>" } ?? ""
        let source =
            entry.source == nil
            ? ""
            : "\n"
                + #"<a class="source" href="\#(path)source/" aria-describedby="app-\#(app.pathName)">Source</a>"#
        return """
            <article>
            <div class="words">
            <a class="app" href="\(path)"><span class="icon" aria-hidden="true">\(app.name.prefix(1).htmlEscaped)</span>\
            <h2 id="app-\(app.pathName)">\(name)</h2><span class="open" aria-hidden="true">Open</span></a>\(line)\(source)
            </div>
            <div class="phone"><iframe src="\(path)" title="\(name)" width="390" height="844" loading="lazy"></iframe></div>
            </article>
            """
    }
}

extension Substring {
    fileprivate var htmlEscaped: String { String(self).htmlEscaped }
}
