import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Video } from '../../../src/modules/video';
import { settle } from '../../shop/shop-page';
import { ruleFor } from '../../support/adopted-rules';
import { withAnimations } from '../../support/animations';
import { withIsland } from '../../support/island-page';

const open = withIsland();
const { started, finish } = withAnimations();

const cover =
  '<div class="et_pb_video_overlay" id="cover"><i id="beside"></i><a class="et_pb_video_play" href="#" id="play"></a></div>';
const mount = (player: string, options: object = {}, around = cover) =>
  open(Video, '.et_pb_video_wrap', {
    html: `<div class="et_pb_video_wrap">${player}${around}</div>`,
    motion: 'full',
    ...options,
  });
const framed = '<iframe id="frame" src="https://player.example/1"></iframe>';
const source = (id = 'frame') => document.getElementById(id)?.getAttribute('src');

test('a video waits behind its cover, which has a button with a name', () => {
  const { find } = mount(framed);
  expect(find('#play').getAttribute('role')).toBe('button');
  expect(find('#play').getAttribute('aria-label')).toBe('Play video');
  expect(find('#frame').hasAttribute('inert')).toBe(true);
  expect(find('#frame').hasAttribute('tabindex')).toBe(false);
  expect(source()).toBe('https://player.example/1');
});

test('a press on the cover plays, and the cover fades away for 500 ms', () => {
  const { click, find, end, server } = mount(framed);
  const focus = vi.spyOn(find('#frame'), 'focus');
  expect(click('#cover').defaultPrevented).toBe(true);
  expect(source()).toBe('https://player.example/1?autoplay=1');
  expect(find('#frame').hasAttribute('inert')).toBe(false);
  expect(find('#frame').getAttribute('tabindex')).toBe('-1');
  // The page keeps its scroll position.
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(started.map(({ element, durationMs }) => [element.id, durationMs])).toEqual([
    ['cover', 500],
  ]);
  expect(started[0]?.keyframes).toEqual([{ opacity: 1 }, { opacity: 0 }]);
  expect(find('#cover').style.display).toBe('');
  finish();
  expect(find('#cover').style.display).toBe('none');
  end();
  expect(document.body.outerHTML).toBe(server);
});

test('behind the cover nothing receives the focus, also the consent placeholder of the player', () => {
  const { click, find, end, server } = mount(
    `<div class="et_pb_video_box" id="box"><p tabindex="0" id="ask"></p>${framed}</div>`,
  );
  expect(find('#box').hasAttribute('inert')).toBe(true);
  // A frame that waits for consent is not rendered.
  vi.spyOn(find('#frame'), 'getClientRects').mockReturnValue([] as unknown as DOMRectList);
  click('#cover');
  expect(find('#box').hasAttribute('inert')).toBe(false);
  expect(document.activeElement?.id).toBe('ask');
  end();
  expect(document.body.outerHTML).toBe(server);
});

test('a player that has the focus keeps it, whatever buttons are beside it', async () => {
  const { click, find } = mount(
    `<div class="et_pb_video_box"><video id="film" tabindex="-1"></video><button id="beside"></button></div>`,
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.resolve());
  click('#cover');
  await act(settle);
  expect(document.activeElement).toBe(find('#film'));
});

test('with reduced motion the cover is removed at once', () => {
  const { click, find } = mount(framed, { motion: 'reduce' });
  click('#play');
  expect(find('#cover').style.display).toBe('none');
});

test('a second press while the cover fades starts nothing again', () => {
  const { click } = mount(framed);
  click('#cover');
  click('#cover');
  expect(started).toHaveLength(1);
});

test.each([
  ['<iframe id="other" src="https://player.example/2"></iframe>', 'other plays at once'],
  ['<video id="film"></video>', 'film plays'],
])(
  "the player of the visitor's device plays, also if inserted later: %s",
  async (player, expected) => {
    const played: string[] = [];
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(
      this: HTMLMediaElement,
    ) {
      played.push(`${this.id} plays`);
      return Promise.resolve();
    });
    const { click, find } = mount(`<video id="desk"></video>`);
    find('#desk').outerHTML = player;
    click('#cover');
    await act(settle);
    if (source('other')?.includes('autoplay=1')) played.push('other plays at once');
    expect(played).toEqual([expected]);
    finish();
    expect(find('#cover').style.display).toBe('none');
  },
);

test.each([
  ['Enter', '#play', true],
  [' ', '#play', true],
  ['x', '#play', false],
  [' ', '#beside', false],
])('the key %j at %s plays: %s', (key, target, plays) => {
  const mounted = mount(framed);
  mounted.key(target, key);
  expect(source()?.includes('autoplay')).toBe(plays);
});

test('a frame that a consent tool has emptied stays empty', () => {
  const { click } = mount('<iframe id="frame"></iframe>');
  click('#cover');
  expect(source()).toBeNull();
});

const own = '<video id="video"></video>';
const playing = async (play: () => Promise<void>, player = own) => {
  const mounted = mount(player, {
    html: `<div class="et_pb_slider"><div class="et_pb_video_wrap">${player}${cover}</div></div>`,
  });
  const video = mounted.find('#video') as HTMLVideoElement;
  video.play = vi.fn(play);
  video.pause = vi.fn();
  mounted.click('#cover');
  await act(settle);
  return { ...mounted, video };
};

test("a press plays the site's own video, and removes the cover once it plays", async () => {
  const { video, find } = await playing(async () => {});
  expect(video.play).toHaveBeenCalledOnce();
  expect(find('#video').hasAttribute('inert')).toBe(false);
  expect(started).toHaveLength(1);
});

test('a second press on the cover while it fades does not play the video again', async () => {
  const { video, click } = await playing(async () => {});
  click('#cover');
  await act(settle);
  expect(video.play).toHaveBeenCalledOnce();
});

test('a keyboard user sees that the button on the cover has the focus', () => {
  const { find } = mount(framed);
  expect(ruleFor(find('#play'), ':focus-visible')).toMatch(/outline/);
});

test('the cover stays over a video that the browser refuses to play', async () => {
  const { find } = await playing(() => Promise.reject(new Error('not allowed')));
  expect(started).toEqual([]);
  expect(find('#cover').style.display).toBe('');
  expect(find('#video').hasAttribute('inert')).toBe(true);
});

test('of a frame and a video it is the frame that plays', async () => {
  const { video } = await playing(async () => {}, framed + own);
  expect(video.play).not.toHaveBeenCalled();
  expect(source()).toBe('https://player.example/1?autoplay=1');
});

test('a video stops when its slide leaves, and has its cover again', async () => {
  const { video, fire, find } = await playing(async () => {});
  finish();
  expect(find('#cover').style.display).toBe('none');
  fire('.et_pb_slider', new CustomEvent('skerry:simple_slider_before_move_to', { detail: [] }));
  expect(video.pause).toHaveBeenCalledOnce();
  expect(find('#cover').style.display).toBe('');
  expect(find('#video').hasAttribute('inert')).toBe(true);
});

const frame = (id: string) => `<iframe id="${id}" src="https://player.example/${id}"></iframe>`;
test.each([
  ['the third frame of a Facebook video', '<div class="fb-video"></div>', ['a', 'b', 'c'], 'c'],
  ['the first frame of a Facebook video with two', '<div class="fb-video"></div>', ['a', 'b'], 'a'],
  ['the first of three frames of another video', '', ['a', 'b', 'c'], 'a'],
])('a press plays %s', (_, more, frames, played) => {
  const { click } = mount(more + frames.map(frame).join(''));
  click('#cover');
  expect(frames.filter((id) => source(id)?.includes('autoplay'))).toEqual([played]);
});

test('a video without a cover is left as it is', () => {
  const { doc, server } = mount(framed, {}, '');
  expect(doc.body.outerHTML).toBe(server);
});
