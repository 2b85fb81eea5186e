import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openInspector } from '../../../src/runtime/inspector/open-inspector';
import { setActing } from '../../support/mount';
import { settle } from '../../shop/shop-page';
import { controllerDefinition, islandDefinition } from '../live-page';
import { openInspected } from './inspector-page';

let page: ReturnType<typeof openInspected>;
let close = () => {};
let copied: string[];

beforeEach(() => {
  vi.useFakeTimers();
  setActing(true);
  page = openInspected({ html: '<ul id="plans" class="tabs"></ul>' });
  copied = [];
});
afterEach(() => {
  act(() => close());
  close = () => {};
  page.clear();
  setActing(false);
  Reflect.deleteProperty(navigator, 'clipboard');
  vi.useRealTimers();
});

const host = () => document.querySelector('skerry-inspector');
const panel = () => host()?.shadowRoot?.querySelector('section') as HTMLElement;
const all = (selector: string) => [...panel().querySelectorAll<HTMLElement>(selector)];
const textOf = (selector: string) => panel().querySelector(selector)?.textContent;
const button = (name: string) =>
  all('button').find(({ textContent }) => textContent === name) as HTMLElement;
const list = (title: string) =>
  all('details').find(
    (each) => each.querySelector('summary')?.firstChild?.textContent?.trim() === title,
  ) as HTMLDetailsElement;
const press = (name: string) =>
  act(async () => {
    button(name).click();
    await settle();
  });

const open = () => {
  act(() => {
    close = openInspector(page.page, page.entries);
  });
};

/** The browser’s clipboard, which allows or rejects every write. */
const withClipboard = (isOpen: boolean) =>
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: async (text: string) => {
        if (!isOpen) throw new Error('not allowed');
        copied.push(text);
      },
    },
  });

describe('the panel of the inspector', () => {
  test('is on the page until it is closed', () => {
    open();
    expect(panel().getAttribute('aria-label')).toBe('Skerry inspector');
    act(() => close());
    expect(host()).toBeNull();
  });

  test('has its own looks, which those of the site do not reach', () => {
    open();
    const [sheet] = host()?.shadowRoot?.adoptedStyleSheets ?? [];
    expect(sheet?.cssRules.length).toBeGreaterThan(10);
  });

  test('lists mounts with failures first', () => {
    const root = page.find('#plans');
    page.addMount(islandDefinition('toggle'), root, {
      status: 'mounted',
      mountedAt: 12.34,
      mountMs: 0.56,
    });
    page.addMount(islandDefinition('tabs'), root, { status: 'failed' });
    page.addMount(controllerDefinition('menus'), document.documentElement, { status: 'asleep' });
    open();
    const rows = all('tbody tr');
    expect(rows.map((row) => row.dataset['status'])).toEqual(['failed', 'mounted', 'asleep']);
    const cells = (row: number) =>
      [...(rows[row]?.children ?? [])].map(({ textContent }) => textContent);
    expect(cells(0).slice(0, 5)).toEqual(['tabs', 'failed', 'modules', 'visible', 'ul#plans']);
    expect(cells(0).slice(6)).toEqual(['–', '–', '–']);
    expect(cells(1).slice(6)).toEqual(['12.3', '0.6', '–']);
    expect(cells(2)[4]).toBe('page');
    expect(textOf('.summary')).toBe(
      '3 found, 0 waiting, 0 loading, 1 asleep, 1 mounted, 1 failed · 0.6 ms of script',
    );
    expect(textOf('summary small')).toBe('3');
  });

  test('names its columns, and leaves the finer ones out of a narrow window', () => {
    page.addMount(islandDefinition('tabs'), page.find('#plans'));
    open();
    const heads = all('thead th');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'mount',
      'status',
      'family',
      'wakes',
      'on',
      'found ms',
      'mounted ms',
      'script ms',
      'bytes',
    ]);
    const marked = (name: string) =>
      heads.flatMap((head) => (head.classList.contains(name) ? head.textContent : []));
    expect(marked('wide')).toEqual(['family', 'wakes', 'found ms', 'mounted ms']);
    expect(marked('number')).toEqual(['found ms', 'mounted ms', 'script ms', 'bytes']);
    // A hidden column is hidden in all rows: cells have the classes of their headings.
    expect(all('tbody td').map(({ className }) => className)).toEqual(
      heads.map(({ className }) => className),
    );
    const plain = heads.filter(({ className }) => className === '');
    expect(plain.map(({ textContent }) => textContent)).toEqual(['mount', 'status', 'on']);
    expect(textOf('details p')).not.toContain('more');
  });

  test('announces nothing yet, and shows the facts of the page', () => {
    open();
    expect(textOf('[role=status]')).toBe('');
    expect(all('textarea')).toEqual([]);
    const facts = [...list('Page').querySelectorAll('dl div')].map((fact) =>
      [...fact.children].map(({ textContent }) => textContent),
    );
    expect(facts).toContainEqual(['Mode', 'fe']);
    expect(facts).toContainEqual(['Consent', 'absent']);
  });

  test('lists at most 200 entries, and the number of the others', () => {
    const { body } = document;
    for (let each = 0; each < 203; each += 1) {
      page.addMount(islandDefinition('tabs'), body.appendChild(document.createElement('p')));
    }
    open();
    expect(all('tbody tr')).toHaveLength(200);
    expect(textOf('details p')).toBe('and 3 more');
  });

  test('describes the contents of an empty list', () => {
    open();
    expect(list('Faults').open).toBe(false);
    const texts = ['Faults', 'Requests', 'Tracked', 'Events'].map(
      (title) => list(title).querySelector('p')?.textContent,
    );
    expect(texts).toEqual([
      'No faults reported.',
      'No requests yet.',
      'Nothing tracked yet.',
      'No events yet.',
    ]);
  });

  test('follows the page twice a second, and shows faults at once', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    open();
    page.page.report({ source: 'tabs', phase: 'mount', error: 'no' });
    page.page.bus.emit('page:restored', { persisted: true });
    vi.spyOn(performance, 'now').mockReturnValue(7.4);
    page.page.bus.emit('cart:replaced', { isEmpty: true });
    expect(list('Events').querySelector('ol')).toBeNull();
    act(() => void vi.advanceTimersByTime(500));
    expect(list('Faults').open).toBe(true);
    expect(list('Faults').querySelector('small')?.textContent).toBe('1');
    expect(list('Faults').querySelector('li')?.textContent).toBe(' tabs (mount): no');
    expect(list('Events').open).toBe(false);
    const [first] = list('Events').querySelectorAll('li');
    expect(first?.textContent).toBe('7 ms cart:replaced isEmpty true');
  });

  test('reads nothing more once it is closed', () => {
    const entries = vi.fn(page.entries);
    act(() => {
      close = openInspector(page.page, entries);
    });
    act(() => close());
    entries.mockClear();
    vi.advanceTimersByTime(5_000);
    expect(entries).not.toHaveBeenCalled();
  });

  test('hides what it shows, and shows it again', async () => {
    open();
    expect(button('Hide').getAttribute('aria-expanded')).toBe('true');
    await press('Hide');
    expect(all('table')).toEqual([]);
    expect(button('Show').getAttribute('aria-expanded')).toBe('false');
    await press('Show');
    expect(all('table')).toHaveLength(1);
  });

  test('closes with Escape, which the page then does not receive, and keeps the focus', () => {
    open();
    const received = vi.fn();
    document.body.addEventListener('keydown', received);
    const key = (name: string) =>
      act(() => {
        button('Copy report').dispatchEvent(
          new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true }),
        );
      });
    key('ArrowDown');
    expect(all('table')).toHaveLength(1);
    expect(received).toHaveBeenCalledTimes(1);
    key('Escape');
    expect(all('table')).toEqual([]);
    expect(received).toHaveBeenCalledTimes(1);
    expect(host()?.shadowRoot?.activeElement).toBe(button('Show'));
    key('Escape');
    document.body.removeEventListener('keydown', received);
    expect(received).toHaveBeenCalledTimes(2);
  });
});

describe('the report of the inspector', () => {
  test('is copied to the clipboard, and the panel stays hidden', async () => {
    withClipboard(true);
    open();
    await press('Hide');
    await press('Copy report');
    expect(copied[0]).toMatch(/^## Skerry report/);
    expect(textOf('[role=status]')).toBe('Report copied.');
    expect(button('Show').getAttribute('aria-expanded')).toBe('false');
    expect(all('textarea')).toEqual([]);
  });

  test('is in a field, selected, if the browser denies the clipboard', async () => {
    withClipboard(false);
    open();
    await press('Hide');
    await press('Copy report');
    expect(textOf('[role=status]')).toContain('copy the text below');
    const [area] = all('textarea') as HTMLTextAreaElement[];
    expect(area?.value).toMatch(/^## Skerry report/);
    expect(area?.selectionStart).toBe(0);
    expect(area?.selectionEnd).toBe(area?.value.length);
    expect(area?.readOnly).toBe(true);
    withClipboard(true);
    await press('Copy report');
    expect(all('textarea')).toEqual([]);
  });
});
