import type { Page } from '../page';
import type { fetchedBytes } from './fetched-bytes';

export type Fact = readonly [label: string, value: string];

type WithLibraries = Window & {
  readonly jQuery?: { readonly fn?: { readonly jquery?: string } };
};

const consentText = ({ consent }: Page) => {
  const { status, law, categories } = consent.state();
  const granted = Object.entries(categories).map(([slug, on]) => `${slug} ${on ? 'yes' : 'no'}`);
  return [`${status}${law ? ` (${law})` : ''}`, ...granted].join(', ');
};

const settings = ({ options }: Page) =>
  [
    options.isPreview && 'preview',
    !options.hasThumbnails && 'thumbnails off',
    options.keepsDrafts && 'drafts on',
    options.testConsent && `test consent ${options.testConsent}`,
    options.nonce && 'nonce',
  ]
    .filter(Boolean)
    .join(', ') || 'none';

/** Names of the products' globals on the page; what they hold is the site's own. */
const globalNames =
  /^(et_|DIVI$|EXTRA$|wc_|woocommerce_|_cky|cky|aepc_|php_data$|learndash|sfwd|ld_)/;

/**
 * Scripts of the products that are still there: some belong, others make a family stand down. The
 * list of those lives in the core, which would grow if it were shared with this chunk.
 */
const productScripts = ({ document: doc }: Page) =>
  [...doc.scripts]
    .map(({ src }) => src)
    .filter((src) =>
      /\/(Divi|Extra|divi-builder|woocommerce|sfwd-lms|cookie-law-info|pixel-caffeine)\//.test(src),
    );

const wishes = (win: Window) =>
  ['(prefers-reduced-motion: reduce)', '(prefers-color-scheme: dark)', '(forced-colors: active)']
    .filter((query) => win.matchMedia(query).matches)
    .map((query) => query.slice(1, -1))
    .join(', ') || 'none';

/** What is known of page and browser; names and counts, no value that a visitor has left. */
export const pageFacts = (page: Page, bytes: ReturnType<typeof fetchedBytes>): readonly Fact[] => {
  const { window: win, document: doc, mode, options } = page;
  const { innerWidth, innerHeight, devicePixelRatio, navigator } = win;
  return [
    [
      'Skerry',
      `${win.skerry?.version}, ${bytes.total} bytes in ${bytes.files} files from ${options.base}`,
    ],
    ['Address', win.location.href],
    ['Families wanted', [...options.families].join(', ')],
    ['Scripts of the products', productScripts(page).join(', ') || 'none'],
    ['Settings of the tag', settings(page)],
    ['Mode', `${mode.builderType || 'fe'}${mode.isPreview ? ' (preview)' : ''}`],
    ['Consent', consentText(page)],
    [
      'Configuration',
      Object.keys(win)
        .filter((name) => globalNames.test(name))
        .join(', ') || 'none',
    ],
    ['jQuery', (win as WithLibraries).jQuery?.fn?.jquery ?? 'none'],
    ['Browser', navigator.userAgent],
    ['Window', `${innerWidth} × ${innerHeight}, ${devicePixelRatio} pixels each`],
    ['Language', `${doc.documentElement.lang || 'none'}, ${doc.dir || 'ltr'}`],
    ['Wishes', wishes(win)],
  ];
};
