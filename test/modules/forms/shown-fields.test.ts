import { jQueryFactory } from 'jquery/factory';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Contact } from '../../../src/modules/forms/contact';
import { Newsletter } from '../../../src/modules/forms/newsletter';
import { withIsland } from '../../support/island-page';

const mountIsland = withIsland();
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const field = (id: string, control: string, rules?: readonly unknown[], relation = 'all') => {
  const logic = rules
    ? `data-conditional-logic='${JSON.stringify(rules)}' data-conditional-relation="${relation}"`
    : '';
  return `<p class="et_pb_contact_field" data-id="${id}" id="${id}" ${logic}>${control}</p>`;
};
const radios =
  '<input type="radio" name="r" value="Yes" id="yes"><input type="radio" name="r" value="No" id="no">';
const open = (fields: string) => {
  const mount = mountIsland(Contact, '#form', {
    html: `<div id="form"><div class="et-pb-contact-message"></div><form>${fields}</form></div>`,
  });
  const change = (selector: string, values: object) => {
    Object.assign(mount.find(selector), values);
    mount.fire(selector, new Event('change', { bubbles: true }));
  };
  return { ...mount, change, shown: (id: string) => mount.style(`#${id}`, 'display') };
};

test.each([
  ['a text', '<input type="text" id="control">', { value: 'Jars' }, 'Jars'],
  ['a longer text', '<textarea id="control"></textarea>', { value: 'Jars' }, 'Jars'],
  [
    'a choice',
    '<select id="control"><option>Bread</option><option>Jars</option></select>',
    { value: 'Jars' },
    'Jars',
  ],
])('a field is shown by what %s holds, and hidden again', (_, control, values, ruleValue) => {
  const { change, shown } = open(
    field('topic', control) + field('size', '', [['topic', 'is', ruleValue]]),
  );
  expect(shown('size')).toBe('none');
  change('#control', values);
  expect(shown('size')).toBe('block');
  change('#control', { value: 'Bread' });
  expect(shown('size')).toBe('none');
});

test('a field is shown by which of several is chosen', () => {
  const { change, shown } = open(
    field('been', radios) + field('when', '', [['been', 'is', 'Yes']]),
  );
  expect(shown('when')).toBe('none');
  change('#yes', { checked: true });
  expect(shown('when')).toBe('block');
  change('#no', { checked: true });
  expect(shown('when')).toBe('none');
});

test('a field is shown by boxes that are ticked', () => {
  const boxes =
    '<input type="checkbox" value="Jam" id="jam"><input type="checkbox" value="Tea" id="tea">';
  const { change, shown } = open(
    field('extras', boxes) + field('milk', '', [['extras', 'is', 'Tea']]),
  );
  change('#jam', { checked: true });
  expect(shown('milk')).toBe('none');
  change('#tea', { checked: true });
  expect(shown('milk')).toBe('block');
});

test('one of several rules is enough if the owner sets it so', () => {
  const rules = [
    ['been', 'is', 'Yes'],
    ['been', 'is', 'No'],
  ];
  const { change, shown } = open(
    field('been', radios) + field('all', '', rules) + field('any', '', rules, 'any'),
  );
  change('#yes', { checked: true });
  expect([shown('all'), shown('any')]).toEqual(['none', 'block']);
});

test('what depends on a field that is hidden is hidden too, and a field without rules stays', () => {
  const { change, shown } = open(
    field('been', radios) +
      field('when', '<input type="text" id="control">', [['been', 'is', 'Yes']]) +
      field('why', '', [['when', 'is empty', '']]) +
      field('gone', '', [['nowhere', 'is empty', '']]) +
      field('plain', ''),
  );
  expect([shown('why'), shown('gone'), shown('plain')]).toEqual(['none', 'none', '']);
  change('#yes', { checked: true });
  expect(shown('why')).toBe('block');
});

test('while the visitor types nothing jumps; a quarter of a second later it does', () => {
  const { find, fire, shown } = open(
    field('topic', '<input type="text" id="control">') +
      field('size', '', [['topic', 'is not empty', '']]),
  );
  const typeAfter = (ms: number) => {
    Object.assign(find('#control'), { value: 'J' });
    fire('#control', new Event('input', { bubbles: true }));
    act(() => void vi.advanceTimersByTime(ms));
  };
  typeAfter(249);
  expect(shown('size')).toBe('none');
  typeAfter(249);
  expect(shown('size')).toBe('none');
  act(() => void vi.advanceTimersByTime(1));
  expect(shown('size')).toBe('block');
});

test('a field is shown by a date that a plugin picks and announces through jQuery alone', () => {
  const make = jQueryFactory as unknown as (view: Window) => (element: Element) => {
    trigger(name: string): void;
  };
  const jQuery = make(window);
  Object.assign(window, { jQuery });
  const { find, shown } = open(
    field('day', '<input type="text" id="control">') +
      field('time', '', [['day', 'is not empty', '']]),
  );
  Object.assign(find('#control'), { value: '2026-12-24' });
  act(() => jQuery(find('#control')).trigger('change'));
  Reflect.deleteProperty(window, 'jQuery');
  expect(shown('time')).toBe('block');
});

test('what the browser fills in on the way back through history counts', () => {
  const { find, shown } = open(
    field('topic', '<input type="text" id="control">') +
      field('size', '', [['topic', 'is not empty', '']]),
  );
  Object.assign(find('#control'), { value: 'J' });
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(shown('size')).toBe('block');
});

test('the pattern of a hidden field does not prevent sending, and is restored when the field is shown', () => {
  const zip = '<input type="text" id="zip" pattern="[0-9]+"><input type="text" id="free">';
  const { change, find } = open(
    field('been', radios) + field('zip-field', zip, [['been', 'is', 'Yes']]),
  );
  const patterns = () => [find('#zip').getAttribute('pattern'), find('#zip').dataset.pattern];
  expect(patterns()).toEqual([null, '[0-9]+']);
  change('#yes', { checked: true });
  expect(patterns()).toEqual(['[0-9]+', undefined]);
  change('#no', { checked: true });
  expect(patterns()).toEqual([null, '[0-9]+']);
  expect(find('#free').hasAttribute('data-pattern')).toBe(false);
});

const topic = (control: string) =>
  field('topic', control) +
  field(
    'size',
    '<input type="text" id="answer" data-required_mark="required" data-field_type="input">',
    [['topic', 'is', 'Jars']],
  );

test('a value that a tool fills in without an event counts when the form is sent', async () => {
  const { find, shown, sent, doc } = open(topic('<input type="text" id="control">'));
  Object.assign(find('#control'), { value: 'Jars' });
  await act(async () => {
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  expect(shown('size')).toBe('block');
  expect(doc.querySelectorAll('#answer[aria-invalid]')).toHaveLength(1);
  expect(sent).toEqual([]);
});

test('fields follow a form that is reset', () => {
  const { find, change, shown } = open(topic('<input type="text" id="control">'));
  change('#control', { value: 'Jars' });
  expect(shown('size')).toBe('block');
  act(() => (find('form') as HTMLFormElement).reset());
  act(() => {
    vi.advanceTimersByTime(250);
  });
  expect(shown('size')).toBe('none');
});

test('a newsletter form that is sent with Enter asks for what the last key has shown', async () => {
  const custom = topic('<input type="text" class="input" id="control">').replaceAll(
    'et_pb_contact_field"',
    'et_pb_contact_field et_pb_signup_custom_field"',
  );
  const { find, style, sent, fire } = mountIsland(Newsletter, '#join', {
    html: `<div id="join"><div class="et_pb_newsletter_error"></div><form>${custom}<input type="hidden" name="et_pb_signup_checksum" value="c"></form></div>`,
  });
  Object.assign(find('#control'), { value: 'Jars' });
  fire('#control', new Event('input', { bubbles: true }));
  await act(async () => {
    find('#control').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  expect(style('#size', 'display')).toBe('block');
  expect(find('#answer').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});
