import type { Page } from '@playwright/test';
import { settle } from './test';

/** Controls that a visitor can use on the page, except links that lead to another page. */
const CONTROLS = [
  '[role=tab]',
  '.et_pb_toggle_title',
  '.et-pb-arrow-prev',
  '.et-pb-arrow-next',
  '.et-pb-controllers a',
  'main button',
  '.cky-consent-container button',
  '.cky-consent-container input',
  '.cky-btn-revisit',
  '.ajax_add_to_cart',
  '.remove_from_cart_button',
  '.woocommerce-store-notice__dismiss-link',
].join();

const KEYS = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
];
const WIDTHS = [375, 820, 1280];
const HASHES = [
  '',
  '#sink-tabs|1',
  '#sink-tabs|2',
  '#sink-slider|1||sink-tabs|0',
  '#sink-faq|2',
  '#nothing',
];

const oneOf = <T>(list: readonly T[], random: () => number) =>
  list[Math.floor(random() * list.length)] as T;

/**
 * Keeps the page open: a click or a submission that no handler prevents would navigate, which
 * happens while modules are unmounted.
 */
export const stayOnPage = () => {
  const leavesPage = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    return link !== null && !link.getAttribute('href')?.startsWith('#');
  };
  addEventListener('click', (event) => {
    if (leavesPage(event.target)) event.preventDefault();
  });
  addEventListener('submit', (event) => event.preventDefault());
  // Withdrawing consent reloads the page, because scripts that have run cannot be stopped.
  addEventListener(
    'click',
    (event) => {
      const isChoice = (event.target as Element).closest('.cky-btn-reject,.cky-btn-preferences');
      if (isChoice) event.stopImmediatePropagation();
    },
    true,
  );
};

type Action = (page: Page, random: () => number) => Promise<unknown>;

/** What a visitor, the browser and other scripts do, weighted by frequency. */
const ACTIONS: readonly (readonly [name: string, weight: number, act: Action])[] = [
  [
    'press',
    10,
    (page, random) =>
      page.evaluate(
        ([selector, at]) => {
          const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter((each) =>
            each.checkVisibility(),
          );
          controls[Math.floor(at * controls.length)]?.click();
        },
        [CONTROLS, random()] as const,
      ),
  ],
  [
    'point',
    6,
    (page, random) =>
      page.evaluate(
        ([selector, at, kind]) => {
          const controls = [...document.querySelectorAll<HTMLElement>(selector)];
          const control = controls[Math.floor(at * controls.length)];
          const types = kind < 0.5 ? ['pointerover', 'mouseover'] : ['pointerout', 'mouseout'];
          for (const type of types)
            control?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
        },
        [CONTROLS, random(), random()] as const,
      ),
  ],
  ['key', 10, (page, random) => page.keyboard.press(oneOf(KEYS, random))],
  [
    'scroll',
    6,
    (page, random) =>
      page.evaluate((at) => scrollTo(0, at * document.documentElement.scrollHeight), random()),
  ],
  [
    'resize',
    1,
    (page, random) => page.setViewportSize({ width: oneOf(WIDTHS, random), height: 800 }),
  ],
  [
    'hash',
    4,
    (page, random) =>
      page.evaluate(
        (hash) => {
          location.hash = hash;
        },
        oneOf(HASHES, random),
      ),
  ],
  [
    'history',
    2,
    // Back must not leave the page: every step back is awaited.
    (page, random) =>
      page.evaluate(async (isBack) => {
        history.pushState(null, '', location.href);
        if (!isBack) return;
        const arrived = new Promise((resolve) =>
          addEventListener('popstate', resolve, { once: true }),
        );
        history.back();
        await arrived;
      }, random() < 0.5),
  ],
  [
    'restore',
    1,
    (page) =>
      page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      }),
  ],
  [
    'another script adds and removes a module',
    2,
    (page, random) =>
      page.evaluate((at) => {
        const modules = [...document.querySelectorAll('.et_pb_module')];
        const copy = modules[Math.floor(at * modules.length)]?.cloneNode(true) as
          | Element
          | undefined;
        for (const each of [copy, ...(copy?.querySelectorAll('[id]') ?? [])])
          each?.removeAttribute('id');
        // A copied inline script violates the strict CSP even without Skerry.
        for (const script of copy?.querySelectorAll('script') ?? []) script.remove();
        if (copy) document.querySelector('main,#main-content')?.append(copy);
        requestAnimationFrame(() => requestAnimationFrame(() => copy?.remove()));
      }, random()),
  ],
  [
    'unmount and scan',
    1,
    (page, random) =>
      page.evaluate((at) => {
        const roots = window.skerry?.islands().filter(({ kind }) => kind === 'island') ?? [];
        const root = roots[Math.floor(at * roots.length)]?.root;
        window.skerry?.unmount(root);
        window.skerry?.scan(root);
      }, random()),
  ],
];

const total = ACTIONS.reduce((sum, [, weight]) => sum + weight, 0);

/**
 * Uses the kitchen-sink page at random until the time is over.
 *
 * @returns how often each action was taken
 */
export const useAtRandom = async (page: Page, random: () => number, untilMs: number) => {
  const counts: Record<string, number> = {};
  const until = performance.now() + untilMs;
  while (performance.now() < until) {
    let remaining = random() * total;
    const [name, , act] =
      ACTIONS.find(([, weight]) => (remaining -= weight) < 0) ?? ACTIONS[0] ?? [];
    if (!name || !act) break;
    await act(page, random);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await settle(page);
  return counts;
};
