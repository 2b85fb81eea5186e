// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Definition } from '../../../src/runtime/definition';
import { createRegistry, type Entry } from '../../../src/runtime/registry';
import { holdInteraction } from '../../../src/runtime/wake/hold-interaction';

const definition: Definition = {
  kind: 'controller',
  name: 'sample',
  family: 'learndash',
  holds: '#held,#second,#form',
  when: 'now',
  load: async () => ({ start() {} }),
};
const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

let seen: string[] = [];
let stop: () => void;
let settle: () => void;
const wake = vi.fn();

/** A page whose definition waits for its chunk; `arrive` loads it. */
beforeEach(() => {
  seen = [];
  document.body.innerHTML =
    '<button id="held"></button><button id="second"></button><button id="other"></button><form id="form"><input id="field"><button id="send"></button></form>';
  const registry = createRegistry();
  registry.add(definition, document.documentElement);
  let awake: Promise<void> | undefined;
  wake.mockImplementation(
    (entry: Entry) =>
      (awake ??= new Promise<void>((resolve) => {
        settle = () => {
          entry.status = 'mounted';
          resolve();
        };
      })),
  );
  stop = holdInteraction(document, { registry, wake, requestCode() {} });
  for (const type of ['click', 'submit']) {
    document.body.addEventListener(type, record);
  }
});
const record = (event: Event) => {
  event.preventDefault();
  // Happy-dom sets the submitter to the form itself if no button was pressed.
  const { submitter, target } = event as SubmitEvent;
  seen.push(
    [event.type, (target as Element).id, submitter !== target && submitter?.id]
      .filter(Boolean)
      .join(' '),
  );
};
afterEach(() => {
  stop();
  for (const type of ['click', 'submit']) document.body.removeEventListener(type, record);
  wake.mockReset();
});
const arrive = async () => {
  settle();
  await new Promise((resolve) => setTimeout(resolve));
};

test('a held click on a control is repeated when the chunk is loaded', async () => {
  find('held').click();
  expect(seen).toEqual([]);
  await arrive();
  expect(seen).toEqual(['click held']);
  find('held').click();
  expect(seen).toEqual(['click held', 'click held']);
});

test('an impatient second press on the same control counts as one', async () => {
  find('held').click();
  find('held').click();
  await arrive();
  expect(seen).toEqual(['click held']);
});

test('of presses on several controls the last one comes last, although its control was pressed before', async () => {
  for (const id of ['held', 'second', 'held']) find(id).click();
  await arrive();
  expect(seen).toEqual(['click second', 'click held']);
});

test('the sending of a form that is held is repeated, with the button that was pressed', async () => {
  find<HTMLFormElement>('form').requestSubmit(find('send'));
  expect(seen).toEqual([]);
  await arrive();
  expect(seen).toEqual(['submit form send']);
});

test('a form sent without a button is sent again without one', async () => {
  find<HTMLFormElement>('form').requestSubmit();
  await arrive();
  expect(seen).toEqual(['submit form']);
});

test('a form that was removed meanwhile is not sent', async () => {
  find<HTMLFormElement>('form').requestSubmit();
  find('form').remove();
  await arrive();
  expect(seen).toEqual([]);
});

test('a click inside a form that is held passes', () => {
  find('field').click();
  expect(seen).toEqual(['click field']);
  expect(wake).toHaveBeenCalled();
});

test('any other event passes, and wakes the waiting mount', () => {
  find('other').click();
  expect(seen).toEqual(['click other']);
  expect(wake).toHaveBeenCalled();
});
