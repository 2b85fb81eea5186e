import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Definition } from '../../../src/runtime/definition';
import type { Order } from '../../../src/runtime/originals/order';
import type { Entry } from '../../../src/runtime/registry';
import { islandOf } from '../island-of';
import { inert, runScripts } from './old-scripts';
import { waitFor } from '../../support/wait-for';

type HandBack = typeof import('../../../src/runtime/originals/restore-scripts');
let restoreScripts: (order: Order) => Promise<void>;
let page: ReturnType<typeof runScripts>;
const received: unknown[] = [];
const receive = ({ detail }: Event & { detail?: unknown }) => void received.push(detail);

beforeEach(async () => {
  // Faults are counted per page.
  vi.resetModules();
  const code: HandBack = await import('../../../src/runtime/originals/restore-scripts');
  restoreScripts = (order) => code.restore(window, order);
  page = runScripts();
  document.addEventListener('skerry:fallback', receive);
});
afterEach(() => {
  page.stop();
  document.removeEventListener('skerry:fallback', receive);
  received.length = 0;
  Reflect.deleteProperty(window, '_ckyConfig');
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const error = new Error('broken');
const fault = { source: 'x', phase: 'event', error } as const;
const muteWarnings = () => vi.spyOn(console, 'warn').mockImplementation(() => {});
/** Inline scripts, which need no file. */
const show = (...families: readonly string[]) => {
  document.body.innerHTML = families
    .map((each, at) => inert(`s${at}`, { families: each, src: '' }))
    .join('');
};

describe('the old scripts run again', () => {
  test.each([
    ['off', 'Skerry is switched off'],
    ['missing', 'skerry.js failed to load'],
    ['start', 'Skerry could not start'],
  ] as const)(
    'all of them if nothing of Skerry runs (%s), and the page is notified',
    async (reason, message) => {
      const warn = muteWarnings();
      show('shop', '', 'modules abtest');
      await restoreScripts({ reason, error });
      expect(page.ran).toEqual(['s0-js', 's1-js', 's2-js']);
      const detail = { reason, families: [], scripts: ['s0', 's1', 's2'], error };
      expect(received).toEqual([detail]);
      expect(warn.mock.calls).toEqual([
        [`[skerry] the old scripts run again (${message})`, detail],
      ]);
    },
  );

  test('those of one family alone, once what it had mounted has ended', async () => {
    const warn = muteWarnings();
    show('shop', 'modules abtest');
    const end = vi.fn(() => expect(page.ran).toEqual([]));
    await restoreScripts({ reason: 'stands down', families: ['modules'], end });
    expect(end).toHaveBeenCalledExactlyOnceWith(new Set(['modules', 'abtest']));
    expect(page.ran).toEqual(['s1-js']);
    expect(received).toEqual([
      { reason: 'stands down', families: ['modules', 'abtest'], scripts: ['s1'] },
    ]);
    expect(received[0]).not.toHaveProperty('error');
    expect(String(warn.mock.calls[0]?.[0])).toContain(
      '(another script of the same product is there)',
    );
  });

  test('none if the family has none: no event is emitted, and nothing ends', async () => {
    const warn = muteWarnings();
    show('shop');
    const end = vi.fn();
    await restoreScripts({ reason: 'stands down', families: ['learndash'], end });
    expect([received, page.ran]).toEqual([[], []]);
    expect(warn).not.toHaveBeenCalled();
    expect(end).not.toHaveBeenCalled();
  });

  test('a script without a handle is named by its address, one without both as inline, each once', async () => {
    muteWarnings();
    document.body.innerHTML =
      '<script type="text/skerry-original" data-skerry-original="shop"></script>'.repeat(2) +
      '<script type="text/skerry-original" data-skerry-original="shop" src="/a.js"></script>';
    const done = restoreScripts({ reason: 'off' });
    await waitFor(() => expect(page.ran).toHaveLength(3));
    document.body.querySelector('[src]')?.dispatchEvent(new Event('load'));
    await done;
    expect(received).toEqual([{ reason: 'off', families: [], scripts: ['inline', '/a.js'] }]);
  });

  test('a copy of Skerry that loads later finds the page claimed', async () => {
    muteWarnings();
    show('shop');
    await restoreScripts({ reason: 'missing' });
    expect(Reflect.get(window, Symbol.for('skerry'))).toBe(true);
    // The page may be claimed already.
    show('shop');
    await restoreScripts({ reason: 'missing' });
    expect(received).toHaveLength(2);
  });

  test('scripts that are restored later wait for those still loading, also when these have failed', async () => {
    muteWarnings();
    document.body.innerHTML = inert('a') + inert('b', { families: 'modules', src: '' });
    const first = restoreScripts({ reason: 'stands down', families: ['shop'] });
    const second = restoreScripts({ reason: 'stands down', families: ['modules'] });
    await waitFor(() => expect(page.ran).toEqual(['a-js']));
    page.settle('a-js', 'load');
    await Promise.all([first, second]);
    expect(page.ran).toEqual(['a-js', 'b-js']);
  });

  test('a file that fails to load is reported as a fault, and the rest runs', async () => {
    muteWarnings();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const faults: unknown[] = [];
    const record = (event: CustomEvent<unknown>) =>
      void faults.push(event.detail, event.cancelable);
    document.addEventListener('skerry:error', record);
    document.body.innerHTML = inert('a') + inert('b', { src: '' });
    const element = document.body.querySelector('script');
    const done = restoreScripts({ reason: 'off' });
    await waitFor(() => expect(page.ran).toEqual(['a-js']));
    page.settle('a-js', 'error');
    await done;
    document.removeEventListener('skerry:error', record);
    expect(page.ran).toEqual(['a-js', 'b-js']);
    const loadError = expect.objectContaining({ message: 'The old script failed to load.' });
    expect(faults).toEqual([{ source: 'a', phase: 'load', error: loadError, element }, true]);
    expect(logged.mock.calls).toEqual([['[skerry] a (load)', loadError]]);
  });

  test('a file that fails to load is not logged in the console if a listener prevents it', async () => {
    muteWarnings();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const prevent = (event: Event) => event.preventDefault();
    document.addEventListener('skerry:error', prevent);
    document.body.innerHTML = inert('a');
    const done = restoreScripts({ reason: 'off' });
    await waitFor(() => expect(page.ran).toEqual(['a-js']));
    page.settle('a-js', 'error');
    await done;
    document.removeEventListener('skerry:error', prevent);
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('scripts that wait for consent', () => {
  const marked = 'data-cookieyes="cookieyes-analytics"';
  test.each([
    ['stay as they are if Skerry, and its guard, has not loaded', 'missing', ['a-js']],
    ['stay as they are where it is switched off, and its guard with it', 'off', ['a-js']],
    ['are held by the guard where it has', 'start', ['a-js', 'b-js']],
  ] as const)('%s', async (_, reason, expected) => {
    muteWarnings();
    Object.assign(window, { _ckyConfig: {} });
    document.body.innerHTML = inert('a', { src: '' }) + inert('b', { src: '', more: marked });
    await restoreScripts({ reason });
    expect(page.ran).toEqual(expected);
  });
});

describe('a fault of a family', () => {
  const entry = (status: Entry['status'], family: Definition['family']) =>
    ({ status, definition: { ...islandOf('x'), family } }) as Entry;

  test('hands it back only above the limit of a page, and the event names the fault', async () => {
    const warn = muteWarnings();
    show('learndash');
    const order: Order = { reason: 'fault', families: ['learndash'], fault };
    await restoreScripts(order);
    expect(received).toEqual([]);
    await restoreScripts(order);
    expect(received).toEqual([
      { reason: 'fault', families: ['learndash'], scripts: ['s0'], error },
    ]);
    expect(String(warn.mock.calls[0]?.[0])).toContain('(too many faults)');
  });

  test('that follows another before the old scripts run hands nothing back a second time', async () => {
    muteWarnings();
    show('shop');
    const order: Order = { reason: 'fault', families: ['shop'], fault };
    await Promise.all([restoreScripts(order), restoreScripts(order)]);
    expect(page.ran).toEqual(['s0-js']);
    expect(received).toHaveLength(1);
  });

  test('one of several that bears no more is enough', async () => {
    muteWarnings();
    show('shop', 'modules');
    await restoreScripts({ reason: 'fault', families: ['modules', 'shop'], fault });
    expect(page.ran).toEqual(['s0-js', 's1-js']);
  });

  test('that could not be loaded without a connection hands nothing back', async () => {
    muteWarnings();
    show('shop');
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const order: Order = {
      reason: 'fault',
      families: ['shop'],
      fault: { ...fault, phase: 'load' },
    };
    await restoreScripts(order);
    expect(received).toEqual([]);
    isOnline.mockReturnValue(true);
    await restoreScripts(order);
    expect(received).toHaveLength(1);
  });

  test.each([
    ['it works already', [entry('mounted', 'pixel')], 0],
    ['it waits', [entry('waiting', 'pixel')], 1],
    ['another family works', [entry('mounted', 'shop')], 1],
    ['nothing is there', undefined, 1],
  ] as const)('of the pixel while %s: handed back %s times', async (_, found, times) => {
    muteWarnings();
    show('pixel');
    const entries = found && (() => found);
    await restoreScripts({
      reason: 'fault',
      families: ['pixel'],
      fault: { ...fault, phase: 'start' },
      ...(entries && { entries }),
    });
    expect(received).toHaveLength(times);
  });

  test.each([
    ['is borne where no variant is waited for', '', 0],
    [
      'is not where the place of a variant stays empty',
      '<i class="et_pb_subject_placeholder"></i>',
      1,
    ],
  ])('of A/B tests %s', async (_, html, times) => {
    muteWarnings();
    show('abtest');
    document.body.insertAdjacentHTML('beforeend', html);
    await restoreScripts({
      reason: 'fault',
      families: ['abtest'],
      fault: { ...fault, phase: 'start' },
    });
    expect(received).toHaveLength(times);
  });
});
