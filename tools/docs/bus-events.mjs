// @ts-check

const FIELD = /readonly (\w+): ([^;}]+?)\s*[;}]/g;
const ENTRY =
  /((?: {2}\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?) {2}'([\w:]+)': ([\s\S]*?);\n(?= {2}\/\*\*| {2}'|\};)/g;
const BLOCK = /(<!-- bus -->\n)[\s\S]*?(\n<!-- \/bus -->)/;

/** @param {string} comment */
const plain = (comment) =>
  comment
    .replace(/\/\*\*|\*\//g, '')
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/ \([\w-]+\.md §[^)]*\)/, '')
    .trim();

/** @param {string} type @param {string} name */
const payload = (type, name) => {
  if (name === 'consent:changed')
    return '`ConsentState`: `status`, `law`, `categories` (slug → granted)';
  const fields = [...type.matchAll(FIELD)].map(
    ([, field, kind = '']) =>
      `\`${field}: ${kind.replace('readonly string[]', 'string[]').replaceAll('|', '\\|')}\``,
  );
  return fields.join(', ') || '–';
};

/**
 * The events of the bus as rows, from src/runtime/events.ts.
 * @param {string} source
 */
export const busEvents = (source) =>
  [...source.matchAll(ENTRY)].map(([, comment = '', name = '', type = '']) => ({
    name,
    row: `| \`${name}\` | ${payload(type, name)} | ${plain(comment)} |`,
  }));

/** @param {string} page @param {string} source */
export const putBusEvents = (page, source) => {
  const rows = busEvents(source).map(({ row }) => row);
  const table = ['| event | payload | |', '|---|---|---|', ...rows].join('\n');
  return page.replace(BLOCK, (_, before, after) => `${before}${table}${after}`);
};
