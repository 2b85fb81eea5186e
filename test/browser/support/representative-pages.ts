import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capturedPages } from './captured';
import { isThorough } from './is-thorough';

const shared = join(process.cwd(), '../shared');

const wordsOf = (text: string): readonly string[] => text.match(/[A-Za-z_][\w-]*/g) ?? [];

const readMarkup = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Every word of the source, which includes the names of the markup that Skerry reads or writes. */
let wordsOfSource: ReadonlySet<string> | undefined;
const readSource = () =>
  new Set(
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => wordsOf(readFileSync(join('src', file), 'utf8'))),
  );

/** Cached, because several test files choose among the same pages. */
const known = new Map<string, ReadonlySet<string>>();

/**
 * The names in the tags of a page, as sent and after its old scripts had run, that occur in the
 * source too.
 */
const namesOf = (page: string): ReadonlySet<string> => {
  const before = known.get(page);
  if (before) return before;
  wordsOfSource ??= readSource();
  const source = wordsOfSource;
  const markup = [page, page.replace(/^pages\//, 'pages-after/')]
    .map((each) => readMarkup(join(shared, `${each}.html`)))
    .join('');
  const tags = new Set(markup.match(/<[a-z][^>]*>/g));
  const names = new Set(
    [...tags].flatMap(wordsOf).flatMap((word) => {
      // The source has only the beginning of numbered names (`et_pb_tab_3`).
      const name = word.replace(/\d+/g, '');
      return source.has(name) || source.has(word) ? name : [];
    }),
  );
  known.set(page, names);
  return names;
};

/**
 * The smallest set of these recorded pages that contains every name of the markup which Skerry's
 * source has and any of them shows: the other pages have nothing that is not tested on one of
 * these. The page with most of the missing names is added next, until none is missing. With
 * `SKERRY_THOROUGH=1` all pages.
 */
export const representativesOf = (pages = capturedPages): readonly string[] => {
  if (isThorough) return pages;
  const missing = new Set(pages.flatMap((page) => [...namesOf(page)]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const counts = pages.map(
      (page) => [...namesOf(page)].filter((name) => missing.has(name)).length,
    );
    const fullest = pages[counts.indexOf(Math.max(...counts))] ?? '';
    for (const name of namesOf(fullest)) missing.delete(name);
    chosen.push(fullest);
  }
  return chosen.sort();
};
