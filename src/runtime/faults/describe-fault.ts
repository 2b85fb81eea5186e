import type { Fault } from '../report';

/** What is reported to the site; nothing in it identifies the visitor. */
export interface FaultReport {
  /** Empty for Skerry itself and for old scripts. */
  readonly family: string;
  readonly source: string;
  readonly phase: string;
  readonly message: string;
  readonly page: string;
  readonly version: string;
  readonly browser: string;
}

const MOST_MESSAGE = 200;
const MOST_PAGE = 300;
const MOST_SOURCE = 80;

/** More specific names first: most browsers call themselves Chrome and Safari as well. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdgA?\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:(?:Headless)?Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})\S* .*Safari\//],
];

/** Name and major version; empty for unknown browsers. */
export const browserOf = (userAgent: string): string => {
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return '';
};

/** The first line of an error without personal data: queries of addresses, e-mail addresses, numbers. */
export const messageOf = (error: unknown): string => {
  let text: string;
  try {
    text = String(error);
  } catch {
    return '';
  }
  return (
    text
      // Cut early: the rest never reaches the result, and may be very long.
      .slice(0, MOST_MESSAGE * 5)
      .trim()
      .replace(/[\r\n][^]*$/, '')
      .replace(/(\/[^\s?#'"]*)[?#][^\s'"),;]*/g, '$1')
      .replace(/[^\s@'"<>(]+@[^\s@'"<>)]+/g, '…')
      .replace(/\d{6,}/g, '…')
      .slice(0, MOST_MESSAGE)
  );
};

interface Surroundings {
  readonly family: string;
  readonly page: string;
  readonly version: string;
  readonly userAgent: string;
}

/** Pure: the report of a fault. */
export const describeFault = (
  { source, phase, error }: Fault,
  { family, page, version, userAgent }: Surroundings,
): FaultReport => ({
  family,
  source: source.slice(0, MOST_SOURCE),
  phase,
  message: messageOf(error),
  page: page.slice(0, MOST_PAGE),
  version,
  browser: browserOf(userAgent),
});
