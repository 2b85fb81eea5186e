/** A page that lets itself be enlarged so far keeps nobody from reading it. */
const ENOUGH = 5;

/** The content of a viewport without what keeps visitors from zooming; nothing else of it changes. */
export const zoomable = (content: string): string =>
  content
    .replace(
      /[,;\s]*(maximum-scale|user-scalable)\s*=\s*([^,;\s]*)/gi,
      (whole, name: string, value: string) =>
        value === 'yes' || Number.parseFloat(value) >= (/^m/i.test(name) ? ENOUGH : 1) ? whole : '',
    )
    .replace(/^[,;\s]+/, '');
