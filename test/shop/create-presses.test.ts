// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createControllerScope } from '../../src/runtime/controller-scope';
import { createPresses } from '../../src/shop/create-presses';
import { createShopPage, settle } from './shop-page';

const html =
  '<a id="one" href="/?add=1">1</a><a id="two" href="/?add=2">2</a><a id="here" href="#cart">3</a><form id="form"><button name="apply" value="1">Apply</button></form>';
const start = (create: () => { add(id: string): void }) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { page, doc, visited } = createShopPage({ html });
  const { scope, end } = createControllerScope(page, 'cart');
  const { press, later } = createPresses(scope, async () => ({}), create);
  const click = (id: string) => {
    const link = doc.querySelector(`#${id}`) as HTMLElement;
    const event = new MouseEvent('click', { cancelable: true });
    press(link, event, (actions) => actions.add(id));
    return event;
  };
  const submit = () => {
    const form = doc.querySelector('form') as HTMLFormElement;
    const event = new SubmitEvent('submit', {
      cancelable: true,
      submitter: form.querySelector('button'),
    });
    press(form, event, (actions) => actions.add('form'));
    return event;
  };
  return {
    submit,
    later: () => later((actions) => actions.add('later')),
    click,
    end,
    faults: () => page.report.faults.map(({ phase }) => phase),
    visited,
  };
};

const broken = () => {
  throw new Error('no start');
};
/** The controls that are followed by a message. */
const idsWithMessage = () =>
  [...document.querySelectorAll('.woocommerce-error')].map(
    ({ previousElementSibling }) => previousElementSibling?.id,
  );

afterEach(() => vi.restoreAllMocks());

test('code that throws when it starts counts as none: the link is followed, at each press', async () => {
  const { click, visited, faults, end } = start(broken);
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

test('the message of a failed press is removed with the next press', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { click, end } = start(broken);
  click('one');
  await settle();
  expect(idsWithMessage()).toEqual(['one']);
  click('two');
  await settle();
  expect(idsWithMessage()).toEqual(['two']);
  end();
  expect(idsWithMessage()).toEqual([]);
});

test('without code a form is sent by the browser, by the button that was pressed', async () => {
  const { submit, end } = start(broken);
  const send = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
  expect(submit().defaultPrevented).toBe(true);
  await settle();
  expect(send).toHaveBeenCalledWith(document.querySelector('button'));
  // The native submission that `requestSubmit` causes.
  expect(submit().defaultPrevented).toBe(false);
  expect(idsWithMessage()).toEqual([]);
  end();
});

test('without code what leads nowhere else has a message beside it', async () => {
  const { click, visited, end } = start(broken);
  click('here');
  await settle();
  expect(visited).toEqual([]);
  expect(idsWithMessage()).toEqual(['here']);
  end();
});

test('without the chunk, what a plugin does leads nowhere, and prevents no press', async () => {
  const { click, later, visited, end } = start(broken);
  later();
  click('one');
  await settle();
  expect(visited).toHaveLength(1);
  expect(idsWithMessage()).toEqual([]);
  end();
});
