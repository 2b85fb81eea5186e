import { expect, test, vi } from 'vitest';
import { startExtraHeader } from '../../../src/modules/header/extra-header';
import { withLayout } from '../../support/laid-out';

const open = withLayout();
const html =
  '<div><span id="et-search-icon"></span><div class="et-top-search"><form><input value="tea"></form></div></div>';

test('the glass above the header shows the search, its words selected, and hides it again', () => {
  const { find, stop, server } = open(startExtraHeader, { html });
  const icon = find('#et-search-icon');
  const field = find('input') as HTMLInputElement;
  const select = vi.spyOn(field, 'select');
  const state = () => [find('.et-top-search').className, icon.getAttribute('aria-expanded')];
  expect(state()).toEqual(['et-top-search', 'false']);
  icon.click();
  expect(state()).toEqual(['et-top-search search-form-visible', 'true']);
  expect(select).toHaveBeenCalledOnce();
  icon.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(state()).toEqual(['et-top-search', 'false']);
  expect(select).toHaveBeenCalledOnce();
  stop();
  expect(document.body.outerHTML).toBe(server);
});

test('the glass in the menu shows its own search, which the style sheet hides', () => {
  const { find, stop, server } = open(startExtraHeader, {
    html: `<ul class="nav"><li class="menu-item et-top-search-primary-menu-item"><span class="search-icon"></span>
      <div class="et-top-search"><form><input></form></div></li></ul>`,
  });
  const icon = find('.search-icon');
  const state = () => [find('.et-top-search').style.display, icon.getAttribute('aria-expanded')];
  expect(state()).toEqual(['', 'false']);
  icon.click();
  expect(state()).toEqual(['block', 'true']);
  icon.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(state()).toEqual(['', 'false']);
  stop();
  expect(document.body.outerHTML).toBe(server);
});

test('without a search beside it the glass is left alone', () => {
  const { server } = open(startExtraHeader, { html: html.replace('et-top-search', 'x') });
  expect(document.body.outerHTML).toBe(server);
});
