// @ts-check
import { html } from 'hono/html';

/** @typedef {import('./columns.mjs').Order} Order */

/**
 * One entry of `et_animation_data`, as the server prints it.
 * @param {string} className
 * @param {Record<string, string>} settings
 */
export const animationEntry = (className, settings) => ({
  class: className,
  style: 'fade',
  repeat: 'once',
  duration: '1000ms',
  delay: '0ms',
  intensity: '50%',
  starting_opacity: '0%',
  speed_curve: 'ease-in-out',
  ...settings,
});

/**
 * A text with an entrance animation.
 * @param {Order} order
 * @param {string} title
 */
export function animatedText(order, title) {
  const className = `et_pb_text_${order('text')}`;
  const markup = html`<div class="et_pb_module et_pb_text ${className} et_animated et_pb_text_align_left et_pb_bg_layout_light">
	<div class="et_pb_text_inner"><h3>${title}</h3><p>It comes into view once.</p></div>
</div>`;
  return { className, markup };
}

/** An image with an entrance animation, for which the server prints two classes. @param {Order} order */
export function animatedImage(order) {
  const className = `et_pb_image_${order('image')}`;
  const markup = html`<div class="et_pb_module et_pb_image ${className} et_animated et-waypoint"><span class="et_pb_image_wrap"><img src="/pictures/3.svg" width="400" height="300" alt="It comes in as well" /></span></div>`;
  return { className, markup };
}

/** @param {Order} order @param {{ imageNumber: number, method: 'true' | 'css', rows: unknown }} options */
export function parallaxSection(order, { imageNumber, method, rows }) {
  const css = method === 'css' ? ' et_pb_parallax_css' : '';
  return html`<div class="et_pb_section et_pb_section_${order('section')} et_pb_with_background et_pb_section_parallax et_section_regular"><span class="et_parallax_bg_wrap"><span class="et_parallax_bg${css}" style="background-image:url(/pictures/${imageNumber}.svg)"></span></span>
${rows}
</div>`;
}

/** @param {Order} order @param {{ flags?: string, rows: unknown }} options */
export function videoSection(order, { flags = '', rows }) {
  return html`<div class="et_pb_section et_pb_section_${order('section')} et_pb_section_video et_pb_preload et_pb_with_background et_section_regular"><span class="et_pb_section_video_bg${flags && ` ${flags}`}"><video loop="loop" autoplay playsinline muted ><source type="video/webm" src="/videos/waves.webm"></video></span>
${rows}
</div>`;
}
