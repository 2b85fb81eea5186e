import { afterEach, expect, test } from 'vitest';
import { startCourseFunctions as start } from '../../src/learndash/legacy';
import { startController } from './start-controller';

const win = window as unknown as Record<string, unknown>;
const ajaxurl = 'https://site.example/wp-admin/admin-ajax.php';

let mount: ReturnType<typeof startController>;
afterEach(() => mount.clear());

const open = (globals: Record<string, unknown>, html = '') => {
  mount = startController(start, { html, globals });
  return mount.stop;
};

test('printed markup is parsed, and restored afterwards', () => {
  const printed = { json: JSON.stringify({ ajaxurl }) };
  const stop = open({ sfwd_data: printed });
  expect(win.sfwd_data).toEqual({ ajaxurl });
  stop();
  expect(win.sfwd_data).toBe(printed);
});

test('without the script that has printed it, pagers of course lists still know their endpoint', () => {
  const stop = open({ ldVars: { postID: '1', ajaxurl } });
  expect(win.sfwd_data).toEqual({ ajaxurl });
  stop();
  expect('sfwd_data' in win).toBe(false);
});

test('an inline handler folds its mount', () => {
  const html =
    '<div id="lessons-3"><i class="list_arrow flippable collapse"></i><div class="flip" style="display:none">topics</div></div>';
  const stop = open({}, html);
  const fold = win.flip_expand_collapse as (what: string, id: string) => boolean;
  expect(fold('#lessons', '3')).toBe(false);
  expect(mount.find('.list_arrow').classList.contains('expand')).toBe(true);
  expect(mount.find('.flip').style.display).toBe('block');
  // An invalid selector matches nothing.
  expect(fold('#le]ssons', '3')).toBe(false);
  stop();
  expect(mount.find('.flip').style.display).toBe('none');
});
