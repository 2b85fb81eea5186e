import type { Page } from '../../runtime/page';

/**
 * Scripts that a gateway prints with its fields run, as they always did (contract shop.md §7.2): what
 * comes through the parser stays dead, a new element is alive. A strict policy may still forbid them.
 */
export const runScripts = (page: Page, root: Element): void => {
  for (const dead of root.querySelectorAll('script')) {
    try {
      const script = page.document.createElement('script');
      for (const { name, value } of dead.attributes) script.setAttribute(name, value);
      if (page.options.nonce) script.nonce = page.options.nonce;
      script.textContent = dead.textContent;
      dead.replaceWith(script);
    } catch (error) {
      page.report({ source: 'checkout', phase: 'call', error, element: dead });
    }
  }
};
