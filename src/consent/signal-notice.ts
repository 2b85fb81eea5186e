import type { ConsentGuard, ConsentState } from '../runtime/consent-gate';
import type { ControllerScope } from '../runtime/controller-scope';
import { record, text } from '../runtime/kit';
import type { BannerElements } from './banner/banner-elements';

const overrides = { name: 'skerryLabels', read: record(text()) };
const english =
  'Your browser asks sites not to sell or share your data (Global Privacy Control). This site honours that: you are opted out.';

/**
 * Shows in the banner that the visitor's browser has opted out by a signal, until they choose
 * themselves; Californian law requires it.
 */
export const showOptedOut = (
  { page: { document: doc, globals }, onEnd }: ControllerScope,
  guard: ConsentGuard,
  { find }: BannerElements,
): void => {
  const line = doc.createElement('p');
  line.textContent = globals.get(overrides).consentSignal || english;
  find('description')[0]?.append(line);
  const follow = ({ status }: ConsentState) => {
    if (status === 'decided') line.remove();
  };
  onEnd(guard.subscribe(follow));
  // A choice may have been made before this chunk loaded.
  follow(guard.state());
};
