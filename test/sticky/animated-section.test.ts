import { expect, test } from 'vitest';
import { withSticky } from './sticky-page';

const open = withSticky();

test('a module in a section that animates when the page comes is stuck after that [S4.51]', async () => {
  const { find, isStuck, scrollTo } = await open({
    html: '<div class="et_pb_section et_is_animating"><div class="m et_pb_sticky_module">M</div></div>',
    entries: { m: { selector: '.m', position: 'top' } },
    places: { '.m': { top: 200, width: 400, height: 100 } },
  });
  scrollTo(300);
  expect(isStuck('.m')).toBe(false);
  find('.et_pb_section').classList.remove('et_is_animating');
  scrollTo(400);
  expect(isStuck('.m')).toBe(true);
});
