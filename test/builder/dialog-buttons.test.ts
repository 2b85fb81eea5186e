import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ModalOptions, showCoreModal } from '../../src/builder/library';

/** Happy-dom cannot verify sanitised HTML: what the sanitiser removes is tested in browsers. */
const profiles: string[] = [];
vi.mock('../../src/runtime/insert/sanitise-with-dompurify', () => ({
  createSanitiseWithDOMPurify: (doc: Document) => (html: string, profile: string) => {
    profiles.push(profile);
    const template = doc.createElement('template');
    template.innerHTML = html;
    return template.content;
  },
}));

const backend = {
  two: {
    header: 'Not <b>saved</b>',
    text: 'Words <i>more</i>',
    buttons: {
      retry: '<a href="#" class="secondary" data-own="1">Try <b>again</b></a><a href="#">Other</a>',
      docs: '<a href="/help/#saving" class="primary">Help</a>',
      broken: 'No link',
    },
    classes: 'et-builder-unsaved-modal',
  },
  one: { header: '', text: '', buttons: { ok: '<a>Fine</a>' }, classes: '' },
  markup: `<div class="et-core-modal-overlay et-core-active et-core-modal-two-buttons mine wide">
    <h3 class="et-core-modal-title">Old <b>version</b></h3><div class="et-core-modal-content"><p>Reload it.</p></div>
    <div class="et_pb_prompt_buttons"><a href="#" class="et-core-modal-action-re-load x">Reload</a><a href="#later">Later</a></div></div>`,
  bare: '<div class="et-core-modal-overlay"></div>',
  foreign: '<div class="other"><a href="#">x</a></div>',
};

let modal: ReturnType<typeof showCoreModal> = null;
const show = (name: string, options: Partial<ModalOptions> = {}) => {
  modal = showCoreModal(name, { backend, top: window, ...options });
  return modal;
};
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const buttons = () => [...document.querySelectorAll<HTMLElement>('.et_pb_prompt_buttons > a')];
const html = (selector: string) => find(selector).innerHTML;
const isClosing = () => modal?.overlay.classList.contains('et-core-closing');
const fire = (target: EventTarget | undefined, event: Event) => {
  act(() => void target?.dispatchEvent(event));
  return event.defaultPrevented;
};
const click = (target: EventTarget | undefined) =>
  fire(target, new MouseEvent('click', { bubbles: true, cancelable: true }));
const closed = async () => {
  vi.advanceTimersByTime(600);
  return modal?.closed;
};

beforeEach(() => {
  vi.useFakeTimers();
  profiles.length = 0;
  document.body.innerHTML = '<main></main>';
});
afterEach(() => {
  modal?.close();
  vi.advanceTimersByTime(600);
  vi.useRealTimers();
});

describe('a dialog of the back end shows', () => {
  test('its header and its text as they are printed, sanitised as contents [S2.24a, S2.24b]', () => {
    show('two');
    expect(html('.et-core-modal-title')).toBe('Not <b>saved</b>');
    expect(html('.et-core-modal-content > p')).toBe('Words <i>more</i>');
    expect([...new Set(profiles)]).toEqual(['content']);
  });

  test('one button for each of its entries, with all that is printed on it [S2.24c, S2.24d]', () => {
    const overlay = show('two')?.overlay;
    expect(buttons().map((each) => each.innerHTML)).toEqual(['Try <b>again</b>', 'Help']);
    expect(buttons()[0]?.className).toBe('secondary et-core-modal-action');
    expect(buttons()[0]?.dataset.own).toBe('1');
    expect(overlay?.className).toBe(
      'et-core-modal-overlay et-core-active et-builder-unsaved-modal et-core-modal-two-buttons',
    );
  });

  test('a single button without the class for two [S2.24d]', () => {
    expect(show('one')?.overlay.className).not.toContain('two-buttons');
  });

  test('links that lead nowhere as buttons, the others as links', () => {
    show('two');
    expect(buttons().map((each) => [each.getAttribute('href'), each.getAttribute('role')])).toEqual(
      [
        ['#', 'button'],
        ['/help/#saving', null],
      ],
    );
    show('one');
    expect(buttons().map((each) => [each.getAttribute('href'), each.getAttribute('role')])).toEqual(
      [['#', 'button']],
    );
  });

  test('its first button with the focus', () => {
    show('two');
    expect(document.activeElement).toBe(buttons()[0]);
  });
});

describe('a press on a button of the dialog', () => {
  test('closes it with the key of the button', async () => {
    show('two');
    expect(click(buttons()[0])).toBe(true);
    expect(isClosing()).toBe(true);
    expect(await closed()).toBe('retry');
  });

  test('is the editor’s business first, and one that the editor refuses leaves it open', async () => {
    const onAction = vi.fn((key: string) => key === 'docs');
    show('two', { onAction });
    click(buttons()[0]);
    expect(onAction.mock.calls).toEqual([['retry']]);
    expect(isClosing()).toBe(false);
    click(buttons()[1]);
    expect(isClosing()).toBe(true);
    expect(await closed()).toBe('docs');
  });

  test('by an editor without a handler closes it', () => {
    show('two', { onAction: () => undefined });
    click(buttons()[0]);
    expect(isClosing()).toBe(true);
  });

  test('on a link follows the link', () => {
    show('two');
    expect(click(buttons()[1])).toBe(false);
    expect(isClosing()).toBe(true);
  });

  test('whose link has lost its address leads nowhere', () => {
    show('two');
    const [button] = buttons();
    button?.removeAttribute('href');
    expect(click(button)).toBe(true);
  });

  test('with Space is one, too', async () => {
    show('two');
    const press = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
    expect(fire(buttons()[0], press)).toBe(true);
    expect(await closed()).toBe('retry');
  });

  test('counts where the dialog cannot be closed otherwise', async () => {
    show('one', { canClose: false });
    click(buttons()[0]);
    expect(await closed()).toBe('ok');
  });
});

describe('a dialog that is printed as complete markup', () => {
  test('is split: its title, its text, its buttons and its own classes', () => {
    expect(show('markup')?.overlay.className).toBe(
      'et-core-modal-overlay et-core-active mine wide et-core-modal-two-buttons',
    );
    expect(html('.et-core-modal-title')).toBe('Old <b>version</b>');
    expect(html('.et-core-modal-content > p')).toContain('Reload it.');
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Reload', 'Later']);
    expect(profiles).toEqual(['content']);
  });

  test.each([
    [0, 're-load'],
    [1, 'action'],
  ])('is closed by button %i with the key %s', async (at, key) => {
    show('markup');
    click(buttons()[at]);
    expect(await closed()).toBe(key);
  });

  test('without title, text and buttons is one all the same', () => {
    expect(show('bare')?.overlay.className).toBe('et-core-modal-overlay et-core-active');
    expect([html('.et-core-modal-title'), html('.et-core-modal-content > p')]).toEqual(['', '']);
    expect(buttons()).toEqual([]);
  });

  test('that is no dialog shows none', () => {
    expect(show('foreign')).toBeNull();
    expect(document.querySelector('.et-core-modal-overlay')).toBeNull();
  });
});
