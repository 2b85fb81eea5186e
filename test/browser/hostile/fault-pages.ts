/** A page of the bench on which each definition works. */
export const pageOf: Readonly<Record<string, string>> = {
  'consent-control': '/consent/',
  'consent-banner': '/consent/',
  tabs: '/tabs/',
  toggle: '/accordion/',
  slider: '/sliders/',
  'circle counter': '/counters/',
  'number counter': '/counters/',
  'bar counters': '/counters/',
  countdown: '/counters/',
  gallery: '/galleries/',
  'filterable portfolio': '/portfolio/',
  portfolio: '/portfolio/',
  pages: '/blog/',
  'fullwidth portfolio': '/portfolio/',
  enhancements: '/enhancements/',
  'module-enhancements': '/enhancements/',
  masonry: '/blog/',
  'multi-view': '/enhancements/',
  lightbox: '/galleries/',
  video: '/media/',
  map: '/media/',
  'contact form': '/contact/',
  newsletter: '/contact/',
  links: '/links/',
  'module links': '/links/',
  header: '/tabs/',
  'fixed header': '/headers/left/',
  'split logo': '/headers/split/',
  'scroll to top': '/headers/left/',
  'header functions': '/headers/left/',
  'side navigation': '/headers/left/',
  'full-screen sections': '/full-screen/',
  'vertical menu': '/headers/vertical/',
  'Extra header': '/headers/extra/',
  'menu panel': '/headers/slide/',
  'mobile menu': '/menus/',
  'mobile menu lists': '/menus/',
  'menu search': '/menus/',
  'header search': '/headers/left/',
  'mega and deep menus': '/menus/',
  'drop-down menus': '/menus/',
  'menu modules': '/menus/',
  motion: '/motion/',
  animations: '/effects/',
  parallax: '/effects/',
  'video background': '/effects/',
  sticky: '/sticky/',
  cart: '/shop/',
  shop: '/shop/',
  'shop extras': '/shop/',
  'shop passwords': '/shop/',
  'shop field descriptions': '/shop/',
  'shop single presses': '/shop/',
  'menu cart': '/shop/',
  product: '/product/enamel-mug/',
  'product tabs': '/product/enamel-mug/',
  'star rating': '/product/enamel-mug/',
  variations: '/product/knitted-jumper/',
  'product functions': '/product/knitted-jumper/',
  'cart-page': '/cart/',
  checkout: '/checkout/',
  address: '/checkout/',
  learndash: '/courses/c/',
  'course login': '/courses/c/?visitor=anonymous',
  'focus mode': '/lessons/c/',
  lesson: '/lessons/c/',
  'course purchase': '/registration/',
  'course payments': '/registration/',
  'course registration': '/registration/?visitor=anonymous',
  'course functions': '/courses/c/',
  builder: '/links/',
  abtest: '/split-test/',
  pixel: '/links/',
  tracking: '/links/',
  'skip link': '/tabs/',
  landmarks: '/headers/left/',
  'accessible names': '/contact/',
  'header names': '/menus/',
  'course repairs': '/courses/c/',
  zoom: '/tabs/',
  'visible focus': '/shop/',
};

const withScript = (code: string) => (html: string) => {
  const [nonce = ''] = /nonce="[^"]+"/.exec(html) ?? [];
  return html.replace('</body>', `<script ${nonce}>${code}</script></body>`);
};

/** Inserts markup that the shop prints on other pages of a site. */
const withShop = (markup: string) => (html: string) =>
  html.replace('</main>', `<div class="woocommerce">${markup}</div></main>`);

/** Changes to pages of the bench that lack the element of a definition, or render it differently. */
export const changedPages: Readonly<Record<string, (html: string) => string>> = {
  builder: (html) => html.replace('<body class="', '<body class="et-pb-preview '),
  pixel: withScript('aepc_pixel_events = {};'),
  'shop extras': withScript('wc_password_strength_meter_params = {};'),
  'header functions': withScript('jQuery = {};'),
  'mobile menu lists': withScript('jQuery = {};'),
  'product functions': withScript('jQuery = {};'),
  'menu cart': (html) =>
    withScript('wpmenucart_ajax_assist = {};')(
      withShop('<ul><li class="wpmenucartli"></li></ul>')(html),
    ),
  'shop passwords': withShop('<form><input type="password" aria-label="Password"></form>'),
  'shop field descriptions': withShop(
    '<form><span class="woocommerce-input-wrapper"><input aria-label="Name"></span></form>',
  ),
  'shop single presses': withShop(
    '<form class="lost_reset_password"><input type="submit" value="Reset"></form>',
  ),
  // A cart link without text.
  'header names': (html) =>
    withScript('wc_add_to_cart_params = { i18n_view_cart: "View cart" };')(
      html.replace('</main>', '<a class="et_pb_menu__cart-button" href="/cart/"></a></main>'),
    ),
  zoom: (html) =>
    html.replace(/(<meta name="viewport" content="[^"]*)/, '$1, maximum-scale=1, user-scalable=0'),
  tracking: withScript('php_data = { ga_id: "G-1" };'),
};
