/** Selectors of definitions; each is taken apart at its commas. */
export const nameless = 'form,.et_pb_module,.et-social-icons,.product';
export const landmarks = 'nav,form[role="search"],.menu-item,.products,.et-social-icons';
export const courses = '.learndash-wrapper';
export const viewport = 'meta[content*="maximum-scale"],meta[content*="user-scalable"]';

export const main = 'main,[role="main"]';
export const mainContent = 'main-content';
/** The main landmark of LearnDash's focus mode. */
export const focusMain = 'ld-focus-main';
/** What stands around the content on every page, and is no part of it. */
export const siteParts = ':scope>header,:scope>footer';

/** Links whose words the style sheet hides. */
export const iconLinks = '.et-social-icon a,.et_pb_member_social_links a';
/** The cart in a menu, and the button of Extra's search; the shop's words for the cart. */
export const headerButtons = '.et_pb_menu__cart-button,.et-top-search .et-search-submit';
export const shopWords = 'wc_add_to_cart_params';
/** Links that are something else, and those that another rule names. */
export const named = '[role],[aria-hidden],.et_pb_menu__cart-button';
/** What one picture or title belongs to, and what its title is. */
export const item =
  '.et_pb_blurb,.et_pb_gallery_item,.et_pb_portfolio_item,.et_pb_post,.et_pb_slide,li.product';
export const itemTitle = 'h1,h2,h3,h4,h5,h6';

/** Those of newsletter forms are named by their island, but for the owner's own. */
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
/** A role that is spelt like a state, and a state whose value has quotes. */
export const misspeltHeading = '[aria-role="heading"]:not([role])';
export const quotedRequired = '[aria-required=\'"true"\']';

/** Elements that show a glyph of the icon font; the button to the top is one as well. */
export const glyphs =
  '.et-pb-icon:not(.et_pb_scroll_top),.et_pb_inline_icon[data-icon],.et_overlay';

/** Links whose words stay; those of carts, and what changes with the window's width, do not. */
export const wordLinks = 'a[href]:not([class*="cart"],[data-et-multi-view])';

/** Contact, social links and the second menu, above the header. */
export const topHeader = '#top-header:not([role],header *)';
export const currentItems = '.current-menu-item > a[href]:not([aria-current],[href*="#"])';
/** Lists without marks, which Safari does not announce as lists. */
export const plainLists =
  'ul:is(.products,.product_list_widget,[class*="_social_"],.et-social-icons):not([role])';

/** The element that the keyboard has come to, where its theme does not mark it. */
export const focus = 'skerry-focus';
/** What is pressed as a button and is none by nature. */
export const saidButtons = '[role="button"]:not(button,input,summary)';
