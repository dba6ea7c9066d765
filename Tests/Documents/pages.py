"""Reads the parts of Markdown pages that the checks need."""

import re
from functools import cache

from sources import ROOT


@cache
def text_of(page):
    """Returns the text of a page of the repository."""
    return (ROOT / page).read_text()


def without_code(text):
    """Returns a text without its blocks of code, fenced or indented."""
    text = re.sub(r"(?ms)^```.*?^```\n?", "", text)
    return re.sub(r"(?m)(?<=\n\n)(?: {4}.*\n|\n(?= {4}))+", "", text)


def section(page, heading):
    """Returns the text below a heading, with its subsections."""
    match = re.search(rf"(?m)^(#+) {re.escape(heading)}$", text_of(page))
    assert match, f"{page} has no heading “{heading}”."
    rest = text_of(page)[match.end():]
    end = re.search(rf"(?m)^#{{1,{len(match[1])}}} ", rest)
    return rest[:end.start()] if end else rest


def rows(text):
    """Returns the rows of the tables of a text, as lists of cells, without their heads."""
    found, is_body = [], False
    for line in text.split("\n"):
        if not line.startswith("|"):
            is_body = False
        elif re.fullmatch(r"[|\-: ]+", line):
            is_body = True
        elif is_body:
            found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def cells_of(text, column):
    """Returns the names in backticks in one column of the tables of a text."""
    return [name for row in rows(text) for name in re.findall(r"`([\w./]+)`", row[column])]


def named_functions(page):
    """Returns the pairs of file and function that a page names as `File.swift: function(label:)`."""
    return re.findall(r"`([\w./+-]+\.(?:swift|js|py)): ([^`]+)`", text_of(page))


def named_paths(page):
    """Returns the paths below the repository that a page names in backticks or links to."""
    prose = without_code(text_of(page))
    # The app that the README develops has files that are not in the repository.
    found = re.findall(
        r"`((?:Sources(?!/Hello/)|Tests|Scripts|Examples|Benchmarks|Documentation|\.github)/[\w./+ -]+)`", prose)
    for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)|(?:src|href)=\"([^\"#]+)\"", prose):
        address = link[0] or link[1]
        if "://" not in address and not address.startswith("mailto:"):
            found.append(address)
    return found


def outline(page):
    """Returns the elements of a page that a translation must have too, in order, as pairs of a sort and a value.

    The value of a heading is its level, that of code is its text, that of links and pictures their addresses, that of
    lists and tables their sizes, and that of figures their digits. Figures are sorted within each section, since
    languages order them differently.
    """
    found, figures = [], []
    text = text_of(page)
    blocks = re.split(r"(?m)(^```[\s\S]*?^```$|^ {4}[^\n]*\n(?: {4}[^\n]*\n|\n(?= {4}))*)", text)

    def flush():
        if figures:
            found.append(("figures", tuple(sorted(figures))))
            figures.clear()

    for index, block in enumerate(blocks):
        if index % 2:
            flush()
            found.append(("code", block.strip("\n")))
            continue
        links = []
        for line in block.split("\n"):
            if heading := re.match(r"(#+) ", line):
                flush()
                if links:
                    found.append(("links", tuple(sorted(links))))
                links = []
                found.append(("heading", len(heading[1])))
            # A page and its translation link to each other.
            line = re.sub(r"\[[^\]]*\]\(README(?:\.ja)?\.md\)", "", line)
            links += [one or other for one, other in re.findall(r"\]\(([^)]+)\)|(?:src|href)=\"([^\"]+)\"", line)]
            figures.extend(re.findall(r"`[^`]+`", line))
            if line.startswith("- "):
                found.append(("item", 1))
            if line.startswith("|"):
                found.append(("columns", line.count("|")))
            prose = re.sub(r"`[^`]+`|\]\([^)]+\)|<[^>]+>", " ", line)
            figures.extend(re.findall(r"\d+(?:[.,:]\d+)*", prose))
        if links:
            found.append(("links", tuple(sorted(links))))
    flush()
    return found
