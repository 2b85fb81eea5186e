import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import * as builder from '../../src/builder/library';

/**
 * The rows of vectors.txt, `function(arguments) → result`. Below are the functions under the names
 * used there, and their data.
 */
const lines = readFileSync('test/builder/vectors.txt', 'utf8').split('\n');

const modules = [
  { address: '0', type: 'et_pb_section', attrs: { specialty: 'on', locked: 'off' } },
  { address: '0.0', type: 'et_pb_row', attrs: { locked: 'on' } },
  { address: '0.0.0', type: 'et_pb_column', attrs: {} },
  { address: '0.0.0.0', type: 'et_pb_text', attrs: {} },
  { address: '1', type: 'et_pb_section', attrs: { fullwidth: 'on', _deleted: true } },
];
const attrs = {
  w: '100px',
  w_tablet: '',
  w_phone: '50px',
  h: '10px',
  h_tablet: '10px',
  f: 'a',
  f_tablet: 'b',
};
const comments =
  '<h1 class="x">C</h1><h3 id="reply-title" class="comment-reply-title">L</h3><h3>z</h3>';
const iconTable = [{ unicode: '&#x41;', decoded_unicode: 'A' }];
const iconLists = {
  icons: ['!', '&quot;', '#', '$'],
  downIcons: ['&amp;#x22;', '&amp;#x33;'],
};
const fonts = {
  'Open Sans': { type: 'sans-serif', styles: '300,400,700', character_set: 'latin' },
  Lora: { type: 'serif', styles: '400' },
  Pacifico: { type: 'cursive', add_ms_version: true },
};
const layouts = {
  regular: ['4_4', '1_2,1_2'],
  specialty: { '1_2,1_2': { columns: 2 }, '1_4,3_4': { columns: 3 } },
};
type Module = builder.BuilderModule;

/** Adapters from the positional arguments of the rows to functions with named options. */
const adapted = {
  moduleLocked: (module: Module) => builder.moduleLocked(module, modules),
  moduleDeleted: (module: Module, checkAncestors?: boolean) =>
    builder.moduleDeleted(module, modules, checkAncestors),
  sectionType: (module: Module) => builder.sectionType(module, modules),
  ancestor: (kind: string, module: Module) => builder.ancestor(kind, module, modules)?.address,
  commentsMarkup: (title: string, form: string) => builder.commentsMarkup(comments, title, form),
  value: (name: string, fallback: unknown, device: string) =>
    builder.value(attrs, name, { fallback, device }),
  inherited: (name: string, fallback: unknown) => builder.inherited(attrs, name, fallback),
  anyValue: (name: string, fallback: unknown, inherits: boolean, device?: string) =>
    builder.anyValue(attrs, name, { fallback, inherits, device: device ?? '' }),
  anyDefinedValue: (name: string, fallback: unknown, inherits: boolean, device?: string) =>
    builder.anyDefinedValue(attrs, name, { fallback, inherits, device: device ?? '' }),
  nonEmpty: (name: string, fallback: unknown) => builder.nonEmpty(attrs, name, fallback),
  fieldNames: (name: string, withBase?: boolean, withLastEdited?: boolean) =>
    builder.fieldNames(name, {
      ...(withBase === undefined ? {} : { withBase }),
      ...(withLastEdited === undefined ? {} : { withLastEdited }),
    }),
  base: builder.hoverBase,
  formattedPx: (value: unknown, emptyForZero = true) =>
    builder.formattedPx(value, { zero: emptyForZero ? '' : '0px' }),
  sanitizeInputUnit: (
    value: unknown,
    dropImportant?: boolean,
    defaultUnit?: string,
    keywordsOf?: string,
  ) =>
    builder.sanitizeInputUnit(value, {
      dropImportant: dropImportant ?? false,
      defaultUnit,
      keywordsOf: keywordsOf ?? '',
    }),
  responsiveCss: (values: unknown, selector: string, property: string, suffix?: string) =>
    builder.responsiveCss(values, { selector, property, suffix: suffix ?? ';' }),
  affixSelectors: (list: string, affix: string, as: 'prefix' | 'suffix', withSpace?: boolean) =>
    builder.affixSelectors(list, affix, { as, withSpace: withSpace ?? true }),
  iconCss: (value: string) => builder.iconCss(value, iconTable),
  iconToText: (value: string | undefined, useDownList?: boolean) =>
    builder.iconToText(value, { ...iconLists, useDownList: useDownList ?? false }),
  fontCss: (setting: unknown, isImportant?: boolean, standard?: string) =>
    builder.fontCss(setting, {
      isImportant: isImportant ?? false,
      standard: standard ?? '',
      fonts,
    }),
  rowLayouts: (type: string, key?: string) => builder.rowLayouts(type, key, layouts),
  format: builder.tryFormat,
  scrollDuration: (distance: number) => builder.scrollDuration(distance) || 'no animation',
  zoomScroll: (top: number) => {
    const { target, durationMs } = builder.scrollTarget({ top, current: 0, isZoomed: true });
    return [target, durationMs];
  },
  cookieName: (purpose: string, editor: string) => builder.cookieName(purpose, editor, 77),
};

const functions = { ...builder, ...adapted } as Readonly<Record<string, unknown>>;
const evaluate = (expression: string): unknown => {
  const run = runInThisContext(`({${Object.keys(functions).join()}}) => (${expression})`) as (
    known: typeof functions,
  ) => unknown;
  return run(functions);
};

/** Expected results where the old editor has a bug. */
const corrected: Readonly<Record<string, unknown>> = {
  // A boolean.
  'moduleLocked({address: "1.0", attrs: {}})': false,
  'moduleLocked({address: "x", attrs: {}})': false,
  // Not swapped (builder.md §16.1).
  'fontIndexes("line_style")': [8],
  'fontIndexes("line_color")': [7],
  // No `undefined` in the list.
  'splitPlaceholderSelectors(".a::-webkit-input-placeholder")': ['.a::-webkit-input-placeholder'],
};

/** `[one, other]("x")` calls each. */
const spread = (call: string) =>
  call.replace(/^(\[[\w, ]+\])\((.*)\)$/, '$1.map((each) => each($2))');

/** The title of each section of vectors.txt, with the statements that it proves. */
const titles: Readonly<Record<string, string>> = {
  '3.': 'which window scrolls in a preview mode',
  '8.': 'the keys that choose layouts and directions [S2.23a, S2.23b, S2.23c]',
  '10.2':
    'kinds, addresses, locks and levels of modules [S3.31a, S3.31c, S3.32a, S3.32b, S3.32h, S3.32i, S4.64a, S4.64b, S5.27, S6.03a]',
  '11.1': 'flags [S3.40a, S3.40b, S3.40c]',
  '11.2': 'which values are there',
  '11.3': 'values by device [S3.29b, S3.29c, S3.33a, S3.33b]',
  '11.4': 'values under the pointer [S3.33c, S3.33d]',
  '11.5': 'lengths and numbers [S5.28a, S5.28b, S5.29]',
  '11.6': 'lists, spacing, selectors and texts',
  '11.7': 'relations of links [S3.38a, S3.38b, S3.38c, S3.38d, S3.38e]',
  '12.': 'icons [S3.34a, S3.34b, S3.34c, S5.26a, S5.26b, S9.36b, S9.36c]',
  '13.1':
    'positions in a font setting [S3.35a, S3.35b, S3.35c, S3.35d, S3.35e, S3.35f, S3.35g, S3.35h, S3.35i]',
  '13.2':
    'declarations of a font setting [S3.35a, S3.35b, S3.35c, S3.35d, S3.35e, S3.35f, S3.35g, S3.35h, S3.35i, S5.30a, S5.30b, S9.36a]',
  '13.3': 'what switches a font setting off',
  '13.5': 'the class of a font',
  '14.1':
    'gradients [S3.36a, S3.36b, S3.36c, S3.36d, S3.36e, S3.36f, S3.36g, S3.36h, S3.36i, S3.36j, S3.36k, S3.36l, S3.36m, S3.36n, S3.36o]',
  '14.2':
    'which background is there [S3.32j, S3.32k, S3.32l, S3.32m, S3.32n, S3.32o, S3.32p, S3.32q, S3.32r]',
  '15.':
    'structures of rows [S3.37a, S3.37b, S3.37c, S3.37d, S3.37e, S3.37f, S3.37g, S3.37h, S3.37i]',
  '16.': 'filled templates [S5.31a, S5.31b]',
  '19.2': 'how long scrolling takes [S9.34a, S9.34b, S9.34c]',
  '20.': 'names of cookies',
};

const sections = lines
  .join('\n')
  .split('# §')
  .slice(1)
  .map((text) => {
    const [heading = '', ...rows] = text.split('\n').filter(Boolean);
    const key = heading.split(' ')[0] ?? '';
    return {
      title: titles[key] ?? `${key} is not named`,
      rows: rows.filter((row) => row.includes(' → ')),
    };
  });

for (const { title, rows } of sections) {
  describe(title, () => {
    test.each(rows)('%s', (row) => {
      const [call = '', result = ''] = row.split(' → ');
      const thrown = /^throws (".*")$/.exec(result)?.[1];
      if (thrown) expect(() => evaluate(call)).toThrow(JSON.parse(thrown) as string);
      else expect(evaluate(spread(call))).toEqual(corrected[call] ?? evaluate(result));
    });
  });
}
