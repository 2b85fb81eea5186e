import { expect, test } from 'vitest';
import type { ContentUpdates } from '../../src/learndash/content-updates';
import { startExpand } from '../../src/learndash/expand/start-expand';
import { withMounts } from './start-controller';

const mount = withMounts();

test('a row that is pressed again while it moves turns around at the height that shows', () => {
  const updates: ContentUpdates = { arrivals: [], moves: [] };
  const { find } = mount((scope) => void startExpand(scope, updates), {
    motion: 'full',
    html: `<div class="learndash-wrapper">
      <button class="ld-expand-button" aria-controls="body" aria-expanded="false">Expand</button>
      <div class="ld-item-list-item-expanded" id="body"><p>topics</p></div></div>`,
  });
  const body = find('#body');
  /** `max-height` at each measurement, which is the start of the style sheet’s transition. */
  const starts: string[] = [];
  let shown = 0;
  Object.defineProperty(body, 'offsetHeight', {
    get() {
      starts.push(body.style.maxHeight);
      return shown;
    },
  });
  find('p').getBoundingClientRect = () => {
    starts.push(body.style.maxHeight);
    return new DOMRect(0, 0, 100, 120);
  };
  const press = (height: number) => {
    shown = height;
    find('.ld-expand-button').dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true }),
    );
    return [starts.at(-1), body.style.maxHeight];
  };
  expect(press(0)).toEqual(['0px', '170px']);
  expect(press(40)).toEqual(['40px', '0px']);
  expect(press(30)).toEqual(['30px', '170px']);
});
