"""Compares pictures in a browser, which decodes them."""

import base64

COUNT = """
async ([one, other]) => {
  const pixels = async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), { colorSpaceConversion: 'none' });
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.width !== b.width || a.height !== b.height) {
    throw new Error(`${a.width}x${a.height} and ${b.width}x${b.height} pixels`);
  }
  const { width, height } = a;
  const differ = (i, j) => Math.max(
    Math.abs(a.data[i] - b.data[j]), Math.abs(a.data[i + 1] - b.data[j + 1]), Math.abs(a.data[i + 2] - b.data[j + 2])) > 32;
  let [all, far] = [0, 0];
  const rows = new Array(Math.ceil(height / 40)).fill(0);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = (y * width + x) * 4;
      if (!differ(i, i)) continue;
      all += 1;
      rows[Math.floor(y / 40)] += 1;
      // A pixel that the other picture has beside this place is an edge of a letter or of a line.
      let isNear = false;
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1) && !isNear; v += 1) {
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1) && !isNear; u += 1) {
          isNear = !differ(i, (v * width + u) * 4);
        }
      }
      if (!isNear) far += 1;
    }
  }
  return { all: all / (width * height), far: far / (width * height), rows };
}
"""


class Difference:
    """The shares of pixels, from 0 to 1, that differ by more than 32 of 255 in a channel: `all` of them, and those to which
    no pixel within one pixel of the same place is similar in the other picture (`far`). `rows` has the number of pixels
    that differ in each stripe of 40 rows."""

    def __init__(self, values):
        self.all = values["all"]
        self.far = values["far"]
        self.rows = values["rows"]

    def __str__(self):
        stripes = ", ".join(f"{40 * index}: {count}" for index, count in enumerate(self.rows) if count)
        return f"{self.all:.2%} of the pixels differ, {self.far:.2%} beyond edges; by rows: {stripes or 'none'}"


def compare(page, one, other):
    """Compares two PNG files in an empty page."""
    arguments = [base64.b64encode(data).decode() for data in (one, other)]
    return Difference(page.evaluate(COUNT, arguments))
