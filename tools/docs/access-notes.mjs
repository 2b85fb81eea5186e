/** Notes on the accessibility fixes. @type {Readonly<Record<string, import('./module-notes.mjs').Note>>} */
export const accessNotes = {
  'skip link': {
    does: 'One main landmark, and a link to it as the first tab stop.',
    options: 'the label `skip` of `skerryLabels`',
    keys: 'Tab reaches it first, Enter moves to the content',
    demo: ['/tabs/'],
  },
  landmarks: {
    does: 'Unique names of landmarks, `aria-current` on links to the current page, lists that are announced as lists.',
    demo: ['/headers/left/', '/menus/'],
  },
  'accessible names': {
    does: 'Names for fields, icon links, image links and search buttons, from texts of the page; glyphs are hidden from screen readers.',
    demo: ['/contact/'],
  },
  'header names': {
    does: 'Names for the cart in a menu and for Extra’s search button, which show only a glyph.',
    demo: ['/menus/', '/headers/extra/'],
  },
  'course repairs': {
    does: 'Names, roles and states that course pages omit or misspell.',
    demo: ['/courses/c/'],
  },
  zoom: {
    does: 'Lets visitors zoom a page whose viewport prevents it.',
    options: '`data-zoom="off"` on the script tag leaves the viewport unchanged',
    demo: [],
  },
  'visible focus': {
    does: 'A focus ring if the theme removes it, scrolling the focused element out from under fixed bars, and Space for links with the role of a button.',
    keys: 'all',
    demo: ['/shop/'],
  },
};
