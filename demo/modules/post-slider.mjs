// @ts-check
import { html } from 'hono/html';

/** @typedef {{ id: number, title: string, text: string, imageNumber?: number }} Post */
/** @typedef {'background' | 'left' | 'right' | 'top' | 'bottom'} ImagePlace */

/**
 * @param {Post} post
 * @param {ImagePlace} place
 */
function postSlide({ id, title, text, imageNumber }, place) {
  const beside = imageNumber !== undefined && place !== 'background';
  const kind = beside ? ' et_pb_slide_with_image et_pb_media_alignment_center' : '';
  const none = imageNumber === undefined ? ' et_pb_slide_with_no_image' : '';
  const style =
    imageNumber !== undefined && place === 'background'
      ? html` style="background-image: url(/pictures/${imageNumber}.svg);"`
      : '';
  const image = beside
    ? html`<div class="et_pb_slide_image"><img decoding="async" width="1280" height="800" src="/pictures/${imageNumber}.svg" class="wp-post-image" alt="" /></div>`
    : '';
  return html`<div class="et_pb_slide${kind}${none} et_pb_bg_layout_dark et_pb_post_slide-${id}" ${style}>
	<div class="et_pb_slide_overlay_container"></div>
	<div class="et_pb_container clearfix">
		<div class="et_pb_slider_container_inner">
			${image}
			<div class="et_pb_slide_description">
				<h3 class="et_pb_slide_title"><a href="/plain/?post=${id}">${title}</a></h3>
				<div class="et_pb_slide_content"><p class="post-meta"><span class="published">Spring</span> | <a href="/plain/" rel="category tag">Journal</a></p><div><p>${text}</p></div></div>
				<div class="et_pb_button_wrapper"><a class="et_pb_button et_pb_more_button" href="/plain/?post=${id}">Read more</a></div>
			</div>
		</div>
	</div>
</div>`;
}

/**
 * Post slides carry no `data-slide-id` and no active class from the server.
 * @param {import('./columns.mjs').Order} order
 * @param {{ id?: string, place?: ImagePlace, autoMs?: number, posts: readonly Post[] }} options
 */
export function postSlider(order, { id, place = 'background', autoMs, posts }) {
  const attribute = id ? html` id="${id}"` : '';
  const auto = autoMs === undefined ? '' : ` et_slider_auto et_slider_speed_${autoMs}`;
  const none = html`<div class="et_pb_no_results"><p>No posts match this choice.</p></div>`;
  return html`<div${attribute} class="et_pb_module et_pb_post_slider et_pb_post_slider_${order('post_slider')} et_pb_slider et_pb_post_slider_image_${place} et_pb_slider_fullwidth_off${auto} et_pb_slider_with_overlay">
	<div class="et_pb_slides">
${posts.length > 0 ? posts.map((post) => postSlide(post, place)) : none}
	</div>
</div>`;
}
