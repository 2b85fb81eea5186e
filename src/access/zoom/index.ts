import type { Start } from '../../runtime/definition';

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

/** Visitors may zoom (WCAG 1.4.4). */
export const startZoom: Start = ({ page, changes }) => {
  for (const meta of page.document.querySelectorAll<HTMLMetaElement>('meta[name="viewport"]')) {
    changes.setAttribute(meta, 'content', zoomable(meta.content));
  }
};
