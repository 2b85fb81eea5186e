/** Selectors of definitions, which are split at their commas. */
export const nameless = 'form,.et_pb_module,.et-social-icons,.product';
export const landmarks = 'nav,form[role="search"],.menu-item,.products,.et-social-icons';
export const courses = '.learndash-wrapper';
export const viewport = 'meta[content*="maximum-scale"],meta[content*="user-scalable"]';

export const main = 'main,[role="main"]';
export const mainContent = 'main-content';
/** The main landmark of LearnDash's focus mode. */
export const focusMain = 'ld-focus-main';
/** Header and footer of the site, which are not part of the content. */
export const siteParts = ':scope>header,:scope>footer';

/** Links whose text the style sheet hides. */
export const iconLinks = '.et-social-icon a,.et_pb_member_social_links a';
/** The cart in a menu, and the button of Extra's search; named with the shop's word for the cart. */
export const headerButtons = '.et_pb_menu__cart-button,.et-top-search .et-search-submit';
export const shopWords = 'wc_add_to_cart_params';
/** Links with another role, and those that another rule names. */
export const named = '[role],[aria-hidden],.et_pb_menu__cart-button';
/** The item that an image or title belongs to, and its title. */
export const item =
  '.et_pb_blurb,.et_pb_gallery_item,.et_pb_portfolio_item,.et_pb_post,.et_pb_slide,li.product';
export const itemTitle = 'h1,h2,h3,h4,h5,h6';

/** Fields of newsletter forms are named by their island, except the owner's own. */
export const fields =
  ':is(input,select,textarea):not(.et_pb_newsletter :not(.et_pb_contact_field)>*)';
export const searchField = 'input[name="s"]';
export const sum = '.et_pb_contact_captcha';
export const fieldTitle = 'data-original_title';
/** A widget and its title. */
export const widget = '.et_pb_widget';
export const widgetTitle = '.widgettitle';

/** The outline of LearnDash's focus mode is a dialog on phones. */
export const focusSidebar = '#ld-focus-sidebar';
export const focusHeading = '#ld-focus-mode-course-heading';
export const progress = '.ld-progress-bar__meter-background';
export const progressBox = '.ld-progress-bar';
export const progressWords = '.ld-progress-bar__label,.ld-progress-bar__meter-label';
/** A role spelt like a state, and a state whose value has quotes. */
export const misspeltHeading = '[aria-role="heading"]:not([role])';
export const quotedRequired = '[aria-required=\'"true"\']';

/** Elements that show a glyph of the icon font, including the back-to-top button. */
export const glyphs =
  '.et-pb-icon:not(.et_pb_scroll_top),.et_pb_inline_icon[data-icon],.et_overlay';

/** Links with a constant text; those of carts, and text that changes with the window's width, are not. */
export const wordLinks = 'a[href]:not([class*="cart"],[data-et-multi-view])';

/** Contact, social links and the second menu, above the header. */
export const topHeader = '#top-header:not([role],header *)';
export const currentItems = '.current-menu-item > a[href]:not([aria-current],[href*="#"])';
/** Lists without markers, which Safari does not announce as lists. */
export const plainLists =
  'ul:is(.products,.product_list_widget,[class*="_social_"],.et-social-icons):not([role])';

/** Set on the element with keyboard focus, where its theme does not mark it. */
export const focus = 'skerry-focus';
/** Elements with the role of a button that are no native buttons. */
export const roleButtons = '[role="button"]:not(button,input,summary)';
