import { listen, type Part, smoothScroll } from '../../runtime/kit';
import * as names from './side-names';

/** Contract divi-layout-effects.md §6.5. */
const DURATION_MS = 800;

/** Dots beside the page, one for each section. */
export const start = ({ page, find, listening, undos }: Part): void => {
  const { document: doc, window: win } = page;
  const host = find(names.mainContent);
  const found = doc.querySelectorAll<HTMLElement>(
    '.et-l--post > .et_builder_inner_content > .et_pb_section',
  );
  const sections = [...found].filter(({ offsetParent }) => offsetParent !== null);
  if (!host || sections.length < 2) return;

  const list = doc.createElement('ul');
  list.className = `et_pb_side_nav ${names.visible}`;
  list.style.marginTop = `${-(20 * sections.length + 40) / 2}px`;
  const dots = sections.map((section, index) => {
    const item = doc.createElement('li');
    item.className = 'side_nav_item';
    const dot = item.appendChild(doc.createElement('a'));
    dot.href = '#';
    dot.id = `side_nav_item_id_${index}`;
    // The style sheet hides the text; it is the name of the dot.
    const heading = section.querySelector('h1,h2,h3,h4,h5,h6')?.textContent?.trim();
    dot.textContent = heading || page.labels('section', { n: index + 1 });
    list.append(item);
    listen(
      dot,
      'click',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        void smoothScroll(page, {
          top: () => (index === 0 ? 0 : section.getBoundingClientRect().top + win.scrollY),
          durationMs: DURATION_MS,
        });
      },
      listening,
    );
    return dot;
  });
  host.append(list);

  const inView = new Set<Element>();
  const mark = () => {
    // The last section that has come up to the upper half of the window.
    const active = sections.findLastIndex((section) => inView.has(section));
    dots.forEach((dot, index) => {
      const isActive = index === Math.max(0, active);
      dot.classList.toggle('active', isActive);
      if (isActive) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
  };
  const observer = new win.IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      mark();
    },
    { rootMargin: '0px 0px -50%' },
  );
  for (const section of sections) observer.observe(section);
  undos.push(
    () => observer.disconnect(),
    () => list.remove(),
  );
};
