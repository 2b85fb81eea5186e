const executable = new Set(['', 'text/javascript', 'application/javascript', 'module']);

/** One of the page or of an svg, which has no `src`. */
interface Script extends Element {
  readonly type: string;
  readonly src?: string;
}

/** The addresses of the scripts that run on a page, without query. */
export const scriptPaths = (doc: Document): readonly string[] =>
  [...doc.querySelectorAll<Script>('script')]
    .filter(({ type }) => executable.has(type))
    .map(({ src = '' }) => src.split(/[?#]/, 1)[0] ?? '');
