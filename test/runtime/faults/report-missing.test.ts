import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportMissing } from '../../../src/runtime/faults/report-missing';
import { settle } from '../../shop/shop-page';

const page = globalThis as { reported?: unknown[][] };
const sendBeacon = vi.fn(() => true);

beforeEach(() => {
  page.reported = [];
  Object.assign(navigator, { sendBeacon });
  sendBeacon.mockClear();
});
afterEach(() => {
  delete page.reported;
  Reflect.deleteProperty(navigator, 'sendBeacon');
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

/** The chunk for reports, as a data address; it differs each time, because modules are cached. */
const loadable = `data:text/javascript,export const reportFault=(...all)=>globalThis.reported.push(all)//${crypto.randomUUID()}/`;
const unloadable = 'data:text/javascript,throw new Error("lost")//';
const report = async (attributes: string, folder = loadable) => {
  document.head.innerHTML = `<script type="text/plain" ${attributes}></script>`;
  reportMissing(window, folder);
  await settle();
  return [page.reported?.length, sendBeacon.mock.calls.length];
};
const enabled = 'data-faults="/faults/?a=1"';

describe('a loader that failed to load is reported to the site', () => {
  test('by the file for reports', async () => {
    expect(await report(enabled)).toEqual([1, 0]);
    expect(page.reported).toEqual([
      [
        { source: 'skerry', phase: 'load', error: 'skerry.js failed to load' },
        '',
        { faults: '/faults/?a=1', faultsShare: 1 },
      ],
    ]);
  });

  test('as briefly as possible if the report’s file fails to load too', async () => {
    expect(await report(enabled, unloadable)).toEqual([0, 1]);
    const [address, text] = sendBeacon.mock.calls[0] as unknown as readonly [string, string];
    expect(address).toBe(new URL('/faults/?a=1', location.href).href);
    expect(JSON.parse(text)).toEqual({
      source: 'skerry',
      phase: 'load',
      family: '',
      message: 'skerry.js failed to load',
      page: location.pathname,
    });
  });

  test.each([
    ['if its tag does not enable it', '', [0, 0]],
    ['if it has no address', 'data-faults=""', [0, 0]],
    ['never to another site', 'data-faults="https://other.example/"', [0, 0]],
    ['not in a preview', `${enabled} data-preview`, [0, 0]],
    ['where the preview is off', `${enabled} data-preview="off"`, [1, 0]],
  ])('%s', async (_, attributes, expected) => {
    expect(await report(attributes)).toEqual(expected);
  });

  test.each([
    ['', 0.99, 1],
    ['data-faults-share="0.5"', 0.4, 1],
    ['data-faults-share="0.5"', 0.5, 0],
    ['data-faults-share="0"', 0, 0],
    ['data-faults-share="some"', 0, 0],
  ])('on the share of pages that the site wants: “%s” at %f', async (share, random, times) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    expect(await report(`${enabled} ${share}`)).toEqual([times, 0]);
  });
});

test('a page without the tag reports nothing', async () => {
  reportMissing(window, loadable);
  await settle();
  expect(page.reported).toEqual([]);
});
