import { focusText } from '../../runtime/kit';
import type { Scope } from '../kit';
import { alerts } from './names';

const DELAY_MS = 500;

/** A message that came with the page is read out, unless the visitor is somewhere already (§5.14). */
export const focusFirstAlert = ({ page: { document: doc }, after, on }: Scope): void => {
  const focus = () => {
    const alert = doc.querySelector<HTMLElement>(alerts);
    if (alert && (!doc.activeElement || doc.activeElement === doc.body)) focusText(alert);
  };
  after(DELAY_MS, focus);
  on('item_removed_from_classic_cart', focus);
};
