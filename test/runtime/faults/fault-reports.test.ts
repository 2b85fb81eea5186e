import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FaultReports } from '../../../src/runtime/faults/create-fault-reporter';
import { readOptions } from '../../../src/runtime/loader/read-options';

const options = { ...readOptions(null), faults: '/faults/' };
const sendBeacon = vi.fn<(url: string, text: string) => boolean>(() => true);
let reports: FaultReports;

beforeEach(async () => {
  vi.stubGlobal('SKERRY_VERSION', '1.2.3');
  Object.assign(navigator, { sendBeacon });
  sendBeacon.mockClear();
  // The number of reports is counted per page.
  vi.resetModules();
  reports = await import('../../../src/fault-reports');
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});
const sent = () => sendBeacon.mock.calls.map(([, text]) => JSON.parse(text) as object);

test('a runtime that did not start is reported to the site, with the version of Skerry', () => {
  reports.reportStart(new Error('broken'), options);
  expect(sent()).toMatchObject([
    { family: '', source: 'skerry', phase: 'start', message: 'Error: broken', version: '1.2.3' },
  ]);
});

test('a runtime that did not start in a preview is not reported', () => {
  reports.reportStart(new Error('broken'), { ...options, isPreview: true });
  expect(sent()).toEqual([]);
});

test('a fault is reported with its family', () => {
  reports.reportFault({ source: 'cart', phase: 'event', error: 'no' }, 'shop', options);
  expect(sent()).toMatchObject([{ family: 'shop', source: 'cart', phase: 'event', message: 'no' }]);
});
