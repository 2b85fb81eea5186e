import type { Page } from '@playwright/test';

export interface GuardPage {
  /** Markup after the script tag, in the head. */
  readonly head?: string;
  readonly body?: string;
  /** Markup before everything else in the head. */
  readonly first?: string;
  readonly law?: 'gdpr' | 'ccpa';
  readonly providers?: readonly { readonly re: string; readonly categories: readonly string[] }[];
  /** Merged into the configuration. */
  readonly more?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly nonce?: string;
  /** Set if the page has no banner. */
  readonly isBannerless?: true;
  /** Attributes of the script tag. */
  readonly tag?: string;
}

const slugs = ['necessary', 'functional', 'analytics', 'performance', 'advertisement'];

const template = `<div class="cky-btn-revisit-wrapper cky-revisit-hide" data-cky-tag="revisit-consent"><button class="cky-btn-revisit" aria-label="Choices">C</button></div>
<div class="cky-consent-container cky-hide" tabindex="0"><div class="cky-consent-bar" data-cky-tag="notice"><p class="cky-title" data-cky-tag="title">Choice</p>
<button data-cky-tag="settings-button">Settings</button><button data-cky-tag="reject-button">No</button><button data-cky-tag="accept-button">Yes</button></div>
<div data-cky-tag="detail">${slugs.map((slug) => `<div class="cky-accordion" id="ckyDetailCategory${slug}"><button class="cky-accordion-btn">${slug}</button><span class="cky-always-active">On</span><div class="cky-switch"><input type="checkbox" id="ckySwitch${slug}"></div></div>`).join('')}
<button data-cky-tag="detail-save-button">Save</button></div></div>`;

const css = '.cky-hide,.cky-revisit-hide{display:none}';

/**
 * Serves a page under /guard/: the configuration, the script tag, then the markup of the test.
 * Addresses of `*.test` respond with a script that records its address in `ran` and runs the code
 * in `?code=`, or with a document for `/frame`.
 */
export const serveGuardPage = async (page: Page, options: GuardPage) => {
  const {
    head = '',
    body = '',
    first = '',
    law = 'gdpr',
    more = {},
    nonce = '',
    tag = '',
  } = options;
  const { providers = [{ re: 'm.test', categories: ['analytics'] }] } = options;
  const attribute = nonce ? ` nonce="${nonce}"` : '';
  const isNecessary = (slug: string) => slug === 'necessary';
  const config = {
    _expiry: '365',
    _categories: slugs.map((slug) => ({
      name: slug,
      slug,
      isNecessary: isNecessary(slug),
      cookies: [{ cookieID: `${slug}_cookie`, domain: '127.0.0.1' }],
      defaultConsent: { gdpr: isNecessary(slug), ccpa: isNecessary(slug) },
    })),
    _providersToBlock: providers,
    _shortCodes: [
      {
        key: 'cky_video_placeholder',
        status: true,
        content:
          '<div class="video-placeholder-normal" data-cky-tag="video-placeholder" id="[UNIQUEID]"><p class="video-placeholder-text-normal" data-cky-tag="placeholder-title">Please allow</p></div>',
      },
    ],
    _bannerConfig: {
      settings: {
        type: 'classic',
        preferenceCenterType: 'pushdown',
        position: 'bottom',
        applicableLaw: law,
      },
      behaviours: { reloadBannerOnAccept: false },
      config: {
        revisitConsent: { status: true, position: 'bottom-left' },
        auditTable: { status: true },
      },
    },
    ...more,
  };
  const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Guard</title>${first}
<script${attribute}>var ran = []; var _ckyConfig = ${json(config)}; var _ckyStyles = ${json({ css })};</script>
<script${attribute} src="/skerry/skerry.js" ${tag}></script>
${head}</head><body>${body}<script type="text/template" id="ckyBannerTemplate">${template}</script></body></html>`;

  await page.route('**/guard/', (route) =>
    route.fulfill({ contentType: 'text/html', body: html, headers: options.headers ?? {} }),
  );
  await page.route(/^https?:\/\/[\w.]*\.test\//, (route) => {
    const url = new URL(route.request().url());
    const name = `${url.host}${url.pathname}`;
    return url.pathname.startsWith('/frame')
      ? route.fulfill({ contentType: 'text/html', body: '<title>Frame</title>' })
      : route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: `window.ran.push(${JSON.stringify(name)});${url.searchParams.get('code') ?? ''}`,
        });
  });
  await page.goto('/guard/');
  if (options.isBannerless) return;
  await page.waitForFunction(
    () =>
      !document.querySelector('#ckyBannerTemplate') ||
      document.querySelector('.cky-consent-container'),
  );
};

/** Addresses of the scripts that have run on the page so far. */
export const ran = (page: Page) => () =>
  page.evaluate(() => (window as unknown as { ran: string[] }).ran);

/** Waits until pending requests, observers and a frame have been processed. */
export const waitForQuiet = async (page: Page) => {
  await page.waitForLoadState('load');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
};

export const choose = (page: Page, tag: 'accept' | 'reject') =>
  page.locator(`[data-cky-tag="${tag}-button"]`).click();
