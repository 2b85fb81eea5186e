// @ts-check
import { readFileSync } from 'node:fs';
import { moduleNotes } from './module-notes.mjs';

/** @typedef {typeof import('../../src/inventory')} Inventory */

const wakes = {
  now: 'at once',
  visible: 'when it comes near the window, or the browser has time',
  idle: 'when the browser has time',
  interaction: 'when it is touched',
  key: 'with the first key that is pressed',
};
/** @param {import('../../src/runtime/definition').Definition} definition */
const sleepOf = (definition) => {
  if (!('asleep' in definition)) return '';
  return definition.asleep?.until === 'seen'
    ? '; asleep until it is seen or touched, or the keyboard moves on the page'
    : '; asleep until it is touched: press, key, focus, search in the page or address';
};

/** Notes on a feature, by the beginning of the source. */
const notes = [
  ['src/modules/', '../src/modules/README.md'],
  ['src/consent/', 'consent.md'],
  ['src/shop/', '../src/shop/README.md'],
  ['src/learndash/', '../src/learndash/README.md'],
  ['src/sticky/', '../src/sticky/README.md'],
  ['src/abtest/', '../src/abtest/README.md'],
  ['src/pixel/', '../src/pixel/README.md'],
  ['src/builder/', '../src/builder/README.md'],
  ['src/access/', 'accessibility.md'],
];

const code = (/** @type {string} */ text) => `\`${text.replaceAll('|', '\\|')}\``;
const list = (/** @type {string} */ selector) =>
  selector
    .split(/,(?![^(]*\))/)
    .map((each) => code(each.trim()))
    .join(', ');

/** @param {import('../../src/runtime/definition').Definition} definition */
const needs = (definition) => {
  const parts = definition.selector ? [list(definition.selector)] : [];
  if (definition.kind === 'controller') {
    const { globals } = definition;
    if (globals) parts.push(`the global ${globals.map(code).join(' or ')}`);
    if (definition.needs) parts.push('a look at the page (`needs` in the manifest)');
  }
  return parts.join(', and ') || 'every page';
};

/** @type {Record<string, import('../build/measure.mjs').Size>} */
const sizes = JSON.parse(readFileSync('dist/sizes.json', 'utf8'));

/** The file of a part: what it has stands in one table. @param {string} source */
const fileOf = (source) => {
  const row = Object.keys(sizes).find((name) => sizes[name]?.sources.includes(source));
  return `“${row}” in the [size table](sizes.md)`;
};

/** @param {string} name */
const noteOf = (name) => {
  const note = moduleNotes[name];
  if (!note) throw new Error(`tools/docs/module-notes.mjs does not know ${name}.`);
  return note;
};

/** @returns {Promise<string>} docs/modules.md */
export const modulesPage = async () => {
  /** @type {Inventory} */
  const { contents, families } = await import(
    new URL('../../dist/inventory.js', import.meta.url).href
  );
  const parts = await contents();
  const sections = families.flatMap((family) => {
    const here = parts.filter(({ definition }) => definition.family === family);
    return [
      `## ${family}`,
      ...here.map(({ definition, source }) => {
        const note = notes.find(([start = '']) => source.startsWith(start))?.[1];
        const { does, options, keys, events, demo } = noteOf(definition.name);
        const rows = [
          ['is', definition.kind === 'island' ? 'an island on each root' : 'one for the page'],
          ['needs', needs(definition)],
          ['wakes', wakes[definition.when] + sleepOf(definition)],
          ...(definition.holds ? [['clicks kept meanwhile', list(definition.holds)]] : []),
          ...(definition.hides
            ? [
                [
                  'shown if its code cannot be had',
                  definition.hides.map((name) => code(`.${name}`)).join(', '),
                ],
              ]
            : []),
          ...(definition.tracks ? [['in previews', 'left out: it tracks']] : []),
          ...(definition.writes
            ? [['while prerendered', 'waits: it asks the server or writes']]
            : []),
          ...(options ? [['options', options]] : []),
          ...(keys ? [['keys', keys]] : []),
          ...(events ? [['events', `${events.map(code).join(', ')} ([events](events.md))`]] : []),
          ...(demo.length > 0 ? [['demo', demo.map(code).join(', ')]] : []),
          ['code', `[\`${source}\`](../${source})`],
          ['file', fileOf(source)],
          ...(note ? [['decisions', `[${note.replace('../', '')}](${note})`]] : []),
        ];
        return [
          `### ${definition.name}\n\n${does}\n`,
          '| | |\n|---|---|',
          ...rows.map(([name, value]) => `| ${name} | ${value} |`),
        ]
          .join('\n')
          .replace('\n\n|', '\n\n|');
      }),
    ];
  });
  return `# Modules

Every definition of Skerry, from its table of contents. Written by \`npm run docs\` after a build; do not edit.
Classes and attributes are those of the products' own markup: nothing has to be added to a page.

Jump to: ${families.map((family) => `[${family}](#${family})`).join(', ')}.

${sections.join('\n\n')}
`;
};
