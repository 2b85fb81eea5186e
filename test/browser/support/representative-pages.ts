import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capturedPages } from './captured';
import { isThorough } from './is-thorough';

const shared = join(process.cwd(), '../shared');

const wordsOf = (text: string): readonly string[] => text.match(/[A-Za-z_][\w-]*/g) ?? [];

const readWords = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Every word of the source: names of the markup that Skerry reads or writes are among them. */
const wordsOfSource = () =>
  new Set(
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => wordsOf(readFileSync(join('src', file), 'utf8'))),
  );

/** The names in the tags of a page, as it was sent and after its old scripts had run, that the source has too. */
const namesOf = (page: string, source: ReadonlySet<string>) => {
  const markup = [page, page.replace(/^pages\//, 'pages-after/')]
    .map((each) => readWords(join(shared, `${each}.html`)))
    .join('');
  const tags = new Set(markup.match(/<[a-z][^>]*>/g));
  return new Set(
    [...tags].flatMap(wordsOf).flatMap((word) => {
      // Of numbered ones (`et_pb_tab_3`) the source has the beginning.
      const name = word.replace(/\d+/g, '');
      return source.has(name) || source.has(word) ? name : [];
    }),
  );
};

/**
 * The least of these recorded pages on which every name of the markup still stands that Skerry's source
 * has and any of them shows: what is left out has nothing in it that is not tried on another. The page with most
 * names that are still missing comes next, until none is. With `SKERRY_THOROUGH=1` all of them.
 */
export const representativesOf = (pages = capturedPages): readonly string[] => {
  if (isThorough) return pages;
  const source = wordsOfSource();
  const names = new Map(pages.map((page) => [page, namesOf(page, source)]));
  const missing = new Set([...names.values()].flatMap((each) => [...each]));
  const countMissing = (page: string) =>
    [...(names.get(page) ?? [])].filter((name) => missing.has(name)).length;
  const chosen: string[] = [];
  while (missing.size > 0) {
    const best = pages.reduce((one, other) =>
      countMissing(other) > countMissing(one) ? other : one,
    );
    for (const name of names.get(best) ?? []) missing.delete(name);
    chosen.push(best);
  }
  return chosen.sort();
};
