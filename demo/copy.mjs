// @ts-check
import { html } from 'hono/html';

/** Neutral text for the demo pages. Each use selects by number, so that pages do not change. */
const sentences = [
  'The north pier was rebuilt in stone after the third storm of that winter.',
  'Goods arrive on Tuesdays and are on the shelf by the evening.',
  'Bring a jar back and get the next one for less.',
  'There is a bench by the window, and the kettle is always warm.',
  'Parcels leave in paper and string, and reach most doors in three days.',
  'The map on the wall shows every path along the coast.',
  'On clear evenings the light of the far island can be seen from the steps.',
  'Repairs take a week, a little longer before the holidays.',
  'The oldest thing in the shop is the scale; the newest is the door.',
];

/** @param {number} number */
export const sentence = (number) => sentences[number % sentences.length] ?? '';

/**
 * @param {number} start
 * @param {number} [count]
 */
export function paragraph(start, count = 3) {
  const picked = Array.from({ length: count }, (_, index) => sentence(start + index));
  return html`<p>${picked.join(' ')}</p>`;
}
