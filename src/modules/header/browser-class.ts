import { isMobileAgent } from '../../runtime/divi/is-mobile-agent';

/** Properties of the navigator; `standalone` exists only on Apple's phones and tablets. */
export interface Browser {
  readonly userAgent: string;
  readonly standalone?: boolean;
}

const word = (userAgent: string): string => {
  const found =
    /opera|chrome|safari|firefox|msie|trident\//i.exec(userAgent)?.[0].toLowerCase() ?? '';
  if (found === 'trident/' || found === 'msie') return 'ie';
  if (found !== 'chrome') return found;
  if (/OPR/.test(userAgent)) return 'opera';
  return /Edge/.test(userAgent) ? 'edge' : found;
};

/**
 * Browser classes that style sheets use (specification S2.20). They equal the product's own, odd
 * cases included (divi-layout.md §2.2): an iPhone in a browser tab is a `uiwebview`.
 */
export const browserClasses = ({ userAgent, standalone }: Browser): readonly string[] => {
  const isInTab = standalone === false;
  const found = word(userAgent);
  const isKnown = found === 'ie' || found === 'opera' || found === 'edge';
  const name = isInTab && !isKnown ? 'uiwebview' : found === 'firefox' ? 'gecko' : found;
  const isMobile = isMobileAgent(userAgent) || isInTab;
  return [
    name,
    /iPhone/.test(userAgent) ? 'iphone' : '',
    isMobile ? 'et_mobile_device' : '',
    isMobile && !/iPad/.test(userAgent) ? 'et_mobile_device_not_ipad' : '',
  ].filter(Boolean);
};
