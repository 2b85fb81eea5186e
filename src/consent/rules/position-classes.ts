import type { BannerSettings } from '../config';

type Settings = BannerSettings['_bannerConfig']['settings'];

/**
 * The classes that give the container its place (cookieyes.md §3.3). A banner or box with a
 * push-down centre has the template of its type, so it gets that type's class as well.
 */
export const positionClasses = ({ type, preferenceCenterType, position }: Settings) => {
  const isPushdown = type === 'classic' || preferenceCenterType === 'pushdown';
  const types = new Set([type, ...(isPushdown ? ['classic'] : [])]);
  const place = type === 'popup' ? 'center' : position;
  // A class that the configuration has broken must not break the banner.
  return [...types].map((name) => `cky-${name}-${place}`.replace(/\s+/g, '-'));
};
