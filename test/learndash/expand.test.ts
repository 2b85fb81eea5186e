import { afterEach, expect, test, vi } from 'vitest';
import { type LearnPage, settle, startLearnPage } from './learn-page';
import { waitFor } from '../support/wait-for';

let learn: LearnPage;
afterEach(() => learn.end());

const button = (attributes: string, tag = 'div') =>
  `<${tag} class="ld-expand-button" ${attributes}><span class="ld-text"> Expand </span></${tag}>`;

/** A row in the markup of each generation. */
const row = {
  a: (id: number) => `<div class="ld-item-list-item" id="ld-expand-${id}">
    ${button(`data-ld-expands="ld-expand-${id}"`)}
    <div class="ld-item-list-item-expanded"><p>topics</p></div></div>`,
  b: (id: number) => `<div class="ld-item-list-item" data-ld-expand-id="ld-expand-${id}">
    ${button(`data-ld-expands="ld-expand-${id}"`)}
    <div class="ld-item-list-item-expanded"><p>topics</p></div></div>`,
  c: (
    id: number,
  ) => `<div class="ld-item-list-item" id="ld-expand-${id}" data-ld-expand-id="ld-expand-${id}">
    ${button(`aria-controls="ld-expand-${id}-container" aria-expanded="false" data-ld-expands="ld-expand-${id}-container"`, 'button')}
    <div class="ld-item-list-item-expanded" id="ld-expand-${id}-container"><p>topics</p></div></div>`,
};
type Generation = keyof typeof row;

const list = (generation: Generation, ids: readonly number[]) => {
  const attributes =
    generation === 'c'
      ? `aria-controls="${ids.map((id) => `ld-expand-${id}-container`).join(' ')}" aria-expanded="false"`
      : 'data-ld-expands="ld-item-list-12"';
  const expandId = generation === 'a' ? '' : 'data-ld-expand-id="ld-item-list-12"';
  return `<div class="learndash-wrapper"><div id="all">${button(attributes, generation === 'c' ? 'button' : 'div')}</div>
    <div id="ld-item-list-12" data-ld-expand-list="true" ${expandId}>${ids.map(row[generation]).join('')}</div></div>`;
};
const open = async (html: string) => {
  learn = await startLearnPage({ html });
  return learn;
};
const bodies = () => learn.all('.ld-item-list-item-expanded');
const controls = () => learn.all('.ld-item-list-item .ld-expand-button');

test.each<Generation>(['a', 'b', 'c'])(
  'a row of generation %s opens and closes, with its label and its state [S4.38a, S4.38c, S4.38d, S9.16b, S2.14a]',
  async (generation) => {
    const { press, find, isRestored } = await open(list(generation, [34]));
    const control = '.ld-item-list-item .ld-expand-button';
    const body = find('.ld-item-list-item-expanded');
    expect(body.hasAttribute('hidden')).toBe(true);
    expect(find(control).getAttribute('aria-expanded')).toBe('false');
    expect(press(control).defaultPrevented).toBe(true);
    expect(body.hasAttribute('hidden')).toBe(false);
    // Happy-dom measures nothing, so only the addition to the height remains.
    expect(body.style.maxHeight).toBe('50px');
    expect(body.getAttribute('data-height')).toBe('50');
    expect(find(control).getAttribute('aria-expanded')).toBe('true');
    expect(find(control).classList.contains('ld-expanded')).toBe(true);
    expect(find(`${control} .ld-text`).textContent).toBe('Collapse');
    const marked = generation === 'c' ? body : find('.ld-item-list-item');
    expect(marked.classList.contains('ld-expanded')).toBe(true);
    // Older style sheets use only the class on the row.
    expect(body.classList.contains('ld-expanded')).toBe(generation === 'c');
    press(control);
    expect(body.hasAttribute('hidden')).toBe(true);
    expect(marked.classList.contains('ld-expanded')).toBe(false);
    expect(find(`${control} .ld-text`).textContent?.trim()).toBe('Expand');
    expect(isRestored()).toBe(true);
  },
);

test.each<Generation>(['a', 'b', 'c'])(
  'expand all of generation %s opens what is closed and leaves open what is open [S4.38e]',
  async (generation) => {
    const { press, isRestored } = await open(list(generation, [34, 36, 38]));
    press('.ld-item-list-item:nth-child(2) .ld-expand-button');
    press('#all .ld-expand-button');
    await settle();
    const states = () => controls().map((control) => control.getAttribute('aria-expanded'));
    expect(states()).toEqual(['true', 'true', 'true']);
    press('#all .ld-expand-button');
    await settle();
    expect(states()).toEqual(['false', 'false', 'false']);
    expect(bodies().every((body) => body.hidden)).toBe(true);
    expect(isRestored()).toBe(true);
  },
);

test('a long list opens in slices, and closing in between ends the opening', async () => {
  const { press } = await open(
    list(
      'c',
      Array.from({ length: 100 }, (_, at) => at + 1),
    ),
  );
  const opened = () => bodies().filter((body) => !body.hidden && !body.inert).length;
  await waitFor(() => expect(opened()).toBe(0));
  press('#all .ld-expand-button');
  // The button updates first, then the rows in view, then the rest, starting at the end.
  expect(opened()).toBe(0);
  const order: number[] = [];
  const seen = new MutationObserver((records) => {
    for (const { target } of records) order.push(bodies().indexOf(target as HTMLElement));
  });
  for (const body of bodies()) seen.observe(body, { attributeFilter: ['inert'] });
  await waitFor(() => expect(order.length).toBeGreaterThanOrEqual(5));
  seen.disconnect();
  expect(order.slice(0, 6)).toEqual([0, 1, 2, 3, 99, 98]);
  press('#all .ld-expand-button');
  await waitFor(() => expect(opened()).toBe(0));
});

test('a modern course of many lessons shows them closed: its style sheet does not close them [S4.38a]', async () => {
  const lesson = (
    _: unknown,
    id: number,
  ) => `<button data-ld-expand-button="true" aria-controls="ld-expand-${id}" aria-expanded="false"></button>
    <div class="ld-accordion__item-steps" id="ld-expand-${id}"><p>topics</p></div>`;
  const { all, find, press, isRestored } = await open(
    `<div class="learndash-wrapper"><div class="ld-accordion ld-accordion--course">${Array.from({ length: 21 }, lesson).join('')}</div></div>`,
  );
  await waitFor(() => expect(all('.ld-accordion__item-steps:not([hidden])')).toEqual([]));
  press('[aria-controls=ld-expand-20]');
  expect(find('#ld-expand-20').hidden).toBe(false);
  expect(isRestored()).toBe(true);
});

test('both buttons of one row stay in step', async () => {
  const pair = [1, 2].map(() => button('aria-controls="body" aria-expanded="false"', 'button'));
  const { press, all } = await open(
    `<div class="learndash-wrapper">${pair.join('')}<div class="ld-item-list-item-expanded" id="body"></div></div>`,
  );
  press('.ld-expand-button');
  expect(all('[aria-expanded=true]')).toHaveLength(2);
});

test('a button whose target is missing is reported in the console and does nothing [S8.13]', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const { press } = await open(
    `<div class="learndash-wrapper">${button('data-ld-expands="gone"')}<i id="none">${button('aria-controls="" aria-expanded="false"', 'button')}</i></div>`,
  );
  press('.ld-expand-button');
  press('#none .ld-expand-button');
  expect(log.mock.calls).toEqual([
    ['LearnDash: No expandable content was found'],
    ['LearnDash: No expandable content was found'],
  ]);
});

test('a course that is shown twice opens in the wrapper that was pressed', async () => {
  const { press, all } = await open(list('b', [34]) + list('b', [34]));
  press('.learndash-wrapper:nth-child(2) .ld-item-list-item .ld-expand-button');
  expect(all('.ld-item-list-item-expanded').map(({ hidden }) => hidden)).toEqual([true, false]);
});

test('a mount that arrives open stays open, and its label with the word false never changes', async () => {
  const { press, find } =
    await open(`<div class="learndash-wrapper"><span class="ld-expand-button ld-expanded"
    data-ld-expands="nav" data-ld-collapse-text="false"><span class="ld-text">3 Topics</span></span>
    <div class="ld-lesson-item-expanded ld-expanded" data-ld-expand-id="nav"><p></p></div></div>`);
  expect(find('.ld-lesson-item-expanded').hidden).toBe(false);
  expect(find('.ld-expand-button').getAttribute('aria-expanded')).toBe('true');
  press('.ld-expand-button');
  expect(find('.ld-lesson-item-expanded').hidden).toBe(true);
  expect(find('.ld-text').textContent).toBe('3 Topics');
});

test('older buttons react to Enter and Space', async () => {
  const { find } = await open(list('b', [34]));
  const control = find('.ld-item-list-item .ld-expand-button');
  expect(control.getAttribute('role')).toBe('button');
  expect(control.getAttribute('tabindex')).toBe('0');
  const press = (key: string) => {
    control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    return control.getAttribute('aria-expanded');
  };
  expect(['Enter', ' ', 'a'].map(press)).toEqual(['true', 'false', 'false']);
});
