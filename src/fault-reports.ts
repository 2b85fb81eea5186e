import type { FaultReports } from './runtime/faults/create-fault-reporter';
import { createFaultReporter } from './runtime/faults/create-fault-reporter';

declare const SKERRY_VERSION: string;

/** `dist/faults.js`, which a page loads at its first fault if its script tag has `data-faults`. */
export const reportFault = createFaultReporter(window, SKERRY_VERSION);

export const reportStart: FaultReports['reportStart'] = (error, options) => {
  if (!options.isPreview) reportFault({ source: 'skerry', phase: 'start', error }, '', options);
};
