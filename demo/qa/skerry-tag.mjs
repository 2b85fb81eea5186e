// @ts-check
import { html } from 'hono/html';

/**
 * Skerry's script tag, as the switches require. It precedes all other external scripts and has no
 * `defer`, because the consent guard would otherwise start too late.
 * @param {import('../visit.mjs').Visit} visit
 * @param {boolean} [hasConsent] whether the site has a consent plugin; sites without one use the
 *   smaller loader
 */
export function skerryTag({ switches, nonce }, hasConsent = false) {
  if (switches.tag === 'none') return '';
  const folder = switches.build === 'react' ? '/skerry-react' : '/skerry';
  const file =
    switches.file === 'all' ? 'skerry.all.js' : hasConsent ? 'skerry.js' : 'skerry.core.js';
  const preview = switches.mode === 'preview' ? html` data-preview` : '';
  return html`<script src="${folder}/${file}"${preview}${nonce ? html` nonce="${nonce}"` : ''}></script>`;
}
