// @ts-check
import { html } from 'hono/html';

/**
 * @param {import('./products.mjs').Product} product
 * @param {number} [size]
 */
export function productImage({ slug, name }, size = 300) {
  const address = `/pictures/goods/${slug}.svg`;
  return html`<img width="${size}" height="${size}" src="${address}" class="attachment-woocommerce_thumbnail size-woocommerce_thumbnail" alt="${name}" decoding="async" />`;
}
