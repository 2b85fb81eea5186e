// @ts-check

const ASSIGNMENT =
  /(?:\b(?:var|let|const)\s+|\bwindow\.|(?:^|[;,\n])\s*)([A-Za-z_$][\w$]*)\s*=\s*(?=[{["'\d]|true|false)/g;

const closing = /** @type {Record<string, string>} */ ({ '{': '}', '[': ']' });

/**
 * The text of the object or array literal that starts at an index; strings inside are skipped.
 * @param {string} code @param {number} start
 * @returns {string | null}
 */
const literalAt = (code, start) => {
  const open = code[start] ?? '';
  const close = closing[open];
  if (!close)
    return /^(?:"(?:[^"\\\n]|\\.)*"|-?[\d.]+|true|false)/.exec(code.slice(start))?.[0] ?? null;
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    const character = code[at];
    if (character === '"' || character === "'") {
      for (at += 1; at < code.length && code[at] !== character; at += 1)
        if (code[at] === '\\') at += 1;
    } else if (character === open) depth += 1;
    else if (character === close) {
      depth -= 1;
      if (depth === 0) return code.slice(start, at + 1);
    }
  }
  return null;
};

/**
 * The globals that inline scripts assign. WordPress prints them as JSON; any other value is recorded as
 * undefined. No code of the page runs.
 * @param {readonly string[]} scripts
 * @returns {Map<string, unknown>}
 */
export const readGlobals = (scripts) => {
  /** @type {Map<string, unknown>} */
  const globals = new Map();
  for (const code of scripts) {
    ASSIGNMENT.lastIndex = 0;
    for (let match = ASSIGNMENT.exec(code); match; match = ASSIGNMENT.exec(code)) {
      const start = match.index + match[0].length;
      const literal = literalAt(code, start);
      if (literal !== null) ASSIGNMENT.lastIndex = start + literal.length;
      globals.set(match[1] ?? '', parse(literal));
    }
  }
  return globals;
};

/** @param {string | null} literal */
function parse(literal) {
  try {
    return literal === null ? undefined : JSON.parse(literal);
  } catch {
    return undefined;
  }
}
