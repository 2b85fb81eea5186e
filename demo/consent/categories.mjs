// @ts-check

/**
 * @typedef {object} Category
 * @property {string} slug
 * @property {string} name
 * @property {string} text
 * @property {{ id: string, provider: string, life: string, text: string }[]} cookies
 */

/**
 * The default categories in their default order, in which the consent cookie is written.
 * @type {readonly Category[]}
 */
export const categories = [
  {
    slug: 'necessary',
    name: 'Necessary',
    text: 'The shop cannot keep a cart without these.',
    cookies: [
      { id: 'pier_session', provider: '', life: 'session', text: 'Keeps your cart together.' },
    ],
  },
  {
    slug: 'functional',
    name: 'Functional',
    text: 'These remember small conveniences, such as an open chat window.',
    cookies: [
      {
        id: 'pier_chat',
        provider: 'third-party/chat',
        life: '1 month',
        text: 'Remembers the chat window.',
      },
    ],
  },
  {
    slug: 'analytics',
    name: 'Analytics',
    text: 'These count visits, so that we know which pages are read.',
    cookies: [
      {
        id: '_pier_stats',
        provider: 'third-party/stats',
        life: '1 year',
        text: 'Counts visits.',
      },
      { id: '_pier_stats_*', provider: '', life: '1 day', text: 'Counts parts of a visit.' },
    ],
  },
  {
    slug: 'performance',
    name: 'Performance',
    text: 'These measure how fast the pages arrive.',
    cookies: [],
  },
  {
    slug: 'advertisement',
    name: 'Advertisement',
    text: 'These measure which of our notices elsewhere were useful &amp; which were not.',
    cookies: [
      {
        id: 'pier_clip',
        provider: 'third-party/video',
        life: '5 months',
        text: 'Set by the video that plays in a page.',
      },
    ],
  },
];

/** One entry per address pattern; the plugin derives it from the providers of the cookies. */
export function providersToBlock() {
  const patterns = categories.flatMap(({ slug, cookies }) =>
    cookies.filter(({ provider }) => provider).map(({ provider }) => ({ re: provider, slug })),
  );
  return patterns.map(({ re, slug }) => ({ re, categories: [slug] }));
}
