import { afterEach, expect, test, vi } from 'vitest';
import { createObservers } from '../support/observers';
import { type LearnPage, startLearnPage } from './learn-page';

let learn: LearnPage;
afterEach(() => {
  learn.end();
  vi.unstubAllGlobals();
});

const box = (name: string) =>
  `<div class="ld-course-status-segment"><div class="ld-course-status-content" id="${name}"></div></div>`;

test('status, price and the way into a course have one height, which larger text exceeds, and lose it with Skerry (WCAG 1.4.4)', async () => {
  const observers = createObservers();
  vi.stubGlobal('IntersectionObserver', observers.Observer);
  vi.stubGlobal('ResizeObserver', createObservers().Observer);
  const html = `<div class="learndash-wrapper"><div class="ld-course-status">${['status', 'price', 'action'].map(box).join('')}</div></div>`;
  learn = await startLearnPage({ html });
  const { find, isRestored } = learn;
  const heights = { status: 29, price: 51, action: 34 };
  for (const [id, value] of Object.entries(heights)) {
    Object.defineProperty(find(`#${id}`), 'offsetHeight', { value });
  }
  observers.notify({ target: find('.ld-course-status'), isIntersecting: true });
  const shown = Object.keys(heights).map((id) => find(`#${id}`).style.cssText);
  expect(shown).toEqual(Array(3).fill('min-height: 51px;'));
  expect(isRestored()).toBe(true);
});
