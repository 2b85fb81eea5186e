import type { Definition } from '../definition';
import { ORIGINAL } from '../originals/names';
import type { Page } from '../page';
import type { Entry } from '../registry';
import type { Status } from '../status';
import { placeOf, type Line, type Log } from './record-log';

/** Transferred bytes of Skerry's files on this page; 0 for each that came from a cache. */
const fetchedBytes = (base: string) => {
  const bytes = new Map<string, number>();
  for (const { name, encodedBodySize } of performance.getEntriesByType(
    'resource',
  ) as PerformanceResourceTiming[]) {
    if (base && name.startsWith(base)) bytes.set(new URL(name).pathname, encodedBodySize);
  }
  return {
    total: [...bytes.values()].reduce((sum, each) => sum + each, 0),
    files: bytes.size,
    /** Size of a definition's chunk; null where none was loaded. */
    of({ load }: Definition): number | null {
      // The bundler leaves the chunk's address as a literal; in the single-file build there is none.
      const file = /import\("\.\/([^"]+)"\)/.exec(String(load))?.[1];
      const path = [...bytes.keys()].find((each) => file && each.endsWith(`/${file}`));
      return path === undefined ? null : (bytes.get(path) ?? null);
    },
  };
};

const END = String.raw`\s'"<>()|`;
const ARGUMENT = new RegExp(`([?&]([^=&${END}]+)=)[^&#${END}]*`, 'g');
const FRAGMENT = new RegExp(`(\\bhttps?://[^#${END}]*#)[^${END}]+`, 'gi');
const LOGIN = /(\bhttps?:\/\/)[^/\s@]{0,200}@/gi;
const E_MAIL = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,64}(?:\.[\w-]{1,64})+/gi;

/** In characters; a page's error messages may be endless. */
const LONGEST = 2_000;

/** They name a request, not a person. */
const isKept = (name: string) => ['wc-ajax', 'action', 'skerry'].includes(name);

/**
 * Pure: a text without private data. Argument names in addresses are kept; their values, fragments,
 * credentials and e-mail addresses are removed.
 */
export const redact = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(ARGUMENT, (whole, start: string, name: string) => (isKept(name) ? whole : `${start}…`))
    .replace(FRAGMENT, '$1…')
    .replace(LOGIN, '$1')
    .replace(E_MAIL, '[e-mail]');

type Fact = readonly [label: string, value: string];

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
    !options.allowsZoom && 'zoom off',
    options.keepsDrafts && 'drafts on',
    options.faults && 'fault reports',
    options.testConsent && `test consent ${options.testConsent}`,
    options.nonce && 'nonce',
  ]
    .filter(Boolean)
    .join(', ') || 'none';

/** Names of the products' globals on the page; their values are private. */
const globalNames =
  /^(et_|DIVI$|EXTRA$|wc_|woocommerce_|_cky|cky|aepc_|php_data$|learndash|sfwd|ld_)/;

/**
 * Remaining scripts of the products: some belong, others make a family stand down. The list of the
 * latter is in the loader, which would grow if it were shared with this chunk. Scripts that the
 * plugin has made inert do neither.
 */
const productScripts = ({ document: doc }: Page) =>
  [...doc.scripts]
    .filter((script) => !script.hasAttribute(ORIGINAL))
    .map(({ src }) => src)
    .filter((src) =>
      /\/(Divi|Extra|divi-builder|woocommerce|sfwd-lms|cookie-law-info|pixel-caffeine)\//.test(src),
    );

const preferences = (win: Window) =>
  ['(prefers-reduced-motion: reduce)', '(prefers-color-scheme: dark)', '(forced-colors: active)']
    .filter((query) => win.matchMedia(query).matches)
    .map((query) => query.slice(1, -1))
    .join(', ') || 'none';

/** Facts about page and browser: names and counts, no values entered by the visitor. */
const pageFacts = (page: Page, bytes: ReturnType<typeof fetchedBytes>): readonly Fact[] => {
  const { window: win, document: doc, mode, options } = page;
  const { innerWidth, innerHeight, devicePixelRatio, navigator } = win;
  return [
    [
      'Skerry',
      `${win.skerry?.version}, ${bytes.total} bytes in ${bytes.files} files from ${options.base}`,
    ],
    ['Address', win.location.href],
    ['Families enabled', [...options.families].join(', ')],
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
    ['Preferences', preferences(win)],
  ];
};

export interface Mount {
  readonly name: string;
  readonly status: Status;
  readonly family: string;
  readonly when: string;
  /** The adopted element, or `page`. */
  readonly place: string;
  /** Milliseconds since navigation; 0 before it has happened. */
  readonly foundAt: number;
  readonly mountedAt: number;
  /** Script time of the mount, in milliseconds. */
  readonly mountMs: number;
  /** Transferred bytes of its chunk; null where none was loaded. */
  readonly bytes: number | null;
}

export interface Section {
  readonly title: string;
  /** Shown while there are no lines. */
  readonly empty: string;
  readonly lines: readonly Line[];
}

/** Content of panel and report. Nothing in it identifies the visitor. */
export interface Snapshot {
  readonly facts: readonly Fact[];
  readonly mounts: readonly Mount[];
  readonly sections: readonly Section[];
}

const redacted = (lines: readonly Line[]) =>
  lines.map((line) => ({ ...line, text: redact(line.text) }));

export const takeSnapshot = (page: Page, entries: readonly Entry[], log: Log): Snapshot => {
  const bytes = fetchedBytes(page.options.base);
  const faults = page.report.faults.map(({ source, phase, error, element }) => ({
    text: `${source} (${phase}): ${String(error)}${element ? ` on ${placeOf(element)}` : ''}`,
  }));
  const tracked = page.tracked
    .map(({ at, source, name, outcome }) => ({ at, text: `${source}: ${name} – ${outcome}` }))
    .reverse();
  return {
    facts: pageFacts(page, bytes).map(([label, value]) => [label, redact(value)]),
    mounts: entries.map((entry) => {
      const { definition, root, status, foundAt, mountedAt, mountMs } = entry;
      const { name, kind, family, when } = definition;
      const place = kind === 'controller' ? 'page' : placeOf(root);
      const size = bytes.of(definition);
      return { name, status, family, when, place, foundAt, mountedAt, mountMs, bytes: size };
    }),
    sections: [
      { title: 'Faults', empty: 'No faults reported.', lines: redacted(faults) },
      { title: 'Requests', empty: 'No requests yet.', lines: redacted(log.requests) },
      { title: 'Tracked', empty: 'Nothing tracked yet.', lines: redacted(tracked) },
      { title: 'Events', empty: 'No events yet.', lines: redacted(log.events) },
    ],
  };
};
