import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import { createControllerScope } from '../../../src/runtime/controller-scope';
import { onDemand } from '../../../src/runtime/dom/on-demand';
import type { Page } from '../../../src/runtime/page';
import { createReport } from '../../../src/runtime/report';
import { waitFor } from '../../support/wait-for';

/** A control whose chunk loads, or fails to load, when the test decides. */
const createControl = ({ use = () => {}, breakpoint = 'desktop' } = {}) => {
  const near = document.createElement('button');
  const report = createReport(document);
  const waiting: { succeed: () => void; fail: () => void }[] = [];
  const used: string[] = [];
  let made = 0;
  const loadCode = () =>
    new Promise<string>((resolve, reject) => {
      waiting.push({ succeed: () => resolve('code'), fail: () => reject(new Error('no code')) });
    });
  const stores = { $viewport: atom({ width: 0, height: 0, breakpoint }) };
  const load = (chunk: () => Promise<unknown>) => chunk();
  const page = { window, document, stores, report, load } as unknown as Page;
  const { scope, end } = createControllerScope(page, 'lab');
  const press = onDemand(
    scope,
    near,
    loadCode,
    (code) => {
      made += 1;
      return (...args: readonly string[]) => {
        use();
        used.push([code, ...args].join(' '));
      };
    },
    (...args) => void used.push(['no code', ...args].join(' ')),
  );
  return { near, end, report, waiting, used, press, made: () => made };
};

/** Waits until all promises have settled. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('code that was loaded on hover or focus is used in the press itself, and created once', async () => {
  const { near, waiting, used, press, made } = createControl();
  expect(waiting).toHaveLength(0);
  near.dispatchEvent(new Event('pointerover'));
  near.dispatchEvent(new Event('focusin'));
  expect(waiting).toHaveLength(1);
  waiting[0]?.succeed();
  await settled();
  expect(made()).toBe(0);
  press('first');
  expect(used).toEqual(['code first']);
  press('second');
  expect(used).toEqual(['code first', 'code second']);
  expect(made()).toBe(1);
});

test('on a phone, without a pointer before the press, the chunk loads when the page is idle', async () => {
  const { waiting, used, press } = createControl({ breakpoint: 'phone' });
  expect(waiting).toHaveLength(0);
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.succeed();
  await settled();
  press();
  expect(used).toEqual(['code']);
});

test('a press waits for code that is under way; of several the last one counts, such as the image pressed last', async () => {
  const { waiting, used, press } = createControl();
  press('first');
  press('second');
  expect(used).toEqual([]);
  waiting[0]?.succeed();
  await waitFor(() => expect(used).toEqual(['code second']));
  press('third');
  expect(used).toEqual(['code second', 'code third']);
});

test('a chunk that fails to load is reported by the press and requested again by the next', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { near, waiting, used, press, report } = createControl();
  near.dispatchEvent(new Event('focusin'));
  waiting[0]?.fail();
  await settled();
  expect(report.faults).toEqual([]);
  press('first');
  waiting[1]?.fail();
  await waitFor(() => expect(report.faults).toHaveLength(1));
  expect(report.faults[0]).toMatchObject({ source: 'lab', phase: 'load' });
  await settled();
  press('second');
  waiting[2]?.succeed();
  await waitFor(() => expect(used).toEqual(['no code first', 'code second']));
});

test('a chunk that loads after the end is not used', async () => {
  const { end, waiting, press, made } = createControl();
  press();
  end();
  waiting[0]?.succeed();
  await settled();
  expect(made()).toBe(0);
});

test('an error after the code is loaded is a fault of the press, not of loading', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { waiting, used, press, report } = createControl({
    use: () => {
      throw new Error('wrong');
    },
  });
  press();
  waiting[0]?.succeed();
  await waitFor(() => expect(report.faults).toHaveLength(1));
  expect(report.faults[0]).toMatchObject({ source: 'lab', phase: 'event' });
  expect(used).toEqual([]);
});
