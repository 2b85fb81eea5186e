const executable = new Set(['', 'text/javascript', 'application/javascript', 'module']);

/** A script of the page or of an SVG, which has no `src`. */
interface Script extends Element {
  readonly type: string;
  readonly src?: string;
}

/** Addresses of the page's running scripts, without queries. */
export const scriptPaths = (doc: Document): readonly string[] =>
  [...doc.querySelectorAll<Script>('script')]
    .filter(({ type }) => executable.has(type))
    .map(({ src = '' }) => src.split(/[?#]/, 1)[0] ?? '');
