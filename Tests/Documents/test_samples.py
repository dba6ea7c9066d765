"""Checks the manifests in the documentation, which no Swift test can compile, and that a Swift test compares each
article."""

import json
import re
import subprocess

from pages import text_of
from sources import ROOT


def samples(page):
    """Returns the Swift samples on a page."""
    return re.findall(r"(?ms)^```swift\n(.*?)^```", text_of(page))


def test_the_manifest_of_the_first_app_is_understood(tmp_path):
    """The package manager can read the manifest of the article on the first screen."""
    article = "Sources/TesseraUI/TesseraUI.docc/FirstScreen.md"
    manifest = next(each for each in samples(article) if each.startswith("// swift-tools-version"))
    (tmp_path / "Package.swift").write_text(manifest)
    (tmp_path / "Sources/Hello").mkdir(parents=True)
    result = subprocess.run(
        ["swift", "package", "--package-path", tmp_path, "dump-package"], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout)["targets"][0]["name"] == "Hello"


def test_every_article_with_samples_is_named_by_a_test():
    """Each article with samples is named by a Swift test that compares its samples with sources."""
    tests = [
        ROOT / "Tests" / path for path in (
            "ArticleSamplesTests/SamplesInDocumentationTests.swift", "CombineSamplesTests/SamplesInDocumentationTests.swift",
            "CommentSamplesTests/SamplesTests.swift",
            "TopTests/TopDocumentationTests.swift", "TesseraCombineTestingTests/DocumentationTests.swift")]
    text = "\n".join(path.read_text() for path in tests)
    articles = [path for path in sorted(ROOT.glob("Sources/*/*.docc/*.md")) if samples(path.relative_to(ROOT))]
    missing = [path.name for path in articles if not re.search(rf"\b{path.stem}\b", text)]
    assert not missing, f"No test builds the samples of {', '.join(missing)}."
