import { describe, expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { createLabels, type Label } from '../../src/runtime/labels';

/** Every label with example values for its placeholders. */
const all: Readonly<Record<Label, Readonly<Record<string, string | number>>>> = {
  carousel: {},
  slide: {},
  slideOf: { n: 2, m: 5 },
  goToSlide: { n: 3 },
  pause: {},
  play: {},
  added: {},
  consentSaved: {},
  failed: {},
  close: {},
  allowOnce: {},
  pages: {},
  pageNumber: { n: 4 },
  itemsShown: { n: 6, m: 8 },
  pageLoaded: {},
  found: { n: 7 },
  files: { n: 9 },
  ends: { date: '1 May' },
  picture: {},
  playVideo: {},
  places: {},
  openMap: {},
  menu: {},
  subMenu: { name: 'Shop' },
  search: {},
  toTop: {},
  section: { n: 11 },
  scrollDown: {},
  skip: {},
};

type Named = Parameters<ReturnType<typeof createLabels>>[0];

/** The texts of single features are beside their use. */
const ownTexts = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((path) =>
    [...readFileSync(`src/${path}`, 'utf8').matchAll(/\['(\w+)', '([^']+)'\]/g)].map(
      ([, name = '', english = '']) => [name, english] as const,
    ),
  )
  .filter(([name]) => Object.hasOwn(all, name));
const own = new Map(ownTexts);
const nameOf = (label: string): Named => {
  const english = own.get(label);
  return (english === undefined ? label : [label, english]) as Named;
};

describe('texts for assistive technology', () => {
  test.each(Object.entries(all))('%s is never empty and contains its values', (label, values) => {
    const text = createLabels({})(nameOf(label), values);
    expect(text).toMatch(/^[A-Z0-9cs]/);
    for (const value of Object.values(values)) expect(text).toContain(String(value));
    expect(text).not.toMatch(/[{}]/);
  });

  test('are those of the site where it has some', () => {
    const labels = createLabels({ pause: 'Anhalten', goToSlide: 'Bild {n} ({n})', play: '' });
    expect(labels('pause')).toBe('Anhalten');
    expect(labels('goToSlide', { n: 2 })).toBe('Bild 2 (2)');
    expect(labels('play')).toBe('Play');
  });

  test('are the same wherever a feature uses them', () => {
    expect(own.size).toBeGreaterThan(10);
    expect(new Set(ownTexts.map(String)).size).toBe(own.size);
  });

  test('keep placeholders without a value', () => {
    const labels = createLabels({ found: '{n} of {all} {toString}' });
    expect(labels(['found', '{n} found'], { n: 3 })).toBe('3 of {all} {toString}');
    expect(labels(['found', '{n} found'])).toBe('{n} of {all} {toString}');
  });
});
