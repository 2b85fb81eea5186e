import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { VideoBackground } from '../../../src/modules/video-background';
import { withIsland } from '../../support/island-page';
import { see } from '../../support/observers';

const open = withIsland();
const html =
  '<div class="et_pb_section"><span class="et_pb_section_video_bg" id="bg"><video id="v" autoplay></video></span></div>';
let calls: string[] = [];
beforeEach(() => {
  calls = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    calls.push('plays');
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    calls.push('pauses');
  });
});

const mountVideo = (isPaused: boolean) => {
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(isPaused);
  return open(VideoBackground, '#bg', { html, motion: 'full' });
};

test('a video that has begun before it is known to be in view continues without a stop', () => {
  const { root } = mountVideo(false);
  act(() => see(root));
  expect(calls).toEqual(['plays']);
});

test('one that has begun out of view is stopped', () => {
  const { root } = mountVideo(false);
  act(() => see(root, false));
  expect(calls).toEqual(['pauses']);
});

test('a video paused out of view is not paused again, as the browser would look for its file', () => {
  const { root } = mountVideo(true);
  act(() => see(root, false));
  expect(calls).toEqual([]);
});

test('it is fetched half a screen before it is seen, plays once it is, and is looked at no more after its end', () => {
  const watched = new Map<string, (isIntersecting: boolean) => void>();
  class Observer {
    constructor(
      readonly notify: (entries: readonly object[]) => void,
      readonly options: { readonly rootMargin: string },
    ) {}
    observe() {
      watched.set(this.options.rootMargin, (isIntersecting) => this.notify([{ isIntersecting }]));
    }
    disconnect() {
      watched.delete(this.options.rootMargin);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const { find, end } = mountVideo(true);
  const setInView = (margin: string, isIn: boolean) => act(() => watched.get(margin)?.(isIn));
  for (const margin of ['50%', '0px']) setInView(margin, false);
  expect(find('video').getAttribute('preload')).toBe('none');
  setInView('50%', true);
  expect(find('video').hasAttribute('preload')).toBe(false);
  expect(calls).toEqual([]);
  setInView('0px', true);
  expect(calls).toEqual(['plays']);
  end();
  expect([...watched.keys()]).toEqual([]);
  vi.unstubAllGlobals();
});
