import { expect, test } from 'vitest';
import { DESKTOP, element, PHONE, TABLET, withViews } from './view-page';

const open = withViews();
const tab = (name: string, more = '') =>
  `<li class="${name}_tab${more}"><a href="#tab-${name}"></a></li>`;
const list =
  tab('description', ' et_pb_tab_active') + tab('additional_information') + tab('reviews');
const schema = {
  attrs: {
    desktop: { 'data-include_tabs': 'description|additional_information|reviews' },
    tablet: { 'data-include_tabs': 'description|reviews' },
    phone: { 'data-include_tabs': 'additional_information|reviews' },
  },
};
const tabs = (values: typeof schema) =>
  element(values, { slug: 'et_pb_wc_tabs' }).replace(
    'Desktop',
    `<ul class="et_pb_tabs_controls">${list}</ul><div><ul class="et_pb_tabs_controls">${list}</ul></div>`,
  );

const show = async (width: number, values = schema) => {
  const mount = await open(tabs(values), width);
  const controls = [...mount.find('.et_pb_tabs_controls').children] as HTMLElement[];
  return {
    ...mount,
    controls,
    hidden: () => controls.flatMap(({ style, className }) => (style.display ? className : [])),
  };
};

test.each([
  [DESKTOP, []],
  [TABLET, ['additional_information_tab']],
  [PHONE, ['description_tab et_pb_tab_active']],
])("a product's tabs in a window of %i px are those of its device", async (width, expected) => {
  const { hidden, find } = await show(width);
  expect(hidden()).toEqual(expected);
  // List items inside a description are not tabs.
  expect(find('#view > div li').style.display).toBe('');
});

test("a product's tabs change with the window", async () => {
  const { hidden, resizeTo } = await show(DESKTOP);
  await resizeTo(TABLET);
  expect(hidden()).toEqual(['additional_information_tab']);
  await resizeTo(DESKTOP);
  expect(hidden()).toEqual([]);
});

test('a tab that only phones have is not there on a desktop', async () => {
  const desktop = { 'data-include_tabs': 'description' };
  const { hidden } = await show(DESKTOP, { attrs: { ...schema.attrs, desktop } });
  expect(hidden()).toEqual(['additional_information_tab', 'reviews_tab']);
});

test.each([
  ['the first of its device is chosen where the chosen one is none of them', PHONE, [0, 1, 0]],
  ['the chosen one stays where it is one of them', TABLET, [0, 0, 0]],
])("of a product's tabs %s", async (_, width, expected) => {
  const { controls, resizeTo } = await show(DESKTOP);
  const clicks = controls.map(() => 0);
  for (const [index, each] of controls.entries())
    each.addEventListener('click', () => (clicks[index] = (clicks[index] ?? 0) + 1));
  await resizeTo(width);
  expect(clicks).toEqual(expected);
});
