// @ts-check
import { html, raw } from 'hono/html';

/**
 * One variant as the server prints it, or sends it for a cached page. The second variant has tabs
 * and a script, as a code module does.
 * @param {number} post
 * @param {'1' | '2'} id
 */
export function variant(post, id) {
  const isSecond = id === '2';
  const script = `document.documentElement.setAttribute('data-variant-script', '${id}')`;
  const more = isSecond
    ? html`<div class="et_pb_module et_pb_tabs et_pb_tabs_0"><ul class="et_pb_tabs_controls clearfix"><li class="et_pb_tab_0 et_pb_tab_active"><a href="#">First</a></li><li class="et_pb_tab_1"><a href="#">Second</a></li></ul><div class="et_pb_all_tabs"><div class="et_pb_tab et_pb_tab_0 clearfix et_pb_active_content"><div class="et_pb_tab_content">One</div></div><div class="et_pb_tab et_pb_tab_1 clearfix"><div class="et_pb_tab_content">Two</div></div></div></div><div class="et_pb_module et_pb_code"><div class="et_pb_code_inner"><script>${raw(script)}</script></div></div>`
    : '';
  return html`<div class="et_pb_section et_pb_section_${id} et_pb_ab_subject et_pb_ab_subject_id-${post}_${id} et_section_regular"><div class="et_pb_row et_pb_row_${id}"><div class="et_pb_column et_pb_column_4_4 et-last-child"><div class="et_pb_module et_pb_text"><div class="et_pb_text_inner"><h2>Variant ${isSecond ? 'B' : 'A'}</h2><p>The lighthouse opens at nine.</p></div></div>${more}</div></div></div>`;
}

/**
 * @param {number} post
 * @param {string} id
 */
export const placeholder = (post, id) =>
  html`<div class="et_pb_subject_placeholder et_pb_subject_placeholder_id_${post}_${id}" style="display: none;"></div>`;

/** @param {number} post */
export const goal = (post) =>
  html`<div id="goal" class="et_pb_module et_pb_cta_0 et_pb_ab_goal et_pb_ab_goal_id-${post} et_pb_promo et_pb_bg_layout_dark"><div class="et_pb_promo_description"><h2 class="et_pb_module_header">Goal</h2><div><p>Walk along the pier with us.</p></div></div><div class="et_pb_button_wrapper"><a class="et_pb_button et_pb_promo_button" href="/split-test/result/">Act now</a></div></div>`;

/** @param {number} post */
export const shortcode = (post) =>
  html`<div class="et_pb_ab_split_track" style="display:none;" data-test_id="${post}"></div>`;
