/// The page with the list of an app's source files.
struct SourceListPage {
    /// The app.
    let app: HostedApp
    /// The files in their order.
    let files: [SourceFolder.File]
    /// The style sheets.
    let assets: AssetLibrary

    /// The page in HTML.
    var html: String {
        var folders: [(name: String, files: [SourceFolder.File])] = []
        for file in files {
            if folders.last?.name != file.folder { folders.append((file.folder, [])) }
            folders[folders.count - 1].files.append(file)
        }
        let lists = folders.map { folder in
            let title = folder.name.isEmpty ? "" : "<h2>\(folder.name.htmlEscaped)</h2>\n"
            let links = folder.files.map { file in
                #"<li><a href="\#(file.address.htmlEscaped)">\#(file.lastName.htmlEscaped)</a></li>"#
            }
            return "<section>\n\(title)<ul>\n\(links.joined(separator: "\n"))\n</ul>\n</section>"
        }
        return SourceFrame(
            title: "\(app.name): source", back: "/\(app.pathName)/", backName: app.name, heading: "Source",
            assets: assets
        ).html(lists.isEmpty ? "<p>There are no Swift files here.</p>" : lists.joined(separator: "\n"))
    }
}

/// The page of one source file, with numbered lines. The fragment `#L12` names a line.
struct SourceFilePage {
    /// The app.
    let app: HostedApp
    /// The file.
    let file: SourceFolder.File
    /// The content of the file.
    let text: String
    /// The style sheets.
    let assets: AssetLibrary

    /// The page in HTML.
    var html: String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        let rows = lines.enumerated().map { index, line in
            #"<span class="line" id="L\#(index + 1)">\#(String(line).htmlEscaped)</span>"#
        }
        return SourceFrame(
            title: "\(file.lastName) – \(app.name)", back: "/\(app.pathName)/source/",
            backName: "\(app.name): source", heading: file.name, assets: assets
        ).html("<pre tabindex=\"0\"><code>\(rows.joined(separator: "\n"))</code></pre>")
    }
}

/// The common parts of the pages of sources.
private struct SourceFrame {
    let title: String
    let back: String
    let backName: String
    let heading: String
    let assets: AssetLibrary

    func html(_ content: String) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <title>\(title.htmlEscaped)</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <meta name="color-scheme" content="light dark">
        <link rel="icon" href="data:,">
        <link rel="stylesheet" href="\(assets.fontStyles)">
        <link rel="stylesheet" href="\(assets.sourceStyles)">
        </head>
        <body>
        <header>
        <a href="\(back)">‹ \(backName.htmlEscaped)</a>
        <h1>\(heading.htmlEscaped)</h1>
        </header>
        <main>
        \(content)
        </main>
        </body>
        </html>

        """
    }
}
