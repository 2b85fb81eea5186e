import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VideoBackground } from '../../../src/modules/video-background';
import { withIsland } from '../../support/island-page';
import { see } from '../../support/observers';

const open = withIsland();
const background = (classes = '') =>
  `<span class="et_pb_section_video_bg ${classes}" id="bg"><video id="v" autoplay></video></span>`;
const section = (classes = '') =>
  `<div class="et_pb_section" id="host">${background(classes)}</div>`;
let paused = true;
let loads = 0;
beforeEach(() => {
  paused = true;
  loads = 0;
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

const mountVideo = (html = section(), motion: 'full' | 'reduce' = 'full') => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    paused = false;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    paused = true;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {
    loads += 1;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => paused);
  const mounted = open(VideoBackground, '#bg', { html, motion });
  return { ...mounted, show: (isIn = true) => act(() => see(mounted.find('#bg'), isIn)) };
};
const button = () => document.querySelector('.skerry-pause');

test('a background video covers its element and does not start automatically', () => {
  const { find } = mountVideo();
  expect(find('video').style.objectFit).toBe('cover');
  expect(find('video').style.width).toBe('100%');
  expect(find('video').style.height).toBe('100%');
  expect(find('video').style.maxWidth).toBe('none');
  expect(find('video').style.margin).toBe('0px');
  expect(find('video').hasAttribute('autoplay')).toBe(false);
  expect(paused).toBe(true);
  expect(button()).toBeNull();
});

test.each([section(), `<div class="et_pb_slide">${background()}</div>`])(
  'a background video is not read out, and Tab does not stop at it, as it does in Firefox: %s',
  (html) => {
    const { find } = mountVideo(html);
    expect(find('video').getAttribute('aria-hidden')).toBe('true');
    expect(find('video').tabIndex).toBe(-1);
  },
);

test('it plays while it is in view, and has a button that pauses it [S4.30a, S4.30b]', () => {
  const { show } = mountVideo();
  show();
  expect(paused).toBe(false);
  expect(button()?.parentElement?.id).toBe('host');
  expect(button()?.getAttribute('aria-label')).toBe('Pause');
  show(false);
  expect(paused).toBe(true);
  show();
  expect(paused).toBe(false);
});

test.each([
  ['NotAllowedError', 'Play'],
  // It was paused before it had started to play.
  ['AbortError', 'Pause'],
])('if the browser refuses to play with %s, the button is labelled "%s"', async (name, label) => {
  const { show } = mountVideo();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', name));
  show();
  await act(async () => {});
  expect(button()?.getAttribute('aria-label')).toBe(label);
});

test('a site may let it go on outside the view once it was seen', () => {
  const { show } = mountVideo(section('et_pb_video_play_outside_viewport'));
  show(false);
  expect(paused).toBe(true);
  show();
  show(false);
  expect(paused).toBe(false);
});

test('the visitor has the last word', () => {
  const { show, click } = mountVideo();
  show();
  click('.skerry-pause');
  expect(paused).toBe(true);
  show(false);
  show();
  expect(paused).toBe(true);
  expect(button()?.getAttribute('aria-label')).toBe('Play');
  click('.skerry-pause');
  expect(paused).toBe(false);
});

test('with reduced motion it does not play until the visitor plays it', () => {
  const { show, click } = mountVideo(section(), 'reduce');
  show();
  expect(paused).toBe(true);
  click('.skerry-pause');
  expect(paused).toBe(false);
});

test.each([
  [true, true],
  [false, false],
])('with data saving (%s) it is paused: %s', (saveData, isPaused) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  const { show } = mountVideo();
  show();
  expect(paused).toBe(isPaused);
});

test('a video that is far away is not fetched; what has begun ends', () => {
  const { find, show } = mountVideo();
  const video = find('video');
  Object.defineProperty(video, 'networkState', { value: 2, configurable: true });
  Object.defineProperty(video, 'NETWORK_LOADING', { value: 2 });
  show(false);
  expect(video.getAttribute('preload')).toBe('none');
  expect(loads).toBe(1);
  show();
  expect(video.hasAttribute('preload')).toBe(false);
  expect(loads).toBe(1);
  // Once it was near the viewport, it is not unloaded again.
  show(false);
  expect(video.hasAttribute('preload')).toBe(false);
  expect(loads).toBe(1);
});

test('a video that is far away and was not being fetched is left alone', () => {
  const { find, show } = mountVideo();
  Object.defineProperty(find('video'), 'networkState', { value: 1 });
  Object.defineProperty(find('video'), 'NETWORK_LOADING', { value: 2 });
  show(false);
  expect(loads).toBe(0);
});

const hovered = `<div class="et_pb_section_video_on_hover" id="host">${background('et_pb_section_video_bg_hover')}</div>`;

test('a video for the pointer plays under it alone, and needs no button', () => {
  const { show, fire } = mountVideo(hovered);
  show();
  expect(paused).toBe(true);
  fire('#host', new Event('mouseenter'));
  expect(paused).toBe(false);
  expect(button()).toBeNull();
  fire('#host', new Event('mouseleave'));
  expect(paused).toBe(true);
});

const players = '<video id="player"></video><video id="second"></video>';

test.each(['pause', 'ended'])(
  'a video that gives way waits until another player has its "%s"',
  (end) => {
    const { show, fire } = mountVideo(section('et_pb_allow_player_pause') + players);
    show();
    fire('#player', new Event('play'));
    expect(paused).toBe(true);
    fire('#second', new Event(end));
    expect(paused).toBe(true);
    fire('#player', new Event(end));
    expect(paused).toBe(false);
  },
);

test('a video that gave way to a player continues when that is removed from the page', () => {
  const { show, fire, find } = mountVideo(section('et_pb_allow_player_pause') + players);
  show();
  fire('#player', new Event('play'));
  expect(paused).toBe(true);
  const player = find('#player');
  player.remove();
  // The browser pauses a removed player, and dispatches the event only on the player.
  act(() => void player.dispatchEvent(new Event('pause')));
  expect(paused).toBe(false);
});

test('backgrounds do not give way to each other, nor to players if the site does not require it', () => {
  const other = '<span class="et-pb-background-video"><video id="other"></video></span>';
  const { show, fire, end } = mountVideo(section('et_pb_allow_player_pause') + other);
  show();
  fire('#other', new Event('play'));
  fire('#v', new Event('play'));
  expect(paused).toBe(false);
  end();
  const plain = mountVideo(section() + players);
  plain.show();
  plain.fire('#player', new Event('play'));
  expect(paused).toBe(false);
});

const inSlide = `<div class="et_pb_slide">${background()}</div>`;

test('the video of a slide plays while the slide is in view, and not out of it [S4.30a, S4.30b]', () => {
  const { show } = mountVideo(inSlide);
  show();
  expect(paused).toBe(false);
  // The slider shows the next slide, or the visitor scrolls past it.
  show(false);
  expect(paused).toBe(true);
  show();
  expect(paused).toBe(false);
});

test('the video of a slide continues when the slide is shown again, also if the site lets videos play outside the view', () => {
  const { show } = mountVideo(
    `<div class="et_pb_slide">${background('et_pb_video_play_outside_viewport')}</div>`,
  );
  show();
  // The slider pauses the videos of the slide that it hides.
  document.querySelector('video')?.pause();
  show(false);
  show();
  expect(paused).toBe(false);
});

test('the video of a slide has a button that pauses it, on the slide', () => {
  const { show, click } = mountVideo(inSlide);
  show();
  expect(button()?.parentElement?.className).toBe('et_pb_slide');
  click('.skerry-pause');
  expect(paused).toBe(true);
});

test('the video of a slide is fetched with its slider', () => {
  const { show, find } = mountVideo(inSlide);
  show(false);
  expect(find('video').hasAttribute('preload')).toBe(false);
  show();
  expect(find('video').hasAttribute('autoplay')).toBe(false);
  expect(find('video').style.objectFit).toBe('cover');
});

test('with reduced motion the video of a slide is paused', () => {
  const { show } = mountVideo(inSlide, 'reduce');
  show();
  expect(paused).toBe(true);
});

test('a background without a video has no button', () => {
  const { show } = mountVideo(section().replace(/<video.*video>/, ''));
  show();
  expect(button()).toBeNull();
});

test('the end pauses it and leaves the markup of the server', () => {
  const { show, end, server } = mountVideo();
  show();
  end();
  expect(paused).toBe(true);
  expect(document.body.outerHTML).toBe(server);
});
