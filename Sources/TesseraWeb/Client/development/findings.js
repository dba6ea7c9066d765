// The entries of a list of problems: a message, its place in a file, and the lines of the source around it.

/** @typedef {{ number: number, text: string }} SourceLine A line of a file, as the wire has it. */

/**
 * A problem of a build, as the wire has it.
 * @typedef {object} Problem
 * @property {string} message
 * @property {string} [file]
 * @property {number} [line]
 * @property {number} [column]
 * @property {SourceLine[]} [source]
 */

/**
 * Returns an element for each problem of the host.
 * @param {Problem[]} problems
 */
export function findings(problems) {
  return problems.map((problem) => {
    const item = document.createElement('li');
    const message = document.createElement('p');
    message.textContent = text(problem?.message);
    item.append(message);
    if (typeof problem?.file === 'string') item.append(place(problem));
    if (Array.isArray(problem?.source) && problem.source.length > 0) item.append(source(problem));
    return item;
  });
}

/** @param {Problem} problem */
function place(problem) {
  const node = document.createElement('code');
  const numbers = [problem.line, problem.column].filter((number) => Number.isInteger(number));
  node.textContent = [problem.file, ...numbers].join(':');
  return node;
}

/**
 * Returns the lines of the source around a problem, which has some.
 * @param {Problem} problem
 */
function source(problem) {
  const node = document.createElement('pre');
  const lines = /** @type {SourceLine[]} */ (problem.source);
  const width = String(lines.at(-1)?.number ?? '').length;
  for (const line of lines) {
    const row = document.createElement('span');
    row.textContent = `${text(line?.number).padStart(width)}  ${text(line?.text)}\n`;
    row.classList.toggle('here', line?.number === problem.line);
    node.append(row);
  }
  return node;
}

/** @param {unknown} value */
function text(value) {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
