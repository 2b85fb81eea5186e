// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createControllerScope } from '../../src/runtime/controller-scope';
import { createPresses } from '../../src/shop/create-presses';
import { createShopPage, settle } from './shop-page';

const html = '<a id="one" href="/?add=1">1</a><a id="two" href="/?add=2">2</a>';
const start = (create: () => { add(id: string): void }) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { page, doc, visited } = createShopPage({ html });
  const { scope, end } = createControllerScope(page, 'cart');
  const { press } = createPresses(scope, async () => ({}), create);
  const click = (id: string) => {
    const link = doc.querySelector(`#${id}`) as HTMLElement;
    const event = new MouseEvent('click', { cancelable: true });
    press(link, event, (actions) => actions.add(id));
    return event;
  };
  return { click, end, faults: () => page.report.faults.map(({ phase }) => phase), visited };
};

afterEach(() => vi.restoreAllMocks());

test('code that throws when it starts counts as none: the link is followed, at each press', async () => {
  const { click, visited, faults, end } = start(() => {
    throw new Error('no start');
  });
  click('one');
  await settle();
  expect(visited.map((url) => new URL(url).search)).toEqual(['?add=1']);
  expect(faults()).toEqual(['start']);
  click('one');
  await settle();
  expect(visited).toHaveLength(2);
  end();
});

test('a press that throws loses none of those that were kept with it', async () => {
  const added: string[] = [];
  const { click, visited, faults, end } = start(() => ({
    add(id) {
      if (id === 'one') throw new Error('this one');
      added.push(id);
    },
  }));
  for (const id of ['one', 'two']) expect(click(id).defaultPrevented).toBe(true);
  await settle();
  expect(added).toEqual(['two']);
  expect(faults()).toEqual(['event']);
  expect(visited).toEqual([]);
  end();
});
