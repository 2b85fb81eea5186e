import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Video } from '../../../src/modules/video';
import { createShopPage } from '../../shop/shop-page';
import { mount } from '../../support/mount';

const html = `<div class="et_pb_slider"><div class="et_pb_video_wrap">
  <iframe src="/player/?video=1"></iframe>
  <div class="et_pb_video_overlay"><a class="et_pb_video_play" href="#"></a></div>
</div></div>`;

const { animate } = Element.prototype;
let end = () => {};
afterEach(() => {
  end();
  Element.prototype.animate = animate;
});

test.each([
  ['before', true],
  ['after', false],
])('a video falls silent with its slide, which leaves %s its cover has faded', (_, isBefore) => {
  const running: Animation[] = [];
  Element.prototype.animate = () => {
    const animation = { cancel() {} } as Animation;
    running.push(animation);
    return animation;
  };
  const { page, doc } = createShopPage({ html, motion: 'full' });
  const find = (selector: string) => doc.querySelector<HTMLElement>(selector);
  end = mount({ page, root: find('.et_pb_video_wrap') as HTMLElement, island: Video });
  const overlay = find('.et_pb_video_overlay');
  act(() => overlay?.click());
  expect(find('iframe')?.getAttribute('src')).toContain('autoplay=1');
  const changeSlide = () =>
    find('.et_pb_slider')?.dispatchEvent(
      new CustomEvent('skerry:simple_slider_before_move_to', { detail: [] }),
    );
  const fade = () => running[0]?.onfinish?.({} as AnimationPlaybackEvent);
  // Both before the next render, as on a busy page.
  act(() => {
    for (const step of isBefore ? [changeSlide, fade] : [fade, changeSlide]) step();
  });
  expect(find('iframe')?.getAttribute('src')).toBe('/player/?video=1');
  expect(overlay?.style.display).toBe('');
});
