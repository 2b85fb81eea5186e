import { describe, expect, test } from 'vitest';
import { changeSize } from '../support/observers';
import { button, expandAll, heightOf, olderRow, row, withExpandPages, wrap } from './expand-page';

const open = withExpandPages();

describe('a row that is on its way', () => {
  test('keeps moving while its contents keep their height, and follows inserted content at once', () => {
    const page = open(wrap(row(1)));
    const { style } = page.find('#body-1');
    page.press(button(1));
    changeSize(page.find('#topics-1'));
    expect([style.transition, style.maxHeight]).toEqual(['', '50px']);
    heightOf(page, '#topics-1', 200);
    changeSize(page.find('#topics-1'));
    expect([style.transition, style.maxHeight]).toEqual(['none', '250px']);
  });

  test('is fully open when it would have been, though "expand all" is pressed meanwhile', () => {
    const { find, press, advance } = open(wrap(expandAll([1, 2]) + row(1) + row(2)));
    const isMarked = (id: number) => find(`#body-${id}`).classList.contains('ld-expanded');
    press(button(1));
    advance(300);
    press('#all');
    advance(300);
    expect([isMarked(1), isMarked(2)]).toEqual([true, false]);
    advance(300);
    expect(isMarked(2)).toBe(true);
  });

  test('is left alone once Skerry has ended', () => {
    const page = open(wrap(row(1)));
    const { find, doc, press, stop, before } = page;
    press(button(1));
    stop();
    heightOf(page, '#topics-1', 200);
    changeSize(find('#topics-1'));
    find('#body-1').dispatchEvent(
      Object.assign(new Event('transitionend', { bubbles: true }), { propertyName: 'max-height' }),
    );
    expect(doc.body.innerHTML).toBe(before);
  });
});

describe('a row that the server has printed open', () => {
  test('stays open if only one of its two buttons is marked open', () => {
    const first = row(1).replace('expanded="false"', 'expanded="true"');
    const second =
      '<button class="ld-expand-button" aria-controls="body-1" aria-expanded="false"></button>';
    const { find } = open(wrap(first + second));
    expect(find('#body-1').hidden).toBe(false);
  });

  test('stays open if the class of its body alone marks it, and the next press closes it', () => {
    const html = olderRow(1).replace('-expanded"', '-expanded ld-expanded"');
    const { find, press, advance } = open(wrap(html));
    expect(find('[data-row]').hidden).toBe(false);
    expect(find('#button-1').getAttribute('aria-expanded')).toBe('true');
    press('#button-1');
    advance(600);
    expect(find('[data-row]').hidden).toBe(true);
  });

  test('is shown at once where its style sheet would cut it off', () => {
    const html = row(1, 'style="max-height: 0px"').replace('expanded="false"', 'expanded="true"');
    expect(open(wrap(html)).find('#body-1').style.transition).toBe('none');
  });

  test('keeps the icon in its label when "expand all" is pressed', () => {
    const html = row(1)
      .replace('expanded="false"', 'expanded="true"')
      .replace('>Expand<', '><b> Collapse </b><');
    const { doc, find, press, stop, before } = open(wrap(expandAll([1, 2]) + html + row(2)));
    press('#all');
    expect(find('#row-1 .ld-text').innerHTML).toBe('<b> Collapse </b>');
    press('#all');
    expect(find('#row-1 .ld-text').innerHTML).toBe('Expand');
    stop();
    expect(doc.body.innerHTML).toBe(before);
  });
});

describe('a button of older markup', () => {
  test('names the rows that it opens to screen readers, and is a button by Enter and Space', () => {
    const double =
      '<i class="ld-expand-button" id="double" data-ld-expands="two"></i><p data-ld-expand-id="two"></p><p data-ld-expand-id="two" id="own"></p>';
    const { doc, find, pressKey } = open(wrap(double));
    const ids = find('#double').getAttribute('aria-controls')?.split(' ') ?? [];
    expect(ids.map((id) => doc.getElementById(id))).toEqual([
      ...doc.querySelectorAll('p[data-ld-expand-id]'),
    ]);
    expect(find('#own').id).toBe('own');
    pressKey('#double', 'Enter');
    expect(find('#own').hidden).toBe(false);
    pressKey('#double', ' ');
    expect(find('#double').getAttribute('aria-expanded')).toBe('false');
  });

  test('that is a link stays one, and is not pressed twice by Enter', () => {
    const { find, pressKey } = open(
      wrap(
        '<a class="ld-expand-button" id="b" href="#" data-ld-expands="part">More</a><div data-ld-expand-id="part"></div>',
      ),
    );
    expect(find('#b').hasAttribute('role')).toBe(false);
    expect(find('#b').hasAttribute('tabindex')).toBe(false);
    pressKey('#b', 'Enter');
    expect(find('#b').getAttribute('aria-expanded')).toBe('false');
  });

  test('that opens all of one list leaves the other lists of the course alone', () => {
    const list = (id: number) =>
      `<i class="ld-expand-button" id="all-${id}" data-ld-expands="list-${id}"></i><div data-ld-expand-id="list-${id}" data-ld-expand-list="true">${olderRow(id)}</div>`;
    const { find, press } = open(wrap(list(1) + list(2)));
    expect(find('#all-1').hasAttribute('aria-controls')).toBe(false);
    press('#all-1');
    expect(find('[data-row="1"]').hidden).toBe(false);
    expect(find('[data-row="2"]').hidden).toBe(true);
  });
});

describe('what a button opens', () => {
  test('is found where a child theme prints blanks around its name', () => {
    const { find, press } = open(
      wrap(row(1).replace('controls="body-1"', 'controls=" body-1\n"') + olderRow(2)),
    );
    expect(find('#body-1').hidden).toBe(true);
    press(button(1));
    expect(find('#body-1').hidden).toBe(false);
  });

  test('is nothing around it where it names nothing', () => {
    const { doc, find } = open(
      wrap(
        '<div id=""><button class="ld-expand-button" id="b" data-ld-expands=" ">More</button></div>',
      ),
    );
    expect(find('#b').hasAttribute('aria-expanded')).toBe(false);
    expect(doc.querySelectorAll('[hidden]')).toHaveLength(0);
  });

  test('is the row of the same course where both copies of a course have several', () => {
    const { doc, press } = open(wrap(row(1) + row(2) + row(3)).repeat(2), { motion: 'reduce' });
    press(`.learndash-wrapper:nth-child(2) ${button(2)}`);
    const bodies = [...doc.querySelectorAll<HTMLElement>('.ld-item-list-item-expanded')];
    expect(bodies.map(({ hidden }) => hidden)).toEqual([true, true, true, true, false, true]);
  });

  test('is the new row where another page of the course names its rows as before', () => {
    const { find, press, expand, updates } = open(wrap(`<div id="box">${olderRow(1)}</div>`));
    const replace = () => {
      find('#box').innerHTML = olderRow(1);
    };
    replace();
    expand.prepare(find('#box'));
    expect(find('[data-row]').hidden).toBe(true);
    press('#button-1');
    expect(find('[data-row]').hidden).toBe(false);
    replace();
    for (const arrive of updates.arrivals) arrive(find('#box'));
    expect(find('[data-row]').hidden).toBe(true);
    press('#button-1');
    expect(find('[data-row]').hidden).toBe(false);
  });
});

test('new rows of a list leave its own buttons, and those that name the list, as they are', () => {
  const all = (id: string, more: string) =>
    `<div class="ld-item-list-actions"><button class="ld-expand-button" id="${id}" ${more}><span class="ld-text">Collapse</span></button></div>`;
  const { find, expand } = open(
    wrap(
      `<div class="ld-item-list">${all('all', 'data-ld-expands="rows"')}<div id="rows" data-ld-expand-id="rows" data-ld-expand-list="true">${row(1)}${all('inner', 'aria-expanded="true" aria-controls="body-1"')}</div></div>`,
    ),
  );
  expand.resetAll(find('#rows'));
  expect(find('#all').hasAttribute('aria-controls')).toBe(false);
  expect(find('#all').getAttribute('aria-expanded')).toBe('false');
  expect(find('#inner').getAttribute('aria-expanded')).toBe('true');
  expect(find('#inner').getAttribute('aria-controls')).toBe('body-1');
});

test('what hangs on the height of the page is notified of each row that opens', () => {
  const { press, updates } = open(wrap(row(1)));
  let moved = 0;
  updates.moves.push(() => void (moved += 1));
  press(button(1));
  expect(moved).toBe(1);
});
