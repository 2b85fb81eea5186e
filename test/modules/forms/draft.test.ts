import { afterEach, expect, test, vi } from 'vitest';
import { keepDraft } from '../../../src/modules/forms/draft';
import { typedValues } from '../../../src/modules/forms/typed-values';
import { createLifetime, type Lifetime } from '../../../src/runtime/kit';
import { openGate } from '../../../src/runtime/open-gate';
import { createShopPage } from '../../shop/shop-page';

const KEY = `skerry:draft:${document.location.pathname}#form`;
const message = '<textarea id="message"></textarea>';
// Happy-dom does not implement it.
Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
  configurable: true,
  get(this: HTMLOptionElement) {
    return this.hasAttribute('selected');
  },
});
let clear = () => {};
let kept: Lifetime;

interface Settings {
  readonly fields?: string;
  /** A draft stored by an earlier page view. */
  readonly stored?: string;
  readonly granted?: readonly string[];
  /** Runs before the chunk has loaded. */
  readonly early?: (find: (selector: string) => Element) => void;
}

/**
 * A form with drafts enabled, just after its chunk has loaded; `typed` is the message entered
 * before that.
 */
const open = (
  { fields = message, stored, granted = ['functional'], early }: Settings = {},
  typed = '',
) => {
  const shop = createShopPage({
    html: `<div id="form"><form>${fields}</form></div><div id="other"></div>`,
    session: stored === undefined ? {} : { [KEY]: stored },
    consent: { ...openGate, isGranted: (slug) => granted.includes(slug) },
  });
  if (typed) Object.assign(shop.find('textarea'), { value: typed });
  early?.(shop.find);
  kept = createLifetime();
  clear = () => {
    kept.end();
    shop.clear();
  };
  const changed = vi.fn();
  document.body.addEventListener('change', ({ target }) => changed((target as Element).id));
  const draft = { root: shop.find('#form'), form: shop.find('form'), typedValues, kept };
  keepDraft(shop.page, draft);
  return {
    ...shop,
    changed,
    message: () => (shop.find('#message') as HTMLTextAreaElement).value,
    type(value: string) {
      Object.assign(shop.find('#message'), { value });
      shop.find('#message').dispatchEvent(new Event('change', { bubbles: true }));
    },
    draft: () => shop.session.get(KEY),
    /** The server has accepted a form. */
    send: (selector: string) =>
      shop.page.bus.emit('form:sent', { root: shop.find(selector), kind: 'contact' }),
  };
};

afterEach(() => clear());

test('a draft keeps what was typed before its code was loaded', () => {
  expect(open({}, 'Half a thought').draft()).toContain('Half a thought');
});

test('after a reload the message is in its field again, and rules of the form receive the event', () => {
  const { message: text, changed } = open({ stored: '{"message":"Half a thought"}' });
  expect(text()).toBe('Half a thought');
  expect(changed.mock.calls).toEqual([['message']]);
});

test('a draft does not replace what was typed before its code was loaded', () => {
  const { message: text, draft, changed } = open({ stored: '{"message":"Old"}' }, 'New');
  expect([text(), draft()]).toEqual(['New', '{"message":"New"}']);
  expect(changed).not.toHaveBeenCalled();
});

test.each(['', '{', 'null', '7', '"text"', '[]'])(
  'a stored draft %j is ignored, and text typed then is kept',
  (stored) => {
    const { message: text, type, draft } = open({ stored });
    expect(text()).toBe('');
    type('Once more');
    expect(JSON.parse(draft() ?? '')).toEqual({ message: 'Once more' });
  },
);

test.each<[string, Settings['early'], string, boolean]>([
  ['is filled in where nothing was chosen', undefined, 'Blue', true],
  [
    'does not replace an early choice',
    (find) => {
      Object.assign(find('select'), { selectedIndex: 1 });
      Object.assign(find('#no'), { checked: true });
    },
    'Green',
    false,
  ],
])('a draft of a list and of radio buttons %s', (_, early, colour, isYes) => {
  const { find } = open({
    fields:
      '<select id="colour"><option>Red</option><option>Green</option><option>Blue</option></select>' +
      '<input type="radio" name="answer" id="yes"><input type="radio" name="answer" id="no">',
    stored: '{"colour":"Blue","yes":true}',
    ...(early ? { early } : {}),
  });
  expect(find('select')).toHaveProperty('value', colour);
  expect(find('#yes')).toHaveProperty('checked', isYes);
});

test('the first choice of a list, made before the code has loaded, is not replaced by the draft', () => {
  const { find } = open({
    fields: '<select id="size"><option>Small</option><option selected>Large</option></select>',
    stored: JSON.stringify({ size: 'Large' }),
    early: (each) => Object.assign(each('select'), { selectedIndex: 0 }),
  });
  expect(find('select')).toHaveProperty('value', 'Small');
});

test('what is typed is kept with each field that is left, and with the page', () => {
  const { find, type, draft } = open();
  type('First');
  expect(draft()).toContain('First');
  Object.assign(find('#message'), { value: 'First and second' });
  window.dispatchEvent(new Event('pagehide'));
  expect(draft()).toContain('First and second');
});

test('a form that is sent leaves no draft, and writes none any more', () => {
  const { send, type, draft } = open({}, 'Half a thought');
  send('#form');
  expect(draft()).toBeUndefined();
  type('Thanks');
  window.dispatchEvent(new Event('pagehide'));
  expect(draft()).toBeUndefined();
});

test('another form that is sent leaves the draft alone', () => {
  const { send, type, draft } = open({}, 'Half a thought');
  send('#other');
  expect(draft()).toContain('Half a thought');
  type('A whole one');
  expect(draft()).toContain('A whole one');
});

test('without consent to functional cookies nothing is kept or filled in, and an old draft is removed', () => {
  const {
    message: text,
    type,
    draft,
  } = open({
    stored: '{"message":"Half a thought"}',
    granted: ['analytics'],
  });
  expect([text(), draft()]).toEqual(['', undefined]);
  type('Once more');
  expect(draft()).toBeUndefined();
});

test.each([
  '<input type="password">',
  '<input type="file">',
  '<input autocomplete="cc-number">',
  '<input autocomplete="section-a new-password">',
])('a form with %s is kept nowhere', (field) => {
  const { type, draft } = open({ fields: message + field, stored: '{"message":"old"}' });
  expect(draft()).toBeUndefined();
  type('My card');
  expect(draft()).toBeUndefined();
});

test('two newsletter forms of a page, which have no ids, keep a draft each', () => {
  const shop = createShopPage({
    html: ['et_pb_signup_0', 'et_pb_signup_1_tb_footer']
      .map(
        (name) =>
          `<div class="${name} et_pb_newsletter"><form><input id="et_pb_signup_email"></form></div>`,
      )
      .join(''),
  });
  const fields = [...document.querySelectorAll('input')];
  const openAll = () => {
    kept = createLifetime();
    for (const root of document.querySelectorAll<HTMLElement>('.et_pb_newsletter')) {
      const form = root.firstElementChild as HTMLElement;
      keepDraft(shop.page, { root, form, typedValues, kept });
    }
  };
  openAll();
  fields[0]?.setRangeText('half@an');
  window.dispatchEvent(new Event('pagehide'));
  kept.end();
  for (const field of fields) field.value = '';
  openAll();
  clear = () => {
    kept.end();
    shop.clear();
  };
  expect(fields.map(({ value }) => value)).toEqual(['half@an', '']);
});

test('a draft stays with its page if the query alone distinguishes pages', () => {
  const { pathname } = document.location;
  const keepDraftAt = (query: string) => {
    window.history.replaceState(null, '', query);
    kept = createLifetime();
    const form = shop.find('form');
    keepDraft(shop.page, { root: shop.find('#form'), form, typedValues, kept });
  };
  const shop = createShopPage({ html: `<div id="form"><form>${message}</form></div>` });
  const text = shop.find('textarea') as HTMLTextAreaElement;
  clear = () => {
    kept.end();
    shop.clear();
    window.history.replaceState(null, '', pathname);
  };
  keepDraftAt('?page_id=2');
  text.value = 'About this';
  window.dispatchEvent(new Event('pagehide'));
  kept.end();
  text.value = '';
  keepDraftAt('?page_id=3');
  expect(text.value).toBe('');
});

test('a form that has since been removed keeps nothing', () => {
  const { page, find, session, type } = open();
  kept.end();
  session.clear();
  type('Too late');
  const over = createLifetime();
  over.end();
  keepDraft(page, { root: find('#form'), form: find('form'), typedValues, kept: over });
  window.dispatchEvent(new Event('pagehide'));
  expect([...session]).toEqual([]);
});
