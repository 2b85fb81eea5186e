import { pages } from '../../demo/pages/pages.mjs';
import { stayOnPage } from './support/random-use';
import { expect, settle, test } from './support/test';

const CONTROLS = [
  'button',
  '[role=button]',
  '[role=tab]',
  'summary',
  'select',
  'input:not([type=hidden])',
  'textarea',
  '.et_pb_toggle_title',
  '.et-pb-controllers a',
  'a[href^="#"]',
  '.et_pb_gallery_image a',
  '.et_pb_lightbox_image',
  '.et_pb_portfolio_filter a',
  '.ajax_add_to_cart',
  '.remove_from_cart_button',
].join();

/** Records errors without an exception, such as those of observers, which cause no `pageerror`. */
const noteErrors = () => {
  const errors: string[] = [];
  Object.assign(window, { errors });
  addEventListener('error', ({ message }) => message && errors.push(message));
};

/** Scrolls through the page, types into each field and presses each visible control, once. */
const walk = async (selector: string) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const { scrollHeight } = document.documentElement;
  for (let top = 0; top <= scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await frame();
  }
  let pressed = 0;
  const done = new Set<Element>();
  // Controls that a press inserts are pressed in a later round; pages with hundreds of controls
  // have repetitions.
  for (let round = 0; round < 3; round += 1) {
    for (const control of document.querySelectorAll<HTMLElement>(selector)) {
      if (done.has(control) || done.size >= 60 || !control.checkVisibility()) continue;
      done.add(control);
      control.focus();
      if (control.matches('input[type=text],input[type=email],textarea')) {
        (control as HTMLInputElement).value = 'text';
        for (const type of ['input', 'change'])
          control.dispatchEvent(new Event(type, { bubbles: true }));
      } else control.click();
      pressed += 1;
      await frame();
    }
  }
  return pressed;
};

/** Pages for broken markup and for measuring. */
const isExcluded = (path: string) => /^\/(bench|bench-scroll|broken)\//.test(path);

for (const { path, example = path } of pages.filter((each) => !isExcluded(each.path))) {
  test(`${path} keeps to the strict CSP while everything on it is used`, async ({
    page,
    open,
    faults,
  }) => {
    await page.addInitScript(stayOnPage);
    await page.addInitScript(noteErrors);
    await open(example, 'bar=off');
    const errors = () => page.evaluate(() => (window as unknown as { errors: string[] }).errors);
    expect(await errors()).toEqual([]);
    // Placing an order navigates to another page.
    const left = page.waitForEvent('framenavigated', (frame) => !frame.url().includes(example));
    await Promise.race([page.evaluate(walk, CONTROLS), left.catch(() => {})]);
    await settle(page).catch(() => {});
    expect(await errors()).toEqual([]);
    // The page of the pixel contains a broken selector of its owner on purpose.
    expect(faults.filter((fault) => !fault.includes('pixel (config)'))).toEqual([]);
  });
}
