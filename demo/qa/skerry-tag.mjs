// @ts-check
import { html } from 'hono/html';

/**
 * The one script tag of the product, as the switches want it. It stands before every other script
 * with an address and carries no `defer`, or the consent guard would come too late.
 * @param {import('../visit.mjs').Visit} visit
 * @param {boolean} [hasConsent] whether the site has a consent plugin; the smaller loader is for others
 */
export function skerryTag({ switches, nonce }, hasConsent = false) {
  if (switches.tag === 'none') return '';
  const folder = switches.build === 'react' ? '/skerry-react' : '/skerry';
  const file =
    switches.file === 'all' ? 'skerry.all.js' : hasConsent ? 'skerry.js' : 'skerry.core.js';
  const preview = switches.mode === 'preview' ? html` data-preview` : '';
  return html`<script src="${folder}/${file}"${preview}${nonce ? html` nonce="${nonce}"` : ''}></script>`;
}
