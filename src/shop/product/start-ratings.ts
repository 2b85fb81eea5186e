import type { ControllerScope } from '../../runtime/controller-scope';
import { singleProductParams } from '../config/product';
import { rating, ratingLabel, stars, starsChosen } from './names';
import { starOfKey } from './star-of-key';

const COUNT = 5;

/** Stars in place of the select of the review form (contract shop.md §5.13). */
export const startRatings = (scope: ControllerScope): void => {
  const { page, changes, delegate, listen, onEnd } = scope;
  const { document: doc, globals } = page;
  const params = globals.get(singleProductParams);

  const add = (select: HTMLSelectElement) => {
    const box = doc.createElement('p');
    box.className = stars;
    const group = doc.createElement('span');
    group.setAttribute('role', 'radiogroup');
    if (doc.getElementById(ratingLabel)) group.setAttribute('aria-labelledby', ratingLabel);
    if (select.required) group.setAttribute('aria-required', 'true');
    const links = Array.from({ length: COUNT }, (_, index) => {
      const link = doc.createElement('a');
      link.href = '#';
      link.className = `star-${index + 1}`;
      link.setAttribute('role', 'radio');
      link.textContent = params.i18n_rating_options[index] ?? String(index + 1);
      return link;
    });
    const alert = doc.createElement('span');
    alert.setAttribute('role', 'alert');

    const paint = () => {
      const chosen = Number(select.value) - 1;
      box.classList.toggle(starsChosen, chosen >= 0);
      links.forEach((link, index) => {
        link.classList.toggle('active', index === chosen);
        link.setAttribute('aria-checked', String(index === chosen));
        link.tabIndex = index === Math.max(chosen, 0) ? 0 : -1;
      });
    };
    const choose = (index: number) => {
      select.value = String(index + 1);
      alert.textContent = '';
      paint();
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    group.append(...links);
    box.append(group, alert);
    listen(box, 'click', (event) => {
      const index = links.indexOf(event.target as HTMLAnchorElement);
      if (index < 0) return;
      event.preventDefault();
      choose(index);
    });
    listen<KeyboardEvent>(box, 'keydown', (event) => {
      const at = links.indexOf(event.target as HTMLAnchorElement);
      const next = starOfKey(event.key, at, COUNT);
      if (next === null) return;
      event.preventDefault();
      choose(next);
      links[next]?.focus();
    });
    paint();
    select.before(box);
    changes.setStyle(select, 'display', 'none');
    // A required field that is not displayed stops the form without a word.
    changes.setAttribute(select, 'required', null);
    onEnd(() => box.remove());
    delegate('submit', 'form', (form, event) => {
      if (!params.review_rating_required || select.value || !form.contains(select)) return;
      event.preventDefault();
      alert.textContent = ` ${params.i18n_required_rating_text}`;
      links[0]?.focus();
    });
  };
  for (const select of doc.querySelectorAll<HTMLSelectElement>(rating)) {
    if (!select.parentElement?.querySelector(`.${stars}`)) add(select);
  }
};
