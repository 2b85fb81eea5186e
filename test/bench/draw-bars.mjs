// @ts-check

const WIDTH = 720;
const LABEL_WIDTH = 130;
const VALUE_WIDTH = 90;
const BAR_HEIGHT = 22;
const GAP = 8;
const TITLE_HEIGHT = 34;

/**
 * A chart of horizontal bars. The longest bar of each group has the full width; colours suit light
 * and dark schemes.
 * @param {readonly import('./section.mjs').Bars[]} groups
 * @returns {string} an SVG document
 */
export const drawBars = (groups) => {
  /** @type {string[]} */
  const parts = [];
  let top = 0;
  for (const { label, unit, bars } of groups) {
    top += TITLE_HEIGHT;
    parts.push(`<text x="0" y="${top - 12}" class="title">${label}</text>`);
    const max = Math.max(...bars.map(({ value }) => value));
    for (const { name, value } of bars) {
      const middle = top + BAR_HEIGHT / 2 + 5;
      const width = Math.max(2, (value / max) * (WIDTH - LABEL_WIDTH - VALUE_WIDTH));
      const kind = name === 'skerry' ? 'own' : 'other';
      parts.push(
        `<text x="${LABEL_WIDTH - 10}" y="${middle}" text-anchor="end">${name}</text>`,
        `<rect x="${LABEL_WIDTH}" y="${top}" width="${width.toFixed(0)}" height="${BAR_HEIGHT}" class="${kind}"/>`,
        `<text x="${(LABEL_WIDTH + width + 8).toFixed(0)}" y="${middle}">${value.toFixed(0)} ${unit}</text>`,
      );
      top += BAR_HEIGHT + GAP;
    }
  }
  const style =
    'text{font:14px system-ui,sans-serif;fill:#1d2b36}.title{font-weight:600}.own{fill:#0b7285}.other{fill:#9aa8b2}' +
    '@media(prefers-color-scheme:dark){text{fill:#e6edf2}.own{fill:#3bc9db}.other{fill:#5c6b75}}';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top}" role="img" aria-label="How long scripts block, beside other packages"><style>${style}</style>${parts.join('')}</svg>\n`;
};
