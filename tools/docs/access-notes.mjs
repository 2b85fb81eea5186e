/**
 * The notes of what the family `access` does.
 * @type {Readonly<Record<string, import('./module-notes.mjs').Note>>}
 */
export const accessNotes = {
  'skip link': {
    does: 'One main landmark, and a link that leads there as the first stop of the keyboard.',
    options: 'the label `skip` of `skerryLabels`',
    keys: 'Tab reaches it first, Enter goes to the content',
    demo: ['/tabs/'],
  },
  landmarks: {
    does: 'Landmarks with names of their own, marks of the current page, lists that are announced as lists.',
    demo: ['/headers/left/', '/menus/'],
  },
  'accessible names': {
    does: 'Names for fields, icon links, pictures that are links and search buttons, from what the page says; glyphs are not read aloud.',
    demo: ['/contact/'],
  },
  'header names': {
    does: 'Names for the cart in a menu and for the button of Extra’s search, which show a glyph alone.',
    demo: ['/menus/', '/headers/extra/'],
  },
  'course repairs': {
    does: 'Names, roles and states that course pages leave out or misspell.',
    demo: ['/courses/c/'],
  },
  zoom: {
    does: 'Visitors may enlarge a page whose viewport forbids it.',
    options: '`data-zoom="off"` at the script tag leaves the viewport as it is',
    demo: [],
  },
};
