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
  'audio-caption': 'Put the spoken words beside the recording as text.',
  'autocomplete-valid':
    'Give the field one of the values of the standard for what it asks for, such as email or given-name, or leave autocomplete out.',
  'avoid-inline-spacing':
    'Take !important from letter, word and line spacing in the style of the element, so that readers can widen it.',
  blink: 'Replace the blinking text with text that stands still.',
  'color-contrast':
    'Choose a darker or a lighter colour for text or background in the builder: 4.5 to 1, or 3 to 1 for large text.',
  'definition-list': 'Let the list hold only terms and descriptions, each in its own element.',
  dlitem: 'Put the term or the description inside a description list.',
  'document-title':
    'Give the page a title that tells it from the others, in WordPress or in the SEO plugin.',
  'empty-heading':
    'Write a text into the heading or remove the empty one; a heading that only makes room is better a margin.',
  'empty-table-header': 'Write what the column or row is about into its header cell.',
  'frame-focusable-content':
    'Take tabindex="-1" from the frame, so that the keyboard gets into it.',
  'frame-title': 'Write into the title of the frame what it shows, such as “Map of the shop”.',
  'frame-title-unique': 'Give each frame a title of its own that says what it shows.',
  'heading-order':
    'Choose the level of the heading by what it stands under, one step down at a time, and set its size in the design tab.',
  'html-has-lang':
    'Set the language of the site in WordPress under Settings, General; the theme prints it.',
  'html-lang-valid':
    'Set a language code that exists, such as en or de-AT, in the theme or the language plugin.',
  'html-xml-lang-mismatch': 'Let lang and xml:lang name the same language in the theme.',
  'image-alt':
    'Write what the picture tells into its alternative text in the media library or in the module; leave it empty where it is an ornament.',
  'image-redundant-alt':
    'Empty the alternative text where the same words stand beside the picture.',
  'input-image-alt': 'Write what the button does into its alternative text.',
  'label-content-name-mismatch':
    'Begin the name of the control with the words that are seen on it.',
  'link-in-text-block':
    'Underline links inside text, or give them a contrast of 3 to 1 against the text around them.',
  marquee: 'Replace the running text with text that stands still.',
  'meta-refresh': 'Do not reload or leave the page after a time; give a link or a button for it.',
  'no-autoplay-audio': 'Do not let sound start by itself, or give a button that stops it.',
  'object-alt': 'Write beside or into the object what it shows.',
  'page-has-heading-one':
    'Make the title of the page a heading of level 1, once, in the module that shows it or in the theme builder.',
  'role-img-alt': 'Write what the picture shows into its label.',
  'scope-attr-valid': 'Say col or row in the scope of a header cell.',
  'server-side-image-map': 'Replace the image map with links.',
  'svg-img-alt':
    'Write what the drawing shows into its title, or hide it from assistive technology where it is an ornament.',
  'table-duplicate-name': 'Let caption and summary of the table say different things.',
  'td-headers-attr': 'Let headers of a cell name header cells of the same table.',
  'th-has-data-cells':
    'Remove header cells that no cell belongs to, or use a list instead of the table.',
  'valid-lang': 'Name a language that exists in lang of the element.',
  'video-caption':
    'Add captions to the video, as a track of the file or with the service that plays it.',
};

/** Fixable by the maker of the element. */
const made: Readonly<Record<string, string>> = {
  accesskeys: 'Use each access key once, or none.',
  'aria-braille-equivalent':
    'Give the element a name or a role description besides that for braille.',
  'aria-roledescription': 'Remove aria-roledescription, or give the element a role.',
  'aria-text': 'Let nothing inside role="text" take the focus.',
  'duplicate-id':
    'Give the module another CSS ID in its advanced tab: it stands twice on the page.',
  'duplicate-id-active': 'Give the field or button another id: it stands twice on the page.',
  'duplicate-id-aria':
    'Give one of the two another id, or show the form once: labels and descriptions reach only the first.',
  'form-field-multiple-labels': 'Leave one label for the field.',
  'target-size':
    'Make links and buttons at least 24 pixels wide and high, or leave that much room between them.',
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
