/** Notes on headers and menus. @type {Readonly<Record<string, import('./module-notes.mjs').Note>>} */
export const headerNotes = {
  header: {
    does: "The theme's header: the space for its logo, the names of its icons, the classes of the browser.",
    options: 'class of the body: `et_header_style_left`',
    demo: ['/headers/left/', '/full-screen/'],
  },
  'fixed header': {
    does: 'A header fixed over the page: the space that it takes, shrinking and hiding while scrolling down.',
    options:
      'classes of the body: `et_fixed_nav`, `et_vertical_fixed`, `et_transparent_nav`, `et_hide_nav`; `data-height-onload`',
    events: [
      'et-pb-header-height-calculated',
      'ETDiviFixedHeaderTransitionStart',
      'ETDiviFixedHeaderTransitionEnd',
    ],
    demo: ['/headers/left/'],
  },
  'split logo': {
    does: 'The logo in the middle of the menu, on desktops.',
    options: 'class of the body: `et_header_style_split`',
    demo: ['/headers/split/'],
  },
  'scroll to top': {
    does: 'The button back to the top.',
    keys: 'Enter and Space scroll up, focus follows',
    demo: ['/headers/left/'],
  },
  'mobile menu lists': {
    does: 'The lists of links behind the menu bars of phones, created immediately if jQuery is on the page, because snippets of a site change them.',
    demo: ['/headers/left/'],
  },
  'header functions': {
    does: 'Functions and events that other scripts of a site call and wait for, if jQuery is on the page; `click`, `submit` and `resize` that they trigger through jQuery only reach the modules.',
    demo: [],
  },
  'side navigation': {
    does: 'Dots beside the page, one for each section.',
    options: '`et_pb_side_nav_page` on the body',
    keys: 'Enter on a dot scrolls to its section',
    demo: ['/headers/left/'],
  },
  'full-screen sections': {
    does: 'Sections and headers that fill the window, and the arrow that scrolls below one.',
    options: '`et_pb_fullscreen`, `et_pb_fullwidth_header_scroll`',
    keys: 'Enter on the arrow scrolls, focus follows',
    demo: ['/full-screen/'],
  },
  'vertical menu': {
    does: 'A menu at the side of the page: space for its links, its position beside a boxed page.',
    options: '`et_vertical_nav` on the body',
    demo: ['/headers/vertical/'],
  },
  'Extra header': {
    does: 'The header of the Extra theme: fixed navigation, its menu on phones, trending posts, the search and the button back to the top, links that share a post.',
    options: '`et_extra` on the body; `data-fixed-height` of header and logo',
    keys: 'Enter and Space open, Escape closes',
    demo: ['/headers/extra/'],
  },
  'menu panel': {
    does: 'The panel of headers that slide in or fill the screen.',
    keys: 'Enter and Space open, Escape closes; focus moves in and returns',
    demo: ['/headers/slide/', '/headers/fullscreen/'],
  },
  'mobile menu': {
    does: 'The list for phones and tablets, a copy of the wide menu, created when it is first opened.',
    keys: 'Enter and Space open, Escape closes',
    demo: ['/menus/', '/headers/left/'],
  },
  'menu search': {
    does: 'The search field that replaces the links of a menu module.',
    keys: 'Enter and Space open, Escape closes',
    demo: ['/menus/'],
  },
  'header search': {
    does: "The search field that replaces the header's menu.",
    keys: 'Enter and Space open, Escape closes',
    demo: ['/headers/left/'],
  },
  'drop-down menus': {
    does: 'Sub-menus that open under the pointer, at a tap and by keyboard.',
    options: '`menu-item-has-children`',
    keys: 'Tab opens sub-menus on the way in and closes them on the way out, Escape closes the innermost',
    demo: ['/menus/'],
  },
  'mega and deep menus': {
    does: 'Widths of mega menus, and branches that would extend beyond the window.',
    options: '`mega-menu`',
    demo: ['/menus/'],
  },
  'menu modules': {
    does: 'Logos between the links, mega menus as wide as their row, stacking order of menus.',
    demo: ['/menus/'],
  },
};
