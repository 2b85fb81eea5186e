import type { ControllerScope } from '../../runtime/controller-scope';
import { hasModifier } from '../../runtime/kit';
import * as extra from './extra-names';

/** Pixels (divi-layout.md §7.3). */
const WINDOW = 'popup,noopener,width=550,height=450';

/** The letter that a link to share by e-mail begins. */
const letter = (title: string, url: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;

/** Links below a story share it in a small window, by e-mail, or on paper. */
export const startShareLinks = ({ page, listen }: ControllerScope): void => {
  const { document: doc, window: win } = page;
  listen<MouseEvent>(doc, 'click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(extra.shareLink);
    if (!link || event.defaultPrevented || hasModifier(event)) return;
    event.preventDefault();
    const { networkName, shareTitle = '', shareUrl = '' } = link.dataset;
    if (networkName === extra.print) win.print();
    else if (networkName === extra.email) page.navigate(letter(shareTitle, shareUrl));
    else win.open(link.href, '_blank', WINDOW);
  });
};
