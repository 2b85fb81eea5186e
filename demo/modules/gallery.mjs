// @ts-check
import { html } from 'hono/html';

/** @typedef {import('./columns.mjs').Order} Order */

/**
 * @param {Order} order
 * @param {{ id?: string, perPage?: string, count: number }} options
 */
export function galleryGrid(order, { id, perPage = '4', count }) {
  const attribute = id ? html` id="${id}"` : '';
  const number = order('gallery');
  const items = Array.from({ length: count }, (_, index) => {
    const imageNumber = index + 1;
    return html`<div class="et_pb_gallery_item et_pb_grid_item et_pb_bg_layout_light et_pb_gallery_item_${number}_${index}"><div class="et_pb_gallery_image landscape">
	<a href="/pictures/${imageNumber}.svg" title="Scene ${imageNumber}">
	<img decoding="async" width="400" height="284" src="/pictures/${imageNumber}.svg" alt="Hills, number ${imageNumber}" />
	<span class="et_overlay"></span>
	</a>
</div><h3 class="et_pb_gallery_title">Scene ${imageNumber}</h3></div>`;
  });
  return html`<div${attribute} class="et_pb_module et_pb_gallery et_pb_gallery_${number}  et_pb_bg_layout_light et_pb_gallery_grid">
	<div class="et_pb_gallery_items et_post_gallery clearfix" data-per_page="${perPage}">${items}</div><div class="et_pb_gallery_pagination"></div></div>`;
}

/**
 * An image module that opens its image in the lightbox.
 * @param {Order} order
 * @param {{ imageNumber: number, title: string }} options
 */
export function lightboxImage(order, { imageNumber, title }) {
  return html`<div class="et_pb_module et_pb_image et_pb_image_${order('image')}">
	<a href="/pictures/${imageNumber}.svg" class="et_pb_lightbox_image" title="${title}"><span class="et_pb_image_wrap "><img decoding="async" width="640" height="400" src="/pictures/${imageNumber}.svg" alt="${title}" /></span></a>
</div>`;
}
