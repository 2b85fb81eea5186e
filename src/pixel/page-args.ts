import type { Params } from './config';

/** The campaign tags that are meant for every company that counts visits. */
const CAMPAIGN = /^utm_(source|medium|campaign|term|content|id)$/;

/**
 * What the page adds to every event (`aepc_pixel_args`), printed as an array with names where it is
 * empty. The browser's name and foreign tags stay here (pixel.md §7.1).
 */
export const pageArgs = (value: unknown): Params =>
  Object.fromEntries(
    Object.entries(Object(value) as Params).filter(
      ([name]) => name !== 'userAgent' && (!name.includes('utm_') || CAMPAIGN.test(name)),
    ),
  );
