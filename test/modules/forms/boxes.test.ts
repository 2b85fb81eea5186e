import { describe, expect, test } from 'vitest';
import { Contact } from '../../../src/modules/forms/contact';
import { Newsletter } from '../../../src/modules/forms/newsletter';
import { withIsland } from '../../support/island-page';

const mountIsland = withIsland();

const option = (type: string, id: string) =>
  `<span><input type="${type}" class="input" name="way" id="${id}" value="${id}"><label for="${id}"><i></i>${id}</label></span>`;
const group = `<p class="et_pb_contact_field" data-type="radio">${option('radio', 'post')}</p><p class="et_pb_contact_field" data-type="checkbox">${option('checkbox', 'gift')}</p>`;
/** The builder’s styles replace both native inputs. */
const drawn = '<style>.drawn .input{display:none}</style>';
const contact = (css = drawn) =>
  `${css}<div id="root" class="drawn"><div class="et-pb-contact-message"></div><form>${group}</form></div>`;
const newsletter = `${drawn}<div id="root" class="drawn"><form>${group}<input type="hidden" name="et_pb_signup_checksum" value="c"></form></div>`;

const rules = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );

describe.each([
  ['a contact form', Contact, contact()],
  ['a newsletter form', Newsletter, newsletter],
])('radios and boxes of %s, which the style sheet moves out of the page', (_, island, html) => {
  test('can be reached by keyboard and screen readers, and are seen as the builder draws them', () => {
    const { find, end } = mountIsland(island, '#root', { html });
    for (const id of ['post', 'gift']) {
      const { display, position, opacity } = getComputedStyle(find(`#${id}`));
      expect([display, position, opacity]).toEqual(['block', 'absolute', '0']);
    }
    end();
    expect(find('#post').getAttribute('style')).toBeNull();
  });

  test('show where the focus is', () => {
    mountIsland(island, '#root', { html });
    expect(rules().join()).toMatch(/input:focus-visible ?\+ ?label i/);
  });
});

test('a box without a label, as traps for robots are, stays out of reach', () => {
  const html = contact().replace(
    '</form>',
    '<input type="checkbox" class="input" id="trap"></form>',
  );
  const { find } = mountIsland(Contact, '#root', { html });
  expect(find('#trap').getAttribute('style')).toBeNull();
});

test('boxes that the site shows itself stay as they are', () => {
  const { find } = mountIsland(Contact, '#root', { html: contact('') });
  expect(find('#gift').getAttribute('style')).toBeNull();
});
