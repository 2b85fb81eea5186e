/** Texts of both reports. */
export const titles = {
  fixed: 'Fixed by Skerry',
  skerry: 'Still there, for Skerry to fix',
  owner: 'Only the owner can fix',
  lookAt: 'To look at by a person',
} as const;

/** What the numbers do not cover. */
export const caution =
  'Automatic checks find only a part of what keeps people out. That nothing is listed does not mean that the page is accessible, and this report is no statement of conformance.';
