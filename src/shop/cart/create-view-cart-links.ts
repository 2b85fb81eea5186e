import { safeUrl } from '../../runtime/kit';
import { forward, viewCart } from './names';

interface LinkOptions {
  readonly cart_url: string;
  readonly i18n_view_cart: string;
}

/** The links to the cart that appear beside buttons which have added something. */
export const createViewCartLinks = (doc: Document, options: LinkOptions) => {
  const links = new Set<HTMLElement>();
  return {
    showAfter(button: HTMLElement): void {
      const { parentElement: parent } = button;
      if (!parent || parent.querySelector(`.${viewCart}`)) return;
      if (!safeUrl(options.cart_url, doc.baseURI)) return;
      const link = Object.assign(doc.createElement('a'), {
        href: options.cart_url,
        className: `${viewCart} ${forward}`,
        title: options.i18n_view_cart,
        textContent: options.i18n_view_cart,
      });
      links.add(link);
      button.after(link);
    },
    undo(): void {
      for (const link of links) link.remove();
      links.clear();
    },
  };
};
