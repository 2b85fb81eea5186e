import { describe, expect, test, vi } from 'vitest';
import { changeSize } from '../support/observers';
import { button, expandAll, heightOf, idsTo, row, withExpandPages, wrap } from './expand-page';

const open = withExpandPages();

describe('a row that moves', () => {
  test('grows to the height of what is in it, and is marked once it is fully open [S9.16b]', () => {
    const page = open(wrap(row(1)));
    heightOf(page, '#topics-1', 120);
    const body = page.find('#body-1');
    page.press(button(1));
    expect(body.style.maxHeight).toBe('170px');
    expect(body.getAttribute('data-height')).toBe('170');
    expect(body.style.transition).toBe('');
    page.advance(599);
    expect(body.classList.contains('ld-expanded')).toBe(false);
    page.advance(1);
    expect(body.classList.contains('ld-expanded')).toBe(true);
  });

  test('is marked as soon as the style sheet declares it open', () => {
    const { find, press } = open(wrap(row(1)));
    const body = find('#body-1');
    press(button(1));
    const end = (target: string, propertyName: string) =>
      find(target).dispatchEvent(
        Object.assign(new Event('transitionend', { bubbles: true }), { propertyName }),
      );
    end('#topics-1', 'max-height');
    end('#body-1', 'opacity');
    expect(body.classList.contains('ld-expanded')).toBe(false);
    end('#body-1', 'max-height');
    expect(body.classList.contains('ld-expanded')).toBe(true);
  });

  test('stays displayed until it is closed, and is out of reach then', () => {
    const { find, press, advance } = open(wrap(row(1)));
    const body = find('#body-1');
    press(button(1));
    advance(600);
    press(button(1));
    expect(body.classList.contains('ld-expanded')).toBe(false);
    expect(body.style.maxHeight).toBe('0px');
    expect(body.hidden).toBe(false);
    advance(600);
    expect(body.getAttribute('hidden')).toBe('hidden');
    expect(body.style.display).toBe('none');
  });

  test('that is closed again while it opens stays closed', () => {
    const { find, press, advance } = open(wrap(row(1)));
    press(button(1));
    advance(300);
    press(button(1));
    advance(300);
    expect(find('#body-1').classList.contains('ld-expanded')).toBe(false);
    advance(300);
    expect(find('#body-1').hidden).toBe(true);
  });

  test('does not move under reduced motion', () => {
    const { find, press } = open(wrap(row(1)), { motion: 'reduce' });
    press(button(1));
    expect(find('#body-1').style.transition).toBe('none');
    expect(find('#body-1').classList.contains('ld-expanded')).toBe(true);
  });
});

describe('an open row', () => {
  test('follows inserted content, and a closed one does not', () => {
    const page = open(wrap(row(1)), { motion: 'reduce' });
    const body = page.find('#body-1');
    page.press(button(1));
    heightOf(page, '#topics-1', 200);
    changeSize(page.find('#topics-1'));
    expect(body.style.maxHeight).toBe('250px');
    expect(body.getAttribute('data-height')).toBe('250');
    page.press(button(1));
    heightOf(page, '#topics-1', 300);
    changeSize(page.find('#topics-1'));
    expect(body.getAttribute('data-height')).toBe('250');
  });

  test('is as high on paper as it has to be there', () => {
    const { find, press } = open(wrap(row(1) + row(2)), { motion: 'reduce' });
    for (const selector of [button(1), button(2), button(2)]) press(selector);
    window.dispatchEvent(new Event('beforeprint'));
    expect(find('#body-1').style.maxHeight).toBe('none');
    expect(find('#body-2').style.maxHeight).toBe('0px');
  });

  test('that the server has printed open shows what its style sheet would cut off', () => {
    const html = wrap(
      row(1, 'style="max-height: 0px"').replace('expanded="false"', 'expanded="true"') +
        row(2).replace('expanded="false"', 'expanded="true"'),
    );
    const { find } = open(html);
    expect(find('#body-1').style.maxHeight).toBe('50px');
    expect(find('#body-2').style.maxHeight).toBe('');
    expect(find('#body-2').hidden).toBe(false);
  });
});

describe('a long list', () => {
  const ids = idsTo(30);

  test('opens without moving, and rows beyond the screen are laid out when they are seen', async () => {
    const { find, press } = open(wrap(expandAll(ids) + ids.map((id) => row(id)).join('')));
    await vi.advanceTimersByTimeAsync(500);
    expect(find('#body-1').hasAttribute('inert')).toBe(true);
    press('#all');
    expect(find('#all').getAttribute('aria-expanded')).toBe('true');
    await vi.advanceTimersByTimeAsync(500);
    const style = (id: number, name: string) => find(`#body-${id}`).style.getPropertyValue(name);
    expect(ids.map((id) => find(`#body-${id}`).classList.contains('ld-expanded'))).not.toContain(
      false,
    );
    expect(find('#body-1').hasAttribute('inert')).toBe(false);
    expect([style(1, 'max-height'), style(1, 'content-visibility')]).toEqual(['none', '']);
    expect([style(30, 'max-height'), style(30, 'content-visibility')]).toEqual(['none', 'auto']);
    expect(style(30, 'contain-intrinsic-height')).toBe('auto 300px');
  });
});

describe('a button', () => {
  const bare = (attributes: string, tag = 'button', inner = '') =>
    `<${tag} id="b" class="ld-expand-button" ${attributes}>${inner}</${tag}><div data-ld-expand-id="part"></div>`;

  test.each([
    ['without words', bare('data-ld-expands="part"'), 'Expand'],
    ['with blanks alone', bare('data-ld-expands="part"', 'button', ' <i> </i> '), 'Expand'],
    [
      'whose label is never shown',
      bare('data-ld-expands="part" data-ld-collapse-text="false"'),
      null,
    ],
    ['that has words', bare('data-ld-expands="part"', 'button', 'More'), null],
    ['that has a name', bare('data-ld-expands="part" aria-label="Own"'), 'Own'],
    [
      'of a search',
      bare('data-ld-expands="part"').replace('ld-expand-button', 'ld-search-prompt'),
      'Search',
    ],
  ])('%s has the name it needs', (_, html, name) => {
    expect(open(wrap(html)).find('#b').getAttribute('aria-label')).toBe(name);
  });

  test('of a comment form is none', () => {
    const html = wrap(
      bare('data-ld-expands="part"').replace('id="b"', 'id="ld-comments-post-button"'),
    );
    const { press, doc, before } = open(html);
    expect(press('#ld-comments-post-button').defaultPrevented).toBe(false);
    expect(doc.body.innerHTML).toBe(before);
  });

  test('that is a button by nature is pressed by the browser', () => {
    const { find } = open(wrap(bare('data-ld-expands="part"', 'button', 'More')));
    find('#b').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
    expect(find('#b').getAttribute('aria-expanded')).toBe('false');
  });

  test('of a row without access opens nothing, and its link is not followed', () => {
    const html = wrap(bare('data-ld-expands="part" style="pointer-events: none"', 'a'));
    const { find, press } = open(html);
    expect(press('#b').defaultPrevented).toBe(true);
    expect(find('#b').getAttribute('aria-expanded')).toBe('false');
  });

  test('opens the row of its own course where a course is shown twice', () => {
    const { press, doc } = open(wrap(row(1)) + wrap(row(1)), { motion: 'reduce' });
    press(`.learndash-wrapper:nth-child(2) ${button(1)}`);
    const hidden = [...doc.querySelectorAll<HTMLElement>('.ld-item-list-item-expanded')].map(
      (each) => each.hidden,
    );
    expect(hidden).toEqual([true, false]);
  });

  test('in a new page of the course is handled as well', () => {
    const { find, doc } = open(wrap('<div id="box"></div>'));
    find('#box').innerHTML = row(1);
    find('#box').dispatchEvent(new Event('ldAccordionPaginationComplete', { bubbles: true }));
    expect(find('#body-1').hidden).toBe(true);
    expect(doc.querySelectorAll('[aria-expanded=false]')).toHaveLength(1);
  });

  test('that opens all of a list is set back for its new rows', () => {
    const html =
      wrap(`<div class="ld-item-list"><div class="ld-item-list-actions"><button class="ld-expand-button ld-expanded" id="all" aria-expanded="true" aria-controls="old-1 old-2"><span class="ld-text">Collapse</span></button></div>
      <div id="rows">${row(1)}${row(2)}</div></div>`);
    const { find, expand } = open(html);
    expand.resetAll(find('#rows'));
    expect(find('#all').getAttribute('aria-controls')).toBe('body-1 body-2');
    expect(find('#all').getAttribute('aria-expanded')).toBe('false');
    expect(find('#all').classList.contains('ld-expanded')).toBe(false);
    expect(find('#all .ld-text').textContent).toBe('Expand');
  });
});

describe('an address that names a lesson [S2.14c]', () => {
  const html = `<div id="main-header"></div>${wrap(row(1).replaceAll('row-1', 'ld-expand-34'))}`;
  const load = (search: string, globals: Record<string, unknown> = {}) => {
    window.history.replaceState(null, '', search);
    const scrolls: unknown[] = [];
    vi.mocked(window.scrollTo).mockImplementation((to) => void scrolls.push(to));
    const height = vi
      .spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
      .mockImplementation(function read(this: HTMLElement) {
        return this.id === 'main-header' ? 60 : 0;
      });
    const rect = vi
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(function read(this: Element) {
        return new DOMRect(0, this.id === 'ld-expand-34' ? 500 : 0, 100, 10);
      });
    const page = open(html, { motion: 'reduce', globals });
    height.mockRestore();
    rect.mockRestore();
    return { ...page, scrolls };
  };

  test('opens it and scrolls to it below the header', () => {
    const { find, scrolls } = load('/?ld-topic-page=34-2');
    expect(find('.ld-expand-button').getAttribute('aria-expanded')).toBe('true');
    expect(scrolls).toEqual([{ top: 440, behavior: 'instant' }]);
  });

  test('scrolls as far above it as the owner has set', () => {
    const { scrolls } = load('/?ld-topic-page=34-2', {
      learndash: { global: { scrollOffset: 100 } },
    });
    expect(scrolls).toEqual([{ top: 400, behavior: 'instant' }]);
  });

  test('that the page does not have changes nothing', () => {
    const { find, scrolls } = load('/?ld-topic-page=35-2');
    expect(find('.ld-expand-button').getAttribute('aria-expanded')).toBe('false');
    expect(scrolls).toEqual([]);
  });
});

test('on paper every row is open, and keys have their ring', () => {
  const rules = () =>
    document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .filter((text) => /print|focus-visible/.test(text)).length;
  const before = rules();
  const { stop } = open(wrap(row(1)));
  expect(rules()).toBe(before);
  window.dispatchEvent(new Event('beforeprint'));
  expect(rules()).toBe(before + 2);
  stop();
  expect(rules()).toBe(before);
});
