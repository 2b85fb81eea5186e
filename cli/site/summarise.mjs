// @ts-check
import { groupBy } from './group-by.mjs';
import { kilobytes } from './words.mjs';

/**
 * @typedef {import('./check-site-page.mjs').PageResult} PageResult
 * @typedef {import('./check-site-page.mjs').CheckedPage} CheckedPage
 * @typedef {{ least: number, most: number }} Range
 * @typedef {{ kind: string, pages: string[], mounts: string[], goes: { files: Range, bytes: Range },
 *   skerry: Range, saved: Range, isComplete: boolean }} KindRow `saved` is the size of the removed scripts minus the size of Skerry, bytes
 * @typedef {{ script: string, outcome: 'stays' | 'unknown', why: string, bytes: number | null, kinds: string[], pages: number }} StayRow
 * @typedef {{ script: string, events: string[], pages: string[] }} ListenerRow
 * @typedef {{ text: string, pages: string[] }} Step what to do, and on which pages; no pages if it concerns the whole site
 * @typedef {{ site: string, at: string, listed: number, looked: number, kinds: KindRow[], stays: StayRow[],
 *   listeners: ListenerRow[], problems: Step[], failed: { address: string, error: string }[], steps: Step[], notes: string[] }} SiteReport
 */

/** @param {readonly number[]} values @returns {Range} */
const range = (values) => ({ least: Math.min(...values), most: Math.max(...values) });

/** @typedef {CheckedPage & { address: string }} Page */

/** @param {readonly Page[]} pages @returns {KindRow[]} */
const kindsOf = (pages) =>
  [...groupBy(pages, ({ kind }) => kind)].map(([kind, of]) => ({
    kind,
    pages: of.map(({ address }) => address),
    mounts: [...new Set(of.flatMap(({ mounts }) => mounts))].sort(),
    goes: {
      files: range(of.map(({ goes }) => goes.files)),
      bytes: range(of.map(({ goes }) => goes.bytes)),
    },
    skerry: range(of.map(({ skerry }) => skerry)),
    saved: range(of.map(({ goes, skerry }) => goes.bytes - skerry)),
    isComplete: of.every(({ goes }) => goes.isComplete),
  }));

/** @param {readonly Page[]} pages @returns {StayRow[]} */
const staysOf = (pages) =>
  [
    ...groupBy(
      pages.flatMap(({ stays, kind }) => stays.map((each) => ({ ...each, kind }))),
      ({ script }) => script,
    ),
  ]
    .flatMap(([, of]) => {
      const [first] = of;
      if (!first) return [];
      const kinds = [...new Set(of.map(({ kind }) => kind))];
      return [{ ...first, kinds, pages: of.length }];
    })
    .sort((one, other) => other.pages - one.pages || (other.bytes ?? 0) - (one.bytes ?? 0));

/** @param {readonly Page[]} pages @returns {ListenerRow[]} */
const listenersOf = (pages) =>
  [
    ...groupBy(
      pages.flatMap(({ listeners, address }) => listeners.map((each) => ({ ...each, address }))),
      ({ script }) => script,
    ),
  ].map(([script, of]) => ({
    script,
    events: [...new Set(of.flatMap(({ events }) => events))].sort(),
    pages: of.map(({ address }) => address),
  }));

/** @param {readonly Page[]} pages @returns {Step[]} */
const problemsOf = (pages) =>
  [
    ...groupBy(
      pages.flatMap(({ problems, address }) => problems.map(({ text }) => ({ text, address }))),
      ({ text }) => text,
    ),
  ].map(([text, of]) => ({ text, pages: of.map(({ address }) => address) }));

/**
 * What to do next, in order.
 * @param {readonly Page[]} pages
 * @param {Pick<SiteReport, 'problems' | 'listeners' | 'kinds' | 'failed'>} found
 * @returns {Step[]}
 */
const stepsOf = (pages, { problems, listeners, kinds, failed }) => {
  const without = pages.filter(({ hasTag }) => !hasTag).map(({ address }) => address);
  const before = kinds.filter(({ pages: of }) => of.some((address) => without.includes(address)));
  const gains = before.filter(({ saved }) => saved.least > 0);
  const losses = before.filter(({ saved }) => saved.most < 0);
  return [
    ...(failed.length > 0
      ? [
          {
            text: 'Find out why these pages cannot be read.',
            pages: failed.map(({ address }) => address),
          },
        ]
      : []),
    ...problems,
    ...(without.length > 0
      ? [
          {
            text:
              without.length === pages.length
                ? 'Install Skerry: the plugin, or its script tag as the first script in <head>.'
                : 'Some pages have no Skerry script tag: check whether they are excluded on purpose.',
            pages: without.length === pages.length ? [] : without,
          },
        ]
      : []),
    ...gains.slice(0, 1).map(({ kind, pages: where, saved }) => ({
      text: `Start with the kind “${kind}”: ${kilobytes(saved)} KB less script after gzip.`,
      pages: where,
    })),
    ...losses.map(({ kind, pages: where, saved }) => ({
      text: `On the kind “${kind}” Skerry costs ${kilobytes({ least: -saved.most, most: -saved.least })} KB more than it removes: exclude these pages, or accept it because of the savings on the other pages.`,
      pages: where,
    })),
    ...listeners.map(({ script, events, pages: where }) => ({
      text: `Test ${script}: it listens to ${events.join(', ')}. Skerry emits these events through jQuery if jQuery is on the page.`,
      pages: where,
    })),
  ];
};

/**
 * One report of all checked pages.
 * @param {{ site: string, listed: number, notes: readonly string[] }} about
 * @param {ReadonlyMap<string, PageResult>} results
 * @returns {SiteReport}
 */
export const summarise = ({ site, listed, notes }, results) => {
  /** @type {Page[]} */
  const pages = [];
  /** @type {SiteReport['failed']} */
  const failed = [];
  for (const [address, result] of results) {
    if ('error' in result) failed.push({ address, error: result.error });
    else pages.push({ ...result, address });
  }
  const kinds = kindsOf(pages).sort((one, other) => other.saved.most - one.saved.most);
  const found = { kinds, listeners: listenersOf(pages), problems: problemsOf(pages), failed };
  return {
    site,
    at: new Date().toISOString(),
    listed,
    looked: pages.length,
    ...found,
    stays: staysOf(pages),
    steps: stepsOf(pages, found),
    notes: [...notes],
  };
};
