import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capturedPages } from './captured';
import { isThorough } from './is-thorough';

const shared = join(process.cwd(), '../shared');

const wordsOf = (text: string): readonly string[] => text.match(/[A-Za-z_][\w-]*/g) ?? [];

const readMarkup = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Every word of the source: names of the markup that Skerry reads or writes are among them. */
let wordsOfSource: ReadonlySet<string> | undefined;
const readSource = () =>
  new Set(
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => wordsOf(readFileSync(join('src', file), 'utf8'))),
  );

/** Several files of tests choose among the same pages. */
const known = new Map<string, ReadonlySet<string>>();

/** The names in the tags of a page, as it was sent and after its old scripts had run, that the source has too. */
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
      // Of numbered ones (`et_pb_tab_3`) the source has the beginning.
      const name = word.replace(/\d+/g, '');
      return source.has(name) || source.has(word) ? name : [];
    }),
  );
  known.set(page, names);
  return names;
};

/**
 * The least of these recorded pages on which every name of the markup still stands that Skerry's source
 * has and any of them shows: what is left out has nothing in it that is not tried on another. The page with most
 * names that are still missing comes next, until none is. With `SKERRY_THOROUGH=1` all of them.
 */
export const representativesOf = (pages = capturedPages): readonly string[] => {
  if (isThorough) return pages;
  const missing = new Set(pages.flatMap((page) => [...namesOf(page)]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const counts = pages.map(
      (page) => [...namesOf(page)].filter((name) => missing.has(name)).length,
    );
    const best = pages[counts.indexOf(Math.max(...counts))] ?? '';
    for (const name of namesOf(best)) missing.delete(name);
    chosen.push(best);
  }
  return chosen.sort();
};
