// @ts-check
import { html } from 'hono/html';

/** Pictures of a product; hidden until a script shows them. @param {import('./products.mjs').Product} product */
export function productGallery({ id, slug, name }) {
  const pictures = [
    { address: `/pictures/goods/${slug}.svg`, text: name },
    { address: `/pictures/${(id % 12) + 1}.svg`, text: `${name}, where it is made` },
    { address: `/pictures/${((id + 5) % 12) + 1}.svg`, text: `${name}, by the water` },
  ];
  const items = pictures.map(
    ({ address, text }, index) =>
      html`<div data-thumb="${address}" data-thumb-alt="${text}" class="woocommerce-product-gallery__image"><a href="${address}"><img width="600" height="600" src="${address}" class="${index === 0 ? 'wp-post-image' : ''}" alt="${text}" data-caption="" data-src="${address}" data-large_image="${address}" data-large_image_width="1200" data-large_image_height="1200" decoding="async" /></a></div>`,
  );
  return html`<div class="woocommerce-product-gallery woocommerce-product-gallery--with-images woocommerce-product-gallery--columns-4 images" data-columns="4" style="opacity: 0; transition: opacity .25s ease-in-out;"><div class="woocommerce-product-gallery__wrapper">${items}</div></div>`;
}
