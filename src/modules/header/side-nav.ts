import { atom } from 'nanostores';
import type { Start } from '../../runtime/definition';
import { byId, coveredByBars, smoothScroll } from '../../runtime/kit';
import * as names from './names';
import { stuckCopy, stuckModule } from '../../runtime/names/divi';

/** divi-layout.md §5.5. */
const DURATION_MS = 800;
/** Pixels above the bars' edge at which a section already counts as reached. */
const NEAR = 20;

/**
 * The section that the visitor has reached: the last one at the end of the page, the first one
 * before all of them. Examines no more of them than necessary.
 */
export const reachedSection = <Section>(
  sections: readonly Section[],
  {
    isReached,
    isAtEnd,
  }: { readonly isReached: (section: Section) => boolean; readonly isAtEnd: boolean },
): number => (isAtEnd ? sections.length - 1 : Math.max(0, sections.findLastIndex(isReached)));

/** Position of a section in the page: the place of a stuck one is kept by the element after it. */
const topOf = (section: Element): number =>
  ((section.matches(stuckModule) && section.nextElementSibling) || section).getBoundingClientRect()
    .top;

/** Dots beside the page, one per section displayed on this device. */
export const startSideNavigation: Start = ({ page, listen, onEnd }) => {
  const { document: doc, window: win, stores } = page;
  const host = byId(doc, names.mainContent);
  const template = doc.querySelector('.et-l--body');
  const shownIn = (layout: string) =>
    [
      ...doc.querySelectorAll<HTMLElement>(
        `.et-l--${layout} > .et_builder_inner_content > .et_pb_section:not(${stuckCopy})`,
      ),
    ].filter((section) => section.offsetParent ?? section.matches(stuckModule));
  const covered = (section: Element, bars = coveredByBars(page)) =>
    Math.max(bars, page.stuckAbove(section) ?? 0);
  if (!host) return;

  const list = doc.createElement('ul');
  list.className = `et_pb_side_nav ${names.visible}`;
  const $sections = atom<readonly HTMLElement[]>([]);
  const dots = () => [...list.querySelectorAll('a')];
  const itemOf = (section: Element, index: number) => {
    const dot = doc.createElement('a');
    dot.href = '#';
    dot.id = `side_nav_item_id_${index}`;
    // The style sheet hides the text, which is the accessible name of the dot.
    const heading = section.querySelector('h1,h2,h3,h4,h5,h6')?.textContent?.trim();
    dot.textContent = heading || page.labels(['section', 'Section {n}'], { n: index + 1 });
    const item = doc.createElement('li');
    item.className = 'side_nav_item';
    item.append(dot);
    return item;
  };

  const $active = atom(-1);
  const mark = () => {
    const { scrollY: y, innerHeight } = win;
    const isAtEnd = y > 0 && y + innerHeight >= doc.documentElement.scrollHeight - 1;
    // Once for all sections, as this runs in each frame of a scroll.
    const bars = coveredByBars(page);
    const isReached = (section: Element) => topOf(section) <= covered(section, bars) + NEAR;
    $active.set(reachedSection($sections.get(), { isReached, isAtEnd }));
  };
  const place = () => {
    const own = shownIn('post');
    // A post with at most one section uses the sections of the template around it.
    const found = own.length > 1 ? own : shownIn('body');
    const before = $sections.get();
    if (found.length !== before.length || found.some((each, at) => each !== before[at]))
      $sections.set(found);
    else mark();
  };
  onEnd(
    $sections.listen((sections) => {
      list.style.marginTop = `${-(20 * sections.length + 40) / 2}px`;
      list.replaceChildren(...sections.map(itemOf));
      $active.set(-1);
      mark();
      if (sections[1]) host.append(list);
      else list.remove();
    }),
  );
  onEnd(
    $active.listen((active) =>
      dots().forEach((dot, index) => {
        const isActive = index === active;
        dot.classList.toggle('active', isActive);
        if (isActive) dot.setAttribute('aria-current', 'true');
        else dot.removeAttribute('aria-current');
      }),
    ),
  );
  listen(list, 'click', (event) => {
    const index = dots().findIndex((dot) => dot === event.target);
    const section = $sections.get()[index];
    if (!section) return;
    event.preventDefault();
    event.stopPropagation();
    void smoothScroll(page, {
      // The header shrinks while scrolling, so it is read again.
      top: () => (index > 0 || template ? topOf(section) + win.scrollY - covered(section) : 0),
      durationMs: DURATION_MS,
    });
  });
  // Some sections are for other devices.
  onEnd(stores.$viewport.subscribe(place));
  onEnd(stores.$scroll.listen(mark));
  onEnd(() => list.remove());
};
