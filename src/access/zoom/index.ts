import type { Start } from '../../runtime/definition';
import { zoomable } from './zoomable';

/** Lets visitors zoom (WCAG 1.4.4). */
export const startZoom: Start = ({ page, changes }) => {
  for (const meta of page.document.querySelectorAll<HTMLMetaElement>('meta[name="viewport"]')) {
    changes.setAttribute(meta, 'content', zoomable(meta.content));
  }
};
