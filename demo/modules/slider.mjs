// @ts-check
import { html } from 'hono/html';

/** @typedef {import('./columns.mjs').Order} Order */

/**
 * @typedef {object} Slide
 * @property {string} title
 * @property {string} text
 * @property {string} [href] turns the title into a link and adds a button
 * @property {number} [imageNumber] number of the image beside the text
 * @property {string} [imageAlt]
 * @property {'dark' | 'light'} [layout]
 * @property {'center' | 'bottom'} [alignment]
 * @property {'plain' | 'overlay'} [cover]
 */

/**
 * @typedef {object} SliderOptions
 * @property {string} [id]
 * @property {'column' | 'fullwidth'} [place]
 * @property {readonly string[]} [classes] for example et_pb_slider_no_arrows
 * @property {number} [autoMs] interval of auto-advance
 * @property {readonly Slide[]} slides
 */

/** @param {Slide} slide */
function image({ imageNumber, imageAlt = '' }) {
  if (imageNumber === undefined) return '';
  return html`<div class="et_pb_slide_image"><img decoding="async" width="1280" height="800" src="/pictures/${imageNumber}.svg" alt="${imageAlt}" /></div>`;
}

/** @param {Slide} slide */
function description({ title, text, href }) {
  const heading = href ? html`<a href="${href}">${title}</a>` : title;
  const button = href
    ? html`<div class="et_pb_button_wrapper"><a class="et_pb_button et_pb_more_button" href="${href}">Read more</a></div>`
    : '';
  return html`<div class="et_pb_slide_description">
	<h3 class="et_pb_slide_title">${heading}</h3><div class="et_pb_slide_content"><p>${text}</p></div>
	${button}
</div>`;
}

/**
 * @param {Order} order
 * @param {Slide} slide
 * @param {number} index
 */
function slideMarkup(order, slide, index) {
  const { layout = 'dark', alignment, cover = 'plain', imageNumber } = slide;
  const name = `et_pb_slide_${order('slide')}`;
  const classes = ['et_pb_slide', name, `et_pb_bg_layout_${layout}`];
  if (alignment) classes.push(`et_pb_media_alignment_${alignment}`);
  if (imageNumber !== undefined) classes.push('et_pb_slide_with_image');
  if (cover === 'overlay') classes.push('et_pb_slider_with_overlay');
  if (index === 0) classes.push('et-pb-active-slide');
  const over = cover === 'overlay' ? html`<div class="et_pb_slide_overlay_container"></div>` : '';
  return html`<div class="${classes.join(' ')}" data-slide-id="${name}">
	${over}<div class="et_pb_container clearfix">
		<div class="et_pb_slider_container_inner">
			${image(slide)}
			${description(slide)}
		</div>
	</div>
</div>`;
}

/** @param {{ autoMs?: number | undefined, classes: readonly string[] }} options */
function behaviourClasses({ autoMs, classes }) {
  const auto = autoMs === undefined ? [] : ['et_slider_auto', `et_slider_speed_${autoMs}`];
  return [...classes, ...auto].map((name) => ` ${name}`).join('');
}

/**
 * @param {Order} order
 * @param {SliderOptions} options
 */
export function slider(order, { id, place = 'column', classes = [], autoMs, slides }) {
  const attribute = id ? html` id="${id}"` : '';
  const root =
    place === 'fullwidth'
      ? `et_pb_module et_pb_fullwidth_slider_${order('fullwidth_slider')} et_pb_slider`
      : `et_pb_module et_pb_slider et_pb_slider_${order('slider')} et_pb_slider_fullwidth_off`;
  return html`<div${attribute} class="${root}${behaviourClasses({ autoMs, classes })}">
	<div class="et_pb_slides">
${slides.map((slide, index) => slideMarkup(order, slide, index))}
	</div>
</div>`;
}

/**
 * @param {Order} order
 * @param {{ id?: string, autoMs?: number, images: readonly { number: number, title: string }[] }} options
 */
export function gallerySlider(order, { id, autoMs, images }) {
  const attribute = id ? html` id="${id}"` : '';
  const number = order('gallery');
  const items = images.map(
    (
      image,
      index,
    ) => html`<div class="et_pb_gallery_item et_pb_bg_layout_light et_pb_gallery_item_${number}_${index}"><div class="et_pb_gallery_image landscape">
	<a href="/pictures/${image.number}.svg" title="${image.title}">
	<img decoding="async" width="1280" height="800" src="/pictures/${image.number}.svg" alt="${image.title}" />
	</a>
</div></div>`,
  );
  const auto = behaviourClasses({ autoMs, classes: [] });
  return html`<div${attribute} class="et_pb_module et_pb_gallery et_pb_gallery_${number}  et_pb_bg_layout_light et_pb_slider et_pb_gallery_fullwidth${auto} clearfix">
	<div class="et_pb_gallery_items et_post_gallery clearfix" data-per_page="4">${items}</div>
</div>`;
}
