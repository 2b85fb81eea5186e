import type { Family } from './family';
import { incumbents } from './names/incumbents';

const executable = new Set(['', 'text/javascript', 'application/javascript', 'module']);

/** One of the page or of an svg, which has no `src`. */
interface Script extends Element {
  readonly type: string;
  readonly src?: string;
}

const scriptPaths = (doc: Document): readonly string[] =>
  [...doc.querySelectorAll<Script>('script')]
    .filter(({ type }) => executable.has(type))
    .map(({ src = '' }) => src.split(/[?#]/, 1)[0] ?? '');

/** The old script of a family that is still on the page, or null. */
export const incumbentOf = (family: Family, paths: readonly string[]): string | null => {
  const endings = (incumbents[family] ?? []).flatMap((path) => [`/${path}.js`, `/${path}.min.js`]);
  return paths.find((path) => endings.some((ending) => path.endsWith(ending))) ?? null;
};

/**
 * The families that may run: wanted by the script tag and not served by an old script any more.
 * Each that stands down says so once.
 */
export const standing = (wanted: ReadonlySet<Family>, doc: Document): ReadonlySet<Family> => {
  const paths = scriptPaths(doc);
  return new Set(
    [...wanted].filter((family) => {
      const script = incumbentOf(family, paths);
      if (!script) return true;
      console.info(`[skerry] "${family}" stands down: remove ${script} to let it work.`);
      return false;
    }),
  );
};
