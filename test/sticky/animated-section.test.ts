import { expect, test, vi } from 'vitest';
import { withSticky } from './sticky-page';

const open = withSticky();

test('a module in a section that animates at page load is stuck after that [S4.51]', async () => {
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

test('a module that is still coming in when the page is measured is stuck in its own place [S4.51]', async () => {
  const { module, places, grow, styleOf, scrollTo } = await open({
    html: '<div class="et_pb_section"><div class="m et_pb_sticky_module">M</div></div>',
    entries: { m: { selector: '.m', position: 'top' } },
    places: { '.m': { left: 120, top: 200, width: 400, height: 100 } },
  });
  const element = module('.m');
  const inFlow = { offsetLeft: 120, offsetTop: 200, offsetParent: document.body };
  for (const [name, value] of Object.entries(inFlow))
    Object.defineProperty(element, name, { value });
  // An entrance animation from the left starts, and an image loads during it.
  element.classList.add('et_is_animating');
  places['.m'] = { left: -600, top: 200, width: 400, height: 100 };
  grow([document.body, 3000]);
  vi.advanceTimersByTime(50);
  element.classList.remove('et_is_animating');
  places['.m'] = { left: 120, top: 200, width: 400, height: 100 };
  scrollTo(400);
  expect(styleOf('.m', 'left')).toBe('120px');
});

test('what changes while a section animates is measured once that has ended', async () => {
  const { find, isStuck, grow, places, scrollTo } = await open({
    html: '<div class="et_pb_section"><div class="m et_pb_sticky_module">M</div></div>',
    entries: { m: { selector: '.m', position: 'top' } },
    places: { '.m': { top: 200, width: 400, height: 100 } },
  });
  const section = find('.et_pb_section');
  section.classList.add('et_is_animating');
  places['.m'] = { top: 500, width: 400, height: 100 };
  grow([document.body, 3000]);
  vi.advanceTimersByTime(50);
  section.classList.remove('et_is_animating');
  scrollTo(400);
  expect(isStuck('.m')).toBe(false);
  scrollTo(501);
  expect(isStuck('.m')).toBe(true);
});
