/**
 * Who can fix a finding:
 * - `skerry`: markup of theme and plugins that Skerry adopts, names and repairs
 * - `owner`: texts, images and colours, which need knowledge of the site
 * - `maker`: the maker of the element: Skerry where it exists only with Skerry, else the owner
 */
export type Whose = 'skerry' | 'owner' | 'maker';

interface Rule {
  readonly whose: Whose;
  /** How the owner fixes it, in one sentence; axe's own help is shown where this is missing. */
  readonly how?: string;
}

/** Markup of a theme: Skerry adds what can be derived from the page. */
const repaired = [
  'area-alt',
  'aria-allowed-attr',
  'aria-allowed-role',
  'aria-command-name',
  'aria-conditional-attr',
  'aria-deprecated-role',
  'aria-dialog-name',
  'aria-hidden-body',
  'aria-hidden-focus',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-prohibited-attr',
  'aria-required-attr',
  'aria-required-children',
  'aria-required-parent',
  'aria-roles',
  'aria-tab-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'aria-treeitem-name',
  'aria-valid-attr',
  'aria-valid-attr-value',
  'button-name',
  'bypass',
  'input-button-name',
  'label',
  'label-title-only',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'link-name',
  'list',
  'listitem',
  'meta-viewport',
  'meta-viewport-large',
  'nested-interactive',
  'presentation-role-conflict',
  'region',
  'scrollable-region-focusable',
  'select-name',
  'skip-link',
  'summary-name',
  'tabindex',
];

/** What only the owner can decide, and how. */
const owned: Readonly<Record<string, string>> = {
  'audio-caption': 'Add a transcript of the recording to the page.',
  'autocomplete-valid':
    'Set autocomplete to the standard value for the field, such as email or given-name, or remove it.',
  'avoid-inline-spacing':
    'Remove !important from letter, word and line spacing in the style of the element, so that readers can increase it.',
  blink: 'Replace the blinking text with static text.',
  'color-contrast':
    'Choose a darker or a lighter colour for text or background in the builder: 4.5 to 1, or 3 to 1 for large text.',
  'definition-list': 'Keep only terms and descriptions in the list, each in its own element.',
  dlitem: 'Put the term or the description inside a description list.',
  'document-title': 'Give the page a title of its own, in WordPress or in the SEO plugin.',
  'empty-heading':
    'Write a text in the heading or remove it; use a margin instead of an empty heading for spacing.',
  'empty-table-header': 'Name the column or row in its header cell.',
  'frame-focusable-content':
    'Remove tabindex="-1" from the frame, so that the keyboard can reach its content.',
  'frame-title': 'Give the frame a title that says what it shows, such as “Map of the shop”.',
  'frame-title-unique': 'Give each frame a title of its own that says what it shows.',
  'heading-order':
    'Choose the level of the heading by the structure of the page, without skipping levels, and set its size in the design tab.',
  'html-has-lang':
    'Set the language of the site in WordPress under Settings, General; the theme prints it.',
  'html-lang-valid':
    'Set a language code that exists, such as en or de-AT, in the theme or the language plugin.',
  'html-xml-lang-mismatch': 'Make lang and xml:lang name the same language in the theme.',
  'image-alt':
    'Describe the image in its alternative text, in the media library or in the module; leave it empty if the image is decorative.',
  'image-redundant-alt': 'Remove the alternative text if the same text is next to the image.',
  'input-image-alt': 'Say in the alternative text what the button does.',
  'label-content-name-mismatch': 'Start the name of the control with its visible text.',
  'link-in-text-block':
    'Underline links inside text, or give them a contrast of 3 to 1 against the text around them.',
  marquee: 'Replace the moving text with static text.',
  'meta-refresh':
    'Do not reload or leave the page automatically; offer a link or a button instead.',
  'no-autoplay-audio': 'Do not play sound automatically, or offer a button that stops it.',
  'object-alt': 'Describe the object next to it or inside it.',
  'page-has-heading-one':
    'Make the title of the page a heading of level 1, once, in the module that shows it or in the theme builder.',
  'role-img-alt': 'Describe the image in its label.',
  'scope-attr-valid': 'Set the scope of a header cell to col or row.',
  'server-side-image-map': 'Replace the image map with links.',
  'svg-img-alt':
    'Describe the graphic in its title, or hide it from assistive technology if it is decorative.',
  'table-duplicate-name': 'Use different texts for caption and summary of the table.',
  'td-headers-attr':
    'Make the headers attribute of a cell refer to header cells of the same table.',
  'th-has-data-cells':
    'Remove header cells without data cells, or use a list instead of the table.',
  'valid-lang': 'Set lang of the element to an existing language code.',
  'video-caption':
    'Add captions to the video, as a track of the file or with the service that plays it.',
};

/** Fixable by the maker of the element. */
const made: Readonly<Record<string, string>> = {
  accesskeys: 'Use each access key once, or none.',
  'aria-braille-equivalent':
    'Give the element a name or a role description in addition to the one for braille.',
  'aria-roledescription': 'Remove aria-roledescription, or give the element a role.',
  'aria-text': 'Remove focusable elements from role="text".',
  'duplicate-id':
    'Give the module another CSS ID in its advanced tab: it occurs twice on the page.',
  'duplicate-id-active': 'Give the field or button another id: it occurs twice on the page.',
  'duplicate-id-aria':
    'Give one of the two another id, or show the form once: labels and descriptions apply to the first only.',
  'form-field-multiple-labels': 'Keep one label for the field.',
  'target-size':
    'Make links and buttons at least 24 pixels wide and high, or leave that much space between them.',
};

const skerrys = new Set(repaired);

/** Who can fix the findings of a rule, and how; an unlisted rule is its maker's. */
export const ruleOf = (id: string): Rule => {
  if (skerrys.has(id)) return { whose: 'skerry' };
  const how = Object.hasOwn(owned, id) ? owned[id] : undefined;
  if (how !== undefined) return { whose: 'owner', how };
  const makers = Object.hasOwn(made, id) ? made[id] : undefined;
  return { whose: 'maker', ...(makers === undefined ? {} : { how: makers }) };
};
