/** A maximum scale from which on a page keeps nobody from reading it. */
const ENOUGH = 5;

/** The content of a viewport without what prevents zooming; the rest is kept. */
export const zoomable = (content: string): string =>
  content
    .replace(
      /[,;\s]*(maximum-scale|user-scalable)\s*=\s*([^,;\s]*)/gi,
      (whole, name: string, value: string) =>
        value === 'yes' || Number.parseFloat(value) >= (/^m/i.test(name) ? ENOUGH : 1) ? whole : '',
    )
    .replace(/^[,;\s]+/, '');
