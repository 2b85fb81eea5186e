// @ts-check
import { html } from 'hono/html';

/** @typedef {import('./products.mjs').Product} Product */
/** @typedef {{ address: string, text: string }} GalleryImage */

/**
 * Images of a product or of a variation; hidden until a script shows them.
 * @param {readonly GalleryImage[]} images
 */
function gallery(images) {
  const items = images.map(
    ({ address, text }, index) =>
      html`<div data-thumb="${address}" data-thumb-alt="${text}" class="woocommerce-product-gallery__image"><a href="${address}"><img width="600" height="600" src="${address}" class="${index === 0 ? 'wp-post-image' : ''}" alt="${text}" data-caption="" data-src="${address}" data-large_image="${address}" data-large_image_width="1200" data-large_image_height="1200" decoding="async" /></a></div>`,
  );
  return html`<div class="woocommerce-product-gallery woocommerce-product-gallery--with-images woocommerce-product-gallery--columns-4 images" data-columns="4" style="opacity: 0; transition: opacity .25s ease-in-out;"><div class="woocommerce-product-gallery__wrapper">${items}</div></div>`;
}

/** @param {Product} product */
export const productGallery = ({ id, slug, name }) =>
  gallery([
    { address: `/pictures/goods/${slug}.svg`, text: name },
    { address: `/pictures/${(id % 12) + 1}.svg`, text: `${name}, where it is made` },
    { address: `/pictures/${((id + 5) % 12) + 1}.svg`, text: `${name}, by the water` },
  ]);

/**
 * The images of one colour, as WooCommerce 11 prints them with a variation.
 * @param {Product} product
 * @param {string} colour
 * @param {readonly number[]} ids
 */
export const variationGallery = ({ slug, name }, colour, ids) =>
  gallery([
    { address: `/pictures/goods/${slug}.svg?colour=${colour}`, text: `${name}, ${colour}` },
    ...ids.map((id) => ({
      address: `/pictures/${id}.svg`,
      text: `${name}, ${colour}, picture ${id}`,
    })),
  ]);
