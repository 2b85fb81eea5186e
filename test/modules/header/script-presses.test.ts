import { jQueryFactory } from 'jquery/factory';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { start } from '../../../src/modules/header/public-functions';
import { withLayout } from '../../support/laid-out';

interface Event$ {
  preventDefault(): void;
}
interface Collection {
  on(type: string, listener: (event: Event$) => void): Collection;
  off(): Collection;
  trigger(type: string): Collection;
}

const open = withLayout();
let $: (target: unknown) => Collection;
const html = `<div class="et_pb_module"><a id="tab" href="#"><b id="words">Two</b></a></div>
  <a id="place" href="#there">There</a><a id="elsewhere" href="/elsewhere/">Elsewhere</a>
  <form class="et_pb_contact_form" id="contact"></form><form id="search"></form>`;

beforeEach(() => {
  $ = (jQueryFactory as unknown as (view: Window) => typeof $)(window);
  Object.assign(window, { jQuery: $ });
});
afterEach(() => Reflect.deleteProperty(window, 'jQuery'));

/** The listeners that receive an event which a script triggers through jQuery. */
const trigger = (
  selector: string,
  type: string,
  onReceived: (event: Event$) => void = () => {},
) => {
  const { find, stop, page } = open(start, { html });
  const receivers: string[] = [];
  let isPrevented: boolean | null = null;
  const onEvent = (event: Event) => {
    receivers.push('browser');
    queueMicrotask(() => {
      isPrevented = event.defaultPrevented;
    });
  };
  const target = find(selector);
  const send = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  page.document.addEventListener(type, onEvent);
  $(target)
    .on(type, (event) => {
      receivers.push('jQuery');
      onReceived(event);
    })
    .trigger(type)
    .off();
  page.document.removeEventListener(type, onEvent);
  const sent = send.mock.calls.length;
  send.mockRestore();
  stop();
  return Promise.resolve().then(() => ({ receivers, isPrevented, sent }));
};

test.each([
  ['a link of a module', '#tab'],
  ['a link to a place in the page', '#place'],
])(
  'a script that presses %s notifies jQuery and the browser once each, and leads nowhere',
  async (_, selector) => {
    expect(await trigger(selector, 'click')).toMatchObject({
      receivers: ['jQuery', 'browser'],
      isPrevented: true,
    });
  },
);

test('a press on a link without old listeners reaches no other one', async () => {
  expect(await trigger('#elsewhere', 'click')).toMatchObject({ receivers: ['jQuery'] });
});

test('what is no link is pressed by jQuery itself, and once', async () => {
  expect(
    (await trigger('#words', 'click')).receivers.filter((by) => by === 'browser'),
  ).toHaveLength(1);
});

test('a press that a listener of jQuery has handled does not propagate', async () => {
  const result = await trigger('#tab', 'click', (event) => event.preventDefault());
  expect(result).toMatchObject({ receivers: ['jQuery'] });
});

test('a contact form that a script sends through jQuery is not sent past its checks', async () => {
  expect(await trigger('#contact', 'submit')).toMatchObject({
    receivers: ['jQuery', 'browser'],
    sent: 0,
  });
});

test('a press on a form sends nothing', async () => {
  expect(await trigger('#contact', 'click')).toMatchObject({ sent: 0 });
});

test('any other form is sent by jQuery', async () => {
  expect(await trigger('#search', 'submit')).toMatchObject({ receivers: ['jQuery'], sent: 1 });
});

test('the next press of a visitor is followed, and jQuery receives it', () => {
  const { find } = open(start, { html });
  let clicks = 0;
  $(find('#place')).on('click', () => {
    clicks += 1;
  });
  $(find('#tab')).trigger('click');
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('#place').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  expect(clicks).toBe(1);
});

test('what a press has another script press is followed', () => {
  const { find } = open(start, { html });
  const inner = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('#tab').addEventListener('click', () => find('#elsewhere').dispatchEvent(inner));
  $(find('#tab')).trigger('click');
  expect(inner.defaultPrevented).toBe(false);
});

test.each<[string, () => void, number]>([
  ['through jQuery', () => void $(window).trigger('resize'), 1],
  ['as an event', () => void window.dispatchEvent(new Event('resize')), 1],
  [
    'as the browser does, which its own observers see',
    () => {
      const event = new Event('resize');
      Object.defineProperty(event, 'isTrusted', { value: true });
      window.dispatchEvent(event);
    },
    0,
  ],
])(
  'the header is measured again where a script emits another window size: %s',
  (_, emit, times) => {
    const { page } = open(start, { html });
    const onChanged = vi.fn();
    page.bus.on('header:changed', onChanged);
    emit();
    expect(onChanged).toHaveBeenCalledTimes(times);
  },
);
