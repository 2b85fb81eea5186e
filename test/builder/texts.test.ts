import { describe, expect, test } from 'vitest';
import * as builder from '../../src/builder/library';

describe('a hint that HTML is not closed', () => {
  test.each([
    ['appears for a tag with attributes', '<p class="a">x', false],
    ['appears for a custom element whose name ends like a void one', '<my-link>x', false],
    ['appears for an element whose name begins like a void one', '<colgroup>', false],
    ['appears for the wrong order', '<b class="x"><i></b></i>', false],
    ['does not appear for a self-closing tag', '<svg><path d="M0 0"/></svg>', true],
    ['does not appear for void elements, in any case', '<BR><hr class="x"><input>', true],
    ['does not appear for attributes in a closed tag', '<p class="a">x</p>', true],
  ])('%s', (_, html, isValid) => {
    expect(builder.isValidHtml(html)).toBe(isValid);
  });
});

test.each([
  ['a.mp4#t=1.webm', 'mp4', true],
  ['a.mp4?x=b.webm', 'webm', false],
])('whether the address %s ends in %s: %s', (address, extension, expected) => {
  expect(builder.isFileExtension(address, extension)).toBe(expected);
});

test.each([
  ['left', 'right'],
  ['right', 'right'],
  ['center', 'center'],
  ['force_left', 'left'],
  ['justified', 'justify'],
])('on a page from right to left a text set to %s is aligned %s', (setting, aligned) => {
  expect(builder.textOrientation(setting, { isRtl: true })).toBe(aligned);
});

describe('the headings of comments', () => {
  const comments = (title: string, form: string, formTitle = 'Leave a\n reply') =>
    `<${title}>3 comments</${title}>` +
    `<${form} id="reply-title" class="comment-reply-title">${formTitle}</${form}>`;

  test('have the chosen levels, whatever the words of the form are', () => {
    expect(builder.commentsMarkup(comments('h1', 'h3'), 'h2', 'h4')).toBe(comments('h2', 'h4'));
    const empty = comments('h1', 'h3', '');
    expect(builder.commentsMarkup(empty, 'h2', 'h4')).toBe(comments('h2', 'h4', ''));
  });

  test.each(['', 'h7', 'h22', 'xh2', 'p', 'h2 onclick=x'])('stay where %j is no level', (level) => {
    const html = comments('h1', 'h3');
    expect(builder.commentsMarkup(html, level, level)).toBe(html);
  });
});
