// @ts-check
import { html } from 'hono/html';

/** @typedef {import('./columns.mjs').Order} Order */

/**
 * A blurb with the legacy animation: hidden until it enters the viewport.
 * @param {Order} order
 */
export function blurb(order, /** @type {string} */ title) {
  return html`<div class="et_pb_module et_pb_blurb et_pb_blurb_${order('blurb')} et_pb_text_align_left et_pb_bg_layout_light">
	<div class="et_pb_blurb_content"><div class="et_pb_main_blurb_image"><span class="et_pb_image_wrap et-waypoint et_pb_animation_top">★</span></div><div class="et_pb_blurb_container"><h4 class="et_pb_module_header">${title}</h4></div></div>
</div>`;
}

/** @param {Order} order */
export function testimonial(order) {
  return html`<div class="et_pb_module et_pb_testimonial et_pb_testimonial_${order('testimonial')} clearfix et_pb_bg_layout_light">
	<div style="background-image:url(/pictures/4.svg)" class="et_pb_testimonial_portrait"></div>
	<div class="et_pb_testimonial_description"><div class="et_pb_testimonial_description_inner"><p>They mend ropes well, and the tea is hot.</p></div><span class="et_pb_testimonial_author">A sailor</span></div>
</div>`;
}

/** @param {Order} order */
export function pricing(order) {
  return html`<div class="et_pb_module et_pb_pricing_tables_${order('pricing_tables')} et_pb_pricing clearfix">
	<div class="et_pb_pricing_table_wrap"><div class="et_pb_pricing_table et_pb_pricing_table_0">
		<div class="et_pb_pricing_content_top"><span class="et_pb_et_price"><span class="et_pb_dollar_sign">£</span><span class="et_pb_sum">29</span></span></div>
	</div></div>
</div>`;
}

/** @param {Order} order */
export function search(order) {
  return html`<div class="et_pb_module et_pb_search et_pb_search_${order('search')}">
	<form role="search" method="get" class="et_pb_searchform" action="/"><label class="screen-reader-text" for="find">Search for:</label><input type="text" name="s" id="find" placeholder="Search" class="et_pb_s" /><input type="submit" value="Search" class="et_pb_searchsubmit" /></form>
</div>`;
}

/** A search widget whose button has no text. @param {Order} order */
export function sidebar(order) {
  return html`<div class="et_pb_module et_pb_sidebar_${order('sidebar')} et_pb_widget_area clearfix">
	<div class="et_pb_widget widget_search"><form role="search" method="get" action="/" aria-label="In the side bar"><label class="screen-reader-text" for="s">Search for:</label><input type="text" name="s" id="s" /><input type="submit" value="" aria-hidden="true" tabindex="-1" /></form></div>
</div>`;
}

/** @param {Order} order */
export function comments(order) {
  return html`<div class="et_pb_module et_pb_comments_${order('comments')} et_pb_comments_module et_pb_bg_layout_light" data-icon="5">
<section id="comment-wrap"><div id="respond" class="comment-respond"><form action="/plain/" method="post" id="commentform" class="comment-form">
	<p class="comment-form-comment"><label for="comment">Comment <span class="required">*</span></label> <textarea id="comment" name="comment" required></textarea></p>
	<p class="comment-form-email"><label for="email">Email <span class="required">*</span></label> <input id="email" name="email" type="email" autocomplete="email" required /></p>
	<p class="form-submit"><input name="submit" type="submit" id="submit" class="submit" value="Submit" /></p>
</form></div></section>
</div>`;
}

/**
 * Text with other content on tablets, on phones and on hover.
 * @param {Order} order
 */
export function responsiveText(order) {
  const config = {
    schema: {
      content: {
        desktop: '<p>For a wide screen.</p>',
        tablet: '<p>For a tablet.</p>',
        phone: '<p>For a phone.</p>',
        hover: '<p>Under the pointer.</p>',
      },
    },
    slug: 'et_pb_text',
  };
  return html`<div id="responsive" class="et_pb_module et_pb_text et_pb_text_${order('text')} et_pb_text_align_left et_pb_bg_layout_light">
	<div class="et_pb_text_inner" data-et-multi-view="${JSON.stringify(config)}" data-et-multi-view-load-tablet-hidden="true" data-et-multi-view-load-phone-hidden="true"><p>For a wide screen.</p></div>
</div>`;
}

/** A section with a background video, hidden until a script removes the class. @param {Order} order */
export function preloaded(order, /** @type {unknown} */ content) {
  return html`<div class="et_pb_section et_pb_section_${order('section')} et_pb_section_video et_pb_preload et_section_regular"><span class="et_pb_section_video_bg"></span>
${content}
</div>`;
}
