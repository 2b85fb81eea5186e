import { expect, test } from 'vitest';
import {
  fieldName,
  isGlyph,
  isLeftover,
  linkName,
  wordsBesideGlyph,
} from '../../src/access/accessible-names/name-of';
import { searchButtonName } from '../../src/access/header-names';
import { courseName, regionName } from '../../src/access/courses';
import { wordsOf } from '../../src/access/words';

/** The element that has `data-this` in the given HTML. */
const marked = <E extends Element>(html: string): E => {
  document.body.innerHTML = html;
  const element = document.querySelector<E>('[data-this]');
  if (!element) throw new Error('nothing is marked');
  return element;
};

const contact = (label: string, field: string) =>
  `<p class="et_pb_contact_field" data-id="topic" data-type="select">${label}${field}</p>`;
const label = '<label for="topic_1" class="et_pb_contact_form_label">Topic</label>';
/** As the style sheet of the builder’s forms does. */
const withoutLabels = (html: string) => html.replaceAll('<label', '<label style="display:none"');

test.each<[what: string, html: string, name: string]>([
  ['a select by its hidden label', contact(label, '<select data-this id="topic_1">'), 'Topic'],
  [
    'a field by its hidden label, not by its rules',
    contact(
      label,
      '<input data-this id="topic_1" class="input" placeholder="Your topic" title="Only letters allowed.">',
    ),
    'Topic',
  ],
  [
    'the second field of an id by the label beside it',
    `${contact(label, '<select id="topic_1"></select>')}${contact(
      '<label for="topic_1">Mood</label>',
      '<select data-this id="topic_1">',
    )}`,
    'Mood',
  ],
  [
    'a sum by its question',
    '<p class="clearfix"><span class="et_pb_contact_captcha_question">1 + 10</span> = <input data-this class="input et_pb_contact_captcha"></p>',
    '1 + 10 =',
  ],
  [
    'a field without a label by the title that the builder keeps',
    contact('', '<input data-this data-original_title="Phone" placeholder="0123">'),
    'Phone',
  ],
  [
    'a field without a label by its placeholder',
    contact('', '<textarea data-this placeholder="Message"></textarea>'),
    'Message',
  ],
  [
    "a theme's search by its placeholder",
    '<form role="search" class="et-search-form"><input data-this type="search" class="et-search-field" placeholder="Search &hellip;" name="s" title="Search for:"></form>',
    'Search …',
  ],
  [
    'a search module by the label of an id that no field has',
    '<form role="search" class="et_pb_searchform"><div><label class="screen-reader-text" for="s">Search for:</label><input data-this type="text" name="s" placeholder="" class="et_pb_s"></div></form>',
    'Search for:',
  ],
  [
    'a search without a word by its button',
    '<form role="search"><input data-this name="s"><input type="submit" value="Find"></form>',
    'Find',
  ],
  ['no field that is named', '<input data-this aria-label="Own" placeholder="Other">', ''],
  ['no field without a text on the page', '<input data-this name="x">', ''],
  ['no button', '<input data-this type="submit" title="Go">', ''],
  [
    'a field by a label with markup, on one line',
    contact('<label for="f"><b>Your\n  <i>name</i></b> *</label>', '<input data-this id="f">'),
    'Your name *',
  ],
  [
    'a field by a label in another script',
    contact('<label for="f">اسمك الكامل</label>', '<input data-this id="f">'),
    'اسمك الكامل',
  ],
])('names %s', (_, html, name) => {
  expect(fieldName(marked(withoutLabels(html)))).toBe(name);
});

test('a field whose label is seen keeps it as its name', () => {
  const html = contact(label, '<select data-this id="topic_1">');
  expect(fieldName(marked(html))).toBe('');
});

test.each([
  ['seen with it keeps that', '', ''],
  ['hidden too is named by it', 'display:none', 'Topic'],
])('a field of a closed form whose label is %s', (_, style, name) => {
  const html = contact(label, '<select data-this id="topic_1">');
  const form = `<form style="display:none">${html.replace('<label', `<label style="${style}"`)}</form>`;
  expect(fieldName(marked(form))).toBe(name);
});

test.each<[what: string, html: string, name: string]>([
  [
    'an icon by the words that the style sheet hides',
    '<li class="et-social-icon et-social-facebook"><a data-this href="#" class="icon"><span style="display:none">Facebook</span></a></li>',
    'Facebook',
  ],
  [
    'the icon of a person',
    '<ul class="et_pb_member_social_links"><li><a data-this href="#" class="et_pb_font_icon et_pb_linkedin_icon"><span style="display:none">LinkedIn</span></a></li></ul>',
    'LinkedIn',
  ],
  [
    'the image of a blurb by its heading',
    '<div class="et_pb_module et_pb_blurb"><div class="et_pb_main_blurb_image"><a data-this href="/x/"><span class="et_pb_image_wrap"><img src="a.jpg" alt=""></span></a></div><h4 class="et_pb_module_header"><span>Boats</span></h4></div>',
    'Boats',
  ],
  [
    'an image by its title before the heading of its item',
    '<div class="et_pb_gallery_item"><a data-this href="/a.jpg"><img src="a.jpg" alt="" title="A harbour"></a><h3 class="et_pb_gallery_title">Harbour</h3></div>',
    'A harbour',
  ],
  [
    'an empty link of a product by the product',
    '<ul class="products"><li class="product"><a data-this href="/product/cap/" class="woocommerce-LoopProduct-link"></a><h2 class="woocommerce-loop-product__title">Cap</h2></li></ul>',
    'Cap',
  ],
  [
    'an image of a link by the text of another link',
    '<a data-this href="/links/"><img alt=""></a>',
    'Links',
  ],
  ['no image with an alternative text', '<a data-this href="/links/"><img alt="Map"></a>', ''],
  ['no link that is titled', '<a data-this href="/links/" title="Map"><img alt=""></a>', ''],
  ['no link with words', '<a data-this href="/links/">More</a>', ''],
  ['no control', '<a data-this href="#" class="et_pb_video_play"></a>', ''],
  ['no link that is a button', '<a data-this href="/x/" role="button"></a>', ''],
])('a link without words: names %s', (_, html, name) => {
  expect(linkName(marked(html), () => 'Links')).toBe(name);
});

test.each<[string, string, number | undefined, string, boolean]>([
  ['is empty, no line high, and another one names its address', '', 0, 'Cap', true],
  ['is not drawn, and may be the image of a hidden slide', '', undefined, 'Cap', false],
  ['has a glyph drawn by a style sheet', '', 20, 'Cap', false],
  ['is the only one that leads there', '', 0, '', false],
  ['is around floated images', '<img alt="Cap">', 0, 'Cap', false],
])('whether a link is out of the tab order: it %s', (_, content, height, expectedWords, isOut) => {
  const link = marked<HTMLAnchorElement>(`<a data-this href="/cap/">${content}</a>`);
  expect(
    isLeftover(
      link,
      () => expectedWords,
      () => (height === undefined ? undefined : { height }),
    ),
  ).toBe(isOut);
});

test('an icon whose words are seen keeps them as its name', () => {
  const icon = marked<HTMLAnchorElement>(
    '<li class="et-social-icon"><a data-this href="#"><span>Facebook</span></a></li>',
  );
  expect(linkName(icon, () => '')).toBe('');
});

test("the button of Extra's search is named by the field beside it", () => {
  const form = (button: string) =>
    `<div class="et-top-search"><form role="search"><input name="s" placeholder="Search" title="Search for:">${button}</form></div>`;
  expect(searchButtonName(marked(form('<button data-this class="et-search-submit">')))).toBe(
    'Search',
  );
});

test.each<[what: string, html: string, isHidden: boolean]>([
  ['a glyph of a blurb', '<span data-this class="et-pb-icon">\uE03A</span>', true],
  ['a glyph that is a digit for others', '<span data-this class="et-pb-icon">5</span>', true],
  ['a glyph beside the words of its link', '<a href="/x/"><span data-this>5</span> More</a>', true],
  [
    'the only glyph of a named link',
    '<a href="/x/" aria-label="More"><span data-this>5</span></a>',
    true,
  ],
  [
    'the only contents of a link',
    '<a href="/x/"><span data-this class="et-pb-icon">5</span></a>',
    false,
  ],
  ['a glyph that is focusable', '<span data-this tabindex="0">5</span>', false],
  ['what has words', '<span data-this class="et-pb-icon">New</span>', false],
  ['what holds others', '<span data-this class="et_overlay"><b>5</b></span>', false],
])('%s: hidden from assistive technology %s', (_, html, isHidden) => {
  expect(isGlyph(marked(html.replace('\uE03A', '')))).toBe(isHidden);
});

test('the outline of a course is named by the course, a bar by the text beside it', () => {
  const outline =
    '<div data-this id="ld-focus-sidebar" role="dialog"><a id="ld-focus-mode-course-heading">\n\tOpen course </a></div>';
  expect(courseName(marked(outline))).toBe('Open course');
  const bar =
    '<div class="ld-progress-bar"><div class="ld-progress-bar__label">Course Progress</div><div data-this class="ld-progress-bar__meter-background" role="progressbar"></div></div>';
  expect(courseName(marked(bar))).toBe('Course Progress');
  expect(courseName(marked(bar.replace('data-this', 'data-this aria-label="Own"')))).toBe('');
});

test('the elements around the main landmark of a course are under the heading of the page', () => {
  const page =
    '<div data-this role="main"><h1>Lesson 1</h1><main class="ld-layout__content"></main></div>';
  expect(regionName(marked(page))).toBe('Lesson 1');
  expect(regionName(marked(page.replace(/<main.*\/main>/, '')))).toBe('');
});

test('a name is one line of at most 150 characters, of any script', () => {
  expect(wordsOf('  two\n\twords ')).toBe('two words');
  expect(wordsOf(' \uE03A – ')).toBe('');
  expect(wordsOf(undefined)).toBe('');
  expect([...wordsOf('長'.repeat(10_000))]).toHaveLength(150);
  expect(() => encodeURIComponent(wordsOf('a😀'.repeat(10_000)))).not.toThrow();
});

test.each<[what: string, html: string, glyph: string, words: string]>([
  [
    'a button with an arrow of the icon font is called by its words',
    '<a data-this href="/more/" class="et_pb_button">Read more</a>',
    '"5"',
    'Read more',
  ],
  [
    'a button with an arrow that is no letter is left alone',
    '<a data-this href="/more/" class="et_pb_button">Read more</a>',
    '"\uE03D"',
    '',
  ],
  [
    'a button without an arrow is left alone',
    '<a data-this href="/more/" class="et_pb_button">Read more</a>',
    'none',
    '',
  ],
  [
    'a button that the page names keeps its name',
    '<a data-this href="/?add-to-cart=1" class="button" aria-label="Add “Mug” to your cart">Add to cart</a>',
    '"5"',
    '',
  ],
  [
    'a button with an image is left alone',
    '<a data-this href="/more/" class="button"><img alt="Mug" src="mug.png"> More</a>',
    '"5"',
    '',
  ],
])('%s', (_, html, glyph, expectedWords) => {
  const glyphOf = (pseudo: string) => (pseudo === '::after' ? glyph : 'none');
  expect(wordsBesideGlyph(marked<HTMLAnchorElement>(html), glyphOf)).toBe(expectedWords);
});
