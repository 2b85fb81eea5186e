/** Texts of both reports. */
export const titles = {
  fixed: 'Fixed by Skerry',
  skerry: 'Remaining, for Skerry to fix',
  owner: 'Only the owner can fix',
  lookAt: 'To be reviewed by a person',
} as const;

/** What the numbers do not cover. */
export const caution =
  'Automated checks find only some of the barriers. An empty list does not mean that the page is accessible, and this report is not a statement of conformance.';
