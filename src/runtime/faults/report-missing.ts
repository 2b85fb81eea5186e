import type { FaultReports } from './create-fault-reporter';

/**
 * Reports that the loader failed to load, where its tag asks for reports: through the reporting
 * file, or in a minimal form where that fails too.
 */
export const reportMissing = (win: Window, folder: string): void => {
  const { document: doc, location, navigator } = win;
  const tag = doc.querySelector<HTMLScriptElement>('script[data-faults]');
  if (!tag) return;
  const { faults = '', faultsShare: share = '1', preview = 'off' } = tag.dataset;
  const { origin, href } = new URL(faults, location.href);
  if (!faults || origin !== location.origin || preview !== 'off') return;
  if (!(Math.random() < Number(share))) return;
  const fault = { source: 'skerry', phase: 'load' };
  const message = 'skerry.js failed to load';
  (import(`${folder}faults.js`) as Promise<FaultReports>).then(
    ({ reportFault }) => reportFault({ ...fault, error: message }, '', { faults, faultsShare: 1 }),
    () => {
      const report = { ...fault, family: '', message, page: location.pathname };
      navigator.sendBeacon(href, JSON.stringify(report));
    },
  );
};
