// @ts-check
import { html } from 'hono/html';

/** @typedef {import('./columns.mjs').Order} Order */

/**
 * @param {Order} order
 * @param {{ id?: string, frame: string, cover?: number }} options
 */
export function video(order, { id, frame, cover }) {
  const attribute = id ? html` id="${id}"` : '';
  const overlay =
    cover === undefined
      ? ''
      : html`<div style="background-image:url(/pictures/${cover}.svg)" class="et_pb_video_overlay"><div class="et_pb_video_overlay_hover"><a href="#" class="et_pb_video_play"></a></div></div>`;
  return html`<div${attribute} class="et_pb_module et_pb_video et_pb_video_${order('video')}">
	<div class="et_pb_video_box"><iframe title="A video" width="1080" height="608" src="${frame}" allowfullscreen></iframe></div>
	${overlay}
</div>`;
}

/**
 * @param {Order} order
 * @param {{ id?: string, thumbnails?: boolean, count: number }} options
 */
export function videoSlider(order, { id, thumbnails = true, count }) {
  const attribute = id ? html` id="${id}"` : '';
  const kind = thumbnails
    ? 'et_pb_slider_carousel et_pb_slider_no_pagination'
    : 'et_pb_slider_dots';
  const slides = Array.from({ length: count }, (_, index) => {
    const imageNumber = 20 + index;
    return html`<div class="et_pb_video_slider_item_${order('video_slider_item')} et_pb_slide et_pb_bg_layout_dark" data-image="/pictures/${imageNumber}.svg">
	<div class="et_pb_video_wrap"><div class="et_pb_video_box"><iframe title="Video ${index + 1}" width="1080" height="608" src="/plain/?video=${index + 1}"></iframe></div><div style="background-image:url(/pictures/${imageNumber}.svg)" class="et_pb_video_overlay"><div class="et_pb_video_overlay_hover"><a href="#" class="et_pb_video_play"></a></div></div></div>
</div>`;
  });
  return html`<div${attribute} class="et_pb_module et_pb_video_slider et_pb_video_slider_${order('video_slider')}">
	<div class="et_pb_slider et_pb_preload ${kind} et_pb_controls_light">
		<div class="et_pb_slides">${slides}</div>
	</div>
</div>`;
}

/** @param {Order} order */
export function audio(order) {
  return html`<div class="et_pb_module et_pb_audio_${order('audio')} et_pb_audio_module clearfix et_pb_bg_layout_dark">
	<div class="et_pb_audio_module_content et_audio_container">
		<h2 class="et_pb_module_header">The bell of the harbour</h2>
		<audio class="wp-audio-shortcode" preload="none" style="width: 100%;"><source type="audio/mpeg" src="/no-such-tone.mp3" /></audio>
	</div>
</div>`;
}

const places = [
  { lat: '51.51', lng: '-0.11', title: 'Workshop' },
  { lat: '51.52', lng: '-0.12', title: 'Tea room' },
];

/** @param {Order} order */
export function map(order) {
  const pins = places.map(
    (
      { lat, lng, title },
      index,
    ) => html`<div class="et_pb_map_pin" data-lat="${lat}" data-lng="${lng}" data-title="${title}">
	<h3 style="margin-top:10px">${title}</h3>
	<div class="infowindow"><p>Stall number ${index + 1}</p></div>
</div>`,
  );
  return html`<div class="et_pb_module et_pb_map_${order('map')} et_pb_map_container" data-grayscale="60">
	<div class="et_pb_map" data-center-lat="51.515" data-center-lng="-0.115" data-zoom="13" data-mouse-wheel="off" data-mobile-dragging="off"></div>
	${pins}
</div>`;
}
