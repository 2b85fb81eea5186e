import { expect, reported, test } from './attack';
import { attributeTexts } from './inputs/values';
import { watchNavigation } from './watch-navigation';

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium can cancel navigations.');
test.beforeEach(({ page }) => watchNavigation(page));

const pages = [
  '/kitchen-sink/',
  '/sliders/',
  '/counters/',
  '/galleries/',
  '/portfolio/',
  '/media/',
  '/enhancements/',
  '/effects/',
  '/contact/',
  '/lessons/c/?timer=90',
  '/courses/c/',
  '/shop/',
  '/product/knitted-jumper/',
  '/registration/',
  '/sticky/',
];

/** In every round each `data-*` attribute of the page's content gets another text. */
const ROUNDS = 12;

for (const path of pages) {
  test(`${path}: data of every wrong kind stops nothing`, async ({ page, open }) => {
    await open(path, 'bar=off');
    const failed = await page.evaluate(
      async ({ texts, rounds }) => {
        const response = await fetch(location.href);
        const printed = new DOMParser().parseFromString(await response.text(), 'text/html');
        const content = document.querySelector('#main-content, main');
        const server = printed.querySelector('#main-content, main');
        if (!content || !server) throw new Error('no content');
        const task = () => new Promise((resolve) => setTimeout(resolve));
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const isLoading = () =>
          window.skerry
            ?.islands()
            .some(
              ({ status, when }) =>
                status === 'loading' || (status === 'waiting' && when !== 'key'),
            );
        const names: string[] = [];
        let count = 0;
        for (let round = 0; round < rounds; round += 1) {
          const copy = document.importNode(server, true);
          for (const element of copy.querySelectorAll('*')) {
            for (const name of element.getAttributeNames()) {
              if (!name.startsWith('data-')) continue;
              count += 1;
              element.setAttribute(name, texts[(count * 7 + round * 5) % texts.length] ?? '');
            }
          }
          content.replaceChildren(...copy.childNodes);
          window.skerry?.scan(content);
          await frame();
          const start = performance.now();
          while (isLoading() && performance.now() - start < 300) await task();
          const pressed = content.querySelectorAll<HTMLElement>(
            'button,[role=button],[role=tab],[role=link],a[href^="#"],.et_pb_toggle_title,.et-pb-arrow-next,.et_pb_lightbox_image',
          );
          for (const element of [...pressed].slice(0, 60)) element.click();
          await frame();
          document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
          );
          names.push(
            ...(window.skerry?.islands() ?? [])
              .filter(({ status }) => status === 'failed')
              .map(({ name }) => name),
          );
        }
        content.replaceChildren();
        await frame();
        window.skerry?.stop();
        return [...new Set(names)];
      },
      { texts: attributeTexts, rounds: ROUNDS },
    );
    expect(failed).toEqual([]);
    expect(await reported(page)).toEqual([]);
  });
}
